import { type PageServer, startPageServer } from '../../../test/support/page-server.js';
import { GuardedClient } from '../../shared/http/guarded-client.js';
import { SiteRegistry } from '../sites/registry.js';
import { Pace } from './pace.js';
import { robotsRules } from './robots-rules.js';
import { Robots } from './robots.js';

const registry = new SiteRegistry(new Set());
const names = (count: number, domain: string) => [...Array(count).keys()].map((n) => `h${n}.${domain}`);
/** More than are remembered. */
const others = names(310, 'lagring.example');
const madeUp = names(20, 'notar.se');
/** Their rules fill what is read of a robots.txt, 512,000 letters: nine of them are remembered. */
const longWinded = names(12, 'ordrik.example');
const longRules = `User-agent: *\nDisallow: /x\n#${'a'.repeat(600_000)}`;

let server: PageServer;
let client: GuardedClient;
let robots: Robots;
beforeAll(async () => {
  server = await startPageServer(
    Object.fromEntries(longWinded.map((host) => [`${host}/robots.txt`, longRules])),
  );
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  const hosts = [...others, ...madeUp, ...longWinded, 'www.notar.se', 'www.hemnet.se'];
  client = new GuardedClient({ hostMap: Object.fromEntries(hosts.map((host) => [host, server.origin])) });
  const pace = new Pace((name) => ({ name, gapMs: 0 }));
  robots = new Robots(
    client,
    pace,
    (text, agent, address) => Promise.resolve(robotsRules(text, agent, address)),
    (host) => registry.siteOf(host)?.name,
  );
});
afterEach(() => client.close());

const ask = async (hosts: readonly string[]) => {
  for (const host of hosts) await robots.rulesFor(`https://${host}/x`, AbortSignal.timeout(20_000));
};
const timesAsked = (of: string) => server.requests.filter(({ host }) => host === of).length;

it('remembers the rules of sites whatever other hosts were asked', async () => {
  await ask(['www.hemnet.se', 'www.notar.se', ...others, 'www.hemnet.se', 'www.notar.se']);
  expect([timesAsked('www.hemnet.se'), timesAsked('www.notar.se')]).toEqual([1, 1]);
});

it('remembers the rules of one site under whatever names another was asked', async () => {
  await ask(['www.hemnet.se', others[0]!, ...madeUp, 'www.hemnet.se', others[0]!]);
  expect([timesAsked('www.hemnet.se'), timesAsked(others[0]!)]).toEqual([1, 1]);
});

it('forgets the rules asked longest ago when all that it remembers grows long', async () => {
  await ask([...longWinded, longWinded.at(-9)!, longWinded.at(-10)!]);
  expect([timesAsked(longWinded.at(-9)!), timesAsked(longWinded.at(-10)!)]).toEqual([1, 2]);
});

it.each([
  ['hosts of no site', others],
  ['names of one site', madeUp],
])('forgets of %s those asked longest ago', async (_case, hosts) => {
  await ask([...hosts, hosts.at(-1)!, hosts[0]!]);
  expect([timesAsked(hosts.at(-1)!), timesAsked(hosts[0]!)]).toEqual([1, 2]);
});
