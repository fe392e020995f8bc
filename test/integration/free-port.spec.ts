import { createServer, type Server } from 'node:net';
import { freePort } from '../support/free-port.js';

let taken: Server[] = [];
afterEach(async () => {
  await Promise.all(taken.map((server) => new Promise((done) => server.close(done))));
  taken = [];
});

/** A worker has a thousand ports from a full thousand on. */
const after = (port: number) => (port % 1000 === 999 ? port - 999 : port + 1);

it('gives each who asks a port of their own that is free, and passes over one that is taken', async () => {
  const first = await freePort();
  const next = after(first);
  const server = createServer();
  taken.push(server);
  // Where somebody else has it, it is taken as well.
  await new Promise<void>((done) => server.once('error', () => done()).listen(next, '127.0.0.1', done));
  const ports = [first, ...(await Promise.all([freePort(), freePort(), freePort()]))];
  expect(new Set(ports).size).toBe(4);
  expect(ports).not.toContain(next);
});

it('gives none that the system gives to connections, nor one that browsers refuse', async () => {
  const port = await freePort();
  expect(port).toBeGreaterThanOrEqual(11_000);
  expect(port).toBeLessThan(32_768);
});
