import type { Analysis } from '../../src/analyses/analysis.entity.js';
import { describeScreens, type Stage } from '../support/screens.js';
import { analysisMs } from '../support/patience.js';

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
  await stage.page.evaluate(`sessionStorage.setItem('visningsklar.analyze:${url}', '${id}')`);
  await stage.open(path);
  return id;
}

const stages = describeScreens('analyze', [
  {
    name: 'analyze-without-link',
    route: '/analyze',
    async show({ page, signIn, open }) {
      await signIn();
      await open('/analyze');
      await page.getByRole('heading', { name: 'Vilken bostad ska vi läsa?' }).waitFor();
    },
  },
  {
    name: 'analyze-to-confirm',
    async show({ page, signIn, open }) {
      await signIn();
      await open(path);
      await page.getByRole('heading', { name: 'Ska vi läsa den här bostaden?' }).waitFor();
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
    name: 'analyze-failed',
    async show(stage) {
      await follow(stage, failed);
      await stage.page.getByRole('heading', { name: 'Analysen misslyckades' }).waitFor();
    },
  },
]);

describe('following an analysis', () => {
  it('says why an advert could not be read, offers a step to take, and another try on the list', async () => {
    const { page, signIn, open, adverts } = await stages.stand();
    await signIn();
    await open(`/analyze?url=${encodeURIComponent(adverts.link('borttagen-1006'))}`);
    await page.getByRole('button', { name: 'Analysera' }).click();
    // The toast, in the specification's words.
    await page.getByText('Analysen misslyckades').waitFor({ timeout: analysisMs });
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
