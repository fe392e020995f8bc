import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { requestIdOf } from './request-log.js';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id that a request with this header gets which comes straight from this machine. */
async function idFor(given: string | undefined, behindProxy: boolean): Promise<string> {
  const app = fastify({ genReqId: (request) => requestIdOf(request, behindProxy) });
  app.get('/', (request) => request.id);
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const { port } = app.server.address() as AddressInfo;
    const headers: Record<string, string> = given === undefined ? {} : { 'x-request-id': given };
    return await (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
  } finally {
    await app.close();
  }
}

it('takes the id that a proxy of ours gave', async () => {
  expect(await idFor('01JD-proxy_made-this', true)).toBe('01JD-proxy_made-this');
});

it.each([
  ['nobody gave one', undefined, true],
  ['there is no proxy of ours', '01JD-proxy_made-this', false],
  ['it is too short', 'abc', true],
  ['it is too long', 'a'.repeat(65), true],
  ['it holds other signs', 'anna@test.example', true],
])('makes one when %s', async (_why, given, behindProxy) => {
  const [first, second] = [await idFor(given, behindProxy), await idFor(given, behindProxy)];
  expect(first).toMatch(uuid);
  expect(second).not.toBe(first);
});

it('takes none from an address that is not of our network', () => {
  const request = {
    headers: { 'x-request-id': '01JD-proxy_made-this' },
    socket: { remoteAddress: '89.160.20.112' },
  };
  expect(requestIdOf(request as never, true)).toMatch(uuid);
});
