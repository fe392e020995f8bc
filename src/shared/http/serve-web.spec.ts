import Fastify, { type FastifyInstance } from 'fastify';
import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sendFilesFromMemory } from './files-from-memory.js';
import { routableUrl, serveWeb } from './serve-web.js';
import { readWebPages } from './web-pages.js';

let folder: string;
let server: FastifyInstance;
/** What is sent, as it goes on to the connection. */
let sent: unknown[];
beforeEach(() => {
  sent = [];
});

// Within a folder that is called as the one of the hashed files.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-web-'));
  const root = join(folder, 'assets/web');
  mkdirSync(join(root, 'pages'), { recursive: true });
  mkdirSync(join(root, 'assets'));
  const files = {
    'pages/pages.json': JSON.stringify([
      { path: '/', file: '0.html', isIndexed: true },
      { path: '*', file: '1.html', isIndexed: false },
      { path: '/report/:id', file: '2.html', isIndexed: false },
    ]),
    'pages/0.html': '<h1>Start</h1>',
    'pages/1.html': '<h1>404</h1>',
    'pages/2.html': '<h1>Rapport</h1>',
    'assets/page-B3x.js': 'export {};',
    'service-worker.js': 'self;',
    'service-worker.js.br': 'packed',
    'favicon.svg': '<svg/>',
    'manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  server = Fastify({ rewriteUrl: ({ url }) => routableUrl(url!) });
  sendFilesFromMemory(server);
  server.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload));
  server.get('/api/mine', (_request, reply) => reply.send(createReadStream(join(root, 'favicon.svg'))));
  await serveWeb(server, root, readWebPages(root, 'https://visningsklar.example'));
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { 'accept-encoding': 'identity', ...headers } });

describe('how long a file may be kept', () => {
  it.each([
    ['/assets/page-B3x.js', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'public, max-age=3600'],
    ['/service-worker.js', 'no-cache'],
    ['/', 'no-cache'],
  ])('%s: %s', async (path, expected) => {
    const { statusCode, headers } = await ask(path);
    expect([statusCode, headers['cache-control']]).toEqual([200, expected]);
  });

  it('is the same for its compressed form', async () => {
    const { headers } = await ask('/service-worker.js', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers['cache-control']]).toEqual(['br', 'no-cache']);
  });
});

describe('a file', () => {
  it.each([
    ['/assets/page-B3x.js', 'identity', 'export {};'],
    ['/service-worker.js', 'br', 'packed'],
  ])('%s (%s) stands in memory once, however many do not read it', async (path, encoding, expected) => {
    for (let asked = 0; asked < 2; asked += 1) {
      const { statusCode, body, headers } = await ask(path, { 'accept-encoding': encoding });
      expect([statusCode, body, headers['content-length']]).toEqual([200, expected, `${expected.length}`]);
    }
    expect(sent[0]).toBeInstanceOf(Buffer);
    expect(sent[1]).toBe(sent[0]);
  });

  it('is sent with the tag of what it is, though another took its place', async () => {
    const before = await ask('/manifest.json');
    writeFileSync(join(folder, 'assets/web/manifest.json'), '{"newer":true}');
    const after = await ask('/manifest.json');
    expect([before.body, after.body]).toEqual(['{}', '{"newer":true}']);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });

  it('of the API is no such file, and is kept nowhere', async () => {
    expect((await ask('/api/mine')).body).toBe('<svg/>');
    expect(sent[0]).toBeInstanceOf(Readable);
  });

  it('is given whole to who asks for a part of it', async () => {
    const { statusCode, body } = await ask('/assets/page-B3x.js', { range: 'bytes=0-3' });
    expect([statusCode, body]).toEqual([200, 'export {};']);
  });
});

describe('a page that the browser has already', () => {
  const tagOf = async () => String((await ask('/')).headers['etag']);

  it.each([
    ['its tag', (tag: string) => tag],
    ['its tag made weak by a proxy', (tag: string) => `W/${tag}`],
    ['several tags', (tag: string) => `"older", W/"oldest",${tag}`],
    ['any', () => '*'],
  ])('is not sent again for %s', async (_name, header) => {
    const { statusCode, body, headers } = await ask('/', { 'if-none-match': header(await tagOf()) });
    expect([statusCode, body, headers['etag']]).toEqual([304, '', await tagOf()]);
  });

  it.each([
    ['another tag', () => '"older"'],
    ['the tag without its quotes', (tag: string) => tag.slice(1, -1)],
    ['a longer tag', (tag: string) => `${tag.slice(0, -1)}x"`],
  ])('is sent for %s', async (_name, header) => {
    const { statusCode, body } = await ask('/', { 'if-none-match': header(await tagOf()) });
    expect([statusCode, body]).toEqual([200, '<h1>Start</h1>']);
  });

  it('is sent with its status when it is that of an unknown address', async () => {
    expect((await ask('/nowhere', { 'if-none-match': '*' })).statusCode).toBe(404);
  });
});

describe('an address whose escapes mean nothing', () => {
  it.each(['/%E0', '/nowhere/%', '/nowhere/%zz?from=%E0', '/report/a/%C3%28'])(
    '%s is answered with the page of unknown addresses',
    async (path) => {
      const { statusCode, body, headers } = await ask(path);
      expect([statusCode, body]).toEqual([404, '<h1>404</h1>']);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('is, as the id of something that may exist, the page that says it does not', async () => {
    const { statusCode, body } = await ask('/report/%E0');
    expect([statusCode, body]).toEqual([200, '<h1>Rapport</h1>']);
  });

  it('leaves alone what can be read', () => {
    for (const url of ['/report/a%20b?from=%E0', '/r%C3%A5d?x=1?y', '/a%2Fb', '/100%25'])
      expect(routableUrl(url)).toBe(url);
  });

  it.each([
    ['http://localhost:80/api/meta?x=http://y/z', '/api/meta?x=http://y/z'],
    ['http://[/api/auth/me', '/api/auth/me'],
    ['HTTP://a?x=1', '/?x=1'],
    ['http://a', '/'],
    ['http://a/nowhere/%', '/nowhere/%25'],
    ['*', '/*'],
    ['', '/'],
  ])('takes %s, whatever stands before its path, for %s', (url, path) => {
    expect(routableUrl(url)).toBe(path);
  });
});
