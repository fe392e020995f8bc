import { screen, waitFor, within } from '@testing-library/dom';
import type { ExperimentView } from '../../../src/experiments/experiments.types.js';
import {
  experimentOf,
  failedRun,
  flag,
  question,
  run,
  runUnderWay,
  uncertainty,
} from '../../../test/support/experiments.js';
import { problem } from '../../../test/support/problem.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { expectFetchedStates } from '../../test/fetched-states.js';
import { openPage, type OpenedPage } from '../../test/open-page.js';
import { stopTime } from '../../test/stopped-time.js';

const id = 'c0ffee00-0000-4000-8000-000000000001';
const path = `/admin/experiment/${id}`;
const api = `/api/admin/experiments/${id}`;

/** One flag only the second raises, and one that the two weigh differently. */
const different = experimentOf([
  run('default-v1', 1, {
    report: { redFlags: [flag('roof', 'Taket är från 1971'), flag('fee', 'Avgiften är hög')] },
  }),
  run('unbiased-v1', 1, {
    report: {
      redFlags: [
        flag('roof', 'Taket är från 1971'),
        flag('fee', 'Avgiften är hög', 'critical'),
        flag('model', 'Bullerutsatt läge'),
      ],
    },
  }),
]);

async function open(view: ExperimentView, tab?: string): Promise<OpenedPage> {
  const page = await openPage(tab ? `${path}?flik=${tab}` : path, {
    as: 'admin',
    answers: { [api]: { json: view } },
  });
  await screen.findByRole('tablist');
  return page;
}
const told = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ');
const inShort = () => screen.queryByRole('status', { name: 'Skillnaderna i korthet' });
const figures = () =>
  [...screen.getByLabelText('Sammanfattning').children].map((one) =>
    [...one.querySelectorAll('dd')].map(told).join('|'),
  );
const perPrompt = () => within(screen.getByRole('region', { name: 'Körningar per prompt' }));

expectFetchedStates({
  path,
  as: 'admin',
  api,
  view: different,
  loading: 'Laddar experimentet...',
  failed: 'Kunde inte hämta experiment data',
  shown: () => screen.queryByRole('tablist'),
});

it.each([id, '%E0'])('leads to all experiments where there is none by the id “%s”', async (wanted) => {
  const page = await openPage(`/admin/experiment/${wanted}`, {
    as: 'admin',
    answers: {
      [`/api/admin/experiments/${wanted === id ? id : '%25E0'}`]: problem(404),
      '/api/admin/experiments': { json: { items: [], total: 0, offset: 0 } },
      '/api/admin/prompts': { json: { items: [], model: null } },
    },
  });
  const title = await screen.findByRole('heading', { name: 'Experiment ej funnet' });
  const alert = title.closest<HTMLElement>('[role=alert]')!;
  within(alert).getByText('Det kan ha tagits bort, eller så är länken inte hel.');
  expect(within(alert).queryByRole('button')).toBeNull();
  await expectAccessible();
  await page.user.click(within(alert).getByRole('link', { name: 'Alla experiment' }));
  expect(window.location.pathname).toBe('/admin/prompts');
  await screen.findByRole('heading', { level: 1, name: 'Prompts' });
});

it('is not for buyers, who are sent to the start', async () => {
  await openPage(path, { as: 'buyer' });
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

describe('an experiment under way', () => {
  it('shows results as they come, and is asked for no more once it has ended', async () => {
    stopTime();
    const page = await open(
      experimentOf([runUnderWay('default-v1', 1, true), runUnderWay('unbiased-v1', 1)]),
    );
    expect(screen.getByText('0 av 2 körningar klara').closest('[role=status]')).not.toBeNull();
    expect(screen.getAllByText('Rapporten är inte klar än')).toHaveLength(2);
    expect(inShort()).toBeNull();
    await expectAccessible();
    page.answer({
      [api]: { json: experimentOf([run('default-v1', 1), runUnderWay('unbiased-v1', 1, true)]) },
    });
    await screen.findByText('1 av 2 körningar klara');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
    expect(screen.getAllByText('Rapporten är inte klar än')).toHaveLength(1);
    expect(screen.getAllByText('Körs nu')).toHaveLength(1);
    expect(figures()[1]).toBe('Pågår|1 av 2 klara');
    page.answer({ [api]: { json: different } });
    await waitFor(() => expect(inShort()).not.toBeNull());
    expect(screen.queryByRole('progressbar')).toBeNull();
    const before = page.asked(api).length;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(page.asked(api)).toHaveLength(before);
  });

  it('keeps what it has shown while no answer comes, and says so', async () => {
    stopTime();
    const page = await open(experimentOf([run('default-v1', 1), runUnderWay('unbiased-v1', 1, true)]));
    screen.getByText('1 av 2 körningar klara');
    expect(screen.queryByRole('alert')).toBeNull();
    page.answer({ [api]: 'silent' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Vi får inget svar just nu. Det som visas kan vara gammalt.');
    screen.getByText('1 av 2 körningar klara');
    await expectAccessible();
    page.answer({ [api]: { json: different } });
    await waitFor(() => expect(inShort()).not.toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says how many of those that have ended failed, and calls none of the others so', async () => {
    const why = 'Modellen svarade inte i tid.';
    await open(
      experimentOf([
        run('default-v1', 1),
        failedRun('default-v1', 2, why),
        runUnderWay('unbiased-v1', 1, true),
        runUnderWay('unbiased-v1', 2),
      ]),
    );
    screen.getByText('2 av 4 körningar klara, varav 1 misslyckades');
    expect(figures()[1]).toBe('Pågår|2 av 4 klara, varav 1 misslyckades');
    await expectAccessible();
  });
});

describe('a run that failed', () => {
  it('tells why, and what the rules wrote instead, which is nobody’s to compare', async () => {
    const why = 'Modellen svarade inte i tid. Försök igen om en stund.';
    await open(experimentOf([run('default-v1', 1), failedRun('unbiased-v1', 1, why)]));
    perPrompt().getByText(why);
    const instead = perPrompt().getByText('Det reglerna skrev i stället').closest('details')!;
    // The rules' sample report: yellow, 60 percent, four flags.
    expect(told(instead)).toContain('Granska noggrant, tillförlitlighet 60 %, 4 flaggor');
    expect(told(inShort()!)).toBe('unbiased-v1 gav ingen rapport. Därför finns det inget att jämföra.');
    expect(screen.queryByText('Skiljer')).toBeNull();
    within(screen.getByRole('tabpanel')).getAllByText('Skrivet av fasta regler, inte av prompten');
    await expectAccessible();
  });

  it('counts as answered where the answer was refused, for it costs as much', async () => {
    const refused = run('unbiased-v1', 1, {
      status: 'failed',
      failureReason: 'Svaret gick inte att använda.',
      report: null,
      tokensUsed: 8_000,
      costUsd: 0.02,
      executionTimeMs: 9_000,
    });
    await open(experimentOf([refused]));
    expect(figures()).toEqual([
      '1|1 omgång av varje',
      'Misslyckades|0 av 1 körning lyckades',
      '8 000|per svar, men inget gick att använda',
      '9 s|per svar, men inget gick att använda',
      '0,0200 USD|0,0200 USD per körning i snitt',
    ]);
    await expectAccessible();
  });
});

it('says once for each prompt that no model was there, however often it was asked', async () => {
  const why = 'Ingen modell är inkopplad. Rapporten är skriven med fasta regler.';
  const runs = (['default-v1', 'unbiased-v1'] as const).flatMap((prompt) =>
    [1, 2, 3].map((repeat) => failedRun(prompt, repeat, why)),
  );
  await open(experimentOf(runs, { model: null }), 'flaggor');
  expect(perPrompt().getAllByText(why)).toHaveLength(2);
  expect(perPrompt().getAllByText('Omgång 1, 2 och 3: Misslyckades')).toHaveLength(2);
  const note = screen.getByRole('note');
  within(note).getByText('Ingen modell är inkopplad');
  within(note).getByText(/sätt OPENAI_API_KEY, och OPENAI_BASE_URL för en annan leverantör än OpenAI/);
  expect(inShort()).toBeNull();
  expect(figures()).toEqual([
    '2|3 omgångar av varje',
    'Misslyckades|0 av 6 körningar lyckades',
    '–|ingen modell har svarat',
    '–|ingen modell har svarat',
    '–|ingen modell har svarat',
  ]);
  await expectAccessible();
});

it('stands under the tab of the prompts, by its own title', async () => {
  await open(different);
  const tabs = within(screen.getByRole('navigation', { name: 'Adminsidor' }));
  const current = tabs.getAllByRole('link').filter((link) => link.getAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual(['Prompts']);
  await waitFor(() => expect(document.title).toBe('Experiment · Visningsklar'));
});

describe('what the prompts said', () => {
  it('is the same verdict with another score, under each tab that tells it', async () => {
    const scored = (prompt: 'default-v1' | 'unbiased-v1', redFlagScore: number) =>
      run(prompt, 1, { report: { redFlagScore } });
    const { user } = await open(
      experimentOf([scored('default-v1', 9), scored('unbiased-v1', 10)]),
      'bedomning',
    );
    expect(told(inShort()!)).toBe('Samma bedömning. Riskpoängen skiljer 1 av 10.');
    const pane = within(screen.getByRole('tabpanel'));
    pane.getByText('Samma bedömning');
    pane.getByText('Olika riskpoäng');
    await user.click(screen.getByRole('tab', { name: /^Full/ }));
    const titles = (await screen.findAllByRole('heading', { level: 4 })).map(told);
    expect(titles).toContain('Bedömning');
    expect(titles).toContainEqual(expect.stringMatching(/^Riskpoäng ?Skiljer$/));
    await expectAccessible();
  });

  it('is told in short, first where it differs, and folded where it is the same', async () => {
    await open(different, 'flaggor');
    expect(told(inShort()!)).toBe(
      'Samma bedömning. 1 flagga finns bara hos unbiased-v1. 1 flagga har olika allvarlighet.',
    );
    const pane = screen.getByRole('tabpanel', { name: 'Röda Flaggor' });
    expect([...pane.querySelectorAll('section > h3')].map(told)).toEqual(['Skiljer (2)', 'Lika (1)']);
    const folded = within(pane).getAllByText('Taket är från 1971: be om underlag.')[0]!.closest('details')!;
    expect(folded.open).toBe(false);
  });

  it('can be shown where it differs alone', async () => {
    const page = await open(different, 'full');
    const titles = () => screen.getAllByRole('heading', { level: 4 }).map(told);
    expect(titles()).toContain('Taket är från 1971');
    await page.user.click(screen.getByRole('checkbox', { name: 'Visa bara skillnader' }));
    // Of the reports only these two flags differ; tokens, time and cost are of the run.
    expect(titles()).toEqual([
      expect.stringMatching(/^Avgiften är hög ?Olika allvarlighet$/),
      expect.stringMatching(/^Bullerutsatt läge ?Bara hos unbiased-v1$/),
      'Tokens',
      'Körtid',
      'Kostnad',
    ]);
    expect(screen.getByText(/lika rader dolda\.$/).getAttribute('role')).toBe('status');
    await expectAccessible();
  });

  it('is told as it stands where it is a verdict that nobody knows', async () => {
    const [first, second] = different.runs;
    const strange = { ...first!, result: { ...first!.result!, verdict: 'PURPLE' as 'RED' } };
    const unnamed = experimentOf([strange, second!], { address: null });
    await open(unnamed);
    expect(screen.getAllByText('Okänd bedömning (PURPLE)').length).toBeGreaterThan(0);
    screen.getByText(unnamed.hemnetUrl);
    await expectAccessible();
  });

  it('is told with how many of its runs raised a flag', async () => {
    const roof = flag('roof', 'Taket är från 1971');
    const some = flag('model', 'Påståendet saknar underlag', 'notice');
    await open(
      experimentOf(
        [1, 2, 3].flatMap((repeat) => [
          run('default-v1', repeat, { report: { redFlags: repeat < 3 ? [roof, some] : [roof] } }),
          run('unbiased-v1', repeat, { report: { redFlags: [roof] } }),
        ]),
      ),
      'flaggor',
    );
    const pane = within(screen.getByRole('tabpanel', { name: 'Röda Flaggor' }));
    expect(pane.getAllByText('i 2 av 3').length).toBeGreaterThan(0);
    expect(pane.getAllByText('Finns inte här (i 0 av 3)').length).toBeGreaterThan(0);
    // What all of them raised needs no count.
    expect(pane.queryByText('i 3 av 3')).toBeNull();
    await expectAccessible();
  });

  it('names in each part what only one of them has', async () => {
    const both = question('När lades taket?');
    const page = await open(
      experimentOf([
        run('default-v1', 1, {
          report: { viewingQuestions: [both] },
          unsure: [uncertainty('Energiklass', 'low')],
        }),
        run('unbiased-v1', 1, {
          report: { viewingQuestions: [both, question('Finns det mätningar av buller mot gatan?')] },
          unsure: [uncertainty('Energiklass', 'high'), uncertainty('Buller')],
        }),
      ]),
      'fragor',
    );
    const pane = () => within(screen.getByRole('tabpanel'));
    const titleOf = (text: string) => told(pane().getByText(text).closest('h4, li')!);
    expect(titleOf('Finns det mätningar av buller mot gatan?')).toContain('Bara hos unbiased-v1');
    await page.user.click(screen.getByRole('tab', { name: 'Osäkerheter' }));
    expect(window.location.search).toBe('?flik=osakerheter');
    await pane().findByRole('heading', { level: 4, name: /^Energiklass ?Väger olika tungt$/ });
    pane().getByRole('heading', { level: 4, name: /^Buller ?Bara hos unbiased-v1$/ });
    await expectAccessible();
  });
});

it('sets figures together in a plot where they nearly are the same', async () => {
  const taking = [194_286, 194_256].map((tokensUsed, at) => run('default-v1', at + 1, { tokensUsed }));
  await open(experimentOf(taking));
  const figure = [...document.querySelectorAll('dl > div')].find(
    (one) => one.querySelector('dt')?.textContent === 'Tokens' && one.querySelector('i'),
  )!;
  const places = [...figure.querySelectorAll('i')].map(({ style }) => Number.parseFloat(style.left));
  expect(places).toHaveLength(2);
  // 194 256 is 99.98 percent of 194 286.
  expect(Math.min(...places)).toBeGreaterThan(99);
});
