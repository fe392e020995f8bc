import type { BrowserContext, Page } from 'playwright';
import {
  brokersPage,
  brokersRefusal,
  fileWay,
  hemnet,
  html,
  openHandIn,
  pageFile,
  photoFile,
  picker,
  pictureWay,
  refused,
  reportOf,
  startPortal,
  text,
  textWay,
  unfold,
} from '../support/hand-in-home.js';
import type { PageServer } from '../support/page-server.js';
import { untilAtHand } from '../support/pages-at-hand.js';
import { describeScreens, phone, type Stage } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';
import { analysisMs } from '../support/patience.js';

const textField = (page: Page) => page.getByLabel(/Öppna annonsen.*Klistra in allt här/);
const ways = (page: Page) =>
  page.getByRole('region', { name: 'Sätt att lämna in' }).getByRole('heading', { level: 2 }).allInnerTexts();
const openWays = (page: Page) =>
  page.locator('details[open]').getByRole('heading', { level: 2 }).allInnerTexts();

let portal: PageServer;
/** Its portal is known once it has started, which is before the stages do. */
const environment: Record<string, string> = {};
beforeAll(async () => {
  portal = await startPortal();
  environment['SCRAPING_HOST_MAP'] = portal.hostMapText;
});

const stages = describeScreens(
  'hand-in',
  [
    {
      name: 'hand-in-panel',
      async show(stage) {
        await openHandIn(stage, refused(1));
        await stage.page.getByText('Hemnet släpper inte in vår läsare.').waitFor();
        await stage.page.getByText('från länken').waitFor();
        expect(await stage.page.getByText('Analysen misslyckades').count()).toBe(0);
      },
    },
    {
      name: 'hand-in-filled',
      async show(stage) {
        const { page } = stage;
        await openHandIn(stage, refused(1));
        await page.getByLabel(/Till mäklarens sida/).fill(hemnet(1));
        await page.getByRole('button', { name: 'Läs mäklarens sida' }).click();
        await page.getByText('inte till annonssajten').waitFor();
        await unfold(page, textWay);
        await textField(page).fill('Provgatan 1, 3 rum');
        await page.getByText('Det ser kort ut').waitFor();
        await unfold(page, fileWay);
        await picker(page, fileWay).setInputFiles(pageFile(`${'annons-'.repeat(20)}.html`, html('x')));
        await picker(page, pictureWay).setInputFiles([await photoFile('kok.jpg', 1)]);
        await page.getByRole('button', { name: 'Lämna in filen och 1 bild' }).waitFor();
        await waitFor(() => page.evaluate<boolean>('document.querySelector("li img")?.naturalWidth > 0'));
      },
    },
    {
      name: 'hand-in-other-home',
      async show(stage) {
        const { page } = stage;
        await openHandIn(stage, refused(2));
        await unfold(page, fileWay);
        await picker(page, fileWay).setInputFiles(pageFile('fel.html', html('Storgatan 99')));
        await page.getByRole('button', { name: 'Lämna in filen' }).click();
        await page.getByText('fel.html: Sidan gäller en annan bostad').waitFor();
      },
    },
    {
      name: 'hand-in-sending',
      async show(stage) {
        const { page } = stage;
        await page.route(sent, () => new Promise(() => undefined));
        await openHandIn(stage, refused(1), 'text');
        await textField(page).fill(text('Provgatan 1'));
        await page.getByRole('button', { name: 'Lämna in texten' }).click();
        await page.getByRole('progressbar', { name: 'Uppladdning' }).waitFor();
        expect((await ways(page))[0]).toBe(textWay);
        expect(await openWays(page)).toEqual([textWay]);
      },
    },
    {
      name: 'hand-in-gone',
      async show(stage) {
        await openHandIn(stage, { ...refused(1), failureCode: 'listing_gone' });
        await stage.page.getByText('Annonsen är borttagen från Hemnet.').waitFor();
        expect(await ways(stage.page)).not.toContain('Skicka sidan med ett bokmärke');
      },
    },
    {
      name: 'hand-in-broker',
      async show(stage) {
        await openHandIn(stage, { ...refused(1), hemnetUrl: brokersRefusal });
        expect(await ways(stage.page)).not.toContain('Mäklarens egen länk');
      },
    },
    {
      name: 'hand-in-completing',
      async show(stage) {
        await openHandIn(stage, { hemnetUrl: hemnet(1), address: 'Provgatan 1' });
        await stage.page.getByText('det vi redan har läst finns kvar').waitFor();
        expect(await openWays(stage.page)).toEqual(['Lägg till handlingar']);
        await stage.page.getByText(/^Årsredovisningen, energideklarationen/).waitFor();
      },
    },
  ],
  environment,
);
afterAll(() => portal?.close());

/** The request of a form, with the buyer's choice in its address. */
const sent = /\/api\/.*\/hand-in(\?|$)/;

describe('an advert that refuses our reader', () => {
  let context: BrowserContext;
  let stage: Stage;
  let page: Page;
  const errors: string[] = [];
  const stand = async (options?: Parameters<typeof stages.stand>[0]): Promise<void> => {
    stage = await stages.stand(options);
    ({ context, page } = stage);
    page.on('pageerror', (error) => errors.push(error.message));
  };
  beforeEach(() => stand(phone));
  afterEach(() => expect(errors).toEqual([]));

  it('says what happened, offers the ways of a phone, and is read from its copied text to the report', async () => {
    await stage.signIn();
    await stage.open(`/analyze?url=${encodeURIComponent(hemnet(1))}`);
    await page.getByRole('button', { name: 'Analysera' }).click();
    await page.getByRole('heading', { name: 'Lämna in annonsen själv' }).waitFor({ timeout: analysisMs });
    await page.getByText('Hemnet släpper inte in vår läsare.').waitFor();
    expect(await ways(page)).toEqual(['Mäklarens egen länk', textWay, fileWay, pictureWay]);
    // Loaded anew it shows the same without another try.
    const asked = portal.requests.length;
    await page.reload();
    await page.getByRole('heading', { name: 'Lämna in annonsen själv' }).waitFor();
    expect(portal.requests.length).toBe(asked);

    await stage.open('/dashboard');
    await page.getByText('från länken').first().waitFor();
    expect(await page.getByText(/kontakta support/).count()).toBe(0);
    await page.getByRole('button', { name: 'Lämna in annonsen' }).first().click();
    await page.getByRole('heading', { name: 'Lämna in annonsen själv' }).waitFor();

    await unfold(page, textWay);
    await textField(page).fill(text('Provgatan 1'));
    await page.getByRole('button', { name: 'Lämna in texten' }).click();
    // The analysis may be done before anyone could look at its progress.
    await reportOf(page, 'Provgatan 1');
    await page.getByText('Underlaget har du lämnat in själv').waitFor();
  }, 60_000);

  it('offers the bookmark where there is a mouse', async () => {
    await stand();
    await openHandIn(stage, refused(1));
    expect(await ways(page)).toEqual([
      'Mäklarens egen länk',
      'Skicka sidan med ett bokmärke',
      fileWay,
      textWay,
      pictureWay,
    ]);
    expect(await openWays(page)).toEqual(['Mäklarens egen länk', 'Skicka sidan med ett bokmärke']);
  });

  it('keeps what was chosen and typed when the page is of another home', async () => {
    await openHandIn(stage, refused(2));
    await unfold(page, textWay);
    await textField(page).fill('en början');
    await unfold(page, fileWay);
    await picker(page, fileWay).setInputFiles(pageFile('fel.html', html('Storgatan 99')));
    await page.getByRole('button', { name: 'Lämna in filen' }).click();
    await page.getByText('fel.html: Sidan gäller en annan bostad').waitFor();
    await page.getByText('fel.html', { exact: true }).waitFor();
    expect(await textField(page).inputValue()).toBe('en början');
    // Another choice takes the place of what was refused.
    await picker(page, fileWay).setInputFiles(pageFile('ratt.html', html('Provgatan 2')));
    await page.getByText('ratt.html').waitFor();
    expect(await page.getByText('fel.html').count()).toBe(0);
    expect(await page.getByText('Sidan gäller en annan bostad').count()).toBe(0);
    await page.getByRole('button', { name: 'Lämna in filen' }).click();
    await reportOf(page, 'Provgatan 2');
  });

  it("follows the broker's own link, and says what is no such link", async () => {
    await openHandIn(stage, refused(3));
    const field = page.getByLabel(/Till mäklarens sida/);
    await field.fill(hemnet(3));
    await page.getByRole('button', { name: 'Läs mäklarens sida' }).click();
    await page.getByText('inte till annonssajten').waitFor();
    await field.fill('http://127.0.0.1/objekt/1');
    expect(await page.getByText('inte till annonssajten').count()).toBe(0);
    await field.press('Enter');
    await page.getByText('Det är ingen mäklarsida som vi känner igen').waitFor();
    await field.fill(brokersPage);
    await field.press('Enter');
    await reportOf(page, 'Provgatan 3');
  });

  it('keeps all through a lost connection, a cancelled upload and an expired session', async () => {
    await openHandIn(stage, refused(4));
    await unfold(page, fileWay);
    // Large enough to be on its way when it is refused.
    const large = html('Provgatan 4').replace('</body>', `<!-- ${'x'.repeat(4 * 1024 * 1024)} --></body>`);
    await picker(page, fileWay).setInputFiles(pageFile('stor.html', large));
    const send = page.getByRole('button', { name: 'Lämna in filen' });

    await page.route(sent, (route) => route.abort('connectionreset'), { times: 1 });
    await send.click();
    await page.getByText('Vi får inget svar från servern').waitFor();
    await page.getByText('stor.html').waitFor();
    // Connected again, the message no longer holds. What is fetched ahead meanwhile would be lost.
    await untilAtHand(page, '/report/:id');
    await context.setOffline(true);
    await context.setOffline(false);
    await page.getByText('Vi får inget svar från servern').waitFor({ state: 'detached' });

    let letGo = (): void => undefined;
    const isFree = new Promise<void>((resolve) => (letGo = resolve));
    const hold = async (route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> => {
      await isFree;
      await route.abort().catch(() => undefined);
    };
    await page.route(sent, hold, { times: 1 });
    await send.click();
    await page.getByRole('progressbar', { name: 'Uppladdning' }).waitFor();
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await send.waitFor();
    letGo();

    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh')) renewals.push(request.url());
    });
    await page.route(
      sent,
      (route) =>
        route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer spoiled' } }),
      { times: 1 },
    );
    await send.click();
    await reportOf(page, 'Provgatan 4');
    expect(renewals).toHaveLength(1);
  }, 60_000);
});
