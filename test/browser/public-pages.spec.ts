import type { BrowserContext, Page } from 'playwright';
import { startTestApp, type TestApp } from '../support/app.js';
import { signUp } from '../support/api-client.js';
import { lendPage, type LentPage } from '../support/lent-pages.js';
import { sharedBrowser } from '../support/shared-app.js';
import { sell } from '../support/shop.js';

const publicPaths = ['/', '/example-report', '/metod', '/pricing', '/terms', '/privacy', '/cookies'];
const publicUrl = 'http://visningsklar.example';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: publicUrl });
});
afterAll(() => app?.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, { headers, redirect: 'manual' });

describe('the pages of the public routes as they are sent', () => {
  it.each(publicPaths)('%s is written, titled and described for search engines', async (path) => {
    const response = await ask(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>[^<]+/);
    expect(html.match(/<title>[^<]+ · Visningsklar<\/title>/g)).toHaveLength(1);
    expect(html.match(/<meta name="description" content="[^"]{80,170}">/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}">`);
    expect(html).toContain(`<meta property="og:url" content="${publicUrl}${path}">`);
    expect(html).toContain(`<meta property="og:image" content="${publicUrl}/share.png">`);
    expect(html).not.toContain('noindex');
    expect(html).not.toContain('%PUBLIC_URL%');
  });

  it.each(['/home', '/dashboard', '/report/7b0f', '/admin', '/admin/users', '/account/', '/auth'])(
    '%s asks search engines to leave it out and comes without anybody’s content',
    async (path) => {
      const response = await ask(path);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('<div id="root" data-written');
      // The frame of a report says that it is on its way.
      const headings = [...html.matchAll(/<h1[^>]*>([^<]*)/g)].map((match) => match[1]);
      expect(headings).toEqual(path.startsWith('/report/') ? ['Laddar rapport...'] : []);
    },
  );

  it.each(['/nothing-here', '/report', '/report/a/b', '/pricing/x', '/index.html', '/pages/pages.json'])(
    '%s is unknown: status 404 and the page that says so',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toMatch(/<h1[^>]*>Sidan finns inte<\/h1>/);
    },
  );

  it('lists exactly the public pages in the site map that robots.txt names', async () => {
    const robots = await (await ask('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    const response = await ask('/sitemap.xml');
    expect(response.headers.get('content-type')).toContain('xml');
    const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(listed.sort()).toEqual(publicPaths.map((path) => `${publicUrl}${path}`).sort());
  });

  it('has the picture that shared links show', async () => {
    const response = await ask('/share.png');
    expect(response.headers.get('content-type')).toBe('image/png');
  });
});

describe('how files are sent', () => {
  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
    ['gzip', 'br;q=0, gzip;q=0.5'],
    [null, 'identity'],
  ])('encodes a page as %s for a browser that takes "%s"', async (encoding, accept) => {
    const response = await ask('/', { 'accept-encoding': accept });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    expect(await response.text()).toContain('<div id="root" data-written>');
  });

  it('has pages asked for anew each time, by a tag that spares what is the same', async () => {
    const first = await ask('/pricing');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await ask('/pricing', { 'if-none-match': first.headers.get('etag')! });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('lets browsers keep what carries its content in its name, compressed', async () => {
    const html = await (await ask('/')).text();
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(html)![1]!;
    const response = await ask(script, { 'accept-encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toContain('hydrate');
    const icon = await ask('/favicon.svg');
    expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await ask('/assets/gone.js')).status).toBe(404);
  });
});

describe('in a browser', () => {
  let lent: LentPage;
  let context: BrowserContext;
  let page: Page;
  let faults: string[];

  beforeEach(async () => {
    lent = await lendPage(await sharedBrowser(), {
      locale: 'sv-SE',
      viewport: { width: 1280, height: 720 },
    });
    ({ context, page } = lent);
    faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
  });
  afterEach(() => lent.giveBack());

  /** React keeps the nodes of a page that it takes over, and makes new ones where they do not fit. */
  async function headingIsKept(path: string): Promise<boolean> {
    await page.route('**/assets/*.js', async (route) => {
      await page.evaluate(`window.written ??= document.querySelector('h1')`).catch(() => undefined);
      await route.continue();
    });
    await page.goto(`${app.url}${path}`, { waitUntil: 'networkidle' });
    return page.evaluate(`window.written !== null && window.written === document.querySelector('h1')`);
  }

  it.each(publicPaths)('takes over %s as it was written', async (path) => {
    await sell(page);
    expect(await headingIsKept(path)).toBe(true);
    expect(faults).toEqual([]);
    // Alive: the theme's button answers.
    await page
      .getByRole('button', { name: /^Utseende/ })
      .first()
      .click();
    await page.locator('html[data-theme="light"]').waitFor();
  });

  it('takes over /unknown-address as it was written', async () => {
    expect(await headingIsKept('/unknown-address')).toBe(true);
    expect(faults.filter((fault) => !fault.includes('404 (Not Found)'))).toEqual([]);
    // Alive: its way home loads no new document.
    await page.evaluate('window.isSameDocument = true');
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL(`${app.url}/`);
    expect(await isSameDocument()).toBe(true);
  });

  it('shows in the colours that were chosen, before any script of ours has come', async () => {
    await context.addInitScript(`localStorage.setItem('visningsklar.theme', 'dark')`);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(app.url);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('h1').isVisible()).toBe(true);
  });

  it('shows the shape of a signed-in page before its code has come', async () => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${app.url}/dashboard`);
    expect(await page.getByRole('status').textContent()).toContain('Laddar');
    expect(await page.getByRole('link', { name: /Visningsklar/ }).isVisible()).toBe(true);
  });

  const openExample = async () => {
    await page.goto(`${app.url}/pricing`);
    await page.evaluate('window.isSameDocument = true');
    await page.getByRole('link', { name: 'Se exempelrapport' }).click();
  };
  const isSameDocument = () => page.evaluate<boolean>('window.isSameDocument === true');
  const exampleHeading = () => page.getByRole('heading', { level: 1, name: 'Kvarnhjulsgatan 14' });
  const exampleData = '**/assets/example-result-*.json';

  it('tries for the data of a page again when they are lost on their way', async () => {
    await sell(page);
    const answers = ['lost', 'broken'];
    await page.route(exampleData, async (route) => {
      const answer = answers.shift();
      if (answer === 'lost') await route.abort();
      else if (answer === 'broken') await route.fulfill({ status: 503 });
      else await route.continue();
    });
    await openExample();
    await exampleHeading().waitFor();
    expect([answers, await isSameDocument()]).toEqual([[], true]);
  });

  it('waits with a page for the connection when there is none', async () => {
    await sell(page);
    await page.route(exampleData, async (route) => {
      await page.unroute(exampleData);
      await context.setOffline(true);
      await route.abort();
      await page.getByText('Du är utan uppkoppling').waitFor();
      await context.setOffline(false);
    });
    await openExample();
    await exampleHeading().waitFor();
    expect(await isSameDocument()).toBe(true);
  });

  it('loads a page anew whose data are those of an older version', async () => {
    await sell(page);
    await page.route(exampleData, async (route) => {
      await page.unroute(exampleData);
      await route.fulfill({ status: 404 });
    });
    await openExample();
    await exampleHeading().waitFor();
    await page
      .getByRole('button', { name: /^Utseende/ })
      .first()
      .waitFor();
    expect(await isSameDocument()).toBe(false);
    expect(await page.getByText('Sidan kunde inte hämtas').count()).toBe(0);
  });

  it.each(['/', '/pricing'])('never shows %s as to a visitor to somebody who is signed in', async (path) => {
    const person = await signUp(app.url);
    await context.addCookies(
      person.cookies.split('; ').map((cookie) => {
        const [name = '', value = ''] = cookie.split(/=(.*)/s);
        return { name, value, url: `${app.url}/api/auth` };
      }),
    );
    const mark = JSON.stringify({ id: person.userId, email: person.email, isAdmin: false });
    await context.addInitScript(`
      localStorage.setItem('visningsklar.session', ${JSON.stringify(mark)});
      window.seen = [];
      const look = () => {
        const link = [...document.querySelectorAll('a')].find((one) => one.textContent === 'Logga in');
        if (link && link.checkVisibility({ visibilityProperty: true })) window.seen.push(performance.now());
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    `);
    await sell(page);
    await page.goto(`${app.url}${path}`);
    const own = path === '/' ? page.getByRole('link', { name: 'Mina analyser' }) : page.locator('#sidebar');
    await own.first().waitFor();
    expect(await page.evaluate('window.seen')).toEqual([]);
    expect(faults).toEqual([]);
  });
});
