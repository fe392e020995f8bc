import { type PageServer, startPageServer } from '../../../test/support/page-server.js';
import { judgeHere } from '../../../test/support/judge-here.js';
import { waitFor } from '../../../test/support/wait-for.js';
import { robotsHere } from '../../../test/support/robots-here.js';
import { withinBytes } from '../../shared/http/byte-allowance.js';
import { GuardedClient, userAgent } from '../../shared/http/guarded-client.js';
import { onBehalfOf } from '../../shared/on-behalf-of.js';
import { PageBlocked, PageDisallowed, PageThrottled, PageUnavailable } from '../scraping.errors.js';
import { BrowserFetcher } from './browser-fetcher.js';
import { Pace } from './pace.js';
import { PageFetcher } from './page-fetcher.js';
import { productToken } from './robots.js';

const good = '<h1>Provgatan 7</h1><p>1 950 000 kr, 62 m²</p>';
const robots = (text: string) => ({ body: text, headers: { 'content-type': 'text/plain' } });
const longRules = `User-agent: *\nDisallow: /bostad/hemlig\n${'# utfyllnad\n'.repeat(60_000)}Disallow: /bostad/sent\n`;
/** A site under two names, without a gap. */
const unpaced = (host: string) => ({ name: host.replace(/^m\./, ''), gapMs: 0 });
let robotsAnswer: { status: number; body: string; headers?: Record<string, string> };
let server: PageServer;
let client: GuardedClient;
let pages: PageFetcher;

beforeAll(async () => {
  server = await startPageServer({
    'ingen.se/bostad/1': good,
    'ingen.se/bostad/till-regler': { status: 302, headers: { location: 'https://regler.se/privat/1' } },
    'ingen.se/bostad/till-vila': { status: 302, headers: { location: 'https://vila.se/bostad/1' } },
    'regler.se/robots.txt': robots(
      `User-agent: *\nDisallow: /\n\nUser-agent: visningsklar\nDisallow: /privat/\nAllow: /privat/*.html$\nCrawl-delay: 3600\n`,
    ),
    'regler.se/bostad/1': good,
    'regler.se/privat/1': good,
    'regler.se/privat/1.html': good,
    'alla.se/robots.txt': robots('User-agent: *\nDisallow: /bostad/hemlig\n'),
    'alla.se/bostad/1': good,
    'alla.se/bostad/hemlig-2': good,
    'alla.se/bostad/vidare': { status: 302, headers: { location: 'https://alla.se/bostad/hemlig-2' } },
    'lang.se/robots.txt': robots(longRules),
    'lang.se/bostad/hemlig': good,
    'lang.se/bostad/sent': good,
    'forbjuden.se/robots.txt': { status: 403, body: 'nej' },
    'forbjuden.se/bostad/1': good,
    'html.se/robots.txt': '<!doctype html><pre>\nUser-agent: *\nDisallow: /\n</pre>',
    'html.se/bostad/1': good,
    'trasig.se/robots.txt': { status: 500, body: 'fel' },
    'trasig.se/bostad/1': good,
    'stum.se/robots.txt': (request) => request.socket.destroy(),
    'stum.se/bostad/1': good,
    'vila-regler.se/robots.txt': { status: 429, body: '', headers: { 'retry-after': '30' } },
    'vila-regler.se/bostad/1': good,
    'm.regelvila.se/robots.txt': { status: 429, body: '', headers: { 'retry-after': '30' } },
    'm.regelvila.se/bostad/1': good,
    'regelvila.se/bostad/1': good,
    'frammande.se/stadgar.pdf': { status: 302, headers: { location: 'https://m.frammande.se/a.pdf' } },
    'm.frammande.se/a.pdf': { status: 302, headers: { location: 'https://ingen.se/bostad/1' } },
    'leder-vidare.se/robots.txt': { status: 302, headers: { location: 'https://ingen.se/bostad/1' } },
    'leder-vidare.se/stadgar.pdf': 'text',
    'strypt.se/stadgar.pdf': { status: 429, body: '', headers: { 'retry-after': '30' } },
    'strypt.se/arsredovisning.pdf': 'text',
    'a1.pahittat.se/bostad/1': good,
    'a2.pahittat.se/bostad/1': good,
    'a3.pahittat.se/bostad/1': good,
    'a4.pahittat.se/stadgar.pdf': '',
    'ingen.se/bostad/till-pahittat': {
      status: 302,
      headers: { location: 'https://a3.pahittat.se/bostad/1' },
    },
    'vila.se/bostad/1': { status: 503, body: 'upptaget', headers: { 'retry-after': '30' } },
    'vila.se/bostad/2': good,
    'm.vila.se/bostad/2': good,
    'vagg.se/bostad/1': { status: 403, body: 'nej' },
    'utmaning.se/bostad/1': { status: 403, body: 'nej', headers: { 'cf-mitigated': 'challenge' } },
    'vaxlande.se/robots.txt': (_request, response) => {
      response.writeHead(robotsAnswer.status, robotsAnswer.headers).end(robotsAnswer.body);
    },
    'vaxlande.se/bostad/1': good,
  });
});
afterAll(() => server.close());

beforeEach(() => {
  server.requests.length = 0;
  client = new GuardedClient({ hostMap: server.hostMap });
  const noBrowser = new BrowserFetcher(client, () => Promise.reject(new Error('no browser here')));
  const pace = new Pace(unpaced);
  pages = new PageFetcher(client, noBrowser, pace, robotsHere(client, pace), judgeHere);
});
afterEach(async () => {
  jest.useRealTimers();
  await client.close();
});

const get = (address: string, signal = AbortSignal.timeout(10_000)) =>
  pages.fetch(`https://${address}`, { signal, allowHost: () => true });
const asked = () => server.requests.map(({ host, path }) => `${host}${path}`);
/** Moves the calendar, not the timers. */
const setDate = (at: number) =>
  jest.useFakeTimers({
    now: at,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });

it('names itself by the token that it looks for in robots.txt', async () => {
  await get('ingen.se/bostad/1');
  expect(userAgent).toContain(`${productToken}/`);
  expect(server.requests.map(({ headers }) => headers['user-agent'])).toEqual([userAgent, userAgent]);
});

describe('robots.txt', () => {
  it('is read also when the work that asks has spent its bytes, for others remember the answer', async () => {
    const page = () => get('alla.se/bostad/1');
    await expect(withinBytes(0, page)).rejects.toMatchObject({ code: 'allowance_spent' });
    expect(asked()).toEqual(['alla.se/robots.txt']);
    expect((await page()).html).toBe(good);
  });

  it.each([
    ['there is none', 'ingen.se/bostad/1'],
    ['it is refused', 'forbjuden.se/bostad/1'],
    ['a web page stands in its place', 'html.se/bostad/1'],
    ['it does not speak of the page', 'alla.se/bostad/1'],
    ['it speaks to us in particular', 'regler.se/bostad/1'],
    ['a longer rule allows the page', 'regler.se/privat/1.html'],
    ['the rule stands after 500 KiB', 'lang.se/bostad/sent'],
  ])('allows a page when %s', async (_case, address) => {
    expect((await get(address)).html).toBe(good);
  });

  it.each([
    ['for everyone', 'alla.se/bostad/hemlig-2'],
    ['for us', 'regler.se/privat/1'],
    ['in a long file', 'lang.se/bostad/hemlig'],
  ])(
    'keeps a page from us that it disallows %s, for good and without asking for it',
    async (_case, address) => {
      const fault = await get(address).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(PageDisallowed);
      expect(fault).toMatchObject({ code: 'page_disallowed', status: 502, retry: 'never' });
      expect((fault as PageDisallowed).userMessage).toContain('egen webbläsare');
      expect(asked()).toEqual([`${address.split('/')[0]}/robots.txt`]);
    },
  );

  it('does not follow a redirect to what is disallowed', async () => {
    await expect(get('alla.se/bostad/vidare')).rejects.toBeInstanceOf(PageDisallowed);
    expect(asked()).toEqual(['alla.se/robots.txt', 'alla.se/bostad/vidare']);
  });

  it('is asked of the host that a redirect leads to, before the page there', async () => {
    await expect(get('ingen.se/bostad/till-regler')).rejects.toBeInstanceOf(PageDisallowed);
    expect(asked()).toEqual(['ingen.se/robots.txt', 'ingen.se/bostad/till-regler', 'regler.se/robots.txt']);
  });

  it('is asked for once, also by many at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => get('alla.se/bostad/1')));
    await get('alla.se/bostad/1');
    expect(asked().filter((path) => path === 'alla.se/robots.txt')).toHaveLength(1);
    expect(asked()).toHaveLength(5);
  });

  it('is asked for again after a day', async () => {
    const at = Date.now();
    robotsAnswer = { status: 200, body: '' };
    setDate(at);
    await get('vaxlande.se/bostad/1');
    robotsAnswer = { status: 200, body: 'User-agent: *\nDisallow: /' };
    setDate(at + 86_399_000);
    await get('vaxlande.se/bostad/1');
    setDate(at + 86_401_000);
    await expect(get('vaxlande.se/bostad/1')).rejects.toBeInstanceOf(PageDisallowed);
  });

  it('keeps all pages from us while the site cannot say, and lets us in when it can again', async () => {
    const at = Date.now();
    robotsAnswer = { status: 500, body: '' };
    setDate(at);
    await expect(get('vaxlande.se/bostad/1')).rejects.toBeInstanceOf(PageUnavailable);
    await expect(get('vaxlande.se/bostad/1')).rejects.toMatchObject({ retry: 'later' });
    expect(asked()).toEqual(['vaxlande.se/robots.txt']);
    robotsAnswer = { status: 404, body: '' };
    setDate(at + 61_000);
    expect((await get('vaxlande.se/bostad/1')).html).toBe(good);
  });

  it('holds as it was last read while the site cannot say', async () => {
    const at = Date.now();
    robotsAnswer = { status: 200, body: 'User-agent: *\nDisallow: /annat' };
    setDate(at);
    await get('vaxlande.se/bostad/1');
    robotsAnswer = { status: 503, body: '' };
    setDate(at + 86_401_000);
    expect((await get('vaxlande.se/bostad/1')).html).toBe(good);
  });

  it('counts as unreachable when the connection breaks', async () => {
    await expect(get('stum.se/bostad/1')).rejects.toMatchObject({ code: 'fetch_failed', retry: 'later' });
    expect(asked()).toEqual(['stum.se/robots.txt']);
  });

  it('makes the second page wait as long as it asks, ten seconds at most', async () => {
    await get('regler.se/bostad/1');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
    const second = get('regler.se/bostad/1', new AbortController().signal);
    const askedTwice = async () => {
      // A page of another site has come and gone: time enough for one that did not wait.
      await get('ingen.se/bostad/1');
      return asked().filter((path) => path === 'regler.se/bostad/1').length === 2;
    };
    // The wait is counted from the first page's start, a moment ago on the real clock.
    await jest.advanceTimersByTimeAsync(9000);
    expect(await askedTwice()).toBe(false);
    await jest.advanceTimersByTimeAsync(1000);
    expect((await second).html).toBe(good);
  });

  it('is asked in the turn of the site, under whichever of its names', async () => {
    const pace = new Pace((host) =>
      host.endsWith('.pahittat.se') ? { name: 'pahittat', gapMs: 60_000 } : unpaced(host),
    );
    const noBrowser = new BrowserFetcher(client, () => Promise.reject(new Error('no browser here')));
    const inTurn = new PageFetcher(client, noBrowser, pace, robotsHere(client, pace), judgeHere);
    const stop = new AbortController();
    const getInTurn = (address: string) =>
      inTurn.fetch(`https://${address}`, { signal: stop.signal, allowHost: () => true });
    expect((await getInTurn('a1.pahittat.se/bostad/1')).html).toBe(good);
    const others = [
      getInTurn('a2.pahittat.se/bostad/1'),
      getInTurn('ingen.se/bostad/till-pahittat'),
      inTurn.fetchDocument('https://a4.pahittat.se/stadgar.pdf', stop.signal),
    ].map((one) => one.catch(() => 'gave up'));
    // Time enough for those that did not wait.
    await getInTurn('regler.se/bostad/1');
    await waitFor(() => asked().includes('ingen.se/bostad/till-pahittat'));
    await getInTurn('alla.se/bostad/1');
    stop.abort(new Error('enough'));
    expect(await Promise.all(others)).toEqual(['gave up', 'gave up', 'gave up']);
    expect(asked().filter((address) => /pahittat\.se/.test(address))).toEqual([
      'a1.pahittat.se/robots.txt',
      'a1.pahittat.se/bostad/1',
    ]);
  });

  it('does not hold a caller who gives up', async () => {
    const reason = new Error('enough');
    await expect(get('alla.se/bostad/1', AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(asked()).toEqual([]);
  });
});

describe('a site that asks us to wait', () => {
  it('is not asked for another page before, and the caller hears at once how long it takes', async () => {
    await expect(get('vila.se/bostad/1')).rejects.toMatchObject({ retryAfterMs: 30_000 });
    const asked = server.requests.length;
    for (const other of ['vila.se/bostad/2', 'm.vila.se/bostad/2']) {
      const fault = await get(other).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(PageThrottled);
      expect((fault as PageThrottled).retryAfterMs).toBeLessThanOrEqual(30_000);
    }
    expect(server.requests).toHaveLength(asked);
  });

  it('is not led to by another site meanwhile, which itself goes on', async () => {
    await expect(get('ingen.se/bostad/till-vila')).rejects.toMatchObject({ retryAfterMs: 30_000 });
    expect((await get('ingen.se/bostad/1')).html).toBe(good);
    await expect(get('ingen.se/bostad/till-vila')).rejects.toBeInstanceOf(PageThrottled);
    expect(asked().filter((path) => path === 'vila.se/bostad/1')).toHaveLength(1);
  });

  it('may say so of its robots.txt', async () => {
    await expect(get('vila-regler.se/bostad/1')).rejects.toMatchObject({ retryAfterMs: 30_000 });
    await expect(get('vila-regler.se/bostad/1')).rejects.toBeInstanceOf(PageThrottled);
    expect(asked()).toEqual(['vila-regler.se/robots.txt']);
  });

  it('does not say so by the robots.txt of another of its names', async () => {
    await expect(get('m.regelvila.se/bostad/1')).rejects.toBeInstanceOf(PageThrottled);
    expect((await get('regelvila.se/bostad/1')).html).toBe(good);
  });
});

describe('a document', () => {
  let turns: string[];
  let documents: PageFetcher;
  beforeEach(() => {
    turns = [];
    const pace = new Pace(unpaced);
    jest.spyOn(pace, 'run').mockImplementation((address, signal, work, gap) => {
      turns.push(address);
      return Pace.prototype.run.call(pace, address, signal, work, gap) as ReturnType<typeof work>;
    });
    const noBrowser = new BrowserFetcher(client, () => Promise.reject(new Error('no browser here')));
    documents = new PageFetcher(client, noBrowser, pace, robotsHere(client, pace), judgeHere);
  });
  const fetchDocument = (address: string) =>
    documents.fetchDocument(`https://${address}`, AbortSignal.timeout(10_000));

  it('takes its turn at each site that it is led to', async () => {
    expect((await fetchDocument('frammande.se/stadgar.pdf')).url).toBe('https://ingen.se/bostad/1');
    expect(turns).toEqual(['https://frammande.se/stadgar.pdf', 'https://ingen.se/bostad/1']);
  });

  it('takes a turn also where the robots.txt of its host leads elsewhere', async () => {
    expect((await fetchDocument('leder-vidare.se/stadgar.pdf')).status).toBe(200);
    expect(turns).toEqual(['https://leder-vidare.se/stadgar.pdf', 'https://ingen.se/bostad/1']);
  });

  it('shuts nobody else out of a host, whatever three people’s documents are answered', async () => {
    for (const person of ['a', 'b', 'c'])
      await onBehalfOf(person, () => fetchDocument('strypt.se/stadgar.pdf'));
    expect((await onBehalfOf('d', () => fetchDocument('strypt.se/stadgar.pdf'))).status).toBe(429);
  });

  it('is the last that is asked of a host that says to wait', async () => {
    expect((await fetchDocument('strypt.se/stadgar.pdf')).status).toBe(429);
    await expect(fetchDocument('strypt.se/arsredovisning.pdf')).rejects.toMatchObject({
      code: 'page_throttled',
    });
    expect(asked()).toEqual(['strypt.se/robots.txt', 'strypt.se/stadgar.pdf']);
  });
});

describe('a page that plain HTTP is refused', () => {
  let launches: number;
  /** A browser whose start ends so. */
  const withBrowser = (start: () => Promise<never>) => {
    launches = 0;
    const launch = () => {
      launches += 1;
      return start();
    };
    const browser = new BrowserFetcher(client, launch, { limits: { pageMs: 200 } });
    const pace = new Pace(unpaced);
    return new PageFetcher(client, browser, pace, robotsHere(client, pace), judgeHere);
  };
  const from = (fetcher: PageFetcher, address: string, signal = AbortSignal.timeout(10_000)) =>
    fetcher.fetch(`https://${address}`, { signal, allowHost: () => true });

  it.each([
    ['there is no browser', () => Promise.reject(new Error('no browser here'))],
    ['the browser takes too long', () => new Promise<never>(() => undefined)],
  ])('is told as refused when %s', async (_case, start) => {
    await expect(from(withBrowser(start), 'vagg.se/bostad/1')).rejects.toBeInstanceOf(PageBlocked);
    expect(launches).toBe(1);
  });

  it('is not tried in the browser when the answer is a challenge', async () => {
    const fetcher = withBrowser(() => Promise.reject(new Error('no browser here')));
    await expect(from(fetcher, 'utmaning.se/bostad/1')).rejects.toMatchObject({
      code: 'page_blocked',
      service: 'Cloudflare',
    });
    expect(launches).toBe(0);
  });

  it('ends by the caller’s own reason when he gives up on the browser', async () => {
    const caller = new AbortController();
    const reason = new Error('enough');
    const fetcher = withBrowser(() => {
      caller.abort(reason);
      return new Promise<never>(() => undefined);
    });
    await expect(from(fetcher, 'vagg.se/bostad/1', caller.signal)).rejects.toBe(reason);
  });
});

it('says by which way a page came', async () => {
  expect((await get('ingen.se/bostad/1')).by).toBe('http');
});

it('asks nothing of a host that is not allowed, not even its rules', async () => {
  const signal = AbortSignal.timeout(5000);
  await expect(
    pages.fetch('https://alla.se/bostad/1', { signal, allowHost: (host) => host !== 'alla.se' }),
  ).rejects.toMatchObject({ code: 'address_refused' });
  expect(asked()).toEqual([]);
});
