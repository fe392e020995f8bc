import { createServer } from 'node:net';

function listenOnce(port: number, host?: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const found = typeof address === 'object' && address ? address.port : undefined;
      server.close(() => resolve(found));
    });
  });
}

/** Whether nobody listens on the port, on loopback and on all addresses alike. */
export async function isPortFree(port: number): Promise<boolean> {
  // Both are asked: a listener on 127.0.0.1 alone does not stop another one on all addresses.
  return (
    (await listenOnce(port, '127.0.0.1')) !== undefined && (await listenOnce(port, '0.0.0.0')) !== undefined
  );
}

/**
 * A port nobody listens on, the wished one when it is free.
 * Another program may take it before its user does; starters try again with a new one.
 */
export async function freePort(wished?: number): Promise<number> {
  if (wished !== undefined && (await isPortFree(wished))) return wished;
  const port = await listenOnce(0, '127.0.0.1');
  if (port === undefined) throw new Error('No free port on 127.0.0.1');
  return port;
}
