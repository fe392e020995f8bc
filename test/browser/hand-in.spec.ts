import type { Browser, BrowserContext, Page } from 'playwright';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { SettingsService } from '../../src/settings/settings.service.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { launchTestBrowser } from '../support/browser.js';
import { untilAtHand } from '../support/pages-at-hand.js';
import { startPageServer, type PageRoute, type PageServer } from '../support/page-server.js';
import { waitFor } from '../support/wait-for.js';

/** With SCREENSHOTS=<folder> each state is also kept as a picture, to be looked at. */
const screenshots = process.env['SCREENSHOTS'];

const refusal: PageRoute = {
  status: 403,
  headers: { 'cf-mitigated': 'challenge' },
  body: '<title>Just a moment...</title><p>Checking your browser</p>',
};
const path = (at: number) => `/bostad/lagenhet-3rum-luthagen-uppsala-kommun-provgatan-${at}-2170000${at}`;
const hemnet = (at: number) => `https://www.hemnet.se${path(at)}`;

/** An advert of our own making as a browser holds it. */
const html = (address: string) => `<!doctype html><html lang="sv"><head><title>${address}</title></head><body>
  <h1>${address}</h1><p>Luthagen, Uppsala kommun</p>
  <dl><dt>Pris</dt><dd>2 995 000 kr</dd><dt>Boarea</dt><dd>72,5 m²</dd><dt>Antal rum</dt><dd>3 rum</dd>
  <dt>Avgift</dt><dd>4 321 kr/mån</dd><dt>Upplåtelseform</dt><dd>Bostadsrätt</dd><dt>Byggår</dt><dd>1968</dd></dl>
  <h2>Beskrivning</h2><div class="description"><p>Charmig trea med stor potential nära stadens puls. Stammarna är från
  byggåret och ett stambyte planeras av föreningen under de kommande åren.</p></div></body></html>`;
/** The same page as its text is copied on a phone. */
const text = (address: string) =>
  `Hem\nSök bostad\n${address}\nLuthagen, Uppsala kommun\n2 995 000 kr\nBostadstyp\nLägenhet\nUpplåtelseform\nBostadsrätt
Antal rum\n3 rum\nBoarea\n72,5 m²\nByggår\n1968\nAvgift\n4 321 kr/mån\nBeskrivning\nCharmig trea med stor potential nära
stadens puls. Stammarna är från byggåret och ett stambyte planeras av föreningen under de kommande åren. Köket är från
1968 med bevarade luckor. Balkong åt sydväst med kvällssol.`;
const file = (name: string, body: string) => ({
  name,
  mimeType: 'text/html',
  buffer: Buffer.from(body),
});

/** A room-like picture with grain of its own. */
const photo = (seed: number) =>
  sharp({
    create: {
      width: 1200,
      height: 800,
      channels: 3,
      background: { r: 90 * seed, g: 120, b: 60 },
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

let portal: PageServer;
let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  portal = await startPageServer({
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => [`www.hemnet.se${path(at)}`, refusal])),
    'exempelmaklaren.example/objekt/blockerad-1007': refusal,
    'exempelmaklaren.example/objekt/provgatan-3-2003': html('Provgatan 3'),
  });
  app = await startTestApp({ SCRAPING_HOST_MAP: portal.hostMapText });
  // A report for each test, so that none ends at the payment.
  await app.app.get(SettingsService, { strict: false }).setFreeReportsCount(20);
  browser = await launchTestBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await portal?.close();
});

describe.each([
  ['a phone', 390, 844, true],
  ['a desktop', 1280, 900, false],
])('an advert that refuses our reader, on %s', (_name, width, height, isPhone) => {
  let context: BrowserContext;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    context = await browser.newContext({
      viewport: { width, height },
      hasTouch: isPhone,
      isMobile: isPhone,
      locale: 'sv-SE',
      reducedMotion: 'reduce',
    });
    // Shorter than the tests' own limit, so that a failure names the step that did not come.
    context.setDefaultTimeout(12_000);
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    await signUp(page, `inlamnare${width}@test.example`);
  });
  afterAll(async () => {
    await context?.close();
    expect(errors).toEqual([]);
  });

  async function signUp(on: Page, email: string): Promise<void> {
    await on.goto(`${app.url}/auth?mode=signup`);
    await on.getByLabel('E-post').fill(email);
    await on
      .getByLabel(/Lösenord/)
      .first()
      .fill('hemligt-lösenord');
    await on.locator('button[type=submit]').click();
    await on.waitForURL(/\/dashboard/);
  }

  async function look(name: string, on = page): Promise<void> {
    const tooWide = await on.evaluate(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
    expect([name, tooWide]).toEqual([name, false]);
    if (!screenshots) return;
    mkdirSync(screenshots, { recursive: true });
    // A full-page picture would undo the emulation of a phone; a window as tall as the page does not.
    const tall = (await on.evaluate('document.documentElement.scrollHeight')) as number;
    await on.setViewportSize({ width, height: Math.max(height, tall) });
    await on.screenshot({ path: join(screenshots, `${width}-${name}.png`) });
    await on.setViewportSize({ width, height });
  }

  const open = (link: string) => page.goto(`${app.url}/analyze?url=${encodeURIComponent(link)}`);
  const panelOf = async (link: string) => {
    await open(link);
    await page.getByRole('heading', { name: 'Lämna in annonsen själv' }).waitFor({ timeout: 25_000 });
  };
  /** Opens a way that stands closed. */
  async function unfold(title: string): Promise<void> {
    const heading = page.getByRole('heading', { name: title });
    const isOpen = await page.locator('details[open]', { has: heading }).count();
    if (!isOpen) await heading.click();
  }
  const reportOf = async (address: string) => {
    await page.waitForURL(/\/report\/[0-9a-f-]{36}/, { timeout: 25_000 });
    await page.getByRole('heading', { name: address }).waitFor();
  };

  it('says what happened and offers the ways that fit the device', async () => {
    await panelOf(hemnet(1));
    await page.getByText('Hemnet släpper inte in vår läsare.').waitFor();
    await page.getByText('från länken').waitFor();
    await page.getByText('Provgatan 1').waitFor();
    await page.getByText('Ett steg till').waitFor();
    expect(await page.getByText('Analysen misslyckades').count()).toBe(0);
    const ways = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(ways).toEqual(
      isPhone
        ? [
            'Mäklarens egen länk',
            'Klistra in sidans text',
            'Ladda upp den sparade sidan',
            'Lägg till bilder eller skärmbilder',
          ]
        : [
            'Mäklarens egen länk',
            'Skicka sidan med ett bokmärke',
            'Ladda upp den sparade sidan',
            'Klistra in sidans text',
            'Lägg till bilder eller skärmbilder',
          ],
    );
    await look('panel');
    // Loaded anew it shows the same without another try.
    const asked = portal.requests.length;
    await page.reload();
    await page.getByRole('heading', { name: 'Lämna in annonsen själv' }).waitFor();
    expect(portal.requests.length).toBe(asked);
  });

  it('is kept as a card that leads back to the panel', async () => {
    await page.goto(`${app.url}/dashboard`);
    await page.getByText('från länken').first().waitFor();
    expect(await page.getByText(/kontakta support/).count()).toBe(0);
    await look('failed-card');
    await page.getByRole('button', { name: 'Lämna in annonsen' }).first().click();
    await page.getByRole('heading', { name: 'Lämna in annonsen själv' }).waitFor();
  });

  it('is read from its copied text, to the report', async () => {
    await unfold('Klistra in sidans text');
    const area = page.getByLabel(/Öppna annonsen.*Klistra in allt här/);
    await area.fill('Provgatan 1, 3 rum');
    await page.getByText('Det ser kort ut').waitFor();
    await look('text-short');
    await area.fill(text('Provgatan 1'));
    await page.getByText('Det ser kort ut').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Lämna in texten' }).click();
    // The analysis may be done before anyone could look at its progress.
    await reportOf('Provgatan 1');
    await page.getByText('Underlaget har du lämnat in själv').waitFor();
    await look('report');
  });

  it('says when the page is of another home, and keeps what was chosen and typed', async () => {
    await panelOf(hemnet(2));
    await unfold('Klistra in sidans text');
    await page.getByLabel(/Öppna annonsen.*Klistra in allt här/).fill('en början');
    await unfold('Ladda upp den sparade sidan');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(file('fel.html', html('Storgatan 99')));
    await page.getByRole('button', { name: 'Lämna in filen' }).click();
    await page.getByText('fel.html: Sidan gäller en annan bostad').waitFor();
    await look('other-home');
    await page.getByText('fel.html', { exact: true }).waitFor();
    expect(await page.getByLabel(/Öppna annonsen.*Klistra in allt här/).inputValue()).toBe('en början');
    // Another choice takes the place of what was refused.
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(file('ratt.html', html('Provgatan 2')));
    await page.getByText('ratt.html').waitFor();
    expect(await page.getByText('fel.html').count()).toBe(0);
    expect(await page.getByText('Sidan gäller en annan bostad').count()).toBe(0);
    await page.getByRole('button', { name: 'Lämna in filen' }).click();
    await reportOf('Provgatan 2');
  });

  it("follows the broker's own link, and says what is no such link", async () => {
    await panelOf(hemnet(3));
    const field = page.getByLabel(/Till mäklarens sida/);
    await field.fill(hemnet(3));
    await page.getByRole('button', { name: 'Läs mäklarens sida' }).click();
    await page.getByText('inte till annonssajten').waitFor();
    await look('link-fault');
    await field.fill('http://127.0.0.1/objekt/1');
    expect(await page.getByText('inte till annonssajten').count()).toBe(0);
    await field.press('Enter');
    await page.getByText('Det är ingen mäklarsida som vi känner igen').waitFor();
    await field.fill('https://exempelmaklaren.example/objekt/provgatan-3-2003');
    await field.press('Enter');
    await reportOf('Provgatan 3');
  });

  it('keeps all through a lost connection, a cancelled upload and an expired session', async () => {
    await panelOf(hemnet(4));
    await unfold('Ladda upp den sparade sidan');
    // Large enough to be on its way when it is refused.
    const large = html('Provgatan 4').replace('</body>', `<!-- ${'x'.repeat(4 * 1024 * 1024)} --></body>`);
    await page.locator('input[type=file]').first().setInputFiles(file('stor.html', large));
    const send = page.getByRole('button', { name: 'Lämna in filen' });

    await page.route('**/hand-in', (route) => route.abort('connectionreset'), { times: 1 });
    await send.click();
    await page.getByText('Vi får inget svar från servern').waitFor();
    await page.getByText('stor.html').waitFor();
    // Connected again, the message no longer holds. What is fetched ahead meanwhile would be lost.
    await untilAtHand(page, '/report/:id');
    await context.setOffline(true);
    await context.setOffline(false);
    await page.getByText('Vi får inget svar från servern').waitFor({ state: 'detached' });

    let isHeld = true;
    await page.route(
      '**/hand-in',
      async (route) => {
        while (isHeld) await new Promise((done) => setTimeout(done, 50));
        await route.abort().catch(() => undefined);
      },
      { times: 1 },
    );
    await send.click();
    await page.getByRole('progressbar', { name: 'Uppladdning' }).waitFor();
    await look('sending');
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await send.waitFor();
    isHeld = false;

    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh')) renewals.push(request.url());
    });
    await page.route(
      '**/hand-in',
      (route) =>
        route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer spoiled' } }),
      { times: 1 },
    );
    await send.click();
    await reportOf('Provgatan 4');
    expect(renewals).toHaveLength(1);
  }, 60_000);

  it('takes pictures by file and paste, explains HEIC, and completes a report with them', async () => {
    await page.getByRole('link', { name: /^Lägg till .*handlingar$/ }).click();
    await page.getByRole('heading', { name: 'Komplettera underlaget' }).waitFor();
    await page.getByText('det vi redan har läst finns kvar').waitFor();
    const input = page.locator('input[type=file]').first();
    await input.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') });
    await page.getByText('är en HEIC-bild').waitFor();
    await input.setInputFiles({ name: 'kok.jpg', mimeType: 'image/jpeg', buffer: await photo(1) });
    await page.getByText('kok.jpg').waitFor();
    await waitFor(
      async () =>
        Boolean(await page.evaluate('document.querySelector(\'li img[src^="blob:"]\')?.naturalWidth')),
      { what: 'the thumbnail to be shown' },
    );
    const screen = (await photo(2)).toString('base64');
    await page.evaluate(`(() => {
      const bytes = Uint8Array.from(atob('${screen}'), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/jpeg' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    })()`);
    await page.getByText(/^Skärmbild \d\d:\d\d:\d\d\.png$/).waitFor();
    await look('pictures');
    await page.getByRole('button', { name: 'Lägg till 2 bilder' }).click();
    await reportOf('Provgatan 4');
    await page.getByRole('img', { name: 'Bild på Provgatan 4' }).waitFor();
    await waitFor(
      async () => Boolean(await page.evaluate("document.querySelector('.report-hero img').naturalWidth")),
      {
        what: 'the picture to be shown',
      },
    );
    await look('report-completed');
  });

  it('names the picture that is refused, sends the page without it, and leads back after signing out', async () => {
    await panelOf(hemnet(8));
    await unfold('Ladda upp den sparade sidan');
    await unfold('Lägg till bilder eller skärmbilder');
    const [pages, pictures] = [0, 1].map((at) => page.locator('input[type=file]').nth(at));
    await pictures!.setInputFiles({ name: 'tom.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
    await page.getByText('tom.jpg är tom.').waitFor();
    await pictures!.setInputFiles(file('sida.jpg', html('Provgatan 8')));
    await page.getByText('sida.jpg är ingen bild som vi kan läsa').waitFor();
    await pages!.setInputFiles({ name: 'kok.jpg', mimeType: 'image/jpeg', buffer: await photo(1) });
    await page.getByText('kok.jpg är en bild och ligger nu under bilderna.').waitFor();
    await look('moved');
    await page.getByRole('button', { name: 'Ta bort kok.jpg' }).click();

    // Begins like a picture and holds none.
    const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 'x')]);
    await pictures!.setInputFiles([
      { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: await photo(1) },
      { name: 'trasig.jpg', mimeType: 'image/jpeg', buffer: broken },
    ]);
    await unfold('Klistra in sidans text');
    await page.getByLabel(/Klistra in allt här/).fill(text('Provgatan 8'));
    await page.getByRole('button', { name: 'Lämna in texten och 2 bilder' }).click();
    await page.getByText('trasig.jpg: Bilden går inte att använda').waitFor();
    await look('picture-refused');

    const other = await context.newPage();
    await other.goto(app.url);
    await other.getByRole('button', { name: 'Logga ut' }).click();
    await page.getByText('Du har loggats ut. Logga in så fortsätter du där du var.').waitFor();
    await other.close();
    await look('signed-out');
    await page.getByLabel('E-post').fill(`inlamnare${width}@test.example`);
    await page
      .getByLabel(/Lösenord/)
      .first()
      .fill('hemligt-lösenord');
    await page.locator('button[type=submit]').click();
    await page.getByRole('heading', { name: 'Lämna in annonsen själv' }).waitFor();
    await unfold('Klistra in sidans text');
    await page.getByRole('button', { name: 'Lämna in texten och 2 bilder' }).click();
    await page.getByRole('button', { name: 'Skicka utan bilderna' }).click();
    await reportOf('Provgatan 8');
  }, 60_000);

  it("offers no broker's link where the advert is the broker's own", async () => {
    await panelOf('https://exempelmaklaren.example/objekt/blockerad-1007');
    expect(await page.getByRole('heading', { name: 'Mäklarens egen länk' }).count()).toBe(0);
    await look('panel-broker');
  });

  it('explains the bookmark where no page comes', async () => {
    await page.goto(`${app.url}/hand-in`);
    await page.getByRole('heading', { name: 'Skicka en annons hit' }).waitFor();
    expect(await page.getByRole('link', { name: 'Skicka till Visningsklar' }).count()).toBe(isPhone ? 0 : 1);
    await look('hand-in-empty');
    await page.getByRole('textbox').fill(hemnet(9));
    await page.getByRole('button', { name: 'Analysera' }).click();
    await page.getByRole('heading', { name: 'Lämna in annonsen själv' }).waitFor({ timeout: 25_000 });
  });

  if (isPhone) return;

  /** Opens an advert in a context as its site shows it to people, and presses the bookmark there. */
  async function press(bookmark: string, on: BrowserContext, link: string, address: string): Promise<Page> {
    const hostile = '<img src="x" onerror="window.isTaken = true"><script>window.isTaken = true</script>';
    await on.route(`${new URL(link).origin}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: html(address).replace('</body>', `${hostile}</body>`),
      }),
    );
    const advert = await on.newPage();
    await advert.goto(link);
    const opening = on.waitForEvent('page');
    await advert.evaluate(`void (location.href = ${JSON.stringify(bookmark)})`);
    const popup = await opening;
    popup.on('pageerror', (error) => errors.push(error.message));
    await popup.setViewportSize({ width, height });
    return popup;
  }

  async function bookmark(): Promise<string> {
    await page.goto(`${app.url}/hand-in`);
    const href = await page.getByRole('link', { name: 'Skicka till Visningsklar' }).getAttribute('href');
    expect(href).toMatch(/^javascript:/);
    return href!;
  }

  it("takes the page over from the buyer's own window, after a press", async () => {
    const popup = await press(await bookmark(), context, hemnet(5), 'Provgatan 5');
    await popup.getByRole('heading', { name: 'Vi tog emot sidan från hemnet.se' }).waitFor();
    await popup.getByText(hemnet(5)).waitFor();
    await look('received', popup);
    // Neither sent nor shown: the buyer has not pressed, and the page is a stranger's.
    await page.goto(`${app.url}/dashboard`);
    await page.getByText('Provgatan 4').waitFor();
    expect(await page.getByText('Provgatan 5').count()).toBe(0);
    expect(await popup.evaluate('window.isTaken')).toBeUndefined();

    await popup.getByRole('button', { name: 'Analysera den här bostaden' }).click();
    await popup.waitForURL(/\/report\/[0-9a-f-]{36}/, { timeout: 25_000 });
    await popup.getByRole('heading', { name: 'Provgatan 5' }).waitFor();
    expect(await popup.evaluate('window.opener')).toBeNull();
    await popup.close();
  });

  it('goes on with an analysis that waits in another window', async () => {
    await panelOf(hemnet(6));
    const href = await page.getByRole('link', { name: 'Skicka till Visningsklar' }).getAttribute('href');
    const popup = await press(href!, context, hemnet(6), 'Provgatan 6');
    await popup.getByRole('button', { name: 'Analysera den här bostaden' }).click();
    await reportOf('Provgatan 6');
    await popup.close();
  });

  it('says when the bookmark was pressed on a page that we do not read', async () => {
    const popup = await press(await bookmark(), context, 'https://www.blocket.example/annons/1', 'Cykel');
    await popup.getByRole('heading', { name: 'blocket.example kan vi inte läsa' }).waitFor();
    await look('received-unsupported', popup);
    await popup.close();
  });

  it('takes no page that another site passes off as an advert', async () => {
    await context.route('https://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Gratis</title>' }),
    );
    const evil = await context.newPage();
    await evil.goto('https://evil.example/');
    const forged = JSON.stringify({ kind: 'visningsklar:page', url: hemnet(8), html: html('Provgatan 8') });
    const opening = context.waitForEvent('page');
    await evil.evaluate(`void (() => {
      const popup = open(${JSON.stringify(`${app.url}/hand-in`)});
      addEventListener('message', ({ data }) => {
        popup.postMessage(${forged}, '*');
        document.title = 'sent after ' + data;
      });
    })()`);
    const popup = await opening;
    await evil.waitForFunction("document.title === 'sent after visningsklar:ready'");
    await popup.getByRole('heading', { name: 'Skicka en annons hit' }).waitFor();
    expect(await popup.getByRole('button', { name: 'Analysera den här bostaden' }).count()).toBe(0);
    await popup.close();
  });

  it('holds the page while the buyer signs in', async () => {
    const visitor = await browser.newContext({ viewport: { width, height }, locale: 'sv-SE' });
    visitor.setDefaultTimeout(12_000);
    const popup = await press(await bookmark(), visitor, hemnet(7), 'Provgatan 7');
    await popup.getByText('Sidan väntar här under tiden').waitFor();
    await look('received-visitor', popup);
    await popup.getByRole('link', { name: 'Logga in' }).click();
    await popup.getByLabel('E-post').fill(`inlamnare${width}@test.example`);
    await popup
      .getByLabel(/Lösenord/)
      .first()
      .fill('hemligt-lösenord');
    await popup.locator('button[type=submit]').click();
    await popup.getByRole('heading', { name: 'Vi tog emot sidan från hemnet.se' }).waitFor();
    await popup.getByRole('button', { name: 'Analysera den här bostaden' }).click();
    await popup.waitForURL(/\/report\/[0-9a-f-]{36}/, { timeout: 25_000 });
    await visitor.close();
  });
});
