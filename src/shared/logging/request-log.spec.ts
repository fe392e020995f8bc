import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { requestIdOf } from './request-log.js';

const here = ['127.0.0.1'];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id that a request with this header gets which comes straight from this machine. */
async function idFor(given: string | undefined, trustedProxies: readonly string[]): Promise<string> {
  const app = fastify({ genReqId: (request) => requestIdOf(request, trustedProxies) });
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
  expect(await idFor('01JD-proxy_made-this', here)).toBe('01JD-proxy_made-this');
});

it.each([
  ['nobody gave one', undefined, here],
  ['there is no proxy of ours', '01JD-proxy_made-this', ['10.0.0.5']],
  ['it is too short', 'abc', here],
  ['it is too long', 'a'.repeat(65), here],
  ['it holds other signs', 'anna@test.example', here],
])('makes one when %s', async (_why, given, trustedProxies) => {
  const [first, second] = [await idFor(given, trustedProxies), await idFor(given, trustedProxies)];
  expect(first).toMatch(uuid);
  expect(second).not.toBe(first);
});
