import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A way to a service that can be lost and found again, as a network's is. */
export interface CutProxy {
  /** The service's address by this way. */
  readonly url: string;
  /** Bytes that the service has answered so far. */
  readonly answered: number;
  /** Breaks all connections and lets no new one through. */
  cut(): Promise<void>;
  /** Keeps connections open and lets nothing through, either way. */
  hold(): void;
  /** Lets everything through again. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Stands before a TCP service, on loopback. */
export async function startCutProxy(serviceUrl: string): Promise<CutProxy> {
  const service = new URL(serviceUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  const held = new Set<readonly [Socket, Socket]>();
  let answered = 0;
  const server = createServer((near) => {
    const far = connect(Number(service.port), service.hostname);
    far.on('data', (bytes) => (answered += bytes.length));
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const socket of pair)
      socket
        .on('error', () => undefined)
        .once('close', () => {
          pairs.delete(pair);
          held.delete(pair);
          near.destroy();
          far.destroy();
        });
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(serviceUrl);
  url.host = `127.0.0.1:${port}`;
  const cut = async () => {
    const closed = server.listening ? new Promise((resolve) => server.close(resolve)) : undefined;
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
    await closed;
  };
  return {
    url: url.href,
    get answered() {
      return answered;
    },
    cut,
    hold: () => {
      for (const pair of pairs) {
        const [near, far] = pair;
        near.unpipe(far).pause();
        far.unpipe(near).pause();
        held.add(pair);
      }
    },
    mend: async () => {
      if (!server.listening) await listen(port);
      // A pair that is piped already would pass each byte on twice.
      for (const [near, far] of held) near.pipe(far).pipe(near);
      held.clear();
    },
    close: cut,
  };
}
