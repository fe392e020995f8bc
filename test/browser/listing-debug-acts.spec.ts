import { EntityManager } from '@mikro-orm/postgresql';
import type { Locator, Page } from 'playwright';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { signUp } from '../support/api-client.js';
import { addRun, knownFlat, notedBeside, openListing, trackingOf } from '../support/listing-debug.js';
import { fullFlat } from '../support/report-homes.js';
import { sampleResult } from '../support/results.js';
import { onBothSizes, useStages } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

const stages = useStages();
const plain = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .trim()
    .replace(/\s*[\n\t]+\s*/g, '|');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const stage = (page: Page, name: string) =>
  page.locator('details').filter({ has: page.locator('summary', { hasText: name }) });

/** How far below the window's upper edge a part begins, CSS pixels. */
const topOf = async (page: Page, name: string) =>
  (await page.getByRole('heading', { level: 2, name, exact: true }).boundingBox())!.y;

describe('what is known of a listing, on a desktop and on a phone', () => {
  it('is told with where each fact was read, and what the sources do not agree on', async () => {
    const { page } = await shown();
    await onBothSizes(page, async () => {
      const rows = (await section(page, 'Grunduppgifter').getByRole('row').allInnerTexts()).map(plain);
      expect(rows.slice(0, 10)).toEqual([
        'Uppgift|Värde|Varifrån',
        'Rubrik|Ljus trea med balkong|annonsen (hemnet.se)',
        'Adress|Vattugränd 14|från länken',
        'Utgångspris|4 150 000 kr|annonsen (hemnet.se)',
        'Antal rum|3 rum|annonsen (hemnet.se)',
        'Boarea|71,5 m²|mäklarens sida (exempelmaklaren.example)',
        'Byggår|1958|mäklarens sida (exempelmaklaren.example)',
        'Mäklare|Kim Ek|inlämnad sida',
        'Mäklarfirma|Exempelmäklaren',
        'Länk till mäklaren|https://exempelmaklaren.example/objekt/vattugrand-14',
      ]);
      const differ = plain(await section(page, 'Grunduppgifter').getByRole('list').first().innerText());
      expect(differ).toContain('Månadsavgift|5 240 Enligt annonsen (hemnet.se)');
      expect(differ).toContain('5 410 Enligt mäklarens sida (exempelmaklaren.example)');
      const documents = plain(await section(page, 'Dokument').innerText());
      expect(documents).toContain('Läst|Årsredovisning 2025|Årsredovisning · 2 sidor');
      expect(documents).toContain('Inskannad utan text|Stadgar|Stadgar · inlämnat');
      expect(documents).toContain('page_blocked');
    });
  });

  it('has its runs, the newest first, with their errors, times, tokens and cost', async () => {
    const { page } = await shown();
    await onBothSizes(page, async () => {
      const runs = await section(page, 'Försök').getByRole('listitem').allInnerTexts();
      expect(runs.map(plain)).toEqual([
        // 10:30 in Sweden in November is 09:30 elsewhere.
        'Klar|Körning 1, försök 2|2026-11-02 10:30, tog 12,4 s|Läsning|2,4 s|Bilder|3,8 s|Rapport|6,1 s|12 000 tokens in (8 000 ur minnet), 3 000 ut · 0,0231 USD',
        'Misslyckad|Körning 1, försök 1|2026-11-01 10:30, tog 12,4 s|page_blocked The page asked who we are|Läsning|9 s|inga tokens',
      ]);
    });
  });

  it('is gone to by its contents, and by an address that names a part', async () => {
    const { page, id, context } = await shown();
    await onBothSizes(page, async (isPhone) => {
      await page.evaluate('window.scrollTo(0, 0)');
      await page
        .getByRole('navigation', { name: 'Innehåll' })
        .getByRole('link', { name: 'Bildspårning' })
        .click();
      const top = () => topOf(page, 'Bildspårning');
      await waitFor(async () => (await top()) < 200, { what: 'the tracker to be in sight' });
      expect(new URL(page.url()).hash).toBe('#tracker');
      expect(await top()).toBeGreaterThanOrEqual(isPhone ? 44 : 0);
      const other = await context.newPage();
      await other.setViewportSize(page.viewportSize()!);
      await other.goto(`${stages.app.url}/listing/${id}#attempts`);
      await waitFor(async () => (await topOf(other, 'Försök')) < 200, {
        what: `the runs to be in sight, isPhone ${isPhone}`,
      });
      await other.close();
    });
  });

  it('shows the pictures that are kept at full size, and asks no other host for anything', async () => {
    const stood = await stages.stand();
    const { page } = stood;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openListing(stood, knownFlat(13, 1));
    const pictures = section(page, 'Bilder');
    await pictures.getByText('12 av 13 bilder').waitFor();
    expect(await pictures.getByRole('button').count()).toBe(13);
    await stage(page, 'Classification').locator('summary').click();
    await page.getByText(/Nästan samma bild som/).waitFor();
    const viewer = page.getByRole('dialog', { name: 'Bildvisare' });
    await onBothSizes(page, async (isPhone) => {
      await pictures.getByRole('button', { name: 'Bild 3 av 13. Visa i helskärm' }).click();
      await viewer.getByText('Bild 3 av 13').waitFor();
      await page.keyboard.press('End');
      await viewer.getByText('Planritning').first().waitFor();
      await page.keyboard.press('Escape');
      await viewer.waitFor({ state: 'detached' });

      const details = page.getByRole(isPhone ? 'list' : 'table', { name: 'Classification Details' });
      await details.getByRole('button', { name: /photo-1\. Visa i helskärm/ }).click();
      await viewer.getByText('Bild 2 av 13').waitFor();
      await page.keyboard.press('Escape');
      await viewer.waitFor({ state: 'detached' });
    });
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((url) => !url.startsWith(stages.app.url))).toEqual([]);
  });

  it('tells of every stage what it kept and why it filtered the others', async () => {
    const { page } = await shown();
    const tracker = section(page, 'Bildspårning');
    await tracker.getByText('Source: söktjänst (search engine): hemnet').waitFor();
    await onBothSizes(page, async () => {
      const figures = await tracker.locator('dl').first().getByRole('definition').allInnerTexts();
      expect(figures.filter((_, at) => at % 2 === 0)).toEqual(['9', '5', '4', '3', '1']);
    });
    await tracker.getByText('Sammanfattning').click();
    await onBothSizes(page, async () => {
      expect(await tracker.getByText('Total Found').isVisible()).toBe(false);
      const counts = await Promise.all(
        ['Extraction', 'Format', 'Size', 'Classification'].map(async (name) =>
          plain(await stage(page, name).locator('summary').innerText())
            .split('|')
            .at(-1),
        ),
      );
      // Nine links: one is a logo; of eight files two are none; of six one is small; of five one is like another.
      expect(counts.map((text) => text!.replace(/^.*?(?=\d+ behåll)/, ''))).toEqual([
        '8 behållna, 1 bortvald',
        '6 behållna, 2 bortvalda',
        '5 behållna, 1 bortvald',
        '4 behållna, 1 bortvald',
      ]);
    });
    await stage(page, 'Format').locator('summary').click();
    const list = page.getByRole('list', { name: 'Beslut i steget Format' });
    await list.waitFor();
    await onBothSizes(page, async () => {
      await tracker.getByLabel('Visa beslut').selectOption('Alla beslut');
      expect(await list.getByRole('listitem').count()).toBe(8);
      await tracker.getByLabel('Visa beslut').selectOption('Bortvalda');
      const gone = (await list.getByRole('listitem').allInnerTexts()).map(plain);
      expect(gone).toEqual([
        'Bortvald|Filen finns inte (404)|borta.jpg',
        'Bortvald|Filen är ingen bild|sida.html',
      ]);
      const address = list.getByRole('link', { name: /^borta\.jpg/ });
      expect(await address.getAttribute('href')).toBe('https://bilder.example/borta.jpg');
      expect(await address.getAttribute('rel')).toBe('noopener noreferrer');
    });
    await tracker.getByLabel('Visa beslut').selectOption('Behållna');
    await stage(page, 'Classification').locator('summary').click();
    const kept = page.getByRole('list', { name: 'Beslut i steget Classification' }).getByRole('listitem');
    // 86 016 bytes are 84 KB; the measures are the first picture's.
    await onBothSizes(page, async () => {
      const first = plain(await kept.first().innerText());
      expect(first).toContain('jpeg · 84 KB · 1 600 × 1 067 px · nr 1 i storlek');
      for (const [name, value] of [
        ['Edge density', '0,000'],
        ['Color variance', '0,050'],
        ['Brightness', '0,900'],
        ['Confidence', '99 %'],
      ] as const) {
        expect(await kept.first().getByRole('meter', { name }).getAttribute('aria-valuetext')).toBe(
          value.replace(' ', '\u00a0'),
        );
      }
    });
  });

  it('sorts the pictures by what was measured', async () => {
    const { page } = await shown();
    await page.getByText('Confidence är hur säkert det är att en Floorplan är en planritning').waitFor();
    const brightness = (details: Locator) =>
      details
        .getByRole('meter', { name: 'Brightness' })
        .evaluateAll((meters) => meters.map((meter) => meter.getAttribute('aria-valuetext')));
    const [table, list] = (['table', 'list'] as const).map((role) =>
      page.getByRole(role, { name: 'Classification Details' }),
    ) as [Locator, Locator];
    const bySurety = ['0,900', '0,800', '0,700', '0,600'];
    const plansFirst = ['0,600', '0,900', '0,800', '0,700'];
    await onBothSizes(page, async (isPhone) => {
      expect(await brightness(isPhone ? list : table)).toEqual(bySurety);
    });
    await onBothSizes(page, async (isPhone) => {
      const details = isPhone ? list : table;
      const sort = (choice: string, head: string) =>
        isPhone
          ? page.getByLabel('Ordning').selectOption(choice)
          : table.getByRole('button', { name: head }).click();
      await sort('Säkrast först', 'Confidence');
      expect(await brightness(details)).toEqual(bySurety);
      await sort('Floorplans först', 'Typ');
      expect(await brightness(details)).toEqual(plansFirst);
      if (isPhone) return;
      await sort('', 'Brightness');
      await sort('', 'Brightness');
      expect(await brightness(details)).toEqual(['0,600', '0,700', '0,800', '0,900']);
      const head = table.getByRole('columnheader', { name: 'Brightness' });
      expect(await head.getAttribute('aria-sort')).toBe('ascending');
    });
  });

  async function shown() {
    const stood = await stages.stand();
    const id = await openListing(stood);
    return { page: stood.page, context: stood.context, id };
  }
});

describe('a listing that is on its way', () => {
  it('fills the page by itself as it is read and written', async () => {
    const stood = await stages.stand();
    const { page, app } = stood;
    const buyer = await signUp(app.url);
    const id = await stood.addAnalysis(buyer, { status: 'processing', isPaid: false, analysisResult: null });
    await stood.signIn('admin');
    await stood.open(`/listing/${id}`);
    await page.getByRole('heading', { name: 'Ingen annonsdata än' }).waitFor();
    await page.getByText('Hämtningen kan fortfarande pågå.').waitFor();
    const progress = page.getByRole('progressbar', { name: 'Hur långt analysen har kommit' });
    expect(await progress.getAttribute('aria-valuenow')).toBe('5');
    const change = (fields: Partial<Analysis>) =>
      app.app.get(EntityManager).fork().nativeUpdate(Analysis, { id }, fields);
    await change({ scrapingProgress: { current_step: 'scraping_broker' } });
    await waitFor(async () => (await progress.getAttribute('aria-valuenow')) === '35', { what: '35 %' });
    await change({
      status: 'analyzing',
      address: 'Vattugränd 14',
      rawListingData: { ...fullFlat(), ...notedBeside(), imageTrackingData: trackingOf(0, 0) },
    });
    await page.getByRole('heading', { level: 1, name: 'Vattugränd 14' }).waitFor();
    await section(page, 'Raw listing JSON').getByRole('tree').waitFor();
    expect(await progress.getAttribute('aria-valuenow')).toBe('60');
    await addRun(stood, id, 1, { timings: { report: 900 } });
    await change({ status: 'completed', analysisResult: sampleResult() });
    await section(page, 'Analysis result JSON').getByRole('tree').waitFor();
    await section(page, 'Försök').getByText('Körning 1, försök 1').waitFor();
    expect(await progress.count()).toBe(0);
  });
});
