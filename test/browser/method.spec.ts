import { measured } from '../../web/src/shared/measured.js';
import { drawnShare } from '../support/drawn-share.js';
import { describeScreens } from '../support/screens.js';

const title = 'Så görs en rapport';

const stages = describeScreens('the method page', [
  {
    name: 'method',
    route: '/metod',
    async show({ open, page }) {
      await open('/metod');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    },
  },
  {
    name: 'method-all-measures',
    async show({ open, page }) {
      await open('/metod');
      await page.getByText('Visa fler mätningar').click();
      await page.getByRole('heading', { name: 'Att skilja planritningar från bilder' }).waitFor();
    },
  },
  {
    name: 'method-signed-in',
    async show({ open, page, signIn }) {
      await signIn();
      await open('/metod');
      await page.getByRole('navigation', { name: 'Huvudmeny' }).waitFor();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    },
  },
]);

describe('the method page', () => {
  it('tells every measure as it was kept, with its counts', async () => {
    const { open, page } = await stages.stand();
    await open('/metod');
    await page.getByText('Visa fler mätningar').click();
    const told = await page.locator('dl div:has([aria-hidden])').allInnerTexts();
    const kept = measured.flatMap(({ measures }) => measures.filter(({ of }) => of > 0));
    const group = (value: number) => value.toString().replace(/\B(?=(?:\d{3})+$)/, '\u00a0');
    expect(told.map((text) => /\d[\d\u00a0]* av \d[\d\u00a0]*/.exec(text)?.[0]).sort()).toEqual(
      kept.map(({ right, of }) => `${group(right)} av ${group(of)}`).sort(),
    );
    // What went wrong once is not called 100 %.
    for (const text of told.filter((one) => one.includes('100\u00a0%'))) {
      const [right, of] = /(\d[\d\u00a0]*) av (\d[\d\u00a0]*)/.exec(text)!.slice(1);
      expect(right).toBe(of);
    }
  });

  it('draws each measure as long as its counts say, within its own bar', async () => {
    const { open, page } = await stages.stand();
    await open('/metod');
    await page.getByText('Visa fler mätningar').click();
    const kept = measured.flatMap(({ measures }) => measures.filter(({ of }) => of > 0));
    const bars = await page.locator('dl div:has(> [aria-hidden]) [aria-hidden]:has(> svg)').all();
    const drawn = await Promise.all(bars.map(drawnShare));
    expect(drawn.map(({ width }) => width.toFixed(2)).sort()).toEqual(
      kept.map(({ right, of }) => (right / of).toFixed(2)).sort(),
    );
    expect(drawn.every(({ height }) => height > 0.9)).toBe(true);
  });

  it('is reached from the first page, the foot and the label of a report', async () => {
    const { open, page } = await stages.stand();
    for (const [path, link] of [
      ['/', 'Så görs en rapport, och så bra går det'],
      ['/pricing', title],
      ['/example-report', 'Regelbaserad analys, med bilder lästa för hand'],
    ] as const) {
      await open(path);
      await page.getByRole('link', { name: link, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
  });
});
