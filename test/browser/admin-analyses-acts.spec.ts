import { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from 'playwright';
import { addAnalyses, analysesPath, analysisKinds, startWithoutAnalyses } from '../support/admin-analyses.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { phone, useStages, type Stage } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

// Without a worker what is started over stays under way.
const stages = useStages({ ROLE: 'web' });

let owner: ApiClient;
async function showKinds(stage: Stage): Promise<string[]> {
  await startWithoutAnalyses(stage);
  owner = await signUp(stage.app.url);
  const ids = await addAnalyses(stage, owner, analysisKinds());
  await stage.open(analysesPath);
  await stage.page.getByText('8 analyser', { exact: true }).waitFor();
  return ids;
}
const rowOf = (page: Page, home: string) => page.locator('tbody tr, li').filter({ hasText: home }).last();
const act = (page: Page, name: string, home: string) =>
  page.getByRole('button', { name: `${name}: ${home}` });
const attemptsOf = async ({ app }: Stage, id: string) => {
  const em = app.app.get(EntityManager).fork();
  const [row] = await em.execute<[{ attempt: number; is_forced: boolean }]>(
    'select attempt, is_forced from analyses where id = ?',
    [id],
  );
  return row;
};

describe('the analyses', () => {
  it('tell how they stand, open to their runs, and lead to the report, the raw data and the advert', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    const ids = await showKinds(stage);
    const said: readonly (readonly [string, readonly string[]])[] = [
      ['Storgatan 1', [owner.email, 'Startar', '2026-11-01 22:30']],
      ['Storgatan 2', ['Annonsen hämtad']],
      ['Storgatan 3', ['Rapporten skrivs']],
      ['Storgatan 4', ['Klar', 'Ser lovande ut', 'Ja']],
      ['Storgatan 5', ['Klar', 'Allvarliga varningar', 'Nej']],
      ['Okänd adress', ['Misslyckad', 'Annonsens sida släpper inte in oss.', '3 försök']],
      ['Storgatan 7', ['Annonsen hämtad', 'Har inte rört sig på tio minuter']],
    ];
    for (const [home, words] of said) {
      const text = (await rowOf(page, home).innerText()).replaceAll('\u00a0', ' ');
      for (const word of words) expect(text).toContain(word);
    }
    const figures = (await page.getByRole('definition').allInnerTexts()).filter((text) => /^\d+$/.test(text));
    // Two are done, four unfinished, two failed.
    expect(figures).toEqual(['8', '2', '4', '2']);

    await page.getByRole('button', { name: 'Visa mer: Storgatan 4' }).click();
    const runs = page.getByRole('list', { name: 'Körningar' }).getByRole('listitem');
    await page.getByText('Försök 1, körning 2').waitFor();
    const texts = (await runs.filter({ hasText: 'Försök' }).allInnerTexts()).map((text) =>
      text.replaceAll('\u00a0', ' '),
    );
    expect(texts).toHaveLength(2);
    for (const word of [
      'Klar på 30 s',
      'Bilderna 400 ms',
      'Rapporten 29,6 s',
      '9 000 tokens in (2 000 ur cache), 3 000 ut · 0,0231 USD',
    ])
      expect(texts[0]).toContain(word);
    for (const word of ['Försökte igen på 1 min', 'Annonsen 9 s', 'Ingen modell', 'model_unavailable'])
      expect(texts[1]).toContain(word);
    await page.getByText('2 körningar · 12 000 tokens · 0,0231 USD').waitFor();
    await page.getByRole('button', { name: 'Visa mindre: Storgatan 4' }).click();
    await page.getByText('Försök 1, körning 2').waitFor({ state: 'detached' });

    const link = (name: string) => page.getByRole('link', { name });
    expect(await link('Visa rapport: Storgatan 4').getAttribute('href')).toBe(`/report/${ids[3]}`);
    // There is no report yet.
    expect(await link('Visa rapport: Storgatan 1').count()).toBe(0);
    expect(await act(page, 'Testa prompts', 'Storgatan 1').count()).toBe(0);
    const advert = rowOf(page, 'Storgatan 4').getByRole('link', { name: /^exempelmaklaren\.example/ });
    expect(await advert.getAttribute('rel')).toBe('noreferrer');
    await link('Rådata: Storgatan 4').click();
    await page.waitForURL(`${stage.app.url}/listing/${ids[3]}`);
  });

  it('are started over when they have failed, and not while they are under way', async () => {
    const stage = await stages.stand(phone);
    const { page } = stage;
    const ids = await showKinds(stage);
    await page.getByLabel('Visa', { exact: true }).selectOption('Har stannat');
    await page.getByText('1 analys', { exact: true }).waitFor();
    const retry = act(page, 'Försök igen', 'Storgatan 7');
    await retry.click();
    await page.getByText('Försöker igen', { exact: true }).waitFor();
    expect(await attemptsOf(stage, ids[6]!)).toEqual({ attempt: 2, is_forced: false });
    // It has not stopped any more.
    await page.getByRole('heading', { name: 'Inga analyser hittades' }).waitFor();
    await page.getByRole('button', { name: 'Visa alla analyser' }).click();
    await retry.waitFor();
    await waitFor(() => retry.isDisabled(), { what: 'the retry to be refused' });
    expect(await retry.getAttribute('title')).toBe('Analysen pågår');
    await retry.click({ force: true });
    expect(await attemptsOf(stage, ids[6]!)).toEqual({ attempt: 2, is_forced: false });
  });

  it('are asked about before a report is written anew', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    const ids = await showKinds(stage);
    const retry = act(page, 'Försök igen', 'Storgatan 4');
    const dialog = page.getByRole('dialog', { name: 'Starta om en klar analys?' });
    await retry.click();
    await dialog.getByText(owner.email).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await attemptsOf(stage, ids[3]!)).toEqual({ attempt: 1, is_forced: false });
    await waitFor(
      async () => (await page.locator(':focus').getAttribute('aria-label')) === 'Försök igen: Storgatan 4',
      { what: 'the focus to be given back' },
    );
    await retry.click();
    await dialog.getByRole('button', { name: 'Starta om' }).click();
    await page.getByText('Försöker igen', { exact: true }).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(await attemptsOf(stage, ids[3]!)).toEqual({ attempt: 2, is_forced: true });
    // The report that it holds is there to be read meanwhile.
    await page.getByRole('link', { name: 'Visa rapport: Storgatan 4' }).waitFor();
  });
});
