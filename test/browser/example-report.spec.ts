import { describeScreens, type Stage } from '../support/screens.js';

/** The sections that the specification names, and what its overview tells of the home. */
const sections = [
  'Översikt',
  'Beskrivning',
  'Prisanalys',
  'Planritningar (1)',
  'Bilder (',
  'Röda flaggor (4)',
  'Information som saknas',
  'Bildanalys (',
  'Språkanalys',
  'Planlösningsanalys',
  'Frågor till visningen (18)',
];
const homeFacts = ['4 950 000 kr', '2 rum', '58 m²', '3 450 kr/mån', 'Bostadsrätt', 'Lägenhet', '1939', 'E'];

async function open({ page, open }: Stage): Promise<void> {
  await open('/example-report');
  await page.getByRole('heading', { level: 1, name: 'Kvarnhjulsgatan 14' }).waitFor();
}

/** Lazy pictures come when their place is near. */
async function seeAllPictures({ page }: Stage): Promise<void> {
  for (const picture of await page.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: { decode(): Promise<void> }) => image.decode());
  }
  await page.evaluate('scrollTo(0, 0)');
}

describeScreens('the sample report', [
  {
    name: 'example-report',
    route: '/example-report',
    async show(stage) {
      const { page } = stage;
      await open(stage);
      await seeAllPictures(stage);
      await page.getByRole('heading', { level: 2, name: 'Fortsätt med försiktighet' }).waitFor();
      await page.getByRole('heading', { level: 2, name: 'Frågor till visningen (18)' }).waitFor();
      await page.getByRole('heading', { level: 2, name: 'Röda flaggor (4)' }).waitFor();
      expect(await page.locator('#bilder ul').first().locator('img').count()).toBe(6);
      expect(await page.locator('#fragor .finding').count()).toBe(18);
      expect(await page.getByText('21 857').first().isVisible()).toBe(true);
      const headings = (await page.locator('article').getByRole('heading').allTextContents()).join('|');
      for (const part of sections) expect(headings).toContain(part);
      // Under the plan and under the pictures.
      expect(await page.getByText(/utan den är delen tom\.$/).count()).toBe(2);
      const overview = page.getByRole('complementary', { name: 'Översikt' }).locator('dl').first();
      const facts = (await overview.locator('dt, dd').allTextContents()).map((text) => text.trim());
      expect(facts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(expect.arrayContaining(homeFacts));
    },
  },
  {
    name: 'example-report-proof',
    async show(stage) {
      const { page } = stage;
      await open(stage);
      // The first finding stands open; another is opened by keyboard, and so is its proof.
      await page.locator('#flaggor').getByText('Skulden är 9 400 kr/m²').waitFor();
      const finding = page.locator('#flaggor li', { hasText: 'Stambyte väntar' }).first();
      await finding.locator('summary').first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const mark = finding.locator('mark');
      await mark.waitFor();
      expect(await mark.textContent()).toContain('Stambyte planeras 2029');
      const around = await finding.locator('blockquote').textContent();
      expect(around).toContain('fönstren byttes 2009');
    },
  },
  {
    name: 'example-report-ways-on',
    async show(stage) {
      const { page } = stage;
      await open(stage);
      for (const name of ['E-post', 'PDF']) {
        expect(await page.getByRole('button', { name, exact: true }).isDisabled()).toBe(true);
      }
      const main = page.locator('article');
      for (const link of await main.getByRole('link', { name: 'Skapa gratis konto' }).all()) {
        expect(await link.getAttribute('href')).toBe('/auth?mode=signup');
      }
      expect(await main.getByRole('link', { name: 'Tillbaka' }).getAttribute('href')).toBe('/');
      const [tab] = await Promise.all([
        stage.context.waitForEvent('page'),
        main.getByRole('link', { name: 'Se annonsen' }).click(),
      ]);
      await tab.getByText('Det här är en påhittad annons').waitFor();
      await tab.close();
      await page.getByRole('button', { name: 'Alla 18 frågor' }).click();
      await page.getByRole('heading', { name: 'Frågor till visningen (18)' }).waitFor();
      expect(
        await page.evaluate(
          `document.getElementById('fragor').getBoundingClientRect().top < window.innerHeight`,
        ),
      ).toBe(true);
    },
  },
  {
    name: 'example-report-narrow',
    async show(stage) {
      await stage.page.setViewportSize({ width: 320, height: 640 });
      await open(stage);
      await stage.page.evaluate(`for (const part of document.querySelectorAll('details')) part.open = true`);
      expect(
        await stage.page.evaluate(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        ),
      ).toBeLessThanOrEqual(0);
      await stage.page.evaluate(`for (const part of document.querySelectorAll('details')) part.open = false`);
    },
  },
  {
    name: 'example-advert',
    async show(stage) {
      await stage.open('/example/annons.html');
      await stage.page.getByRole('heading', { level: 1, name: 'Kvarnhjulsgatan 14' }).waitFor();
      await seeAllPictures(stage);
    },
  },
]);
