import { EntityManager } from '@mikro-orm/postgresql';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { AnalysisPicture } from '../../src/analyses/analysis-picture.entity.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { ReportPdfService } from '../../src/analyses/report-pdf.service.js';
import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import { clientLimits } from '../../src/shared/http/client-limits.js';
import { bodyLimits } from '../../src/shared/http/taken-bodies.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { fullFlat } from '../support/report-homes.js';
import { addReport } from '../support/report-stage.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
let server: Server;
let buyer: ApiClient;
/** Its own, which tests make shorter. */
let limits: Partial<Server>;
const bodiesAsTheyAre = { ...bodyLimits };
const opened: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp({ ROLE: 'web' });
  server = app.app.getHttpServer() as Server;
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = server;
  limits = { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections };
});
afterAll(() => app?.close());
beforeEach(async () => {
  buyer = await signUp(app.url);
});
// Each test finds the server as it started: nobody calls, its own limits, its own printing.
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  Object.assign(server, limits);
  Object.assign(bodyLimits, bodiesAsTheyAre);
  jest.restoreAllMocks();
  server.closeAllConnections();
  await waitFor(async () => (await connectionsOf(server)) === 0, { what: 'all connections to end' });
});

interface Line {
  readonly socket: Socket;
  heard(): string;
  isCut(): boolean;
}

async function call(localAddress = '127.0.0.1'): Promise<Line> {
  const socket = connect({ port: Number(new URL(app.url).port), host: '127.0.0.1', localAddress });
  opened.push(socket);
  let heard = '';
  let isCut = false;
  socket.on('data', (bytes) => (heard += bytes.toString('latin1')));
  socket.on('error', () => undefined);
  socket.on('close', () => (isCut = true));
  await new Promise((done) => socket.once('connect', done));
  return { socket, heard: () => heard, isCut: () => isCut };
}

const head = (method: string, path: string, more: readonly string[] = []) =>
  [`${method} ${path} HTTP/1.1`, 'host: localhost', `authorization: Bearer ${buyer.token}`, ...more].join(
    '\r\n',
  );

const connectionsOf = (of: Server) =>
  new Promise<number>((go) => of.getConnections((_error, count) => go(count)));

/** What is tried is the answer, not the printing. */
function printBy(print: () => Promise<Buffer>): void {
  const service = app.app.get<{ printInTurn: typeof print }>(ReportPdfService);
  jest.spyOn(service, 'printInTurn').mockImplementation(print);
}

const someoneElse = async () => (await fetch(`${app.url}/api/health/live`)).status;

it('has limits on all that a client can be slow with', () => {
  expect(limits).toEqual({
    headersTimeout: 20_000,
    requestTimeout: 300_000,
    keepAliveTimeout: 72_000,
    timeout: 120_000,
    // One more comes in before it is known who has to go.
    maxConnections: 10_001,
  });
});

// The same server with shorter limits: what is tried is that they are kept to, not how long they are.
it('cuts who sends heads letter by letter, and serves the others meanwhile', async () => {
  server.headersTimeout = 500;
  const slow = await Promise.all(Array.from({ length: 200 }, () => call()));
  const drip = setInterval(() => slow.forEach(({ socket }) => socket.writable && socket.write('a')), 100);
  slow.forEach(({ socket }) => socket.write('GET /api/health/live HTTP/1.1\r\nx-slow: '));
  try {
    expect(await someoneElse()).toBe(200);
    await waitFor(() => slow.every((line) => line.isCut()), {
      timeoutMs: 20_000,
      what: 'the slow to be cut',
    });
    expect(slow[0]!.heard()).toMatch(/^HTTP\/1\.1 408 /);
  } finally {
    clearInterval(drip);
  }
});

it('cuts who sends a body letter by letter', async () => {
  // Node keeps to a limit for the whole only where the one for the head is shorter.
  server.headersTimeout = 600;
  server.requestTimeout = 700;
  const line = await call();
  line.socket.write(
    `${head('POST', '/api/analyses', ['content-type: application/json', 'content-length: 100000'])}\r\n\r\n{`,
  );
  const drip = setInterval(() => line.socket.writable && line.socket.write(' '), 100);
  try {
    await waitFor(() => line.isCut(), { timeoutMs: 20_000, what: 'the slow to be cut' });
  } finally {
    clearInterval(drip);
  }
  expect(await someoneElse()).toBe(200);
});

it.each([
  ['JSON', 'application/json'],
  ['a form', 'multipart/form-data; boundary=edge'],
])('cuts who sends %s in crumbs, long before all of it', async (_, type) => {
  const line = await call();
  line.socket.write(
    `${head('POST', '/api/analyses', [`content-type: ${type}`, 'transfer-encoding: chunked'])}\r\n\r\n`,
  );
  // As many as the limit lets through, and some more.
  line.socket.write('1\r\n-\r\n'.repeat(5_000));
  await waitFor(() => line.isCut(), { what: 'the crumbs to be cut' });
  expect(await someoneElse()).toBe(200);
});

it.each([
  ['names no host', 'GET /api/meta HTTP/1.1\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
  [
    'expects what is not there',
    'GET /api/meta HTTP/1.1\r\nhost: localhost\r\nexpect: x\r\n\r\n',
    'HTTP/1.1 417 Expectation Failed',
  ],
  [
    'expects to go on',
    'GET /api/meta HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\n\r\n',
    'HTTP/1.1 100 Continue',
  ],
])('answers who %s', async (_, request, answer) => {
  const line = await call();
  line.socket.write(request);
  await waitFor(() => line.heard().startsWith(answer), { what: answer });
});

it('cuts who sends a form in pieces that are a little larger, which cost several times their bytes', async () => {
  const line = await call();
  const type = 'content-type: multipart/form-data; boundary=edge';
  line.socket.write(
    `${head('POST', '/api/analyses/hand-in?url=https://www.hemnet.se/bostad/1', [type, 'transfer-encoding: chunked'])}\r\n\r\n`,
  );
  const piece = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  line.socket.write(piece('--edge\r\ncontent-disposition: form-data; name="page"; filename="a.txt"\r\n\r\n'));
  line.socket.write(piece('a'.repeat(400)).repeat(500));
  await waitFor(() => line.isCut(), { what: 'the crumbs to be cut' });
  expect(await someoneElse()).toBe(200);
});

describe('JSON that does not end', () => {
  const write = async (path: string, length: string, text: string) => {
    const line = await call();
    line.socket.write(`${head('POST', path, ['content-type: application/json', length])}\r\n\r\n${text}`);
    return line;
  };
  const kib = (count: number) => `${(count * 1024).toString(16)}\r\n${'a'.repeat(count * 1024)}\r\n`;
  const chunked = 'transfer-encoding: chunked';

  it.each(['/api/auth/login', '/api/analyses', '/api/nothing', '/'])(
    'is refused by %s with the byte that is too much, and by what it announces',
    async (path) => {
      for (const line of [
        await write(path, chunked, kib(17)),
        await write(path, 'content-length: 16385', ''),
      ])
        await waitFor(() => /^HTTP\/1\.1 (413|404|405) /.test(line.heard()), { what: 'the refusal' });
    },
  );

  it('may have 1 MiB where Stripe sends it, and no more', async () => {
    const within = await write('/api/billing/webhook', chunked, `${kib(1024)}0\r\n\r\n`);
    await waitFor(() => /^HTTP\/1\.1 (?!413)4/.test(within.heard()), { what: 'the answer' });
    const beyond = await write('/api/billing/webhook', chunked, kib(1025));
    await waitFor(() => beyond.heard().startsWith('HTTP/1.1 413 '), { what: 'the refusal' });
  });

  it('may have 32 MiB of all people together: beyond them the oldest is cut, whatever came whole', async () => {
    // However long this takes here.
    bodyLimits.wholeWithinMs = 3_600_000;
    const begin = () => write('/api/billing/webhook', chunked, kib(1000));
    const first = await begin();
    for (let sent = 0; sent < 33; sent += 1) {
      const whole = await write('/api/billing/webhook', chunked, `${kib(1000)}0\r\n\r\n`);
      await waitFor(() => whole.heard().startsWith('HTTP/1.1 4'), { what: 'the answer' });
    }
    expect(first.isCut()).toBe(false);
    const others = await Promise.all(Array.from({ length: 32 }, begin));
    await waitFor(() => first.isCut(), { what: 'the oldest to be cut' });
    expect(others.filter((line) => line.isCut())).toEqual([]);
    expect(await someoneElse()).toBe(200);
  });
});

it('lets one network open 500 connections, and others theirs', async () => {
  const many = await Promise.all(Array.from({ length: 500 }, () => call('127.0.0.3')));
  const tooMany = await call('127.0.0.3');
  await waitFor(() => tooMany.isCut(), { what: 'the last to be cut' });
  expect(many.some((line) => line.isCut())).toBe(false);
  expect(await someoneElse()).toBe(200);
  many[0]!.socket.destroy();
  await waitFor(
    async () => {
      const again = await call('127.0.0.3');
      again.socket.write(`${head('GET', '/api/health/live')}\r\n\r\n`);
      await waitFor(() => again.isCut() || again.heard() !== '', { what: 'an answer or none' });
      return again.heard().includes('200 OK');
    },
    { what: 'room for another' },
  );
});

it('cuts who opens a connection and says nothing, or never asks again', async () => {
  server.setTimeout(600);
  server.keepAliveTimeout = 600;
  const silent = await call();
  const asked = await call();
  asked.socket.write(`${head('GET', '/api/health/live')}\r\n\r\n`);
  await waitFor(() => asked.heard().includes('200 OK'), { what: 'the answer' });
  await waitFor(() => silent.isCut() && asked.isCut(), { timeoutMs: 20_000, what: 'the idle to be cut' });
});

it('cuts who asks on and on without reading an answer, and lets eight be asked at once', async () => {
  const { socket, heard, isCut } = await call();
  const ask = `${head('GET', '/api/health/live')}\r\n\r\n`;
  socket.write(ask.repeat(8));
  await waitFor(() => heard().split('200 OK').length === 9, { what: 'eight answers' });
  expect(isCut()).toBe(false);
  socket.write(ask.repeat(9));
  await waitFor(isCut, { what: 'the ninth to be cut' });
});

it('cuts who asks for a picture and never reads it', async () => {
  // Larger than what lies between.
  const large = { bytes: Buffer.alloc(30_000_000), contentType: 'image/webp' as const };
  const making = jest.spyOn(app.app.get(ImageStore), 'resized').mockResolvedValue(large);
  const picture = 'a'.repeat(64);
  const id = await addReport(app, buyer, { listing: fullFlat() });
  const manager = app.app.get(EntityManager).fork();
  await manager.persist(new AnalysisPicture(picture, manager.getReference(Analysis, id))).flush();
  // Our side of the connection, for a paused one hears nothing itself.
  const connected = once(server, 'connection') as Promise<[Socket]>;
  try {
    server.setTimeout(1_000);
    const { socket } = await call();
    socket.pause();
    socket.write(`${head('GET', `/api/images/${picture}`)}\r\n\r\n`);
    const [ours] = await connected;
    await waitFor(() => ours.destroyed, { timeoutMs: 25_000, what: 'the reader to be cut' });
    expect(making).toHaveBeenCalledWith(picture, 1920);
    expect(await someoneElse()).toBe(200);
  } finally {
    making.mockRestore();
  }
});

it('keeps the place of a printed report until it is read: of one person three are in memory', async () => {
  printBy(async () => Buffer.alloc(30_000_000));
  const path = `/api/analyses/${await addReport(app, buyer, { listing: fullFlat() })}/report.pdf`;
  const ask = () => fetch(app.url + path, { headers: { authorization: `Bearer ${buyer.token}` } });
  const lines = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const line = await call();
      line.socket.once('data', () => line.socket.pause());
      line.socket.write(`${head('GET', path)}\r\n\r\n`);
      return line;
    }),
  );
  await waitFor(() => lines.every((line) => line.heard().startsWith('HTTP/1.1 200 OK')), {
    what: 'three answers',
  });
  expect((await ask()).status).toBe(429);
  lines[0]!.socket.destroy();
  await waitFor(
    async () => {
      const again = await ask();
      if (again.status !== 200) return false;
      expect((await again.arrayBuffer()).byteLength).toBe(30_000_000);
      return true;
    },
    { what: 'the place of one that left' },
  );
});

it('keeps no place for who went away while the report was printed', async () => {
  let go = (): void => undefined;
  const gone = new Promise<void>((resolve) => (go = resolve));
  let printing = 0;
  printBy(async () => {
    printing += 1;
    await gone;
    return Buffer.alloc(30_000_000);
  });
  const path = `/api/analyses/${await addReport(app, buyer, { listing: fullFlat() })}/report.pdf`;
  const before = await connectionsOf(server);
  for (let asked = 0; asked < 3; asked += 1) (await call()).socket.write(`${head('GET', path)}\r\n\r\n`);
  await waitFor(() => printing === 3, { what: 'three to be printed' });
  for (const socket of opened) socket.destroy();
  await waitFor(async () => (await connectionsOf(server)) <= before, { what: 'the server to hear of it' });
  go();
  await waitFor(
    async () => {
      const again = await fetch(app.url + path, { headers: { authorization: `Bearer ${buyer.token}` } });
      await again.arrayBuffer();
      return again.status === 200;
    },
    { timeoutMs: 15_000, what: 'a place' },
  );
});

it('lets a live stream live on that beats within the limit', async () => {
  server.headersTimeout = 400;
  server.requestTimeout = 500;
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const line = await call();
  line.socket.write(`${head('GET', '/api/analyses/events')}\r\n\r\n`);
  await waitFor(() => line.heard().includes('text/event-stream'), { what: 'the stream' });
  // Whoever does not read it is cut as every other.
  const [ours] = await connected;
  expect(ours.timeout).toBe(clientLimits.idleTimeout);
  // Others are cut by the same limits in the meantime: time enough has passed.
  const slow = await call();
  slow.socket.write('GET / HTTP/1.1\r\nx: ');
  await waitFor(() => slow.isCut(), { timeoutMs: 20_000, what: 'another to be cut' });
  expect(line.isCut()).toBe(false);
  expect(clientLimits.idleTimeout).toBeGreaterThan(3 * 20_000);
});

it('takes no more connections than it can carry', async () => {
  server.maxConnections = 20;
  const lines = await Promise.all(Array.from({ length: 60 }, () => call()));
  await waitFor(() => lines.filter((line) => line.isCut()).length >= 40, { what: 'the rest to be refused' });
  for (const { socket } of lines) socket.destroy();
  await waitFor(async () => (await someoneElse().catch(() => 0)) === 200, { what: 'room again' });
});

it.each([
  ['a head of 100 kB', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
  ['an address of 100 kB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, /^HTTP\/1\.1 431 /],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    /^HTTP\/1\.1 400 /,
  ],
  [
    'a length and chunks (request smuggling)',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    /^HTTP\/1\.1 400 /,
  ],
  ['a line that ends oddly', 'GET / HTTP/1.1\nhost: x\rx: y\n\n', /^HTTP\/1\.1 400 /],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['noise', randomBytes(2_000).toString('latin1'), /^HTTP\/1\.1 400 /],
])('%s is refused, and the connection closed', async (_, text, expected) => {
  const line = await call();
  line.socket.write(text, 'latin1');
  await waitFor(() => line.isCut(), { timeoutMs: 10_000, what: 'the end' });
  expect(line.heard()).toMatch(expected);
  expect(await someoneElse()).toBe(200);
});
