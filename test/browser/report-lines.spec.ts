import type { Page } from 'playwright';
import { fullFlat, newFlat, villa } from '../support/report-homes.js';
import { openReport } from '../support/report-stage.js';
import { useStages } from '../support/screens.js';

const stages = useStages();

/** Words that make a line worth not reading twice; shorter ones are labels and sums. */
const lineWords = 4;

/** Opens all in the element of an id and reads it without the advert's own text and the kinds of proof. */
const openAndRead = (page: Page, id: string): Promise<string> =>
  page.evaluate(`(() => {
    const shown = document.getElementById('${id}');
    for (const details of shown.querySelectorAll('details')) details.open = true;
    for (const aside of shown.querySelectorAll('.advert-text, figcaption')) aside.remove();
    return shown.innerText;
  })()`);

/** The lines of each tab with all that can be opened open, the advert's own text aside. */
async function linesOfTabs(page: Page): Promise<string[][]> {
  const tabs: string[][] = [];
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    const id = (await tab.getAttribute('aria-controls'))!;
    await page.locator(`#${id} h2 ~ *`).first().waitFor();
    const text = await openAndRead(page, id);
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
  await openAndRead(page, 'del-fragor');
  const link = questions.getByRole('link', { name: 'Stambyte väntar' }).first();
  const place = (await link.getAttribute('href'))!;
  await link.click();
  await page.getByRole('tab', { name: 'Översikt', selected: true }).waitFor();
  await page.locator(`#del-oversikt ${place}`).getByText('Uträkning').first().waitFor();
});
