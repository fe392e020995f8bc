import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright';
import { drawnShare } from '../support/drawn-share.js';
import { fullFlat } from '../support/report-homes.js';
import { addReport, flatHome as home, openReport } from '../support/report-stage.js';
import { phone, useStages, type Stage } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';
import { patience } from '../support/patience.js';

const stages = useStages();

describe('what confidence means', () => {
  const meaning = /^Hur stor del av det som bedömningen behöver/;

  it.each([
    ['a mouse', {}],
    ['a finger', phone],
  ])('is told by %s and by keys, and leaves on Escape, elsewhere and on leaving', async (_by, options) => {
    const stage = await stages.stand(options);
    await openReport(stage);
    const { page } = stage;
    const help = page.getByRole('button', { name: 'Vad tillförlitlighet betyder' });
    const text = page.getByText(meaning);
    const gone = () => text.waitFor({ state: 'detached' });
    await (stage.isPhone ? help.tap() : help.click());
    await text.waitFor();
    expect(await help.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('heading', { level: 1 }).click();
    await gone();
    await help.press('Enter');
    await text.waitFor();
    const [box, width] = [(await text.boundingBox())!, page.viewportSize()!.width];
    expect([box.x >= 0, box.x + box.width <= width]).toEqual([true, true]);
    await page.keyboard.press('Escape');
    await gone();
    await help.press('Space');
    await text.waitFor();
    await page.keyboard.press('Tab');
    await gone();
  });
});

it('counts the monthly cost for one borrower by the keys of radio buttons', async () => {
  const stage = await stages.stand();
  await openReport(stage);
  const { page } = stage;
  const group = page.getByRole('group', { name: 'Antal låntagare' });
  await group.getByRole('radio', { name: 'Två låntagare', checked: true }).focus();
  const cost = page.locator('.monthly-cost .figure-value');
  const forTwo = await cost.textContent();
  await page.keyboard.press('ArrowLeft');
  await group.getByRole('radio', { name: 'En låntagare', checked: true }).waitFor();
  expect(await cost.textContent()).not.toBe(forTwo);
});

it('leads to the way to hand in what the report lacks', async () => {
  const stage = await stages.stand(phone);
  // Three pictures are few.
  const id = await openReport(stage);
  await stage.page.getByRole('button', { name: 'Mer', exact: true }).tap();
  const link = stage.page.getByRole('link', { name: 'Lägg till bilder', exact: true });
  const way = new URL((await link.getAttribute('href'))!, stage.app.url).searchParams;
  expect([way.get('analysis'), way.get('way')]).toEqual([id, 'pictures']);
});

describe.each([
  ['a desktop', {}],
  ['a phone', phone],
])('buttons on %s', (_name, options) => {
  it('look the same with antd and without', async () => {
    const { page, signIn, addAnalysis, open, ...stage } = await stages.stand(options);
    const person = await signIn();
    await addAnalysis(person);
    await addAnalysis(person);
    const id = await addReport(stage.app, person, home());
    const looks = async (selector: string) => {
      const button = page.locator(selector).first();
      await button.waitFor();
      const styles: unknown[] = [];
      for (const act of [() => hover(button), () => button.focus()]) {
        styles.push(await button.evaluate(lookOf));
        await act();
        await page.keyboard.press('Shift');
      }
      return [...styles, await button.evaluate(lookOf)];
    };
    await open('/dashboard');
    // Both cards stand, so that nothing moves the button any more.
    await page.getByRole('article').nth(1).waitFor();
    const antd = await looks('main .ant-btn-variant-outlined:not(.ant-btn-sm)');
    await open(`/report/${id}`);
    expect(await looks('.report-acts button')).toEqual(antd);
  });
});

describe('the report on a phone', () => {
  it('shows the verdict within two thirds of a screen and asks first within one, with the rest of the acts put away', async () => {
    const stage = await stages.stand(phone);
    await openReport(stage);
    const { page } = stage;
    const more = page.getByRole('button', { name: 'Mer', exact: true });
    const print = page.getByRole('button', { name: 'Skriv ut' });
    await more.waitFor();
    const topOf = async (selector: string) => (await page.locator(selector).boundingBox())!.y;
    const screen = page.viewportSize()!.height;
    expect(await topOf('#verdict-title')).toBeLessThan((screen * 2) / 3);
    // Clear of the bar at the bottom.
    expect(await topOf('.ask-first li:first-child')).toBeLessThan(screen - 72);
    expect([await print.isVisible(), await more.getAttribute('aria-expanded')]).toEqual([false, 'false']);

    await more.tap();
    await print.waitFor();
    await page.getByRole('button', { name: 'Ladda ner PDF' }).waitFor();
    await page.locator('.report-acts').getByText('Fullständig beskrivning').tap();
    expect(await more.getAttribute('aria-expanded')).toBe('true');
    await more.tap();
    await print.waitFor({ state: 'hidden' });
  });

  it.each([
    ['a report', openReport],
    ['the sample', ({ open }: Stage) => open('/example-report')],
  ])(
    'tells of %s how sure the verdict is beside it, and why only after the questions',
    async (_name, open) => {
      const stage = await stages.stand(phone);
      await open(stage);
      const verdict = stage.page.locator('.verdict');
      await verdict.getByText(/^Tillförlitlighet\s?\d+\s%$/).waitFor();
      await verdict.getByRole('button', { name: 'Vad tillförlitlighet betyder' }).waitFor();
      expect(await verdict.getByRole('meter').count()).toBe(0);
      const questions = (await stage.page.locator('.ask-first').boundingBox())!;
      const meter = (await stage.page.getByRole('meter', { name: 'Tillförlitlighet' }).boundingBox())!;
      expect(meter.y).toBeGreaterThan(questions.y + questions.height);
    },
  );

  it.each([
    ['a report', openReport],
    ['the sample', ({ open }: Stage) => open('/example-report')],
  ])('draws of %s how sure the verdict is as long as the figure says', async (_name, open) => {
    const stage = await stages.stand(phone);
    await open(stage);
    const meter = stage.page.getByRole('meter', { name: 'Tillförlitlighet' });
    const score = Number(await meter.getAttribute('aria-valuenow'));
    const { width, height } = await drawnShare(meter);
    expect([width, height]).toEqual([expect.closeTo(score / 100, 2), expect.closeTo(1, 1)]);
  });

  it('keeps what the confidence lacks behind its first sentence', async () => {
    const stage = await stages.stand(phone);
    await openReport(stage);
    const rest = stage.page.getByText(/^Siffran, \d+ av 100, mäter underlaget/);
    expect(await rest.isVisible()).toBe(false);
    await stage.page.locator('.confidence summary').tap();
    await rest.waitFor();
  });
});

describe('the PDF', () => {
  it('is downloaded under the name of the home', async () => {
    const stage = await stages.stand();
    await openReport(stage, home({ listing: { ...fullFlat(), address: 'Backen 14' } }));
    const download = stage.page.waitForEvent('download', { timeout: 60_000 * patience });
    await stage.page.getByRole('button', { name: 'Ladda ner PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Backen 14.pdf');
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await stage.page.getByRole('button', { name: 'Ladda ner PDF' }).waitFor();
  }, 90_000);

  it('says why when it cannot be made', async () => {
    const stage = await stages.stand();
    const detail = 'PDF-filen gick inte att skapa just nu.';
    await stage.page.route('**/report.pdf', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 503, code: 'pdf_unavailable', detail }),
      }),
    );
    await openReport(stage);
    await stage.page.getByRole('button', { name: 'Ladda ner PDF' }).click();
    await stage.page.getByText(detail).waitFor();
  });
});

it('stays readable without a connection once it has loaded, pictures and all', async () => {
  const stage = await stages.stand(phone);
  await openReport(stage, home({ photos: 6 }));
  const { page } = stage;
  await page.getByRole('heading', { name: 'Vattugränd 14' }).waitFor();
  await waitFor(
    () =>
      page.evaluate<boolean>(
        "[...document.querySelectorAll('.report img')].every((image) => image.complete && image.naturalWidth > 0)",
      ),
    { what: 'the pictures to be fetched ahead' },
  );
  await stage.context.setOffline(true);
  await page.getByRole('tab', { name: 'Frågor' }).click();
  await page.getByText('Bockarna sparas i den här webbläsaren.').waitFor();
  const first = page.getByRole('checkbox').first();
  await first.check();
  await page.getByText(/^1 av \d+\sfrågor avbockade$/).waitFor();
  await page.getByRole('tab', { name: 'Bilder' }).click();
  await page.getByRole('button', { name: /^Bild\s6 av 6/ }).scrollIntoViewIfNeeded();
});

it('is asked for once, while the code that shows it is still on the way', async () => {
  const stage = await stages.stand(phone);
  const { page } = stage;
  const asked: string[] = [];
  let hear = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (hear = resolve));
  page.on('request', (request) => {
    if (!request.url().endsWith('/report') || request.resourceType() !== 'fetch') return;
    asked.push(request.url());
    hear();
  });
  // The code comes no sooner than that.
  await page.route('**/assets/frame-*.js', async (route) => {
    await isAsked;
    await route.continue();
  });
  const id = await openReport(stage);
  await page.getByRole('heading', { name: 'Vattugränd 14' }).waitFor();
  expect(asked).toEqual([`${stage.app.url}/api/analyses/${id}/report`]);
});

/** What comes late may move the button away from under the pointer. */
const hover = (button: Locator) =>
  waitFor(
    async () => {
      await button.hover({ timeout: 5000 * patience });
      return button.evaluate((it) => (it as unknown as { matches(by: string): boolean }).matches(':hover'));
    },
    { what: 'the pointer to be on the button' },
  );

/** Runs in the page. */
function lookOf(button: unknown): Record<string, string> {
  const style = (
    globalThis as unknown as { getComputedStyle(of: unknown): Record<string, string> }
  ).getComputedStyle(button);
  const names =
    'height color backgroundColor borderColor borderRadius fontFamily fontSize fontWeight outline outlineOffset';
  return Object.fromEntries(names.split(' ').map((name) => [name, style[name]!]));
}
