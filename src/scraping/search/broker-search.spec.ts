import { Logger } from '@nestjs/common';
import { type PageRoute, type PageServer, startPageServer } from '../../../test/support/page-server.js';
import { judgeHere } from '../../../test/support/judge-here.js';
import { robotsHere } from '../../../test/support/robots-here.js';
import { GuardedClient } from '../../shared/http/guarded-client.js';
import { BrowserFetcher } from '../fetch/browser-fetcher.js';
import { Pace } from '../fetch/pace.js';
import { PageFetcher } from '../fetch/page-fetcher.js';
import { SiteRegistry } from '../sites/registry.js';
import { BrokerSearch } from './broker-search.js';
import { linksOf } from './page-links.js';

const facts = {
  address: 'Flygarvägen 39',
  area: 'Barkarby',
  municipality: 'Järfälla',
  rooms: 3,
  livingArea: 62,
};
const notar = (id: number) => `https://www.notar.se/kopa-bostad/objekt/OBJ12345_${id}00000`;
const bjurforsPage = 'www.bjurfors.se/sv/tillsalu/stockholm/jarfalla/';
const bjurfors = (street: string, municipality = 'jarfalla') =>
  `https://www.bjurfors.se/sv/tillsalu/stockholm/${municipality}/barkarby/${street}`;

let results: unknown[];
let reply: PageRoute | undefined;
let listing: PageRoute;
let wholeList: PageRoute;
let servers: PageServer[] = [];
let clients: GuardedClient[] = [];

beforeAll(() => Logger.overrideLogger(false));
beforeEach(() => {
  results = [];
  reply = undefined;
  listing = { status: 404, body: '' };
  wholeList = { status: 403, body: 'nej' };
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await Promise.all(servers.map((server) => server.close()));
  clients = [];
  servers = [];
});

/** A search service in SearXNG's shape and brokers' search pages, all on loopback. */
async function start(options: { service?: boolean; robots?: string; staged?: boolean } = {}) {
  const search = await startSearch();
  const brokers = await startPageServer({
    ...(options.robots ? { 'www.bjurfors.se/robots.txt': { body: options.robots } } : {}),
    [bjurforsPage]: (request, response) => answer(listing, request, response),
    'www.mohv.se/till-salu/': (request, response) => answer(wholeList, request, response),
  });
  servers.push(search, brokers);
  const client = new GuardedClient({ hostMap: brokers.hostMap });
  clients.push(client);
  const noBrowser = new BrowserFetcher(client, () => Promise.reject(new Error('no browser here')));
  const pace = new Pace((name) => ({ name, gapMs: 0 }));
  const pages = new PageFetcher(client, noBrowser, pace, robotsHere(client, pace), judgeHere);
  const searchUrl = options.service === false ? undefined : `${search.origin}/search`;
  const scrapingHostMap = options.staged ? { 'www.hemnet.se': brokers.origin } : brokers.hostMap;
  // The lists are the tests' own: they are read in this process.
  const reader = { readLinks: async (html: string, url: string) => linksOf(html, url) };
  const finder = new BrokerSearch({ searchUrl, scrapingHostMap }, pages, new SiteRegistry(new Set()), reader);
  const find = async (known: object = facts, signal = AbortSignal.timeout(20_000)) =>
    (await finder.findBrokerPages(known, { signal })).map(({ url }) => url.replace(/\/$/, ''));
  return { find, search, brokers };
}

async function startSearch(): Promise<PageServer> {
  const routes: Record<string, PageRoute> = {};
  const server = await startPageServer(routes);
  routes[`${new URL(server.origin).host}/search`] = (request, response) =>
    answer(
      reply ?? {
        body: JSON.stringify({ query: 'x', results, answers: [] }),
        headers: { 'content-type': 'application/json' },
      },
      request,
      response,
    );
  return server;
}

function answer(
  route: PageRoute,
  ...[request, response]: Parameters<Extract<PageRoute, (...given: never[]) => void>>
): void {
  if (typeof route === 'function') return route(request, response);
  const { status = 200, headers = {}, body = '' } = typeof route === 'string' ? { body: route } : route;
  response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
}

const hit = (url: string, title = 'Flygarvägen 39, Barkarby, Järfälla', content = '') => ({
  url,
  title,
  content,
});

describe('the search service', () => {
  it('is asked for the street in quotes, the municipality and what is for sale, in Swedish and JSON', async () => {
    const { find, search } = await start();
    await find();
    expect(search.requests).toHaveLength(1);
    const asked = new URL(search.requests[0]!.path, search.origin).searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      q: '"Flygarvägen 39" Järfälla till salu',
      format: 'json',
      language: 'sv',
    });
  });

  it('gives brokers’ adverts in their canonical form, each once and three at most', async () => {
    results = [
      hit(`${notar(1)}?utm_source=x`),
      hit(notar(1)),
      hit(notar(2), 'Trea med balkong', 'Flygarvägen 39 i Järfälla kommun, 3 rum'),
      hit(bjurfors('flygarvagen-39'), '', ''),
      hit(notar(4)),
    ];
    const { find } = await start();
    expect(await find()).toEqual([notar(1), notar(2), bjurfors('flygarvagen-39')]);
  });

  it.each([
    [
      'the portal itself',
      hit('https://www.hemnet.se/bostad/lagenhet-3rum-barkarby-jarfalla-kommun-flygarvagen-39-20000001'),
    ],
    ['another portal', hit('https://www.booli.se/annons/1234567')],
    [
      'a host that looks like a broker’s',
      hit('https://www.notar.se.evil.example/kopa-bostad/objekt/OBJ12345_100000'),
    ],
    ['a host that ends like a broker’s', hit('https://evilnotar.se/kopa-bostad/objekt/OBJ12345_100000')],
    ['a host that looks like the portal’s', hit('https://hemnet.se.evil.example/bostad/flygarvagen-39-1')],
    ['a site that we do not read', hit('https://okand-maklare.example/objekt/flygarvagen-39')],
    ['a broker’s page that is no advert', hit('https://www.notar.se/om-oss')],
    ['another scheme', hit('javascript:alert(1)//notar.se')],
    ['credentials in the address', hit('https://a:b@www.notar.se/kopa-bostad/objekt/OBJ12345_100000')],
    ['another number', hit(notar(1), 'Flygarvägen 3, Järfälla')],
    ['the same number with a letter', hit(notar(1), 'Flygarvägen 39B, Järfälla')],
    ['another street', hit(notar(1), 'Kyrkvägen 39, Järfälla', 'Nära Flygarvägen.')],
    ['a street whose name ends alike', hit(notar(1), 'Norra Flygarvägen 39, Järfälla')],
    ['the same street elsewhere', hit(notar(1), 'Flygarvägen 39, Uppsala')],
    [
      'the same street elsewhere, said in the text',
      hit(notar(1), 'Flygarvägen 39', 'Trea i Malmö kommun, 62 kvm'),
    ],
    ['the same street elsewhere by its address', hit(bjurfors('flygarvagen-39', 'solna'), 'Flygarvägen 39')],
    ['no text at all', hit(notar(1), '', '')],
  ])('never gives %s', async (_case, one) => {
    results = [one];
    const { find } = await start();
    expect(await find()).toEqual([]);
  });

  it('takes a county in the address for no other municipality', async () => {
    const url = 'https://www.maklarhuset.se/bostad/sverige/stockholm/barkarby/flygarvagen-39/123456';
    results = [hit(url, 'Flygarvägen 39', '')];
    const { find } = await start();
    expect(await find()).toEqual([url]);
  });

  it('gives a page that only names the place after those that name the street', async () => {
    results = [hit(notar(1), 'Trea i Barkarby, Järfälla', '3 rum, 62 kvm'), hit(notar(2))];
    const { find } = await start();
    expect(await find()).toEqual([notar(2), notar(1)]);
  });

  it('reads what is well formed among its results', async () => {
    results = [
      null,
      'x',
      { title: 'utan adress' },
      { url: 7 },
      { url: notar(1), title: null },
      hit(notar(2)),
    ];
    const { find } = await start();
    expect(await find()).toEqual([notar(2)]);
  });

  it.each<[string, PageRoute]>([
    ['breaks', { status: 500, body: JSON.stringify({ results: [hit(notar(1))] }) }],
    ['answers with a page', '<html>Sök</html>'],
    ['answers in another shape', { body: '{"hits":[]}' }],
    ['leads elsewhere', { status: 302, headers: { location: 'https://www.notar.se/' } }],
    ['answers too much', { body: `{"results":[${'" ",'.repeat(300_000)}""]}` }],
    ['closes the connection', (request) => void request.socket.destroy()],
  ])('is left out when it %s', async (_case, route) => {
    reply = route;
    listing = `<a href="${bjurfors('flygarvagen-39')}">Flygarvägen 39</a>`;
    const { find } = await start();
    expect(await find()).toEqual([bjurfors('flygarvagen-39')]);
  });

  it('is not asked when there is none, or when street and number are not known', async () => {
    const without = await start({ service: false });
    expect(await without.find()).toEqual([]);
    const { find, search, brokers } = await start();
    expect(await find({ ...facts, address: 'Kvarnbacken' })).toEqual([]);
    expect(await find({ municipality: 'Järfälla', rooms: 3 })).toEqual([]);
    expect([search.requests, brokers.requests]).toEqual([[], []]);
  });

  it('is asked with nothing that could end the quotes', async () => {
    const { find, search } = await start();
    await find({ address: 'Flygar"vägen 39', municipality: 'Järfälla" OR "x' });
    await find({ address: 'Flygarvägen 39 (hörnet "A")', municipality: 'Järfälla" site:evil.example' });
    for (const { path } of search.requests)
      expect(new URL(path, search.origin).searchParams.get('q')!.match(/"/g)).toHaveLength(2);
    expect(search.requests.length).toBeGreaterThan(0);
  });
});

describe('a broker’s search page', () => {
  const page = (...links: string[]) => `<!doctype html><h1>Till salu</h1>${links.join('\n')}`;

  it('gives the advert whose link holds the street, in its text or its address', async () => {
    listing = page(
      `<a href="/sv/tillsalu/stockholm/jarfalla/barkarby/flygarvagen-37/">Flygarvägen 37</a>`,
      `<a class="card" href='/sv/tillsalu/stockholm/jarfalla/barkarby/flygarvagen-39/'><img></a>`,
      `<a href="${bjurfors('okand')}"><span>Flygarv&auml;gen&nbsp;39</span></a>`,
      `<a href="https://www.hemnet.se/bostad/lagenhet-flygarvagen-39-20000001">Flygarvägen 39 på Hemnet</a>`,
      `<a href="${notar(1)}">Flygarvägen 39 hos en annan</a>`,
      `<a href="/sv/om/flygarvagen-39">Flygarvägen 39</a>`,
      `<a href="${bjurfors('flygarvagen-39', 'solna')}">Flygarvägen 39</a>`,
    );
    const { find } = await start({ service: false });
    expect(await find()).toEqual([bjurfors('flygarvagen-39'), bjurfors('okand')]);
  });

  it('is read also when it lists homes of all places', async () => {
    wholeList = page(
      '<a class="estate-listitem" href="/objekt/taby/flygarvagen-39/OBJ12345_1000001/"><h3>Flygarvägen 39</h3></a>',
      '<a class="estate-listitem" href="/objekt/jarfalla/flygarvagen-39/OBJ12345_1000002/"><h3>Flygarvägen 39</h3></a>',
    );
    const { find } = await start({ service: false });
    expect(await find({ ...facts, municipality: 'Järfälla' })).toEqual([
      'https://www.mohv.se/objekt/jarfalla/flygarvagen-39/OBJ12345_1000002',
    ]);
  });

  it('is not asked when the site’s robots.txt does not let us', async () => {
    listing = page(`<a href="${bjurfors('flygarvagen-39')}">Flygarvägen 39</a>`);
    const { find, brokers } = await start({
      service: false,
      robots: 'User-agent: *\nDisallow: /sv/tillsalu/',
    });
    expect(await find()).toEqual([]);
    expect(brokers.requests.map(({ host, path }) => `${host}${path}`)).not.toContain(bjurforsPage);
  });

  it('is not asked for on the live site while a portal is served from elsewhere', async () => {
    results = [hit(notar(1))];
    const { find, brokers } = await start({ staged: true });
    expect(await find()).toEqual([notar(1)]);
    expect(brokers.requests).toEqual([]);
  });

  it('is not asked for where the broker’s address of the county is not known', async () => {
    const { find, brokers } = await start({ service: false });
    await find({ ...facts, municipality: 'Luleå' });
    expect(brokers.requests.filter(({ host }) => host === 'www.bjurfors.se')).toEqual([]);
  });
});

it('ends with its caller', async () => {
  const reason = new Error('called off');
  const caller = new AbortController();
  reply = () => caller.abort(reason);
  const { find } = await start();
  await expect(find(facts, caller.signal)).rejects.toBe(reason);
  await expect(find(facts, AbortSignal.abort(reason))).rejects.toBe(reason);
});
