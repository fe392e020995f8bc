import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchOrEarly, keepEarlyAnswer } from './early-answers.js';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((_request, response) => response.end('from the server'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const signedIn = { headers: { authorization: 'Bearer t' } };
const ask = async (path: string, init: RequestInit = signedIn) =>
  (await fetchOrEarly(new Request(`${origin}${path}`, init))).text();

it('gives an early answer once, and only to its own question', async () => {
  keepEarlyAnswer('/api/analyses/1/report', Promise.resolve(new Response('early')));
  expect(await ask('/api/analyses/2/report')).toBe('from the server');
  expect(await ask('/api/analyses/1/report?x=1')).toBe('from the server');
  expect(await ask('/api/analyses/1/report')).toBe('early');
  expect(await ask('/api/analyses/1/report')).toBe('from the server');
});

it.each([
  ['nobody could be asked', () => Promise.resolve(undefined)],
  ['it failed', () => Promise.reject(new TypeError('offline'))],
])('asks the server itself when %s', async (_why, answer) => {
  keepEarlyAnswer('/api/a', answer());
  expect(await ask('/api/a')).toBe('from the server');
});

it('is not for questions without a session, nor for acts', async () => {
  keepEarlyAnswer('/api/b', Promise.resolve(new Response('early')));
  expect(await ask('/api/b', {})).toBe('from the server');
  expect(await ask('/api/b', { ...signedIn, method: 'DELETE' })).toBe('from the server');
  expect(await ask('/api/b')).toBe('early');
});
