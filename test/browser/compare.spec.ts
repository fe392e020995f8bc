import type { Page } from 'playwright';
import type { Analysis } from '../../src/analyses/analysis.entity.js';
import type { RawListingData } from '../../src/analyses/analysis.types.js';
import type { AnalysisResult } from '../../src/reports/analysis-result.schema.js';
import type { ApiClient } from '../support/api-client.js';
import { sampleResult } from '../support/results.js';
import { describeScreens, phone, type Stage } from '../support/screens.js';

const evidence = [{ kind: 'field' as const, name: 'price', value: 2_000_000 }];
const flag = (title: string, severity: 'critical' | 'warning' | 'notice') => ({
  rule: 'roof_age',
  title,
  category: 'Skick',
  description: `${title}, så be om underlag före budgivningen.`,
  severity,
  evidence,
});

interface Home {
  readonly fields: Partial<Analysis>;
  readonly result?: Partial<AnalysisResult>;
}

const villa: Home = {
  fields: {
    address: 'Ekbacken 7',
    price: 4_950_000,
    pricePerSqm: 38_672,
    operatingCost: 42_000,
    livingArea: 128,
    rooms: 5,
    yearBuilt: 1974,
    propertyType: 'Villa',
    tenure: 'Äganderätt',
    verdict: 'RED',
    rawListingData: { energyClass: 'F' } as RawListingData,
  },
  result: {
    verdict: 'RED',
    verdictReason: 'Dräneringen är från 1974 och källaren luktar mögel. Räkna med stora kostnader.',
    confidence: { score: 55, explanation: 'Energideklarationen saknas.' },
    redFlags: [
      flag('Källaren luktar mögel', 'critical'),
      flag('Dräneringen är femtio år', 'critical'),
      flag('Taket är gammalt', 'warning'),
      flag('Elen är från byggåret', 'warning'),
      flag('Oljepannan är kvar', 'notice'),
    ],
    missingInfo: ['Energiklass', 'Takets ålder', 'Brunnens vatten', 'Radon'],
    technicalSpecs: {
      foundationAndBasement: { status: 'red', reason: 'Källaren luktar mögel', evidence },
      roof: { status: 'yellow', reason: 'Taket är femtio år', evidence },
      heating: { status: 'green', reason: 'Pumpen byttes 2021', evidence },
    },
  },
};
const flat: Home = {
  fields: {
    address: 'Vattugränd 14',
    price: 4_150_000,
    pricePerSqm: 58_042,
    monthlyFee: 5_240,
    operatingCost: 6_600,
    livingArea: 71.5,
    rooms: 3,
    yearBuilt: 1958,
    propertyType: 'Lägenhet',
    tenure: 'Bostadsrätt',
    verdict: 'GREEN',
  },
  result: {
    verdict: 'GREEN',
    verdictReason: 'Föreningen har låga lån och inget stort är planerat.',
    confidence: { score: 82, explanation: 'Det mesta finns i annonsen.' },
    redFlags: [],
    missingInfo: [],
    technicalSpecs: { heating: { status: 'green', evidence } },
  },
};
const unpaid: Home = {
  fields: {
    address: 'Ringvägen 100',
    price: 3_000_000,
    pricePerSqm: 50_000,
    monthlyFee: 4_100,
    livingArea: 60,
    rooms: 2,
    isPaid: false,
  },
};
const wordy: Home = {
  fields: {
    address: `Kungliga ${'Sjöstadsparksgatan '.repeat(10)}12`,
    propertyType: 'Flerbostadshusfasadrenoveringsobjektstyp',
  },
  result: { verdictReason: `${'Mycket är oklart om bostaden. '.repeat(12)}${'Ombyggnads'.repeat(5)}.` },
};
const bare: Home = { fields: {} };

async function add({ addAnalysis }: Stage, person: ApiClient, homes: readonly Home[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { fields, result = {} } of homes)
    ids.push(await addAnalysis(person, { analysisResult: sampleResult(result), ...fields }));
  return ids;
}

/** Opens the comparison of these homes, which belong to a new person. */
async function compare(stage: Stage, ...homes: readonly Home[]): Promise<string[]> {
  const ids = await add(stage, await stage.signIn(), homes);
  await stage.open(`/compare?ids=${ids.join(',')}`);
  await stage.page.getByText(`${homes.length} bostäder`, { exact: true }).waitFor();
  return ids;
}

const stages = describeScreens('compare', [
  {
    name: 'compare-three',
    route: '/compare',
    show: async (stage) => void (await compare(stage, villa, flat, unpaid)),
  },
  {
    name: 'compare-everything-open',
    async show(stage) {
      await compare(stage, villa, flat, unpaid);
      for (const section of ['Tekniska specifikationer', 'Röda flaggor (detaljer)', 'Analys sammanfattning'])
        await stage.page.getByRole('button', { name: section }).click();
      await stage.page.getByText('Vaga uttryck').waitFor();
    },
  },
  { name: 'compare-long-and-bare', show: async (stage) => void (await compare(stage, wordy, bare)) },
]);

describe('reading a comparison', () => {
  /** The texts of a row's cells, their spaces alike. */
  async function cellsOf(page: Page, label: string): Promise<string[]> {
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
    const texts = await row.getByRole('cell').allInnerTexts();
    return texts.map((text) => text.replace(/\s+/g, ' ').trim());
  }
  const open = (page: Page, section: string) => page.getByRole('button', { name: section }).click();

  it('says in words what is best and worst, and why a light is not green', async () => {
    const stage = await stages.stand();
    await compare(stage, villa, flat, unpaid);
    const { page } = stage;
    expect(await cellsOf(page, 'Pris')).toEqual(['4 950 000 kr', '4 150 000 kr', '3 000 000 kr']);
    expect(await cellsOf(page, 'Pris per m²')).toEqual(['38 672 kr/m²', '58 042 kr/m²', '50 000 kr/m²']);
    expect(await cellsOf(page, 'Månadsavgift')).toEqual(['-', '5 240 kr/mån', '4 100 kr/mån']);
    expect(await cellsOf(page, 'Driftkostnad per år')).toEqual(['42 000 kr/år', '6 600 kr/år', '-']);
    expect(await cellsOf(page, 'Röda flaggor')).toEqual([
      '5 varav 2 kritiska Flest',
      '0 Färst',
      '4 varav kritiska: kräver betalning',
    ]);
    expect(await cellsOf(page, 'Energiklass')).toEqual(['F', '-', '-']);

    // At the focus it is told why a light is not green.
    await open(page, 'Tekniska specifikationer');
    expect(await cellsOf(page, 'Uppvärmning')).toEqual(['Bra', 'Bra', 'Kräver betalning']);
    expect(await cellsOf(page, 'Fasad')).toEqual(['Ej bedömd', 'Ej bedömd', 'Kräver betalning']);
    await page.getByRole('button', { name: /^Varning ?: Källaren luktar mögel$/ }).waitFor();
    await page.getByRole('button', { name: /^OBS ?: Taket är femtio år$/ }).focus();
    await page.getByRole('tooltip', { name: 'Taket är femtio år' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tooltip', { name: 'Taket är femtio år' }).waitFor({ state: 'hidden' });
    expect(await page.getByRole('button', { name: /^Bra/ }).count()).toBe(0);
  });

  it('opens with overview, facts and economy, opens the rest by key, and leads to each report and back', async () => {
    const stage = await stages.stand();
    const [first] = await compare(stage, villa, flat);
    const { page } = stage;
    const states = await page
      .getByRole('table')
      .getByRole('heading', { level: 2 })
      .getByRole('button')
      .evaluateAll((buttons) =>
        (buttons as unknown as { textContent: string; ariaExpanded: string }[]).map(
          ({ textContent, ariaExpanded }) => `${textContent} ${ariaExpanded}`,
        ),
      );
    expect(states).toEqual([
      'Vad den kostar true',
      'Översikt true',
      'Grundläggande information true',
      'Ekonomi true',
      'Tekniska specifikationer false',
      'Röda flaggor (detaljer) false',
      'Analys sammanfattning false',
    ]);
    const last = page.getByRole('button', { name: 'Analys sammanfattning' });
    await last.focus();
    await page.keyboard.press('Enter');
    expect(await cellsOf(page, 'Saknad information')).toEqual(['4', '0 Färst']);
    await page.keyboard.press('Enter');
    await page.getByText('Saknad information').waitFor({ state: 'detached' });
    expect((await page.locator('[class*=picture]').first().boundingBox())!.width).toBeGreaterThan(200);

    // Whose column it is stays in sight.
    await open(page, 'Tekniska specifikationer');
    await page.getByRole('rowheader', { name: 'Rör och el' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 3_000);
    const box = await page.getByRole('columnheader', { name: /Ekbacken 7/ }).boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y).toBeLessThan(40);
    const report = page.getByRole('link', { name: 'Se full rapport för Ekbacken 7' });
    expect(new URL((await report.getAttribute('href'))!, stages.app.url).pathname).toBe(`/report/${first}`);
    await page.getByRole('link', { name: 'Tillbaka till Mina Analyser' }).click();
    await page.waitForURL(`${stages.app.url}/dashboard`);
  });

  it('is swiped on a phone, past the names of the rows, which stay', async () => {
    const stage = await stages.stand(phone);
    await compare(stage, villa, flat, unpaid);
    const { page } = stage;
    const box = async (role: 'rowheader' | 'columnheader', name: string | RegExp) =>
      (await page.getByRole(role, { name }).boundingBox())!;
    const row = await box('rowheader', 'Månadsavgift');
    const first = await box('columnheader', /Ekbacken 7/);
    const second = await box('columnheader', /Vattugränd 14/);
    // Large enough to be recognised, beside the next one.
    expect(first.width).toBeGreaterThanOrEqual(140);
    expect([first.x >= row.x + row.width - 12, second.x < 390 - 60]).toEqual([true, true]);
    await page.evaluate(
      `document.querySelector('[class*=swipe]').scrollTo({ left: 160, behavior: 'instant' })`,
    );
    expect((await box('columnheader', /Vattugränd 14/)).x).toBeLessThan(second.x - 100);
    expect((await box('rowheader', 'Månadsavgift')).x).toBe(row.x);
    const section = (await page.getByRole('button', { name: 'Ekonomi' }).boundingBox())!;
    expect([section.x, section.x + section.width <= 390]).toEqual([row.x, true]);
  });

  it('is printed whole, in the colours of paper, and stands as before after', async () => {
    const stage = await stages.stand({ colorScheme: 'dark' });
    await compare(stage, villa, flat);
    const { page } = stage;
    const closed = page.getByRole('rowheader', { name: 'Saknad information' });
    expect(await closed.count()).toBe(0);
    const ink = () => page.evaluate<string>('getComputedStyle(document.body).color');
    const ofTheNight = await ink();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await closed.count()).toBe(1);
    // The ink of the light colours, #1c2420.
    expect(await ink()).toBe('rgb(28, 36, 32)');
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    await page.emulateMedia({ media: 'screen' });
    await closed.waitFor({ state: 'detached' });
    expect(await ink()).toBe(ofTheNight);
  });

  it('keeps the name of a street whole where three stand side by side', async () => {
    const stage = await stages.stand();
    const street = (address: string): Home => ({ fields: { ...flat.fields, address } });
    await compare(stage, street('Klockgjutaregatan 5'), street('Kungsholmsgatan 12'), unpaid);
    for (const address of ['Klockgjutaregatan 5', 'Kungsholmsgatan 12']) {
      const id = `[title="${address}"]`;
      const lines = await stage.page.evaluate(`(() => {
        const text = document.querySelector(${JSON.stringify(id)}).firstChild;
        const street = document.createRange();
        street.setStart(text, 0);
        street.setEnd(text, text.data.indexOf(' '));
        return street.getClientRects().length;
      })()`);
      expect([address, lines]).toEqual([address, 1]);
    }
  });
});
