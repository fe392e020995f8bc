import { FastifyAdapter } from '@nestjs/platform-fastify';
import { setTimeout as sleep } from 'node:timers/promises';
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
