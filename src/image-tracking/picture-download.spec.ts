import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PageServer, startPageServer } from '../../test/support/page-server.js';
import { waitFor } from '../../test/support/wait-for.js';
import { onBehalfOf } from '../shared/on-behalf-of.js';
import { GuardedClient } from '../shared/http/guarded-client.js';
import { FetchTimeout } from '../shared/http/http.errors.js';
import { PageDisallowed, PageThrottled } from '../scraping/scraping.errors.js';
import { type Fetching, PictureDownloads } from './picture-download.js';

/** Four pictures of each at once are more than one person has places for. */
const slowHosts = Array.from({ length: 7 }, (_, n) => `langsam-${n}.example`);

let server: PageServer;
let client: GuardedClient;
let downloads: PictureDownloads;
const held: ServerResponse[] = [];
const hold = (_request: unknown, response: ServerResponse) => void held.push(response);
const release = () => held.splice(0).forEach((response) => response.end('bild'));

beforeAll(async () => {
  server = await startPageServer({
    'god.example/1.jpg': 'bild',
    'god.example/2.jpg': 'bild',
    'strypt.example/1.jpg': { status: 429, headers: { 'retry-after': '40' } },
    'strypt.example/2.jpg': 'bild',
    'leder.example/1.jpg': { status: 302, headers: { location: 'https://god.example/1.jpg' } },
    'tyst.example/1.jpg': { status: 429 },
    'vilar.example/1.jpg': { status: 503, headers: { 'retry-after': '99999' } },
    'vilar.example/2.jpg': 'bild',
    'nere.example/1.jpg': { status: 503 },
    'nere.example/2.jpg': 'bild',
    'langsam.example/1.jpg': hold,
    'annan.example/1.jpg': hold,
    ...Object.fromEntries(slowHosts.map((host) => [`${host}/1.jpg`, hold])),
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

const signals = (): Fetching => ({
  caller: new AbortController().signal,
  deadline: AbortSignal.timeout(20_000),
});
const get = (address: string, until = signals()) =>
  downloads.fetch(`https://${address}`, until, (bytes) => Promise.resolve(String(bytes)));
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
  expect(await get('god.example/1.jpg')).toBe('bild');
  expect(asked()).toEqual([`${host}/1.jpg`, 'god.example/1.jpg']);
});

const as = (person: string, address: string) => onBehalfOf(person, () => get(address));
const waiting = expect.objectContaining({
  reason: expect.stringContaining('ber oss vänta') as string,
}) as object;

it('lets others go on whom the host has not asked to wait', async () => {
  expect(await as('a', 'strypt.example/1.jpg')).toEqual(waiting);
  expect(await as('a', 'strypt.example/2.jpg')).toEqual(waiting);
  expect(await as('b', 'strypt.example/2.jpg')).toBe('bild');
  expect(asked()).toEqual(['strypt.example/1.jpg', 'strypt.example/2.jpg']);
});

it('leaves a host alone for everybody that has asked three people to wait', async () => {
  for (const person of ['a', 'b', 'c']) expect(await as(person, 'strypt.example/1.jpg')).toEqual(waiting);
  const refused = await as('d', 'strypt.example/2.jpg');
  expect(refused).toEqual(waiting);
  expect((refused as { retryAfterMs: number }).retryAfterMs).toBeLessThanOrEqual(40_000);
  expect(asked()).toHaveLength(3);
});

it('does not take three for the host when it has answered another in between', async () => {
  for (const person of ['a', 'b']) await as(person, 'strypt.example/1.jpg');
  expect(await as('c', 'strypt.example/2.jpg')).toBe('bild');
  await as('d', 'strypt.example/1.jpg');
  expect(await as('e', 'strypt.example/2.jpg')).toBe('bild');
});

it('believes three people for a minute, however long they are to wait', async () => {
  for (const person of ['a', 'b', 'c']) await as(person, 'vilar.example/1.jpg');
  const now = performance.now();
  expect(await as('d', 'vilar.example/2.jpg')).toEqual(waiting);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 61_000);
  try {
    expect(await as('d', 'vilar.example/2.jpg')).toBe('bild');
    expect(await as('a', 'vilar.example/2.jpg')).toEqual(waiting);
  } finally {
    clock.mockRestore();
  }
});

it('goes on asking a host that only failed', async () => {
  expect(await get('nere.example/1.jpg')).toMatchObject({ isPassing: true });
  expect(await get('nere.example/2.jpg')).toBe('bild');
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
  expect(await slow[4]).toBe('bild');
});

describe('pictures whose addresses are a stranger’s', () => {
  let taken: string[];
  let rested: [string, number][];
  const turnsAs = (take: (signal: AbortSignal) => Promise<void>) => ({
    take: (address: string, signal: AbortSignal) => {
      taken.push(address);
      return take(signal);
    },
    rest: (address: string, forMs: number) => void rested.push([address, forMs]),
  });
  const getInTurn = (address: string, take: () => Promise<void> = () => Promise.resolve()) =>
    get(address, { ...signals(), turns: turnsAs(take) });
  beforeEach(() => {
    taken = [];
    rested = [];
  });

  it('take a turn for each request, also where a host leads elsewhere', async () => {
    expect(await getInTurn('leder.example/1.jpg')).toBe('bild');
    expect(taken).toEqual(['https://leder.example/1.jpg', 'https://god.example/1.jpg']);
  });

  it('tell the turns of a host that asks to wait', async () => {
    expect(await getInTurn('strypt.example/1.jpg')).toEqual(waiting);
    expect(rested).toEqual([['https://strypt.example/1.jpg', 40_000]]);
  });

  it.each([
    [
      'the host is to be left alone',
      new PageThrottled('x', 30_000),
      { retryAfterMs: 30_000, isPassing: true },
    ],
    ['its rules do not let us', new PageDisallowed('x'), { isPassing: false }],
    ['its rules do not come', new FetchTimeout('x', 1, undefined), { isPassing: false, isSilent: true }],
  ])('are not asked for when %s', async (_case, fault, missed) => {
    expect(await getInTurn('god.example/1.jpg', () => Promise.reject(fault))).toMatchObject(missed);
    expect(asked()).toEqual([]);
  });

  it('take no turn at an address that is not to be asked', async () => {
    expect(await getInTurn('god.example:8080/1.jpg')).toMatchObject({ isPassing: false });
    expect(taken).toEqual([]);
  });

  it('take no place from others while they wait for it', async () => {
    const gone = new AbortController();
    const never = (signal: AbortSignal) =>
      new Promise<void>((_, stop) => signal.addEventListener('abort', () => stop(new Error('gone'))));
    const until = { caller: gone.signal, deadline: AbortSignal.timeout(20_000), turns: turnsAs(never) };
    const many = slowHosts.flatMap((host) =>
      [1, 2, 3, 4].map(() => onBehalfOf('many', () => get(`${host}/1.jpg`, until).catch(() => 'gone'))),
    );
    await waitFor(() => taken.length === 28);
    expect(await onBehalfOf('other', () => get('god.example/1.jpg'))).toBe('bild');
    gone.abort(new Error('gone'));
    expect(await Promise.all(many)).toHaveLength(28);
  });
});

it('holds 24 pictures at once, 18 of one person, and lets one who took no time go before those who did', async () => {
  const fourOf = (person: string, hosts: readonly string[]) =>
    hosts.flatMap((host) => [1, 2, 3, 4].map(() => as(person, `${host}/1.jpg`)));
  const many = fourOf('a', slowHosts.slice(0, 5));
  await waitFor(() => held.length === 18);
  expect(await as('other', 'god.example/1.jpg')).toBe('bild');
  expect(held).toHaveLength(18);
  many.push(...fourOf('b', slowHosts.slice(5)));
  await waitFor(() => held.length === 24);
  const other = as('other', 'god.example/2.jpg');
  // Of each person many that take 0.2 s each.
  await sleep(200);
  expect(asked()).not.toContain('god.example/2.jpg');
  held.shift()!.end('bild');
  expect(await other).toBe('bild');
  expect(held).toHaveLength(23);
  await waitFor(() => {
    release();
    return asked().length === 30;
  });
  release();
  await Promise.all(many);
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
  expect(await late).toMatchObject({
    reason: expect.stringContaining('Tiden'),
    isPassing: false,
    isLate: true,
  });
  await expect(called).rejects.toBe(reason);
  release();
  await Promise.all(slow);
});
