import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that was passed on. */
export interface Passed {
  readonly method: string;
  readonly path: string;
  /** Which of the servers answered it, by its place in the list. */
  readonly by: number;
}

/** A proxy on loopback that hands each request to the next server in turn, and knows nothing of who asks. */
export interface RoundRobin {
  /** Without a trailing slash. */
  readonly url: string;
  readonly passed: Passed[];
  close(): Promise<void>;
}

/** What concerns one connection and not the request. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'proxy-connection',
]);

/**
 * A server that cannot be reached is passed by; one that is lost amid an answer breaks the answer off. The client's
 * address is added to X-Forwarded-For as nginx does, after whatever the client claims itself.
 * @param addressOf what the network would call a client that is `127.0.0.n` here
 */
export async function startRoundRobin(
  servers: readonly string[],
  addressOf: (address: string) => string = (address) => address,
): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const passed: Passed[] = [];
  let turn = 0;

  const pass = (request: IncomingMessage, body: Buffer, response: ServerResponse, tries: number): void => {
    if (tries === 0) return void response.writeHead(502).end();
    const by = turn % servers.length;
    turn += 1;
    const claimed = request.headers['x-forwarded-for'];
    const client = addressOf(request.socket.remoteAddress ?? '');
    const onward = ask(new URL(request.url ?? '/', servers[by]), {
      agent,
      method: request.method ?? 'GET',
      headers: {
        ...withoutHops(request.headers),
        'content-length': body.length,
        'x-forwarded-for': claimed ? `${String(claimed)}, ${client}` : client,
      },
    });
    onward.on('response', (answer) => {
      passed.push({ method: request.method ?? '', path: request.url ?? '', by });
      response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers));
      // Live events are small, and each is told as it comes.
      response.flushHeaders();
      answer.on('error', () => response.destroy()).pipe(response);
    });
    onward.on('error', () => {
      if (response.headersSent) response.destroy();
      else pass(request, body, response, tries - 1);
    });
    response.on('close', () => onward.destroy());
    onward.end(body);
  };

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => pass(request, Buffer.concat(parts), response, servers.length));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    close: () =>
      new Promise((done) => {
        agent.destroy();
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function withoutHops(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      hopByHop.has(name) || value === undefined ? [] : [[name, value]],
    ),
  );
}
