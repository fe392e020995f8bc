import type { Page } from 'playwright';
import { fullFlat, newFlat, villa } from '../support/report-homes.js';
import { openReport } from '../support/report-stage.js';
import { useStages } from '../support/screens.js';

const stages = useStages();

/** Words that make a line worth not reading twice; shorter ones are labels and sums. */
const lineWords = 4;

/** Opens all in an element and reads it without the advert's own text. */
const openAndRead = `(shown) => {
  for (const details of shown.querySelectorAll('details')) details.open = true;
  for (const advert of shown.querySelectorAll('.advert-text')) advert.remove();
  return shown.innerText;
}`;

/** The lines of each tab with all that can be opened open, the advert's own text aside. */
async function linesOfTabs(page: Page): Promise<string[][]> {
  const tabs: string[][] = [];
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    const pane = page.locator(`#${await tab.getAttribute('aria-controls')}`);
    await pane.locator('h2 ~ *').first().waitFor();
    const text: string = await pane.evaluate(openAndRead);
    const lines = text.split('\n').map((line) => line.trim());
    tabs.push(lines.filter((line) => line.split(/\s+/).length >= lineWords));
  }
  return tabs;
}

it.each([
  ['flat', fullFlat()],
  ['house', villa],
  ['new flat', newFlat],
])('says little twice in the tabs of a %s, and is short while closed', async (_home, listing) => {
  const stage = await stages.stand();
  await openReport(stage, { listing, photos: 6, plans: 1 });
  const { page } = stage;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const closed = await page.locator('article.report').innerText();
  expect(closed.split(/\s+/).length).toBeLessThanOrEqual(900);

  const tabs = await linesOfTabs(page);
  const lines = tabs.flat();
  expect(lines.length).toBeGreaterThan(100);
  const repeated = lines.filter((line) => tabs.filter((tab) => tab.includes(line)).length > 1);
  expect(repeated.length / lines.length).toBeLessThanOrEqual(0.1);
});

it('leads from a question to what proves it in the overview', async () => {
  const stage = await stages.stand();
  await openReport(stage, { listing: fullFlat() }, '?flik=fragor');
  const { page } = stage;
  const questions = page.locator('#del-fragor');
  await questions.locator('h2 ~ *').first().waitFor();
  await questions.evaluate(openAndRead);
  const link = questions.getByRole('link', { name: 'Stambyte väntar' }).first();
  const place = (await link.getAttribute('href'))!;
  await link.click();
  await page.getByRole('tab', { name: 'Översikt', selected: true }).waitFor();
  await page.locator(`#del-oversikt ${place}`).getByText('Uträkning').first().waitFor();
});
