import type { Page } from 'playwright';
import type { ExperimentView } from '../../src/experiments/experiments.types.js';
import { experimentOf, failedRun, flag, run, runUnderWay } from '../support/experiments.js';
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

/** Opens the view, answered with what `view` is at the time. @returns how often it was asked */
async function openView(stage: Stage, view: () => ExperimentView, query = ''): Promise<() => number> {
  let asked = 0;
  await stage.signIn('admin');
  await stage.page.route(`**/api/admin/experiments/${id}`, (route) => {
    asked += 1;
    return route.fulfill({ json: view() });
  });
  await stage.open(path + query);
  await stage.page.getByRole('tablist').waitFor();
  return () => asked;
}
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const untilChosen = (page: Page, name: string) => page.getByRole('tab', { name, selected: true }).waitFor();
const wordsOf = async (page: Page, selector: string): Promise<string[]> =>
  (await page.getByRole('tabpanel').locator(selector).allInnerTexts()).map((text) =>
    text.replaceAll('\u00a0', ' ').replace(/\s*\n\s*/g, '|'),
  );

/** The figures above the view, each with the words beneath it. */
async function figuresOf(page: Page): Promise<string[]> {
  const blocks = page.locator('dl[aria-label=Sammanfattning] > div');
  return (await blocks.allInnerTexts()).map((text) =>
    text
      .replaceAll('\u00a0', ' ')
      .trim()
      .split(/\s*\n\s*/)
      .slice(1)
      .join('|'),
  );
}

describe('the tabs of an experiment', () => {
  it('are named as the specification has them, go around by keys, and stand in the address', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    await openView(stage, () => different);
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

  it('belong to the tab of the prompts', async () => {
    const stage = await stages.stand();
    await openView(stage, () => different);
    const current = stage.page.getByRole('navigation', { name: 'Adminsidor' }).locator('[aria-current]');
    expect(await current.innerText()).toBe('Prompts');
    expect(await stage.page.title()).toBe('Experiment · Visningsklar');
  });
});

describe.each([
  ['a phone', phone],
  ['the smallest phone', { ...phone, viewport: { width: 320, height: 640 } }],
  ['a desktop', {}],
])('what differs, on %s', (_name, options) => {
  it('is said in words, stands first and is marked; what is the same is folded', async () => {
    const stage = await stages.stand(options);
    const { page } = stage;
    await openView(stage, () => different, '?flik=flaggor');
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

  it('can be all that is shown', async () => {
    const stage = await stages.stand(options);
    const { page } = stage;
    await openView(stage, () => different, '?flik=full');
    await page.getByText('Taket är från 1971').waitFor();
    await page.getByRole('checkbox', { name: 'Visa bara skillnader' }).press('Space');
    await page.getByText('Taket är från 1971').waitFor({ state: 'detached' });
    // Of the reports only these two flags differ; tokens, time and cost are of the run.
    expect(await wordsOf(page, 'h4')).toEqual([
      'Avgiften är hög|Olika allvarlighet',
      'Bullerutsatt läge|Bara hos unbiased-v1',
      'Tokens',
      'Körtid',
      'Kostnad',
    ]);
  });
});

describe('an experiment under way', () => {
  const begun = experimentOf([run('default-v1', 1), runUnderWay('unbiased-v1', 1, true)]);

  it('shows results as they come, and is asked for no more once it has ended', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    await page.clock.install();
    let view = experimentOf([runUnderWay('default-v1', 1, true), runUnderWay('unbiased-v1', 1)]);
    const asked = await openView(stage, () => view);
    await page.getByText('0 av 2 körningar klara').waitFor();
    expect(await page.getByText('Rapporten är inte klar än').count()).toBe(2);
    view = begun;
    await page.getByText('1 av 2 körningar klara').waitFor();
    expect(await page.getByText('Rapporten är inte klar än').count()).toBe(1);
    expect(await page.getByText('Körs nu').count()).toBe(1);
    view = different;
    await page.getByRole('status', { name: 'Skillnaderna i korthet' }).waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(0);
    const before = asked();
    expect(before).toBeGreaterThanOrEqual(3);
    await page.clock.runFor(20_000);
    expect(asked()).toBe(before);
  });

  it('keeps what it has shown while no answer comes, and says so', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    await openView(stage, () => begun);
    await page.getByText('1 av 2 körningar klara').waitFor();
    await page.route(`**/api/admin/experiments/${id}`, (route) => route.abort());
    await page.getByRole('alert').getByText('Det som visas kan vara gammalt').waitFor();
    expect(await page.getByText('1 av 2 körningar klara').isVisible()).toBe(true);
  });
});

describe('a run that failed', () => {
  it('tells why, and what the rules wrote instead, which is nobody’s to compare', async () => {
    const stage = await stages.stand(phone);
    const { page } = stage;
    const view = experimentOf([
      run('default-v1', 1),
      failedRun('unbiased-v1', 1, 'Modellen svarade inte i tid.'),
    ]);
    await openView(stage, () => view);
    await page.getByText('Modellen svarade inte i tid.').waitFor();
    await page.getByText('Det reglerna skrev i stället').click();
    // The rules' sample report: yellow, 60 percent, four flags.
    const rules = await page.getByText('Granska noggrant, tillförlitlighet').innerText();
    expect(rules.replaceAll('\u00a0', ' ')).toBe('Granska noggrant, tillförlitlighet 60 %, 4 flaggor');
    expect(await page.getByText('Skiljer', { exact: true }).count()).toBe(0);
    const said = 'unbiased-v1 gav ingen rapport. Därför finns det inget att jämföra.';
    expect(await page.getByRole('status', { name: 'Skillnaderna i korthet' }).innerText()).toBe(said);
    await page.getByRole('tabpanel').getByText('Skrivet av fasta regler, inte av prompten').last().waitFor();
  });
});

describe('an experiment without a model', () => {
  it('says why there is nothing to compare once for each prompt, however often it was asked', async () => {
    const stage = await stages.stand(phone);
    const { page } = stage;
    const why = 'Ingen modell är inkopplad. Rapporten är skriven med fasta regler.';
    const runs = (['default-v1', 'unbiased-v1'] as const).flatMap((prompt) =>
      [1, 2, 3].map((repeat) => failedRun(prompt, repeat, why)),
    );
    await openView(stage, () => experimentOf(runs, { model: null }));
    const perPrompt = page.getByRole('region', { name: 'Körningar per prompt' });
    expect(await perPrompt.getByText(why).count()).toBe(2);
    expect(await perPrompt.getByText('Omgång 1, 2 och 3: Misslyckades').count()).toBe(2);
    expect(await figuresOf(page)).toEqual([
      '2|3 omgångar av varje',
      'Misslyckades|0 av 6 körningar lyckades',
      '–|ingen modell har svarat',
      '–|ingen modell har svarat',
      '–|ingen modell har svarat',
    ]);
  });
});

describe('the figures of an experiment', () => {
  const refused = run('unbiased-v1', 1, {
    status: 'failed',
    failureReason: 'Svaret gick inte att använda.',
    report: null,
    tokensUsed: 8_000,
    costUsd: 0.02,
    executionTimeMs: 9_000,
  });

  it('count what was refused as answered, for it costs as much', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    await openView(stage, () => experimentOf([refused]));
    expect(await figuresOf(page)).toEqual([
      '1|1 omgång av varje',
      'Misslyckades|0 av 1 körning lyckades',
      '8 000|per svar, men inget gick att använda',
      '9 s|per svar, men inget gick att använda',
      '0,0200 USD|0,0200 USD per körning i snitt',
    ]);
  });

  it('call no run failed that has not ended', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    let view = experimentOf([run('default-v1', 1), runUnderWay('unbiased-v1', 1)]);
    await openView(stage, () => view);
    expect((await figuresOf(page))[1]).toBe('Pågår|1 av 2 klara');
    view = experimentOf([refused, runUnderWay('default-v1', 1)]);
    await page.getByText('1 av 2 körningar klara, varav 1 misslyckades').waitFor();
    expect((await figuresOf(page))[1]).toBe('Pågår|1 av 2 klara, varav 1 misslyckades');
  });

  it('stand together in a plot where they nearly are the same', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    const taking = [194_286, 194_256].map((tokensUsed, at) => run('default-v1', at + 1, { tokensUsed }));
    await openView(stage, () => experimentOf(taking));
    const places = await page
      .getByRole('region', { name: 'Körningar per prompt' })
      .locator('dl > div')
      .filter({ hasText: 'Tokens' })
      .locator('i')
      .evaluateAll((dots) =>
        dots.map((dot) => Number.parseFloat(dot.getAttribute('style')!.replace(/^.*left: /, ''))),
      );
    expect(places).toHaveLength(2);
    // 194 256 is 99.98 percent of 194 286.
    expect(Math.min(...places)).toBeGreaterThan(99);
  });
});

describe('a view that could not be fetched', () => {
  it('is shown when it is asked for again', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    let isDown = true;
    await stage.signIn('admin');
    await page.route(`**/api/admin/experiments/${id}`, (route) =>
      isDown
        ? route.fulfill({ status: 500, json: { detail: 'Ett fel uppstod' } })
        : route.fulfill({ json: different }),
    );
    await stage.open(path);
    await page.getByRole('heading', { name: 'Kunde inte hämta experiment data' }).waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await page.getByRole('tablist').waitFor();
  });

  it('is not shown to a buyer, who is sent to the start', async () => {
    const { page, signIn, open } = await stages.stand();
    await signIn();
    await open(path);
    await page.waitForURL(`${stages.app.url}/`);
  });

  it('leads to all experiments where there is no such one', async () => {
    const { page, signIn, open } = await stages.stand();
    await signIn('admin');
    await open('/admin/experiment/no-id');
    await page.getByRole('heading', { name: 'Experiment ej funnet' }).waitFor();
    await page.getByRole('link', { name: 'Alla experiment' }).click();
    await page.waitForURL(`${stages.app.url}/admin/prompts`);
  });
});
