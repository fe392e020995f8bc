import Fastify, { type FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { packAnswers } from './pack-answers.js';

const long = { words: 'kök och badrum '.repeat(200) };
let server: FastifyInstance;

beforeAll(async () => {
  server = Fastify();
  packAnswers(server);
  server.get('/long', () => long);
  server.get('/short', () => ({ words: 'kök' }));
  server.get('/varied', (_request, reply) => reply.header('vary', 'origin').send(long));
  server.get('/text', (_request, reply) => reply.type('text/html').send(long.words));
  server.get('/stream', (_request, reply) =>
    reply.type('application/json').send(Readable.from([JSON.stringify(long)])),
  );
  await server.ready();
});
afterAll(() => server?.close());

const ask = (url: string, encoding: string) =>
  server.inject({ url, headers: { 'accept-encoding': encoding } });

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
] as const)('packs long JSON for a client that reads %s by %s', async (accepted, used, unpack) => {
  const { headers, rawPayload } = await ask('/long', accepted);
  expect([headers['content-encoding'], headers['vary']]).toEqual([used, 'accept-encoding']);
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(JSON.parse(unpack(rawPayload).toString())).toEqual(long);
  // Two hundred times the same words.
  expect(rawPayload.length).toBeLessThan(300);
});

it.each([
  ['/long', 'identity'],
  ['/long', ''],
  ['/short', 'br'],
  ['/text', 'br'],
  ['/stream', 'br'],
])('leaves %s as it is for a client that reads “%s”', async (path, accepted) => {
  const { headers, statusCode } = await ask(path, accepted);
  expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
});

it('tells caches that the form varies, beside what varies already', async () => {
  expect((await ask('/long', 'identity')).headers['vary']).toBe('accept-encoding');
  expect((await ask('/varied', 'br')).headers['vary']).toBe('origin, accept-encoding');
});
