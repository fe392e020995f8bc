import { GuardedClient } from '../../src/shared/http/guarded-client.js';
import {
  AddressRefused,
  FetchFailed,
  ResponseTooLarge,
  TooManyRedirects,
} from '../../src/shared/http/http.errors.js';
import { SiteRegistry } from '../../src/scraping/sites/registry.js';
import { type PageServer, startPageServer } from '../support/page-server.js';
import { arrivalsUnguarded, type Canary, startCanary, startRawServer } from './canary.js';

const limits = { maxBytes: 100_000, timeoutMs: 5_000 };
const statuses = [301, 302, 303, 307, 308];
const registry = new SiteRegistry(new Set());
let canary: Canary;
let server: PageServer;
let raw: Awaited<ReturnType<typeof startRawServer>>;
let client: GuardedClient;
/** What `/vidare` answers with. */
let next = { status: 302, location: '/' };
let rawHead = '';

beforeAll(async () => {
  canary = await startCanary();
  server = await startPageServer({
    'www.hemnet.se/vidare': (_request, response) =>
      void response.writeHead(next.status, { location: next.location }).end(),
    'www.hemnet.se/steg': { status: 302, headers: { location: 'https://www.hemnet.se/vidare' } },
    'www.hemnet.se/till-maklaren': {
      status: 302,
      headers: { location: 'https://bild.maklare.example/vidare' },
    },
    'bild.maklare.example/vidare': (_request, response) =>
      void response.writeHead(next.status, { location: next.location }).end(),
    'www.hemnet.se/runt': { status: 302, headers: { location: '/runt' } },
    'www.hemnet.se/hit': { status: 302, headers: { location: '/dit' } },
    'www.hemnet.se/dit': { status: 302, headers: { location: '/hit' } },
    'www.hemnet.se/trappa': (request, response) => {
      const step = Number(new URL(request.url!, 'http://x').searchParams.get('steg'));
      response.writeHead(302, { location: step === 0 ? '/framme' : `/trappa?steg=${step - 1}` }).end();
    },
    'www.hemnet.se/framme': '<p>Framme</p>',
  });
  raw = await startRawServer((socket) => socket.end(rawHead, 'latin1'));
  client = new GuardedClient({
    hostMap: { ...server.hostMap, 'raw.maklare.example': raw.origin },
    resolve: (host) =>
      Promise.resolve([{ address: host === 'internt.example' ? '10.0.0.7' : '8.8.8.8', family: 4 }]),
  });
});

afterAll(async () => {
  await client.close();
  await server.close();
  await raw.close();
  await canary.close();
});

const faultOf = (address: string, more = {}): Promise<unknown> =>
  client.fetch(address, { ...limits, ...more }).then(
    ({ status }) => status,
    (error: unknown) => error,
  );

it('follows a redirect to what is public, so that a refusal means something', async () => {
  for (const status of statuses) {
    next = { status, location: '/framme' };
    expect((await client.fetch('https://www.hemnet.se/vidare', limits)).body.toString()).toBe(
      '<p>Framme</p>',
    );
  }
  next = { status: 302, location: 'http://annan.example/' };
  expect((await client.fetch('https://www.hemnet.se/vidare', limits)).body.toString()).toBe('canary');
  expect(canary.contacts.splice(0)).toEqual(['8.8.8.8:80']);
});

describe('a redirect inwards is refused', () => {
  const inwards: [words: string, location: () => string, reason: () => string][] = [
    ['loopback', () => 'http://127.0.0.1/', () => '127.0.0.1 is not a public address'],
    ['the canary itself, by its port', () => `${canary.origin}/`, () => `port ${canary.port}`],
    ['loopback without a scheme', () => '//127.0.0.1/', () => '127.0.0.1 is not a public address'],
    ['loopback with three slashes', () => '///127.0.0.1/', () => '127.0.0.1 is not a public address'],
    ['loopback by a backslash', () => '/\\127.0.0.1/', () => 'backslash'],
    ['loopback in decimal', () => 'http://2130706433/', () => '127.0.0.1 is not a public address'],
    ['mapped loopback', () => 'http://[::ffff:7f00:1]/', () => '::ffff:7f00:1 is not a public address'],
    [
      'cloud metadata',
      () => 'http://169.254.169.254/latest/meta-data',
      () => '169.254.169.254 is not a public address',
    ],
    ['this machine by name', () => 'http://localhost/', () => 'localhost is not a public name'],
    [
      'cloud metadata by name',
      () => 'http://metadata.google.internal/',
      () => 'metadata.google.internal is not a public name',
    ],
    [
      'a name at a private address',
      () => 'http://internt.example/',
      () => 'internt.example is at 10.0.0.7, not a public address',
    ],
  ];

  it.each(inwards)(
    '%s: by every status, at the first hop and the second',
    async (_words, location, reason) => {
      for (const status of statuses) {
        next = { status, location: location() };
        for (const start of ['/vidare', '/steg', '/till-maklaren']) {
          const error = await faultOf(`https://www.hemnet.se${start}`);
          // A name fails as one that is not there: strangers need not know which there are.
          expect(error).toBeInstanceOf(location().includes('internt') ? FetchFailed : AddressRefused);
          expect((error as Error).message).toContain(reason());
        }
      }
      expect([canary.contacts, canary.arrivals()]).toEqual([[], 1]);
    },
  );

  it('while a client without a guard goes there', async () => {
    for (const [, location] of inwards) {
      const target = new URL(location(), 'http://www.hemnet.se/vidare');
      expect(await arrivalsUnguarded(canary, target.href)).toBe(1);
    }
    canary.contacts.splice(0);
  });
});

describe('a redirect out of the web or off its ordinary roads is refused', () => {
  it.each([
    ['a file', 'file:///etc/passwd', 'scheme file:'],
    ['FTP', 'ftp://evil.se/', 'scheme ftp:'],
    ['Gopher', 'gopher://127.0.0.1:6379/_FLUSHALL', 'scheme gopher:'],
    ['data', 'data:text/html,<h1>hej</h1>', 'scheme data:'],
    ['a script', 'javascript:alert(1)', 'scheme javascript:'],
    ['a blob', 'blob:https://www.hemnet.se/1', 'scheme blob:'],
    ['an archive', 'jar:http://127.0.0.1/a.jar!/b', 'scheme jar:'],
    ['a web socket', 'wss://evil.se/', 'scheme wss:'],
    ['a page of the browser', 'chrome://version', 'scheme chrome:'],
    ['the source view', 'view-source:http://127.0.0.1/', 'scheme view-source:'],
    ['credentials', 'https://user:pass@evil.se/', 'credentials in the address'],
    ['a look-alike by credentials', 'https://www.hemnet.se@evil.se/', 'credentials in the address'],
    ['Redis', 'http://www.hemnet.se:6379/', 'port 6379'],
    ['another port', '//evil.se:8080/', 'port 8080'],
    ['a tab in the host', 'http://local\thost/', 'control characters'],
    ['9 000 characters', `/${'a'.repeat(9_000)}`, 'longer than 8192 characters'],
    ['no address', 'http://[', 'not an address'],
  ])('%s', async (_words, location, reason) => {
    next = { status: 302, location };
    for (const start of ['/vidare', '/steg']) {
      const error = await faultOf(`https://www.hemnet.se${start}`);
      expect(error).toBeInstanceOf(AddressRefused);
      expect((error as AddressRefused).reason).toBe(reason);
    }
  });

  it.each([
    [
      'a look-alike of the portal',
      'https://www.hemnet.se.evil.se/',
      'host www.hemnet.se.evil.se is not allowed',
    ],
    [
      'a homograph of the portal',
      'https://www.xn--hmnet-2of.se/',
      'host www.xn--hmnet-2of.se is not allowed',
    ],
    ['any other host, when the page must be a site of ours', '//evil.se/', 'host evil.se is not allowed'],
  ])('%s', async (_words, location, reason) => {
    next = { status: 302, location };
    const error = await faultOf('https://www.hemnet.se/vidare', {
      allowHost: (host: string) => registry.mayFollow(host),
    });
    expect((error as AddressRefused).reason).toBe(reason);
    expect(canary.contacts).toEqual([]);
  });
});

describe('a chain of redirects ends', () => {
  const asked = (path: string) => server.requests.filter((request) => request.path.startsWith(path)).length;

  it('after five hops', async () => {
    expect((await client.fetch('https://www.hemnet.se/trappa?steg=4', limits)).url).toBe(
      'https://www.hemnet.se/framme',
    );
    const before = asked('/framme');
    expect(await faultOf('https://www.hemnet.se/trappa?steg=5')).toBeInstanceOf(TooManyRedirects);
    expect(asked('/framme')).toBe(before);
  });

  it('when it leads to itself', async () => {
    expect(await faultOf('https://www.hemnet.se/runt')).toBeInstanceOf(TooManyRedirects);
    expect(asked('/runt')).toBe(6);
  });

  it('when two lead to each other', async () => {
    expect(await faultOf('https://www.hemnet.se/hit')).toBeInstanceOf(TooManyRedirects);
    expect(asked('/hit') + asked('/dit')).toBe(6);
  });
});

describe('a Location that is no header is refused', () => {
  it.each([
    ['a null character', 'Location: http://127.0.0.1/\0', FetchFailed],
    ['a line folded onto a second', 'Location: http://www.hemnet.se\r\n @127.0.0.1/', FetchFailed],
    ['a bare carriage return', 'Location: /a\rLocation: http://127.0.0.1/', FetchFailed],
    ['a space before the colon', 'Location : http://127.0.0.1/', FetchFailed],
    ['two of them, the first inwards', 'Location: http://127.0.0.1/\r\nLocation: /a', AddressRefused],
    ['70 000 characters', `Location: /${'a'.repeat(70_000)}`, ResponseTooLarge],
  ])('%s', async (_words, header, kind) => {
    rawHead = `HTTP/1.1 302 Found\r\n${header}\r\nContent-Length: 0\r\n\r\n`;
    expect(await faultOf('https://raw.maklare.example/')).toBeInstanceOf(kind);
    expect(canary.contacts).toEqual([]);
  });
});
