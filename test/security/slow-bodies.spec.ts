import { connect, type Socket } from 'node:net';
import { doorLimits } from '../../src/shared/http/door-line.js';
import { bodyLimits } from '../../src/shared/http/taken-bodies.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
let buyer: ApiClient;
const opened: Socket[] = [];
const [doorAsItIs, bodiesAsTheyAre] = [{ ...doorLimits }, { ...bodyLimits }];

beforeAll(async () => {
  // A place is left for nothing but an answer, or for what comes slowly.
  doorLimits.heldMs = 3_600_000;
  app = await startTestApp({ ROLE: 'web' });
  buyer = await signUp(app.url);
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
  Object.assign(bodyLimits, bodiesAsTheyAre);
  Object.assign(doorLimits, { ...doorAsItIs, heldMs: 3_600_000 });
});
afterAll(async () => {
  Object.assign(doorLimits, doorAsItIs);
  await app?.close();
});

interface Line {
  readonly socket: Socket;
  heard(): string;
  isCut(): boolean;
}

/** Sends a request, or the beginning of one, from an address. */
async function send(from: string, request: string, ...headers: string[]): Promise<Line> {
  const { port } = new URL(app.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from });
  opened.push(socket);
  let heard = '';
  let isCut = false;
  socket.on('data', (bytes) => (heard += bytes.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (isCut = true));
  await new Promise((done) => socket.once('connect', done));
  socket.write([`${request} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n'));
  return { socket, heard: () => heard, isCut: () => isCut };
}
const json = ['content-type: application/json', 'content-length: 50'];
const answered = (line: Line, status: number) =>
  waitFor(() => line.heard().startsWith(`HTTP/1.1 ${status} `), { what: `the answer ${status}` });

it('has limits on how slow a body may be', () => {
  expect([doorAsItIs.heldMs, bodiesAsTheyAre.wholeWithinMs]).toEqual([2_000, 10_000]);
});

it('serves others while four addresses send more heads than there are places, and no bodies', async () => {
  const slow = await Promise.all(
    ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'].flatMap((from) =>
      Array.from({ length: 14 }, async () => send(from, 'POST /api/auth/login', ...json)),
    ),
  );
  for (const { socket } of slow) socket.write('{');
  await answered(await send('127.0.0.1', 'GET /api/meta'), 200);
  await answered(await send('127.0.0.2', 'GET /api/meta'), 200);
  expect(slow.filter((line) => line.isCut() || line.heard() !== '')).toEqual([]);
  // Whoever sends the rest is served as any other.
  for (const { socket } of slow) socket.write(`${' '.repeat(48)}}`);
  await Promise.all(slow.map((line) => answered(line, 422)));
});

it('holds no place for a form that comes slowly', async () => {
  doorLimits.atOnceOfOne = 1;
  const form = await send(
    '127.0.0.6',
    'POST /api/analyses/hand-in?url=https://www.hemnet.se/bostad/lagenhet-3rum-12345678',
    `authorization: Bearer ${buyer.token}`,
    'content-type: multipart/form-data; boundary=edge',
    'content-length: 1000',
  );
  form.socket.write('--edge\r\n');
  await answered(await send('127.0.0.6', 'GET /api/meta'), 200);
  expect([form.isCut(), form.heard()]).toEqual([false, '']);
});

it('answers 408 where JSON has not come whole in time, and closes the connection', async () => {
  bodyLimits.wholeWithinMs = 300;
  const [silent, dripping] = await Promise.all([
    send('127.0.0.7', 'POST /api/auth/login', ...json),
    send('127.0.0.7', 'POST /api/nothing', json[0]!, 'content-length: 10000'),
  ]);
  const drip = setInterval(() => dripping.socket.writable && dripping.socket.write(' '), 50);
  try {
    await waitFor(() => silent.isCut() && dripping.isCut(), { what: 'the slow to be cut' });
  } finally {
    clearInterval(drip);
  }
  expect(silent.heard()).toMatch(/^HTTP\/1\.1 408 /);
  expect(silent.heard()).toContain('"detail":"Det tog för lång tid. Försök igen."');
  await answered(await send('127.0.0.7', 'GET /api/meta'), 200);
});
