import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request itself, or leaves it (false) to the server behind. */
export type Hook = (path: string, response: ServerResponse) => boolean | Promise<boolean>;

export interface Front {
  /** Where it listens, without a trailing slash. */
  readonly url: string;
  /** What stands between the browser and the server from now on. */
  hook: Hook;
  close(): Promise<void>;
}

/**
 * A proxy in front of a server, as a load balancer is, for what becomes of a browser when the server is replaced,
 * breaks or hangs: a service worker's own requests do not pass a test's routes. Nothing that passes may be kept by the
 * browser's cache.
 */
export async function startFront(serverUrl: string): Promise<Front> {
  const front: { hook: Hook } = { hook: () => false };
  const server = createServer((request, response) => {
    void Promise.resolve(front.hook(request.url!, response)).then((isAnswered) => {
      if (!isAnswered) pass(serverUrl, request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(front, {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function pass(serverUrl: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = request;
  const behind = ask(`${serverUrl}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode!, { ...answer.headers, 'cache-control': 'no-store' });
    answer.pipe(response);
  });
  behind.on('error', () => response.destroy());
  request.pipe(behind);
  response.on('close', () => behind.destroy());
}
