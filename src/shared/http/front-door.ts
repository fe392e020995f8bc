import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config/config.js';
import { Life } from '../life/life.js';
import { limitClients, namesHost, serverOptions } from './client-limits.js';
import { inLine } from './door-line.js';
import { answerEarly, refuseEarly } from './early-answer.js';

/** What this process listens with: open before there is anything to serve, and closed without cutting anyone short. */
export interface FrontDoor {
  /** Of the process behind it. */
  readonly life: Life;
  readonly server: Server;
  readonly port: number;
  /** From now on requests are answered by this, in turns. */
  serve(listener: RequestListener): void;
  /**
   * Takes no new connections and settles when all requests under way are answered, or cut after the time given.
   * @returns how many were cut
   */
  close(limitMs: number): Promise<number>;
}

/**
 * Listens at once, so that a start which waits for its services can be told from a dead process: alive, not ready.
 * @throws what `listen` throws, for instance EADDRINUSE
 */
export async function openFrontDoor({ port, nodeEnv, trustedProxies }: Config): Promise<FrontDoor> {
  const life = new Life();
  const underWay = new Set<ServerResponse>();
  let listener: RequestListener = answerAsStarting;
  const server = createServer(serverOptions, (request, response) => {
    // Cut off by a limit; what it sent besides is still read.
    if (request.socket.destroyed) return;
    if (!namesHost(request)) return void response.writeHead(400, { connection: 'close' }).end();
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      // Its connection is idle a moment later.
      if (life.closing.aborted) setImmediate(() => server.closeIdleConnections());
    });
    if (life.state === 'draining') askToLeave(response);
    listener(request, response);
  });
  limitClients(server, trustedProxies);
  // A proxy that holds the connection asks elsewhere the next time.
  life.draining.addEventListener('abort', () => underWay.forEach(askToLeave));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, nodeEnv === 'production' ? '0.0.0.0' : '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    life,
    server,
    port: (server.address() as AddressInfo).port,
    serve: (next) => void (listener = inLine(server, next, trustedProxies)),
    async close(limitMs) {
      life.close();
      let cut = 0;
      await new Promise<void>((resolve) => {
        const limit = setTimeout(() => {
          cut = underWay.size;
          server.closeAllConnections();
        }, limitMs);
        server.close(() => {
          clearTimeout(limit);
          resolve();
        });
        server.closeIdleConnections();
      });
      return cut;
    },
  };
}

function askToLeave(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/** Alive, and nothing else yet. */
const answerAsStarting: RequestListener = (request, response) => {
  if (request.url?.split('?')[0] === '/api/health/live') answerEarly(request, response, { status: 'ok' });
  else
    refuseEarly(request, response, {
      detail: 'Tjänsten startar. Försök igen om en stund.',
      errors: [{ path: 'process', message: 'is still starting' }],
    });
};
