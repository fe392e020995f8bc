import { GuardedClient } from '../../src/shared/http/guarded-client.js';
import { AddressRefused } from '../../src/shared/http/http.errors.js';
import { UnsupportedSite } from '../../src/scraping/scraping.errors.js';
import { SiteRegistry } from '../../src/scraping/sites/registry.js';
import { arrivalsUnguarded, type Canary, startCanary } from './canary.js';

const limits = { maxBytes: 100_000, timeoutMs: 5_000 };
let canary: Canary;
let client: GuardedClient;
const lookups: string[] = [];

beforeAll(async () => {
  canary = await startCanary();
  client = new GuardedClient({
    hostMap: {},
    resolve: (host) => {
      lookups.push(host);
      return Promise.resolve([{ address: '8.8.8.8', family: 4 }]);
    },
  });
});

afterAll(async () => {
  await client.close();
  await canary.close();
});

/** The reason of the refusal; fails when the address was fetched, or when the canary heard anything of it. */
async function reasonOf(address: string, allowHost?: (host: string) => boolean): Promise<string> {
  const before = [canary.arrivals(), lookups.length];
  const error: unknown = await client.fetch(address, allowHost ? { ...limits, allowHost } : limits).then(
    ({ status }) => status,
    (fault: unknown) => fault,
  );
  expect(error).toBeInstanceOf(AddressRefused);
  expect([canary.arrivals(), lookups.length]).toEqual(before);
  return (error as AddressRefused).reason;
}

it('fetches what is public, so that a refusal means something', async () => {
  const answer = await client.fetch('http://www.example.com/', limits);
  expect(answer.body.toString()).toBe('canary');
  expect(canary.contacts).toEqual(['8.8.8.8:80']);
});

describe('an address that an ordinary client follows into private space', () => {
  it.each([
    // One number, octal, hexadecimal and short forms
    ['loopback in decimal', '2130706433', '127.0.0.1'],
    ['loopback with octal parts', '0177.0.0.1', '127.0.0.1'],
    ['loopback with many octal zeros', '00000177.1', '127.0.0.1'],
    ['loopback in hexadecimal', '0x7f000001', '127.0.0.1'],
    ['loopback in short hexadecimal', '0x7f.1', '127.0.0.1'],
    ['loopback in mixed bases', '127.0.0.0x1', '127.0.0.1'],
    ['loopback in two parts', '127.1', '127.0.0.1'],
    ['loopback in three parts', '127.0.1', '127.0.0.1'],
    ['zero alone', '0', '0.0.0.0'],
    ['metadata in decimal', '2852039166', '169.254.169.254'],
    ['metadata in octal', '0251.0376.0251.0376', '169.254.169.254'],
    ['private 10 in hexadecimal', '0x0a000001', '10.0.0.1'],
    // Reserved ranges of IPv4, first and last
    ['this network', '0.0.0.0', '0.0.0.0'],
    ['the end of this network', '0.255.255.255', '0.255.255.255'],
    ['private 10', '10.0.0.1', '10.0.0.1'],
    ['the end of private 10', '10.255.255.255', '10.255.255.255'],
    ['carrier NAT', '100.64.0.1', '100.64.0.1'],
    ['a cloud metadata service in carrier NAT', '100.100.100.200', '100.100.100.200'],
    ['the end of carrier NAT', '100.127.255.255', '100.127.255.255'],
    ['the far end of loopback', '127.255.255.254', '127.255.255.254'],
    ['link local', '169.254.0.1', '169.254.0.1'],
    ['cloud metadata', '169.254.169.254', '169.254.169.254'],
    ['container metadata', '169.254.170.2', '169.254.170.2'],
    ['private 172.16', '172.16.0.1', '172.16.0.1'],
    ['the end of private 172.16', '172.31.255.255', '172.31.255.255'],
    ['a cloud platform on a public number', '168.63.129.16', '168.63.129.16'],
    ['protocol assignments', '192.0.0.1', '192.0.0.1'],
    ['a cloud metadata service in protocol assignments', '192.0.0.192', '192.0.0.192'],
    ['documentation 1', '192.0.2.1', '192.0.2.1'],
    ['documentation 2', '198.51.100.1', '198.51.100.1'],
    ['documentation 3', '203.0.113.1', '203.0.113.1'],
    ['6to4 relays', '192.88.99.1', '192.88.99.1'],
    ['private 192.168', '192.168.0.1', '192.168.0.1'],
    ['benchmarking', '198.18.0.1', '198.18.0.1'],
    ['the end of benchmarking', '198.19.255.255', '198.19.255.255'],
    ['multicast', '224.0.0.1', '224.0.0.1'],
    ['the end of multicast', '239.255.255.255', '239.255.255.255'],
    ['reserved for later', '240.0.0.1', '240.0.0.1'],
    ['broadcast', '255.255.255.255', '255.255.255.255'],
    // IPv6
    ['unspecified IPv6', '[::]', '::'],
    ['IPv6 loopback', '[::1]', '::1'],
    ['IPv6 loopback written out', '[0000:0000:0000:0000:0000:0000:0000:0001]', '::1'],
    ['mapped loopback', '[::ffff:127.0.0.1]', '::ffff:7f00:1'],
    ['mapped loopback in hexadecimal', '[::ffff:7f00:1]', '::ffff:7f00:1'],
    ['mapped metadata', '[::ffff:169.254.169.254]', '::ffff:a9fe:a9fe'],
    ['translated IPv4', '[::ffff:0:127.0.0.1]', '::ffff:0:7f00:1'],
    ['compatible loopback', '[::127.0.0.1]', '::7f00:1'],
    ['NAT64 of loopback', '[64:ff9b::7f00:1]', '64:ff9b::7f00:1'],
    ['local NAT64', '[64:ff9b:1::7f00:1]', '64:ff9b:1::7f00:1'],
    ['6to4 of loopback', '[2002:7f00:1::]', '2002:7f00:1::'],
    ['Teredo', '[2001:0:7f00:1::1]', '2001:0:7f00:1::1'],
    ['discard only', '[100::1]', '100::1'],
    ['unique local', '[fc00::1]', 'fc00::1'],
    ['a cloud metadata service in unique local', '[fd00:ec2::254]', 'fd00:ec2::254'],
    ['link local IPv6', '[fe80::1]', 'fe80::1'],
    ['site local', '[fec0::1]', 'fec0::1'],
    ['IPv6 multicast', '[ff02::1]', 'ff02::1'],
    ['IPv6 documentation', '[2001:db8::1]', '2001:db8::1'],
    ['newer IPv6 documentation', '[3fff::1]', '3fff::1'],
    ['mapped cloud platform', '[::ffff:168.63.129.16]', '::ffff:a83f:8110'],
    // Other digits and dots
    ['fullwidth digits', '１２７.0.0.1', '127.0.0.1'],
    ['ideographic dots', '127。0。0。1', '127.0.0.1'],
    ['circled digits', '①②⑦.⓪.⓪.①', '127.0.0.1'],
    ['circled numbers', '⑯⑨.254.⑯⑨.254', '169.254.169.254'],
    ['mathematical digits', '𝟏𝟐𝟕.𝟎.𝟎.𝟏', '127.0.0.1'],
    ['percent-encoded digits', '%31%32%37.0.0.1', '127.0.0.1'],
    ['a root dot', '127.0.0.1.', '127.0.0.1'],
  ])('%s is refused: %s', async (_words, host, judged) => {
    expect(await arrivalsUnguarded(canary, `http://${host}/latest/meta-data`)).toBe(1);
    expect(await reasonOf(`http://${host}/latest/meta-data`)).toBe(`${judged} is not a public address`);
    expect(await reasonOf(`https://${host}/`)).toBe(`${judged} is not a public address`);
  });
});

describe('a name of one machine or network is refused before it is looked up', () => {
  it.each([
    ['this machine', 'localhost'],
    ['this machine in capitals', 'LOCALHOST'],
    ['this machine with a root dot', 'localhost.'],
    ['this machine in fullwidth letters', 'ｌｏｃａｌｈｏｓｔ'],
    ['a name under this machine', 'www.hemnet.se.localhost'],
    ['the long name of this machine', 'localhost.localdomain'],
    ['cloud metadata by name', 'metadata.google.internal'],
    ['cloud metadata by its short name', 'metadata'],
    ['a container beside us', 'redis'],
    ['a service of a cluster', 'kubernetes.default.svc.cluster.local'],
    ['a printer', 'skrivare.local'],
    ['a router', 'router.lan'],
    ['a router at home', 'fritz.home.arpa'],
    ['an onion', 'abcdefghijklmnop.onion'],
  ])('%s: %s', async (_words, host) => {
    expect(await arrivalsUnguarded(canary, `http://${host}/`)).toBe(1);
    const judged = new URL(`http://${host}/`).hostname.replace(/\.$/, '');
    expect(await reasonOf(`http://${host}/`)).toBe(`${judged} is not a public name`);
  });

  it.each([
    ['two root dots', 'localhost..'],
    ['an address with two root dots', '127.0.0.1..'],
    ['an empty label', 'www..hemnet.se'],
    ['a hyphen first', '-1.hemnet.se'],
    ['a label of 64 letters', `${'a'.repeat(64)}.se`],
    ['a name of 254 letters', `${'a.'.repeat(126)}se`],
  ])('%s', async (_words, host) => {
    expect(await reasonOf(`http://${host}/`)).toMatch(/ is not a public (name|address)$/);
  });
});

describe('an address that says more than host and path is refused', () => {
  it.each([
    ['a user', 'http://user@www.hemnet.se/', 'credentials in the address'],
    ['a password', 'http://:hemlig@www.hemnet.se/', 'credentials in the address'],
    ['a portal as the user of another host', 'https://www.hemnet.se@evil.se/', 'credentials in the address'],
    [
      'a portal and a port as user and password',
      'https://www.hemnet.se:443@evil.se/',
      'credentials in the address',
    ],
    ['an encoded slash in the user', 'https://www.hemnet.se%2f@evil.se/', 'credentials in the address'],
    ['the port of Redis', 'http://www.hemnet.se:6379/', 'port 6379'],
    ['the port of SSH', 'http://www.hemnet.se:22/', 'port 22'],
    ['plain HTTP on the port of TLS', 'http://www.hemnet.se:443/', 'port 443'],
    ['port zero', 'http://www.hemnet.se:0/', 'port 0'],
    ['a backslash before an at sign', 'https://evil.se\\@www.hemnet.se/', 'backslash'],
    ['backslashes for slashes', 'http:\\\\127.0.0.1\\', 'backslash'],
    ['a backslash before a second host', 'http://127.0.0.1\\.hemnet.se/', 'backslash'],
    ['a line feed in the host', 'http://127.0.\n0.1/', 'control characters'],
    ['a tab in the host', 'http://lo\tcalhost/', 'control characters'],
    ['a tab in the scheme', 'ht\ttp://www.hemnet.se/', 'control characters'],
    [
      'a header smuggled behind a line break',
      'http://www.hemnet.se/\r\nHost: localhost',
      'control characters',
    ],
    ['a null in the path', 'http://www.hemnet.se/\u0000', 'control characters'],
    ['a delete character', 'http://www.hemnet.se/\u007f', 'control characters'],
    ['9 000 characters', `http://www.hemnet.se/${'a'.repeat(9_000)}`, 'longer than 8192 characters'],
    ['a file', 'file:///etc/passwd', 'scheme file:'],
    ['a file of a host', 'file://www.hemnet.se/etc/passwd', 'scheme file:'],
    ['FTP', 'ftp://www.hemnet.se/', 'scheme ftp:'],
    ['Gopher', 'gopher://127.0.0.1:6379/_INFO', 'scheme gopher:'],
    ['Dict', 'dict://127.0.0.1:6379/INFO', 'scheme dict:'],
    ['LDAP', 'ldap://127.0.0.1/', 'scheme ldap:'],
    ['a web socket', 'ws://www.hemnet.se/', 'scheme ws:'],
    ['data', 'data:text/html,hej', 'scheme data:'],
    ['a script', 'javascript:alert(1)', 'scheme javascript:'],
    ['a blob', 'blob:https://www.hemnet.se/1', 'scheme blob:'],
    ['an archive', 'jar:http://127.0.0.1/a.jar!/b', 'scheme jar:'],
    ['the source view of a browser', 'view-source:http://127.0.0.1/', 'scheme view-source:'],
    ['a page of the browser itself', 'chrome://version', 'scheme chrome:'],
    ['a zone of IPv6', 'http://[fe80::1%25eth0]/', 'not an address'],
    ['a number too large for IPv4', 'http://4294967296/', 'not an address'],
    ['five parts', 'http://127.0.0.1.1/', 'not an address'],
    ['an encoded null in the host', 'http://127.0.0.1%00.hemnet.se/', 'not an address'],
    ['no host', 'http://', 'not an address'],
    ['nothing', '', 'not an address'],
    ['a host without a scheme', '//127.0.0.1/', 'not an address'],
  ])('%s', async (_words, address, reason) => {
    expect(await reasonOf(address)).toBe(reason);
  });
});

describe('a host that only looks like a portal is no site of ours', () => {
  const registry = new SiteRegistry(new Set());
  const advert = '/bostad/lagenhet-3rum-gatan-39-17702075';

  it('while the portal itself is', () => {
    expect(registry.recognise(`https://www.hemnet.se${advert}`).key).toBe('hemnet:17702075');
    expect(registry.mayFollow('www.hemnet.se')).toBe(true);
  });

  it.each([
    ['the portal as a subdomain', 'hemnet.se.evil.se'],
    ['the portal with www as a subdomain', 'www.hemnet.se.evil.se'],
    ['an encoded dot before the real domain', 'hemnet.se%2eevil.se'],
    ['letters before the name', 'evilhemnet.se'],
    ['a hyphen for a dot', 'www-hemnet.se'],
    ['another top domain', 'hemnet.com'],
    ['the name in another order', 'se.hemnet'],
    ['a Cyrillic e', 'www.hеmnet.se'],
    ['the same in punycode', 'www.xn--hmnet-2of.se'],
    ['a Greek omicron', 'www.bοοli.se'],
    ['a dotless i', 'www.boolı.se'],
    ['a zero for o', 'www.b0oli.se'],
    ['a combining mark', 'www.hemne\u0323t.se'],
    ['a portal in the path of another', 'evil.se/www.hemnet.se'],
    ['a portal in the query of another', 'evil.se?www.hemnet.se'],
    ['a portal in the fragment of another', 'evil.se#www.hemnet.se'],
  ])('%s: %s', async (_words, host) => {
    const address = `https://${host}${advert}`;
    expect(() => registry.recognise(address)).toThrow(UnsupportedSite);
    const name = new URL(address).hostname;
    expect(await reasonOf(address, (asked) => registry.mayFollow(asked))).toMatch(
      new RegExp(`^(host ${name} is not allowed|${name} is not a public name)$`),
    );
  });

  it.each([
    ['a portal as the user', `https://www.hemnet.se@evil.se${advert}`],
    ['a portal with credentials', `https://user:pass@www.hemnet.se${advert}`],
    ['a portal on another port', `https://www.hemnet.se:8443${advert}`],
    ['a script that names a portal', `javascript://www.hemnet.se${advert}`],
    ['an advert with a line break', `https://www.hemnet.se\n@evil.se${advert}`],
  ])('%s', async (_words, address) => {
    expect(() => registry.recognise(address)).toThrow(UnsupportedSite);
    await reasonOf(address, (asked) => registry.mayFollow(asked));
  });
});
