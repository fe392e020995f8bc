import type { LookupAddress } from 'node:dns';
import { GuardedClient } from '../../src/shared/http/guarded-client.js';
import { FetchFailed, FetchTimeout } from '../../src/shared/http/http.errors.js';
import { type Canary, startCanary } from './canary.js';

const limits = { maxBytes: 100_000, timeoutMs: 5_000 };
const open = '93.184.215.14';
let canary: Canary;

beforeEach(async () => {
  // Ends each connection, so that every request has to look its name up again.
  canary = await startCanary((_, response) => response.setHeader('connection', 'close').end('canary'));
});

afterEach(() => canary.close());

/** A client whose names answer this: the first time, the second time, … and the last from then on. */
function clientOf(...answers: (string[] | Error)[]) {
  const lookups: string[] = [];
  const client = new GuardedClient({
    hostMap: {},
    resolve: (host) => {
      lookups.push(host);
      const answer = answers[Math.min(lookups.length, answers.length) - 1]!;
      if (answer instanceof Error) return Promise.reject(answer);
      return Promise.resolve(
        answer.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    },
  });
  return { client, lookups };
}

it('fetches from the address that the name has, so that a refusal means something', async () => {
  const { client, lookups } = clientOf([open]);
  expect((await client.fetch('http://annons.example/', limits)).body.toString()).toBe('canary');
  expect(lookups).toEqual(['annons.example']);
  expect(canary.contacts).toEqual([`${open}:80`]);
  expect(canary.arrivals()).toBe(1);
  await client.close();
});

describe('a name that leads inwards is refused, and no connection is tried', () => {
  it.each([
    ['loopback', ['127.0.0.1'], '127.0.0.1'],
    ['IPv6 loopback', ['::1'], '::1'],
    ['cloud metadata, as an alias to it would', ['169.254.169.254'], '169.254.169.254'],
    ['a private address', ['10.0.0.7'], '10.0.0.7'],
    ['carrier NAT', ['100.100.100.200'], '100.100.100.200'],
    ['mapped loopback', ['::ffff:127.0.0.1'], '::ffff:127.0.0.1'],
    ['NAT64 of metadata', ['64:ff9b::a9fe:a9fe'], '64:ff9b::a9fe:a9fe'],
    ['link local with a zone', ['fe80::1%eth0'], 'fe80::1%eth0'],
    ['unique local', ['fd00:ec2::254'], 'fd00:ec2::254'],
    ['this host', ['0.0.0.0'], '0.0.0.0'],
    ['a public address, then a private one', [open, '192.168.1.1'], '192.168.1.1'],
    ['a private address, then a public one', ['192.168.1.1', open], '192.168.1.1'],
    ['public IPv4 beside private IPv6', [open, 'fc00::1'], 'fc00::1'],
    ['twenty public addresses and one of ours', [...Array<string>(20).fill(open), '127.0.0.1'], '127.0.0.1'],
    ['no address of any kind', ['en.annan.example'], 'en.annan.example'],
  ])('%s', async (_words, addresses, bad) => {
    const { client, lookups } = clientOf(addresses);
    for (const scheme of ['http', 'https']) {
      const error: unknown = await client
        .fetch(`${scheme}://annons.example/`, limits)
        .catch((e: unknown) => e);
      expect(error).toBeInstanceOf(FetchFailed);
      expect((error as FetchFailed).message).toContain(`annons.example is at ${bad}, not a public address`);
    }
    expect(lookups).toHaveLength(2);
    expect([canary.contacts, canary.arrivals()]).toEqual([[], 0]);
    await client.close();
  });

  it('an empty answer', async () => {
    const { client } = clientOf([]);
    await expect(client.fetch('http://annons.example/', limits)).rejects.toMatchObject({
      name: 'FetchFailed',
      message: expect.stringContaining('annons.example has no address'),
    });
    expect(canary.arrivals()).toBe(0);
    await client.close();
  });
});

describe('a name that answers differently the second time', () => {
  it('is looked up once for one connection, and the address that was checked is the one connected to', async () => {
    const { client, lookups } = clientOf([open], ['127.0.0.1']);
    await client.fetch('http://annons.example/', limits);
    expect(lookups).toHaveLength(1);
    expect(canary.contacts).toEqual([`${open}:80`]);
    await client.close();
  });

  it('is refused at the next connection', async () => {
    const { client, lookups } = clientOf([open], ['127.0.0.1']);
    await client.fetch('http://annons.example/', limits);
    await expect(client.fetch('http://annons.example/', limits)).rejects.toThrow(
      'annons.example is at 127.0.0.1, not a public address',
    );
    expect(lookups).toHaveLength(2);
    expect(canary.contacts).toEqual([`${open}:80`]);
    await client.close();
  });

  it('is refused at the second hop of a redirect to itself', async () => {
    await canary.close();
    canary = await startCanary((request, response) => {
      response
        .writeHead(302, { location: 'http://annons.example/hemligt', connection: 'close' })
        .end(request.url);
    });
    const { client } = clientOf([open], ['169.254.169.254']);
    await expect(client.fetch('http://annons.example/', limits)).rejects.toThrow(
      'annons.example is at 169.254.169.254, not a public address',
    );
    expect(canary.contacts).toEqual([`${open}:80`]);
    await client.close();
  });
});

it('says that a name which is not there could not be fetched', async () => {
  const { client } = clientOf(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }));
  await expect(client.fetch('http://annons.example/', limits)).rejects.toBeInstanceOf(FetchFailed);
  expect(canary.arrivals()).toBe(0);
  await client.close();
});

it('does not wait for a name server that never answers', async () => {
  const client = new GuardedClient({ hostMap: {}, resolve: () => new Promise(() => undefined) });
  const pending = client.fetch('http://annons.example/', { ...limits, timeoutMs: 100 });
  await expect(pending).rejects.toBeInstanceOf(FetchTimeout);
  const stop = new AbortController();
  const reason = new Error('deadline');
  const aborted = client.fetch('http://annons.example/', { ...limits, signal: stop.signal });
  stop.abort(reason);
  await expect(aborted).rejects.toBe(reason);
  expect(canary.arrivals()).toBe(0);
  await client.close();
});
