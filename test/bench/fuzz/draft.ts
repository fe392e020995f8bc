import type { Dice } from '../../support/drawn/dice.js';
import type { Caller } from './callers.js';
import type { Operation } from './operations.js';

export const moods = ['valid', 'nearly valid', 'wild', 'race', 'raw'] as const;
export type Mood = (typeof moods)[number];

export interface FormPart {
  readonly name: string;
  readonly value: Buffer | string;
  /** Of files. */
  readonly filename?: string;
  readonly type?: string;
}

/** A request in its parts, before it is written out. */
export interface Draft {
  readonly operation: Operation;
  readonly caller: Caller;
  readonly path: Record<string, string>;
  readonly query: [name: string, value: string][];
  readonly headers: Record<string, string>;
  /** JSON, when there is no form. */
  json: unknown;
  form?: FormPart[];
}

/** A request as it goes out. */
export interface FuzzRequest {
  /** Operation or kind, for the table. */
  readonly route: string;
  readonly operation: Operation | undefined;
  readonly mood: Mood;
  readonly caller: Caller;
  method: string;
  /** Path and query as sent. */
  target: string;
  headers: Record<string, string | string[]>;
  body: Buffer | undefined;
}

/** Percent-encoded; half a surrogate pair becomes the bytes that no UTF-8 has. */
export function encoded(text: string): string {
  return [...text]
    .map((letter) => (/\p{Cs}/u.test(letter) ? '%ED%A0%80' : encodeURIComponent(letter)))
    .join('');
}

/** Writes a draft out, with what its caller sends by itself. */
export function written(dice: Dice, mood: Mood, draft: Draft): FuzzRequest {
  const { operation, caller, form } = draft;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(draft.path[name] ?? 'x'));
  const query = draft.query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  const headers: Record<string, string> = { ...draft.headers };
  if (caller.authorization !== undefined) headers['authorization'] = caller.authorization;
  if (caller.cookies.size > 0)
    headers['cookie'] = [...caller.cookies].map((pair) => pair.join('=')).join('; ');
  let body: Buffer | undefined;
  if (form) {
    const boundary = `----${dice.whole(1e8, 1e9)}`;
    headers['content-type'] = `multipart/form-data; boundary=${boundary}`;
    body = formBody(form, boundary);
  } else if (draft.json !== undefined) {
    headers['content-type'] ??= 'application/json';
    body = Buffer.from(
      typeof draft.json === 'string' && operation.body === undefined
        ? draft.json
        : JSON.stringify(draft.json),
    );
  }
  return {
    route: operation.name,
    operation,
    mood,
    caller,
    method: operation.method,
    target: query ? `${path}?${query}` : path,
    headers,
    body,
  };
}

function formBody(parts: readonly FormPart[], boundary: string): Buffer {
  const chunks = parts.flatMap(({ name, value, filename, type }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"` +
        `${filename === undefined ? '' : `; filename="${filename}"`}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
}
