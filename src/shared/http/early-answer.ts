import type { IncomingMessage, ServerResponse } from 'node:http';
import { dataPolicy } from './security-headers.js';

/** Seconds after which somebody who came too early, or with too many, may ask again. */
const ASK_AGAIN_S = '2';

/** Answers before anything of the program has looked at the request. */
export function answerEarly(request: IncomingMessage, response: ServerResponse, body: object): void {
  answer(request, response, { status: 200, type: 'application/json; charset=utf-8', body });
}

/**
 * Refuses so for now (503), told as any other refusal of ours (RFC 9457).
 * @param detail Swedish, ready to show
 */
export function refuseEarly(
  request: IncomingMessage,
  response: ServerResponse,
  { detail, errors }: { detail: string; errors?: readonly { path: string; message: string }[] },
): void {
  const status = 503;
  response.setHeader('retry-after', ASK_AGAIN_S);
  answer(request, response, {
    status,
    type: 'application/problem+json',
    body: { type: 'about:blank', title: 'Service Unavailable', status, code: 'unavailable', detail, errors },
  });
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, body }: { status: number; type: string; body: object },
): void {
  const bytes = Buffer.from(JSON.stringify(body));
  request.resume();
  response.writeHead(status, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'content-security-policy': dataPolicy,
    'x-content-type-options': 'nosniff',
  });
  response.end(bytes);
}
