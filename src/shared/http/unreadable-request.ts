import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What was wrong with a request that is none, by the codes of Node's parser; all others cannot be read. */
const known: Record<string, { status: number; code: string; detail: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headers_too_large', detail: 'Det du skickade är för stort.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too_large', detail: 'Det du skickade är för stort.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'too_slow', detail: 'Det tog för lång tid. Försök igen.' },
};
const unreadable = { status: 400, code: 'bad_request', detail: 'Begäran kunde inte tolkas.' };

/**
 * Answers what HTTP's parser cannot read as any other refusal of ours is told (RFC 9457), and closes the connection:
 * where the next request would begin in it, nobody knows.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, code, detail } = known[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, code, detail });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
