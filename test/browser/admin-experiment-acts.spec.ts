import type { Page } from 'playwright';
import type { ExperimentView } from '../../src/experiments/experiments.types.js';
import { experimentOf, flag, run } from '../support/experiments.js';
import { phone, useStages, type Stage } from '../support/screens.js';

const stages = useStages();
const { id } = experimentOf([run('default-v1', 1)]);
const path = `/admin/experiment/${id}`;

const both = flag('roof-age', 'Taket är från 1971', 'critical');
const different = experimentOf([
  run('default-v1', 1, { report: { redFlags: [both, flag('high-fee', 'Avgiften är hög')] } }),
  run('unbiased-v1', 1, {
    report: {
      redFlags: [both, flag('high-fee', 'Avgiften är hög', 'notice'), flag('model', 'Bullerutsatt läge')],
    },
  }),
]);

async function openView({ page, open, signIn }: Stage, view: ExperimentView, query = ''): Promise<void> {
  await signIn('admin');
  await page.route(`**/api/admin/experiments/${id}`, (route) => route.fulfill({ json: view }));
  await open(path + query);
  await page.getByRole('tablist').waitFor();
}
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const untilChosen = (page: Page, name: string) => page.getByRole('tab', { name, selected: true }).waitFor();
const wordsOf = async (page: Page, selector: string): Promise<string[]> =>
  (await page.getByRole('tabpanel').locator(selector).allInnerTexts()).map((text) =>
    text.replaceAll('\u00a0', ' ').replace(/\s*\n\s*/g, '|'),
  );

it('has tabs that are named as the specification has them, go around by keys, and stand in the address', async () => {
  const stage = await stages.stand();
  const { page } = stage;
  await openView(stage, different);
  expect(await page.getByRole('tab').allInnerTexts()).toEqual([
    'Bedömningar',
    'Röda Flaggor',
    'Osäkerheter',
    'Konfidenspoäng',
    'Frågor',
    'Full Jämförelse',
  ]);
  await tab(page, 'Bedömningar').focus();
  await page.keyboard.press('ArrowLeft');
  await untilChosen(page, 'Full Jämförelse');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await untilChosen(page, 'Röda Flaggor');
  expect(await tab(page, 'Röda Flaggor').evaluate('document.activeElement?.textContent')).toBe(
    'Röda Flaggor',
  );
  expect(new URL(page.url()).search).toBe('?flik=flaggor');
  await page.reload();
  await page.getByText('Bullerutsatt läge').first().waitFor();
  await untilChosen(page, 'Röda Flaggor');
});

it('says what differs first and marks it, and unfolds by a key what is the same, on the smallest phone', async () => {
  const stage = await stages.stand({ ...phone, viewport: { width: 320, height: 640 } });
  const { page } = stage;
  await openView(stage, different, '?flik=flaggor');
  const short = await page.getByRole('status', { name: 'Skillnaderna i korthet' }).innerText();
  expect(short.replaceAll('\u00a0', ' ')).toBe(
    'Samma bedömning. 1 flagga finns bara hos unbiased-v1. 1 flagga har olika allvarlighet.',
  );
  expect(await wordsOf(page, 'section > h3')).toEqual(['Skiljer (2)', 'Lika (1)']);
  expect(await wordsOf(page, 'h4')).toEqual([
    'Avgiften är hög|Olika allvarlighet',
    'Bullerutsatt läge|Bara hos unbiased-v1',
  ]);
  const folded = page.getByRole('tabpanel').locator('details');
  expect(await folded.getByText('be om underlag').first().isVisible()).toBe(false);
  await folded.locator('summary').focus();
  await page.keyboard.press('Enter');
  await folded.getByText('Taket är från 1971: be om underlag.').first().waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
});
