import type { BrowserContext, Page } from 'playwright';
import { hemnet, html, reportOf, startPortal } from '../support/hand-in-home.js';
import type { PageServer } from '../support/page-server.js';
import { describeScreens, phone, type Stage } from '../support/screens.js';
import { analysisMs } from '../support/patience.js';

let portal: PageServer;
/** Its portal is known once it has started, which is before the stages do. */
const environment: Record<string, string> = {};
beforeAll(async () => {
  portal = await startPortal();
  environment['SCRAPING_HOST_MAP'] = portal.hostMapText;
});

/** The page as if the window that opened it had handed a page over: for how it looks alone. */
async function receive({ open, page }: Stage, url: string): Promise<void> {
  await page.addInitScript('Object.defineProperty(window, "opener", { get: () => window })');
  await open('/hand-in');
  await page.getByText('Tar emot sidan...').waitFor({ state: 'attached' });
  const message = {
    data: { kind: 'visningsklar:page', url, html: html('Provgatan 5') },
    origin: new URL(url).origin,
  };
  await page.evaluate(
    `dispatchEvent(new MessageEvent('message', { ...${JSON.stringify(message)}, source: window }))`,
  );
}

const stages = describeScreens(
  'the bookmark',
  [
    {
      name: 'bookmarklet-nothing-came',
      route: '/hand-in',
      async show({ open, page }) {
        await open('/hand-in');
        await page.getByRole('heading', { name: 'Skicka en annons hit' }).waitFor();
        await page.getByRole('link', { name: 'Skicka till Visningsklar' }).waitFor();
      },
    },
    {
      name: 'bookmarklet-received',
      async show(stage) {
        await stage.signIn();
        await receive(stage, hemnet(5));
        await stage.page.getByRole('heading', { name: 'Vi tog emot sidan från hemnet.se' }).waitFor();
        await stage.page.getByText(hemnet(5)).waitFor();
        await stage.page.getByText('Inget har skickats än.').waitFor();
      },
    },
    {
      name: 'bookmarklet-received-visitor',
      async show(stage) {
        await receive(stage, hemnet(5));
        await stage.page.getByText('Sidan väntar här under tiden').waitFor();
      },
    },
  ],
  environment,
);
afterAll(() => portal?.close());

it('tells a phone that the bookmark needs a computer, and has a way back for who is signed in', async () => {
  const { page, open, signIn } = await stages.stand(phone);
  await signIn();
  await open('/hand-in');
  await page.getByText('Bokmärket behöver en dator').waitFor();
  expect(await page.getByRole('link', { name: 'Skicka till Visningsklar' }).count()).toBe(0);
  await page
    .getByRole('navigation', { name: 'Brödsmulor' })
    .getByRole('link', { name: 'Mina Analyser' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Mina Analyser' }).waitFor();
});

describe('a page that the bookmark hands over', () => {
  let context: BrowserContext;
  let stage: Stage;
  let page: Page;
  const errors: string[] = [];
  beforeEach(async () => {
    stage = await stages.stand();
    ({ context, page } = stage);
  });
  afterEach(() => expect(errors).toEqual([]));

  /** Opens an advert as its site shows it to people, and presses the bookmark there. */
  async function press(bookmark: string, link: string, address: string): Promise<Page> {
    const hostile = '<img src="x" onerror="window.isTaken = true"><script>window.isTaken = true</script>';
    await context.route(`${new URL(link).origin}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: html(address).replace('</body>', `${hostile}</body>`),
      }),
    );
    const advert = await context.newPage();
    await advert.goto(link);
    const opening = context.waitForEvent('page');
    await advert.evaluate(`void (location.href = ${JSON.stringify(bookmark)})`);
    const popup = await opening;
    popup.on('pageerror', (error) => errors.push(error.message));
    return popup;
  }

  const link = () => page.getByRole('link', { name: 'Skicka till Visningsklar' });
  async function bookmark(): Promise<string> {
    await stage.open('/hand-in');
    const href = await link().getAttribute('href');
    expect(href).toMatch(/^javascript:/);
    return href!;
  }

  it("is taken over from the buyer's own window, after a press", async () => {
    await stage.signIn();
    const popup = await press(await bookmark(), hemnet(5), 'Provgatan 5');
    await popup.getByRole('heading', { name: 'Vi tog emot sidan från hemnet.se' }).waitFor();
    // Neither sent nor shown: the buyer has not pressed, and the page is a stranger's.
    await stage.open('/dashboard');
    await page.getByText('Skapa din första analys').waitFor();
    expect(await popup.evaluate('window.isTaken')).toBeUndefined();

    await popup.getByRole('button', { name: 'Analysera den här bostaden' }).click();
    await reportOf(popup, 'Provgatan 5');
    expect(await popup.evaluate('window.opener')).toBeNull();
  }, 60_000);

  it('lets go of the window it came from when the buyer goes elsewhere', async () => {
    await stage.signIn();
    const popup = await press(await bookmark(), hemnet(5), 'Provgatan 5');
    await popup.getByRole('heading', { name: 'Vi tog emot sidan från hemnet.se' }).waitFor();
    expect(await popup.evaluate('window.opener === null')).toBe(false);
    await popup.getByRole('navigation').getByRole('link', { name: 'Mina Analyser' }).click();
    await popup.getByRole('heading', { level: 1, name: 'Mina Analyser' }).waitFor();
    expect(await popup.evaluate('window.opener')).toBeNull();
  });

  it('goes on with an analysis that waits in another window', async () => {
    await stage.signIn();
    await stage.open(`/analyze?url=${encodeURIComponent(hemnet(6))}`);
    await page.getByRole('button', { name: 'Analysera' }).click();
    await page.getByRole('heading', { name: 'Lämna in annonsen själv' }).waitFor({ timeout: analysisMs });
    const popup = await press((await link().getAttribute('href'))!, hemnet(6), 'Provgatan 6');
    await popup.getByRole('button', { name: 'Analysera den här bostaden' }).click();
    await reportOf(page, 'Provgatan 6');
  }, 60_000);

  it('is not taken when another site passes it off as an advert', async () => {
    await stage.signIn();
    await context.route('https://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Gratis</title>' }),
    );
    await page.goto('https://evil.example/');
    const forged = JSON.stringify({ kind: 'visningsklar:page', url: hemnet(8), html: html('Provgatan 8') });
    const opening = context.waitForEvent('page');
    await page.evaluate(`void (() => {
      const popup = open(${JSON.stringify(`${stages.app.url}/hand-in`)});
      addEventListener('message', ({ data }) => {
        popup.postMessage(${forged}, '*');
        document.title = 'sent after ' + data;
      });
    })()`);
    const popup = await opening;
    await page.waitForFunction("document.title === 'sent after visningsklar:ready'");
    await popup.getByRole('heading', { name: 'Skicka en annons hit' }).waitFor();
    expect(await popup.getByRole('button', { name: 'Analysera den här bostaden' }).count()).toBe(0);
  });

  it('waits while the buyer signs in', async () => {
    const popup = await press(await bookmark(), hemnet(7), 'Provgatan 7');
    await popup.getByText('Sidan väntar här under tiden').waitFor();
    await popup.getByRole('link', { name: 'Skapa konto' }).click();
    await popup.getByLabel('E-post').fill('bokmarke@test.example');
    await popup.getByLabel(/^Lösenord/).fill('hemligt-lösenord');
    await popup.getByRole('button', { name: 'Skapa konto' }).click();
    await popup.getByRole('heading', { name: 'Vi tog emot sidan från hemnet.se' }).waitFor();
    await popup.getByRole('button', { name: 'Analysera den här bostaden' }).click();
    await reportOf(popup, 'Provgatan 7');
  }, 60_000);
});
