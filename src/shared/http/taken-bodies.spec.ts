import { FastifyAdapter } from '@nestjs/platform-fastify';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { waitFor } from '../../../test/support/wait-for.js';
import { registry } from '../metrics/registry.js';
import { doorLimits, inLine } from './door-line.js';
import { bodyLimits, takeBodies } from './taken-bodies.js';

const asTheyAre = { ...bodyLimits };
afterEach(() => void Object.assign(bodyLimits, asTheyAre));

it('cuts no request that was given to the server in its own process and refused unread', async () => {
  bodyLimits.wholeWithinMs = 20;
  const adapter = new FastifyAdapter();
  takeBodies(adapter, 16 * 1024);
  const server = adapter.getInstance();
  server.addHook('preParsing', () => Promise.reject(Object.assign(new Error('no'), { statusCode: 403 })));
  server.post('/', () => 'never');
  const { statusCode } = await server.inject({ method: 'POST', url: '/', payload: { a: 1 } });
  expect(statusCode).toBe(403);
  // Such a request has no connection to close, and it would be told after this test.
  await sleep(100);
  await server.close();
});

it('refuses JSON that is nested beyond sense, though the parser waits before it looks', async () => {
  const adapter = new FastifyAdapter();
  takeBodies(adapter, 16 * 1024);
  const server = adapter.getInstance();
  server.post('/', () => 'never');
  const headers = { 'content-type': 'application/json' };
  const { statusCode } = await server.inject({ method: 'POST', url: '/', headers, payload: '['.repeat(101) });
  expect(statusCode).toBe(400);
  await server.close();
});

describe('JSON that waits for its place', () => {
  const [larger, smaller] = [`{"a":"${'x'.repeat(82)}"}`, '{"b":"xx"}'] as const;
  const opened: Socket[] = [];
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.destroy();
  });

  const waiting = async () =>
    (await registry.getSingleMetric('visningsklar_requests_waiting')!.get()).values[0]?.value ?? 0;

  /** A server with one place, which a request holds until it is freed. */
  async function begin() {
    bodyLimits.mostHeld = 95;
    const adapter = new FastifyAdapter({
      serverFactory: (serve: RequestListener) => {
        const server = createServer();
        return server.on(
          'request',
          inLine(server, serve, [], { ...doorLimits, atOnce: 1, heldMs: 3_600_000 }),
        );
      },
    });
    takeBodies(adapter, 16 * 1024);
    const fastify = adapter.getInstance();
    let left = 0;
    // Behind ours: the place is left by then.
    fastify.addHook('preParsing', async ({ method }) => void (left += method === 'POST' ? 1 : 0));
    let free = (): void => undefined;
    let begun = 0;
    fastify.get('/hold', () => {
      begun += 1;
      return new Promise((done) => (free = () => done('held')));
    });
    fastify.post('/', ({ body }) => body);
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    const { port } = fastify.server.address() as AddressInfo;
    const send = async (head: string) => {
      const line = { socket: connect(port, '127.0.0.1'), heard: '', isCut: false };
      opened.push(line.socket);
      line.socket.on('error', () => undefined);
      line.socket.on('data', (bytes) => (line.heard += bytes.toString()));
      line.socket.on('close', () => (line.isCut = true));
      await once(line.socket, 'connect');
      line.socket.write(`${head}\r\nhost: localhost\r\n`);
      return line;
    };
    const post = async (body: string) => {
      const line = await send('POST / HTTP/1.1');
      line.socket.write(`content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`);
      return line;
    };
    const hold = async () => {
      (await send('GET /hold HTTP/1.1')).socket.write('\r\n');
      await waitFor(() => begun === 1, { what: 'the place to be taken' });
    };
    /** Waits until so many have begun, and left their place to wait for their bodies. */
    const haveLeft = (count: number) => waitFor(() => left === count, { what: `${count} to leave` });
    return { fastify, post, hold, free: () => free(), haveLeft };
  }

  it('counts as what has not come whole does, until it is worked on', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const { fastify, post, hold, free, haveLeft } = await begin();
    // The figure is of the process: what other lines in it left waiting counts too.
    const before = await waiting();
    const [large, small] = [await post(larger), await post(smaller)];
    await haveLeft(2);
    await hold();
    large.socket.write(larger);
    await waitFor(async () => (await waiting()) === before + 1, { what: 'the larger to wait for a place' });
    small.socket.write(smaller);
    await waitFor(() => large.isCut, { what: 'the larger to be cut' });
    expect([large.heard, small.isCut]).toEqual(['', false]);
    free();
    await waitFor(() => small.heard.endsWith(smaller), { what: 'the smaller to be served' });
    // What was served counts no more: as much again has room.
    const again = await post(larger);
    again.socket.write(larger);
    await waitFor(() => again.heard.endsWith(larger), { what: 'another to be served' });
    await fastify.close();
  });
});
