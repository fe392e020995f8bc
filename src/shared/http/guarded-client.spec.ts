import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type PageServer, startPageServer } from '../../../test/support/page-server.js';
import { withinBytes } from './byte-allowance.js';
import { GuardedClient } from './guarded-client.js';
import {
  AddressRefused,
  AllowanceSpent,
  FetchFailed,
  FetchTimeout,
  ResponseTooLarge,
  TooManyRedirects,
} from './http.errors.js';

const limits = { maxBytes: 100_000, timeoutMs: 5_000 };
const bomb = 'a'.repeat(5_000_000);
let server: PageServer;
let client: GuardedClient;

beforeAll(async () => {
  server = await startPageServer({
    'www.hemnet.se/sida': '<p>Hej</p>',
    'www.hemnet.se/gz': { body: gzipSync('<p>Packad</p>'), headers: { 'content-encoding': 'gzip' } },
    'www.hemnet.se/br': { body: brotliCompressSync('<p>Bröd</p>'), headers: { 'content-encoding': 'br' } },
    'www.hemnet.se/bomb-gz': { body: gzipSync(bomb), headers: { 'content-encoding': 'gzip' } },
    'www.hemnet.se/bomb-br': { body: brotliCompressSync(bomb), headers: { 'content-encoding': 'br' } },
    'www.hemnet.se/okand': { body: 'x', headers: { 'content-encoding': 'zstd' } },
    'www.hemnet.se/trasig': { body: 'not gzip', headers: { 'content-encoding': 'gzip' } },
    'www.hemnet.se/stor': bomb,
    'www.hemnet.se/endless': (_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('a'.repeat(20_000)), 1);
      response.on('close', () => clearInterval(timer));
    },
    'www.hemnet.se/drip': (_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('a'), 20);
      response.on('close', () => clearInterval(timer));
    },
    'www.hemnet.se/tyst': () => undefined,
    'www.hemnet.se/gammal': { status: 301, headers: { location: '/sida' } },
    'www.hemnet.se/vidare': {
      status: 302,
      headers: { location: 'https://www.maklare.example/objekt/1#bilder' },
    },
    'www.maklare.example/objekt/1': '<p>Mäklaren</p>',
    'www.hemnet.se/runt': { status: 302, headers: { location: '/runt' } },
    'www.hemnet.se/in': { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' } },
    'www.hemnet.se/in-namn': { status: 302, headers: { location: 'http://internt.example/' } },
    'www.hemnet.se/in-port': { status: 302, headers: { location: 'http://www.hemnet.se:6379/' } },
    'www.hemnet.se/in-fil': { status: 302, headers: { location: 'file:///etc/passwd' } },
    'www.hemnet.se/finns-ej': { status: 404, body: 'borta' },
  });
  client = new GuardedClient({
    hostMap: server.hostMap,
    resolve: (host) =>
      Promise.resolve(
        host === 'internt.example'
          ? [{ address: '10.0.0.7', family: 4 }]
          : [
              { address: '8.8.8.8', family: 4 },
              { address: '127.0.0.1', family: 4 },
            ],
      ),
  });
});

afterAll(async () => {
  await client.close();
  await server.close();
});

const get = (path: string, more = {}) => client.fetch(`https://www.hemnet.se${path}`, { ...limits, ...more });

describe('answers', () => {
  it('come from the mapped origin under the public address, with an honest name and Swedish asked for', async () => {
    const answer = await get('/sida?x=1#del');
    expect({ ...answer, headers: undefined, body: answer.body.toString() }).toEqual({
      url: 'https://www.hemnet.se/sida?x=1',
      status: 200,
      headers: undefined,
      body: '<p>Hej</p>',
    });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const seen = server.requests.at(-1)!;
    expect(seen.headers['user-agent']).toContain('Visningsklar');
    expect(seen.headers['accept-language']).toMatch(/^sv-SE/);
  });

  it.each([
    ['/gz', '<p>Packad</p>'],
    ['/br', '<p>Bröd</p>'],
  ])('are decompressed: %s', async (path, text) => {
    expect((await get(path)).body.toString()).toBe(text);
  });

  it('keep their status', async () => {
    expect((await get('/finns-ej')).status).toBe(404);
  });

  it('carry the public address of the last hop', async () => {
    expect((await get('/gammal')).url).toBe('https://www.hemnet.se/sida');
    const other = await get('/vidare');
    expect([other.url, other.body.toString()]).toEqual([
      'https://www.maklare.example/objekt/1',
      '<p>Mäklaren</p>',
    ]);
  });
});

describe('caps', () => {
  it.each(['/bomb-gz', '/bomb-br', '/stor', '/endless'])('on bytes: %s', async (path) => {
    await expect(get(path)).rejects.toBeInstanceOf(ResponseTooLarge);
  });

  it('lets through what just fits', async () => {
    expect((await get('/sida', { maxBytes: 10 })).body).toHaveLength(10);
    await expect(get('/sida', { maxBytes: 9 })).rejects.toBeInstanceOf(ResponseTooLarge);
  });

  it.each(['/drip', '/tyst'])('on the time of the whole exchange: %s', async (path) => {
    await expect(get(path, { timeoutMs: 150 })).rejects.toBeInstanceOf(FetchTimeout);
  });

  it('on redirects', async () => {
    await expect(get('/runt')).rejects.toBeInstanceOf(TooManyRedirects);
    expect(server.requests.filter(({ path }) => path === '/runt')).toHaveLength(6);
  });

  it("ends with the caller's own reason when aborted", async () => {
    const stop = new AbortController();
    const reason = new Error('deadline');
    const pending = get('/tyst', { signal: stop.signal });
    stop.abort(reason);
    await expect(pending).rejects.toBe(reason);
  });

  it('does not take a broken or unknown encoding for a page', async () => {
    await expect(get('/okand')).rejects.toBeInstanceOf(FetchFailed);
    await expect(get('/trasig')).rejects.toBeInstanceOf(FetchFailed);
  });
});

describe('refuses', () => {
  it.each([
    'not an address',
    'ftp://www.hemnet.se/sida',
    'file:///etc/passwd',
    'data:text/html,hej',
    'https://user@www.hemnet.se/sida',
    'https://:pass@www.hemnet.se/sida',
    'https://www.hemnet.se:8443/sida',
    'http://www.hemnet.se:22/sida',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fd00::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://100.64.0.1/',
    'http://１２７.０.０.１/',
  ])('%s', async (address) => {
    await expect(client.fetch(address, limits)).rejects.toBeInstanceOf(AddressRefused);
  });

  it('a name that resolves to a private address, also among public ones', async () => {
    await expect(client.fetch('https://internt.example/', limits)).rejects.toThrow('10.0.0.7');
    await expect(client.fetch('https://blandat.example/', limits)).rejects.toThrow('127.0.0.1');
  });

  it('localhost, by the real resolver', async () => {
    const plain = new GuardedClient({ hostMap: {} });
    await expect(plain.fetch('http://localhost/', limits)).rejects.toBeInstanceOf(AddressRefused);
    await plain.close();
  });

  it.each(['/in', '/in-port', '/in-fil'])('a redirect inwards: %s', async (path) => {
    await expect(get(path)).rejects.toBeInstanceOf(AddressRefused);
  });

  it('a redirect to a name that leads inwards, as one to a name that is not there', async () => {
    await expect(get('/in-namn')).rejects.toBeInstanceOf(FetchFailed);
  });

  it('a host the caller does not allow, on every hop', async () => {
    const allowHost = (host: string) => host === 'www.hemnet.se';
    expect((await get('/gammal', { allowHost })).status).toBe(200);
    const before = server.requests.length;
    await expect(get('/vidare', { allowHost })).rejects.toBeInstanceOf(AddressRefused);
    expect(server.requests.slice(before).map(({ host }) => host)).toEqual(['www.hemnet.se']);
  });
});

describe('an allowance', () => {
  // The page is 10 bytes long.
  const page = () => get('/sida').then(({ status }) => status);

  it('is shared by all fetches of one work, and by no other work', async () => {
    await withinBytes(25, async () => {
      expect(await Promise.all([page(), page()])).toEqual([200, 200]);
      await expect(page()).rejects.toBeInstanceOf(AllowanceSpent);
      const asked = server.requests.length;
      await expect(page()).rejects.toBeInstanceOf(AllowanceSpent);
      expect(server.requests).toHaveLength(asked);
    });
    expect(await page()).toBe(200);
  });

  it('is shared by a part of the work that has less', async () => {
    await withinBytes(25, async () => {
      await withinBytes(15, async () => {
        expect(await page()).toBe(200);
        await expect(page()).rejects.toBeInstanceOf(AllowanceSpent);
      });
      await expect(page()).rejects.toBeInstanceOf(AllowanceSpent);
    });
    await withinBytes(15, async () => {
      expect(await page()).toBe(200);
      await withinBytes(100, () => expect(page()).rejects.toBeInstanceOf(AllowanceSpent));
    });
  });

  it('is spent by what was broken off as well', async () => {
    await withinBytes(100_000, async () => {
      await expect(get('/endless', { maxBytes: 50_000 })).rejects.toBeInstanceOf(ResponseTooLarge);
      await expect(get('/endless')).rejects.toBeInstanceOf(AllowanceSpent);
    });
  });
});
