import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request itself, or leaves it (false) to the server behind. */
export type Hook = (path: string, response: ServerResponse) => boolean | Promise<boolean>;

export interface Front {
  /** Where it listens, without a trailing slash. */
  readonly url: string;
  /** What stands between the client and the server from now on. */
  hook: Hook;
  /** What each answer of the server's waits for, from now on, before the client hears it. */
  late: (path: string) => void | Promise<void>;
  /** Lets everything pass again, and breaks off what is under way. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * A proxy in front of a server, as a load balancer is, for what becomes of a client when the server is replaced, breaks
 * or hangs: a service worker's own requests do not pass a test's routes. Nothing that passes may be kept by a browser's
 * cache.
 */
export async function startFront(serverUrl: string): Promise<Front> {
  const open: Pick<Front, 'hook' | 'late'> = { hook: () => false, late: () => undefined };
  const front = { ...open };
  const server = createServer((request, response) => {
    void Promise.resolve(front.hook(request.url!, response)).then((isAnswered) => {
      if (!isAnswered) pass(serverUrl, request, response, () => front.late(request.url!));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(front, {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    reset() {
      Object.assign(front, open);
      server.closeAllConnections();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function pass(
  serverUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
  late: () => void | Promise<void>,
): void {
  const { method, headers, url } = request;
  const behind = ask(`${serverUrl}${url}`, { method, headers }, async (answer) => {
    await late();
    response.writeHead(answer.statusCode!, { ...answer.headers, 'cache-control': 'no-store' });
    answer.pipe(response);
  });
  behind.on('error', () => response.destroy());
  request.pipe(behind);
  response.on('close', () => behind.destroy());
}
