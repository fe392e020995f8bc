import type { ServerResponse } from 'node:http';
import { type PageServer, startPageServer } from '../../test/support/page-server.js';
import { waitFor } from '../../test/support/wait-for.js';
import { GuardedClient } from '../shared/http/guarded-client.js';
import { PictureDownloads } from './picture-download.js';

let server: PageServer;
let client: GuardedClient;
let downloads: PictureDownloads;
const held: ServerResponse[] = [];
const hold = (_request: unknown, response: ServerResponse) => void held.push(response);
const release = () => held.splice(0).forEach((response) => response.end('bild'));

beforeAll(async () => {
  server = await startPageServer({
    'god.example/1.jpg': 'bild',
    'strypt.example/1.jpg': { status: 429, headers: { 'retry-after': '40' } },
    'strypt.example/2.jpg': 'bild',
    'tyst.example/1.jpg': { status: 429 },
    'vilar.example/1.jpg': { status: 503, headers: { 'retry-after': '99999' } },
    'vilar.example/2.jpg': 'bild',
    'nere.example/1.jpg': { status: 503 },
    'nere.example/2.jpg': 'bild',
    'langsam.example/1.jpg': hold,
    'annan.example/1.jpg': hold,
  });
});
afterAll(() => server.close());

beforeEach(() => {
  server.requests.length = 0;
  client = new GuardedClient({ hostMap: server.hostMap });
  downloads = new PictureDownloads(client);
});
afterEach(async () => {
  release();
  await client.close();
});

const signals = () => ({ caller: new AbortController().signal, deadline: AbortSignal.timeout(20_000) });
const get = (address: string, until = signals()) => downloads.fetch(`https://${address}`, until);
const asked = () => server.requests.map(({ host, path }) => host + path);

it.each([
  ['too many requests', 'strypt.example', 40_000],
  ['too many requests, and not for how long', 'tyst.example', 60_000],
  ['a rest, of which ten minutes are enough', 'vilar.example', 600_000],
])('asks nothing more of a host that answers %s, and of others as before', async (_case, host, ms) => {
  const first = await get(`${host}/1.jpg`);
  expect(first).toMatchObject({ isPassing: true, retryAfterMs: ms });
  const second = await get(`${host}/2.jpg`);
  expect(second).toMatchObject({ reason: expect.stringContaining('ber oss vänta'), isPassing: true });
  expect((second as { retryAfterMs: number }).retryAfterMs).toBeLessThanOrEqual(ms);
  expect(await get('god.example/1.jpg')).toEqual({ bytes: Buffer.from('bild') });
  expect(asked()).toEqual([`${host}/1.jpg`, 'god.example/1.jpg']);
});

it('goes on asking a host that only failed', async () => {
  expect(await get('nere.example/1.jpg')).toMatchObject({ isPassing: true });
  expect(await get('nere.example/2.jpg')).toEqual({ bytes: Buffer.from('bild') });
});

it('asks for four pictures of one host at once, whatever other hosts do', async () => {
  const slow = [1, 2, 3, 4, 5].map(() => get('langsam.example/1.jpg'));
  const other = get('annan.example/1.jpg');
  await waitFor(() => held.length === 5);
  expect(asked().filter((address) => address === 'langsam.example/1.jpg')).toHaveLength(4);
  release();
  await Promise.all([...slow.slice(0, 4), other]);
  await waitFor(() => held.length === 1);
  release();
  expect(await slow[4]).toEqual({ bytes: Buffer.from('bild') });
});

it('does without those that still wait when the time is over, and throws when the caller gives up', async () => {
  const deadline = new AbortController();
  const caller = new AbortController();
  const reason = new Error('enough');
  const slow = [1, 2, 3, 4].map(() => get('langsam.example/1.jpg'));
  await waitFor(() => held.length === 4);
  const late = get('langsam.example/1.jpg', {
    caller: new AbortController().signal,
    deadline: deadline.signal,
  });
  const called = get('langsam.example/1.jpg', {
    caller: caller.signal,
    deadline: new AbortController().signal,
  });
  deadline.abort();
  caller.abort(reason);
  expect(await late).toMatchObject({ reason: expect.stringContaining('Tiden'), isPassing: false });
  await expect(called).rejects.toBe(reason);
  release();
  await Promise.all(slow);
});
