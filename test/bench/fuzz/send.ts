import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './callers.js';
import type { FuzzRequest } from './draft.js';

export interface Answer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** How long any answer may take, ms; printing a report in a browser is the longest. */
const LONGEST_MS = 60_000;

/** Sends a request and reads the whole answer; of live events the head alone. @throws when none comes */
export async function send(url: string, request: FuzzRequest): Promise<Answer> {
  const stop = new AbortController();
  const answer = await request.caller.agent.request({
    origin: url,
    path: request.target,
    method: request.method as 'GET',
    headers: request.headers,
    body: request.body ?? null,
    signal: AbortSignal.any([stop.signal, AbortSignal.timeout(LONGEST_MS)]),
  });
  const { statusCode: status, headers } = answer;
  if (String(headers['content-type']).startsWith('text/event-stream')) {
    answer.body.on('error', () => undefined).destroy();
    return { status, headers, body: Buffer.alloc(0) };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of answer.body) chunks.push(chunk as Buffer);
  return { status, headers, body: Buffer.concat(chunks) };
}

/**
 * Writes bytes to the server as they are and reads until it closes or nothing more comes.
 * @param quietMs without a byte, then we close
 */
export async function sendRaw(url: string, bytes: Buffer | string, quietMs: number): Promise<string> {
  const { port } = new URL(url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  let last = Date.now();
  let isOver = false;
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    text += part;
    last = Date.now();
  });
  for (const end of ['error', 'end', 'close'] as const) socket.once(end, () => (isOver = true));
  socket.write(bytes);
  while (!isOver && Date.now() - last < quietMs) await sleep(20);
  socket.destroy();
  return text;
}

/** The request as a command for a shell; tokens are named by whose they are, for they do not live long. */
export function curlOf(url: string, { method, target, headers, body, caller }: FuzzRequest): string {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const shown = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => {
      const hidden =
        name === 'authorization' && caller.kind !== 'broken token' ? `Bearer $${tokenName(caller)}` : one;
      return name === 'cookie' ? '' : `-H "${`${name}: ${hidden}`.replaceAll('"', '\\"')}" `;
    }),
  );
  const head = `curl -sS -i --path-as-is -X ${method} ${shown.join('')}${quote(url + target)}`;
  if (!body) return head;
  if (body.length > 4_000)
    return `${head} --data-binary @<${body.length} bytes, they begin ${quote(body.toString('latin1').slice(0, 80))}>`;
  const bytes = body.toString('base64');
  return `echo ${bytes} | base64 -d | ${head} --data-binary @-`;
}

const tokenName = ({ kind }: Caller) => (kind === 'admin' ? 'ADMIN_TOKEN' : 'BUYER_TOKEN');
