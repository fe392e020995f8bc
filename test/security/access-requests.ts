import type { AccessRow, AccessWorld, CallerName } from './access-rows.js';

/** A request, as it is sent. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The request of a row, as one of the world's people makes it. */
export async function requestOf(row: AccessRow, world: AccessWorld, caller: CallerName): Promise<Asked> {
  const [method, path] = row.route.split(' ');
  return {
    method: method!,
    path: row.path ? await row.path(world, caller) : path!,
    body: row.body?.(world, caller),
    headers: {
      ...row.headers,
      ...(caller !== 'nobody' && { authorization: `Bearer ${world[caller].token}` }),
    },
  };
}

/** @returns the answer's text; of a stream, which does not end, none */
export async function send(
  url: string,
  { method, path, body, headers = {} }: Asked,
): Promise<{ status: number; text: string }> {
  const abort = new AbortController();
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}${path}`, {
    method,
    signal: abort.signal,
    headers: { ...headers, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  // Each answer has an id of its own, which tells nothing.
  const text = isStream ? '' : (await response.text()).replace(/"requestId":"[0-9a-f-]{36}"/, '');
  if (isStream) abort.abort();
  return { status: response.status, text };
}
