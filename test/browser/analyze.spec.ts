import type { Page } from 'playwright';
import type { Analysis } from '../../src/analyses/analysis.entity.js';
import { describeScreens, type Stage } from '../support/screens.js';
import { problem } from '../support/shop.js';
import { waitFor } from '../support/wait-for.js';

const url = 'https://www.hemnet.se/bostad/lagenhet-3rum-vattugrand-14-12345678';
const path = `/analyze?url=${encodeURIComponent(url)}`;
const underWay: Partial<Analysis> = {
  status: 'analyzing',
  isPaid: false,
  analysisResult: null,
  address: 'Vattugränd 14',
  photosCount: 23,
  floorplansCount: 1,
};
const failed: Partial<Analysis> = {
  ...underWay,
  status: 'failed',
  failureCode: 'analysis_failed',
  failureReason: null,
};

/** Opens the page of a link whose analysis this browser session has started before. */
async function follow(stage: Stage, fields: Partial<Analysis>): Promise<string> {
  const id = await stage.addAnalysis(await stage.signIn(), fields);
  await stage.context.addInitScript(`sessionStorage.setItem('visningsklar.analyze:${url}', '${id}')`);
  await stage.open(path);
  return id;
}
/** Stops the page's time before it is opened. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets time pass in small steps until the text is to be seen. */
async function tickUntil(page: Page, text: string): Promise<void> {
  const shown = page.getByText(text, { exact: true }).first();
  await waitFor(
    async () => {
      await page.clock.runFor(20);
      return shown.isVisible();
    },
    { what: `“${text}” to be seen` },
  );
}

/** Still on the page just before `afterMs` have passed, and on `path` after. */
async function staysThenLeaves(page: Page, afterMs: number, path: string): Promise<void> {
  await page.clock.runFor(afterMs - 500);
  expect(new URL(page.url()).pathname).toBe('/analyze');
  await page.clock.runFor(500);
  await page.waitForURL(({ pathname }) => pathname === path);
}
const meets = (name: string, text: string, answer: Parameters<Stage['page']['route']>[1]) => ({
  name,
  async show({ page, signIn, open }: Stage) {
    await signIn();
    await page.route('**/api/analyses', answer);
    await open(path);
    await page.getByText(text).first().waitFor();
  },
});

const stages = describeScreens('analyze', [
  {
    name: 'analyze-without-link',
    async show({ page, signIn, open }) {
      await signIn();
      await open('/analyze');
      await page.getByRole('heading', { name: 'Vilken bostad ska vi läsa?' }).waitFor();
    },
  },
  {
    name: 'analyze-wrong-link',
    async show({ page, signIn, open }) {
      await signIn();
      await open(`/analyze?url=${encodeURIComponent('https://example.com/inget')}`);
      await page.getByText('Måste vara en giltig bostadsannons-länk').waitFor();
    },
  },
  {
    name: 'analyze-under-way',
    async show(stage) {
      await follow(stage, underWay);
      const { page } = stage;
      await page.getByRole('heading', { name: 'Analyserar bostad...' }).waitFor();
      await page.getByText('Detta kan ta upp till en minut').waitFor();
      await page.getByText('23 bilder, 1 planritning').first().waitFor();
      await page.getByRole('link', { name: 'Gå till Mina Analyser' }).waitFor();
    },
  },
  {
    name: 'analyze-long-address',
    async show(stage) {
      const address = `Kungliga ${'Sjöstadsparksgatan '.repeat(9)}${'Ombyggnads'.repeat(4)} 12`;
      await follow(stage, { ...underWay, address });
      await stage.page.getByRole('heading', { name: 'Analyserar bostad...' }).waitFor();
      await stage.page.getByText('Ombyggnads').first().waitFor();
    },
  },
  {
    name: 'analyze-starting',
    async show(stage) {
      await meets('', 'Startar analys...', () => new Promise(() => undefined)).show(stage);
      // What is known of the way holds its place from the beginning.
      await stage.page.getByText('AI analyserar innehåll').waitFor();
      await stage.page.getByRole('link', { name: 'Gå till Mina Analyser' }).waitFor();
    },
  },
  meets('analyze-offline', 'Försök igen', (route) => route.abort()),
  meets('analyze-refused', 'Länken leder ingenstans', (route) =>
    route.fulfill(problem(422, 'Länken leder ingenstans')),
  ),
  meets('analyze-not-started', 'Analysen startade inte', (route) => route.fulfill(problem(500))),
  {
    name: 'analyze-failed',
    async show(stage) {
      await follow(stage, failed);
      await stage.page.getByRole('heading', { name: 'Analysen misslyckades' }).waitFor();
    },
  },
]);

describe('following an analysis', () => {
  it('asks a visitor to sign up, and says why', async () => {
    const { page, open } = await stages.stand();
    await open(path);
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === '/auth' && searchParams.get('mode') === 'signup' && searchParams.get('next') === path,
    );
    await page.getByText('Inloggning krävs', { exact: true }).waitFor();
    await page.getByText('Du måste vara inloggad för att analysera bostäder.').waitFor();
  });

  it('goes to the report of what is completed and paid', async () => {
    const stage = await stages.stand();
    const id = await follow(stage, { address: 'Vattugränd 14' });
    await stage.page.waitForURL(`${stages.app.url}/report/${id}`);
  });

  it('goes to the payment of what is completed and unpaid, 1.5 s after it has said why', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    await stopTime(page);
    const id = await follow(stage, { address: 'Vattugränd 14', isPaid: false });
    await tickUntil(page, 'Betalning krävs');
    await page.getByText('Du har inga gratis rapporter kvar...').waitFor();
    await staysThenLeaves(page, 1_500, `/payment/${id}`);
  });

  it('tells that it failed and goes back to the start after 2 s', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    await stopTime(page);
    await follow(stage, failed);
    await tickUntil(page, 'Analysen misslyckades');
    await page.getByText('Något gick fel under analysen. Försök igen.').first().waitFor();
    await staysThenLeaves(page, 2_000, '/');
    expect(await page.getByRole('textbox').first().inputValue()).toBe(url);
  });

  it('asks for it every 3 s, and again in its place when nothing could be read', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    let isDown = true;
    let asked = 0;
    await stopTime(page);
    await page.route(/\/api\/analyses\/[0-9a-f-]{36}$/, (route) => {
      asked += 1;
      return isDown ? route.fulfill(problem(500)) : route.fallback();
    });
    await follow(stage, underWay);
    await tickUntil(page, 'Analysen kunde inte hämtas');
    isDown = false;
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await tickUntil(page, 'Vattugränd 14 · 23 bilder, 1 planritning');
    const before = asked;
    await page.clock.runFor(2_500);
    expect(asked).toBe(before);
    await page.clock.runFor(500);
    await waitFor(() => asked === before + 1, { what: 'the next reading' });
  });

  it('keeps a link that the server takes for no advert, with what is wrong, and starts the mended one', async () => {
    const { page, signIn, open, adverts } = await stages.stand();
    const startPage = 'https://www.notar.se/';
    await signIn();
    await open(`/analyze?url=${encodeURIComponent(startPage)}`);
    const field = page.getByLabel('Länk till bostadsannonsen');
    await page.getByText('Måste vara en giltig bostadsannons-länk').waitFor();
    expect([new URL(page.url()).pathname, await field.inputValue()]).toEqual(['/analyze', startPage]);
    // Pasted as a phone shares it, with words and lines around the link.
    const shared = `Kolla på den här!\n${adverts.link('storgatan-1-1001')}\nSkickat från min telefon`;
    await page.evaluate(`(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', ${JSON.stringify(shared)});
      document.querySelector('input[type=url]').dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    })()`);
    expect(await field.inputValue()).toBe(adverts.link('storgatan-1-1001'));
    await field.press('Enter');
    await page.waitForURL(/\/report\/[0-9a-f-]{36}/, { timeout: 25_000 });
  });

  it('says why an advert could not be read, offers a step to take, and another try on the list', async () => {
    const { page, signIn, open, adverts } = await stages.stand();
    await signIn();
    await open(`/analyze?url=${encodeURIComponent(adverts.link('borttagen-1006'))}`);
    // The toast, in the specification's words.
    await page.getByText('Analysen misslyckades').waitFor({ timeout: 25_000 });
    await page.getByText('Annonsen är borttagen från exempelmaklaren.example.').waitFor();
    await page.getByText('Ett steg till').waitFor();
    expect(await page.getByText(/Öppna annonsen (och|i|,)/).count()).toBe(0);
    await open('/dashboard');
    await page
      .getByRole('button', { name: /Försök igen/ })
      .first()
      .waitFor();
  });
});
