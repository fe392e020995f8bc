import { openReport } from '../support/report-stage.js';
import { phone, useStages } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

const stages = useStages();

describe('the tabs', () => {
  it('are walked by keys, one stop of the tab key for all, and lead on into what they show', async () => {
    const stage = await stages.stand();
    await openReport(stage);
    const { page } = stage;
    const chosen = page.getByRole('tab', { selected: true });
    await chosen.focus();
    for (const [key, name] of [
      ['ArrowRight', 'Rum'],
      ['ArrowLeft', 'Översikt'],
      ['ArrowLeft', 'Bilder'],
      ['ArrowRight', 'Översikt'],
      ['End', 'Bilder'],
      ['Home', 'Översikt'],
      ['ArrowRight', 'Rum'],
    ] as const) {
      await page.keyboard.press(key);
      await page.locator(`[role=tab]:focus[aria-selected=true]`, { hasText: name }).waitFor();
      await page.getByRole('tabpanel', { name }).waitFor();
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.id')).toBe('del-rum');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Rum');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate('document.activeElement.role')).not.toBe('tab');
  });

  it('open where the browser’s own search or a way to a place leads into them', async () => {
    const stage = await stages.stand();
    await openReport(stage);
    const { page } = stage;
    const questions = page.locator('#del-fragor');
    await questions.getByRole('checkbox', { includeHidden: true }).first().waitFor({ state: 'attached' });
    expect(await page.getByRole('checkbox').count()).toBe(0);
    // The browser reveals a place that is gone to as it reveals what its search finds.
    await page.evaluate("location.hash = 'del-fragor'");
    await page.getByRole('tab', { name: 'Frågor', selected: true }).waitFor();
    await page.getByRole('checkbox').first().waitFor();
    expect(new URL(page.url()).search).toBe('?flik=fragor');
  });
});

it('keeps its tabs in sight and begins each at its beginning', async () => {
  const stage = await stages.stand({ ...phone, isMobile: false });
  await openReport(stage);
  const { page } = stage;
  const questions = page.getByRole('tab', { name: 'Frågor' });
  await questions.click();
  await page.getByRole('checkbox').last().scrollIntoViewIfNeeded();
  const [top] = [(await questions.boundingBox())!.y];
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(80);
  await page.getByRole('tab', { name: 'Detaljer' }).click();
  await waitFor(async () => (await page.getByRole('heading', { name: 'Om analysen' }).boundingBox())!.y > 0, {
    what: 'the tab to begin at its beginning',
  });
  expect(new URL(page.url()).search).toBe('?flik=detaljer');
});
