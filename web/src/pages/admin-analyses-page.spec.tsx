import { screen, waitFor, within } from '@testing-library/dom';
import type {
  AdminAnalysis,
  AdminAnalysisPage,
  AdminAnalysisRun,
  AdminAnalysisRuns,
} from '../../../src/analyses/admin-analyses.types.js';
import type { ExperimentStarted, PromptsView } from '../../../src/experiments/experiments.types.js';
import { experimentOf, run, runUnderWay } from '../../../test/support/experiments.js';
import { problem } from '../../../test/support/problem.js';
import { expectListStates } from '../../test/admin-list-states.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { figuresOf, linesOf, piecesOf } from '../../test/list-lines.js';
import { openPage, type OpenedPage } from '../../test/open-page.js';
import { stopTime } from '../../test/stopped-time.js';

const path = '/admin/analyses';
const api = '/api/admin/analyses';

const analysis = (at: number, more: Partial<AdminAnalysis> = {}): AdminAnalysis => ({
  id: `c0000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  hemnetUrl: `https://www.hemnet.se/bostad/storgatan-${at}`,
  address: `Storgatan ${at}`,
  userEmail: 'anna@test.example',
  status: 'completed',
  isPaid: true,
  isUnderWay: false,
  createdAt: '2026-11-01T21:30:00.000Z',
  failureReason: null,
  failureCode: null,
  verdict: 'YELLOW',
  attempts: 1,
  runs: 1,
  tokens: null,
  costUsd: null,
  ...more,
});
const pageOf = (items: readonly AdminAnalysis[], total = items.length, offset = 0): AdminAnalysisPage => ({
  items,
  total,
  offset,
  stats: { total: Math.max(total, 1), completed: 1, processing: 0, failed: 0 },
});

expectListStates<AdminAnalysisPage>({
  path,
  api,
  title: 'Analyser',
  loading: 'Laddar analyserna...',
  failed: 'Analyserna kunde inte hämtas',
  empty: { title: 'Inga analyser än', text: 'Analyserna visas här så snart någon klistrar in en annons.' },
  noMatch: {
    title: 'Inga analyser hittades',
    text: 'Ingen analys stämmer med sökningen och urvalet.',
    action: 'Visa alla analyser',
  },
  noPage: 'Så många analyser finns det inte',
  count: (total) => `${total} analyser`,
  name: 'Analyser',
  asks: {
    search: 'Sök länk, adress, e-post eller id',
    filter: ['Misslyckade', 'failed'],
    sort: ['Annons', 'address'],
  },
  figures: 'Analyserna i siffror',
  page: (many, total, offset) =>
    pageOf(
      Array.from({ length: many }, (_, at) => analysis(at)),
      total,
      offset,
    ),
});

const open = (one: AdminAnalysis, answers: Answers = {}): Promise<OpenedPage> =>
  openPage(path, { as: 'admin', answers: { [api]: { json: pageOf([one]) }, ...answers } });
const act = (name: string) => screen.findByRole('button', { name: `${name}: Storgatan 4` });

const underWay = { verdict: null, isUnderWay: true } as const;
const kinds: readonly AdminAnalysis[] = [
  analysis(1, { ...underWay, status: 'processing' }),
  analysis(2, { ...underWay, status: 'scraped', isPaid: false }),
  analysis(3, { ...underWay, status: 'analyzing', verdict: 'GREEN' }),
  analysis(4, { verdict: 'GREEN' }),
  analysis(5, { verdict: 'RED', isPaid: false }),
  analysis(6, {
    address: null,
    status: 'failed',
    verdict: null,
    failureReason: 'Annonsens sida släpper inte in oss.',
    failureCode: 'page_blocked',
    attempts: 3,
  }),
  analysis(7, { status: 'scraped', verdict: null }),
];

it.each([
  ['a wide window', 1280, 'Ja', 'Nej'],
  ['a phone', 390, 'Betald', 'Obetald'],
])('tells whose they are and how they stand, and leads on, on %s', async (_where, width, paid, unpaid) => {
  const json = { ...pageOf(kinds), stats: { total: 8, completed: 2, processing: 4, failed: 2 } };
  await openPage(path, { as: 'admin', answers: { [api]: { json } }, width });
  await screen.findByText(/^7\sanalyser$/);
  const said: readonly (readonly string[])[] = [
    ['Storgatan 1', 'anna@test.example', 'Startar', '2026-11-01 22:30'],
    ['Storgatan 2', 'Annonsen hämtad', unpaid],
    ['Storgatan 3', 'Rapporten skrivs', paid],
    ['Storgatan 4', 'Klar', 'Ser lovande ut', paid],
    ['Storgatan 5', 'Klar', 'Allvarliga varningar', unpaid],
    ['Okänd adress', 'Misslyckad', 'Annonsens sida släpper inte in oss.', '3 försök'],
    ['Storgatan 7', 'Annonsen hämtad', 'Har inte rört sig på tio minuter'],
  ];
  expect(linesOf('Analyser').map(piecesOf)).toEqual(
    said.map((words) => expect.arrayContaining([...words]) as string[]),
  );
  expect(figuresOf('Analyserna i siffror').filter((_words, at) => at % 2 === 0)).toEqual([
    '8',
    '2',
    '4',
    '2',
  ]);
  const link = (name: string) => screen.queryByRole('link', { name });
  expect(link('Visa rapport: Storgatan 4')!.getAttribute('href')).toBe(`/report/${kinds[3]!.id}`);
  expect(link('Rådata: Storgatan 4')!.getAttribute('href')).toBe(`/listing/${kinds[3]!.id}`);
  const advert = link('hemnet.se/bostad/storgatan-4')!;
  expect([advert.getAttribute('href'), advert.getAttribute('rel')]).toEqual([
    kinds[3]!.hemnetUrl,
    'noreferrer',
  ]);
  // The report that is held stays while another is written.
  expect(link('Visa rapport: Storgatan 3')!.getAttribute('href')).toBe(`/report/${kinds[2]!.id}`);
  // There is no report yet.
  expect(link('Visa rapport: Storgatan 1')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Testa prompts: Storgatan 1' })).toBeNull();
});

it('moves on by itself while something is under way', async () => {
  stopTime();
  const moving = {
    ...pageOf(kinds.slice(0, 1)),
    stats: { total: 1, completed: 0, processing: 1, failed: 0 },
  };
  const page = await openPage(path, { as: 'admin', answers: { [api]: { json: moving } } });
  await screen.findByText('Startar');
  const ended = analysis(1, { status: 'failed', verdict: null, failureReason: 'Slut.' });
  page.answer({ [api]: { json: pageOf([ended]) } });
  await jest.advanceTimersByTimeAsync(5_000);
  await screen.findByText('Slut.');
  const before = page.asked(api).length;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(page.asked(api)).toHaveLength(before);
});

describe('the runs of an analysis', () => {
  const four = analysis(4, { runs: 2, tokens: 12_000, costUsd: 0.0231 });
  const runsApi = `${api}/${four.id}/attempts`;
  const ended: AdminAnalysisRun = {
    id: 'd0000000-0000-4000-8000-000000000001',
    attempt: 1,
    run: 2,
    startedAt: '2026-11-01T21:30:00.000Z',
    endedAt: '2026-11-01T21:30:30.000Z',
    outcome: 'completed',
    errorCode: null,
    errorMessage: null,
    timings: { report: 29_600, images: 400 },
    tokens: { input: 9_000, cachedInput: 2_000, output: 3_000 },
    costUsd: 0.0231,
  };
  const retried: AdminAnalysisRun = {
    ...ended,
    id: 'd0000000-0000-4000-8000-000000000002',
    run: 1,
    endedAt: '2026-11-01T21:31:00.000Z',
    outcome: 'retried',
    errorCode: 'model_unavailable',
    errorMessage: 'No answer',
    timings: { capture: 9_000 },
    tokens: null,
    costUsd: null,
  };
  const answerOf = (items: readonly AdminAnalysisRun[]): AdminAnalysisRuns => ({ items, report: null });
  const section = () => within(screen.getByRole('group', { name: 'Körningar' }));

  async function unfold(answer: Answers[string], one = four): Promise<OpenedPage> {
    const page = await open(one, { [runsApi]: answer });
    const opener = await act('Visa mer');
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await page.user.click(opener);
    return page;
  }

  it('are said to be on their way, and then stand with their steps, tokens and faults', async () => {
    const page = await unfold('awaited');
    expect(section().getByRole('status').textContent).toBe('Laddar körningarna...');
    await expectAccessible();
    page.answer({ [runsApi]: { json: answerOf([ended, retried]) } });
    await section().findByText('Försök 1, körning 2');
    const told = within(section().getByRole('list', { name: 'Körningar' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent!.replaceAll('\u00a0', ' '))
      .filter((text) => text.startsWith('Försök'));
    expect(told).toEqual([
      // 30 s; the images took 400 ms, the report 29.6 s.
      expect.stringMatching(
        /^Försök 1, körning 2.*Klar på 30 s.*Bilderna 400 ms.*Rapporten 29,6 s.*9 000 tokens in \(2 000 ur cache\), 3 000 ut · 0,0231 USD$/,
      ),
      expect.stringMatching(
        /^Försök 1, körning 1.*Försökte igen på 1 min.*Annonsen 9 s.*Ingen modell.*model_unavailable No answer$/,
      ),
    ]);
    expect(piecesOf(screen.getByLabelText('Om analysen'))).toContain(
      '2 körningar · 12 000 tokens · 0,0231 USD',
    );
    await expectAccessible();
    await page.user.click(await act('Visa mindre'));
    expect(screen.queryByRole('group', { name: 'Körningar' })).toBeNull();
  });

  it('are none where nobody has begun', async () => {
    await unfold({ json: answerOf([]) });
    await section().findByText('Ingen har börjat arbeta med analysen än.');
    await expectAccessible();
  });

  it('are asked for again where they could not be fetched', async () => {
    const page = await unfold(problem(500, 'Fel hos oss'));
    const alert = await section().findByRole('alert');
    expect(alert.textContent).toBe('Körningarna kunde inte hämtas Fel hos oss' + 'Försök igen');
    await expectAccessible();
    page.answer({ [runsApi]: { json: answerOf([retried]) } });
    await page.user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
    await section().findByText('Försök 1, körning 1');
    expect(section().queryByRole('alert')).toBeNull();
  });

  it('tell why an analysis failed', async () => {
    const failed = analysis(4, {
      status: 'failed',
      verdict: null,
      failureCode: 'page_blocked',
      failureReason: 'Sidan gick inte att läsa.',
    });
    await unfold({ json: answerOf([{ ...retried, outcome: 'failed' }]) }, failed);
    await section().findByText('Försök 1, körning 1');
    const facts = screen.getByLabelText('Om analysen');
    expect(facts.textContent).toContain('FelSidan gick inte att läsa. (page_blocked)');
    await expectAccessible();
  });
});

describe('a new try', () => {
  const four = analysis(4);
  const retryApi = `POST /api/analyses/${four.id}/retry`;
  const dialog = () => within(screen.getByRole('dialog', { name: 'Starta om en klar analys?' }));
  const bodyOf = async (page: OpenedPage): Promise<unknown> => page.asked(retryApi)[0]!.clone().json();

  it('is asked about where there is a report, and can be left', async () => {
    const page = await open(four);
    await page.user.click(await act('Försök igen'));
    dialog().getByText('Storgatan 4');
    dialog().getByText(/Rapporten skrivs på nytt\./);
    await expectAccessible();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await act('Försök igen'));
    expect(page.asked(retryApi)).toEqual([]);
  });

  it('is forced once that was agreed to', async () => {
    const page = await open(four, { [retryApi]: { json: { success: true } } });
    await page.user.click(await act('Försök igen'));
    await page.user.click(dialog().getByRole('button', { name: 'Starta om' }));
    expect((await screen.findByText('Försöker igen')).closest('[role=status]')).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await bodyOf(page)).toEqual({ force: true });
    await waitFor(() => expect(page.asked(api)).toHaveLength(2));
  });

  it('of what has stopped needs no asking', async () => {
    const stopped = analysis(4, { status: 'analyzing', verdict: null });
    const page = await open(stopped, { [retryApi]: { json: { success: true } } });
    await screen.findByText('Har inte rört sig på tio minuter');
    await page.user.click(await act('Försök igen'));
    await screen.findByText('Försöker igen');
    expect(await bodyOf(page)).toEqual({ force: false });
  });

  it('is not to be had of what is under way', async () => {
    const page = await open(analysis(4, { status: 'analyzing', isUnderWay: true, verdict: null }));
    const retry = await act('Försök igen');
    expect([retry.getAttribute('aria-disabled'), retry.title]).toEqual(['true', 'Analysen pågår']);
    await page.user.click(retry);
    expect(page.asked(retryApi)).toEqual([]);
  });

  it.each([
    ['Kunde inte försöka igen', 409],
    ['Ett fel uppstod när analysen skulle startas om', 500],
  ] as const)('says “%s” when the server answers %i', async (title, status) => {
    const page = await open(analysis(4, { status: 'failed', verdict: null }), {
      [retryApi]: problem(status, 'Skälet.'),
    });
    await page.user.click(await act('Försök igen'));
    const toast = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]')!;
    within(toast).getByText('Skälet.');
    await expectAccessible();
  });
});

describe('the dialog that tests prompts', () => {
  const start = 'POST /api/admin/experiments';
  const promptsApi = '/api/admin/prompts';
  const prompts = (model: string | null): PromptsView => ({ items: [], model });
  const view = experimentOf([run('default-v1', 1), runUnderWay('unbiased-v1', 1, true)]);
  const viewApi = `/api/admin/experiments/${view.id}`;
  const started: ExperimentStarted = { experimentId: view.id, summary: view.summary };
  const dialog = () => within(screen.getByRole('dialog', { name: 'Testa prompts' }));
  const button = (name: string) => dialog().getByRole('button', { name });

  async function ask(answers: Answers = {}): Promise<OpenedPage> {
    const page = await open(analysis(4), { [promptsApi]: { json: prompts('gpt-test') }, ...answers });
    await page.user.click(await act('Testa prompts'));
    dialog().getByText('Storgatan 4');
    return page;
  }

  it('says what it will take, by how often it asks', async () => {
    const page = await ask();
    await dialog().findByText('Modell: gpt-test');
    dialog().getByText(/^Det tar ungefär 30–60 sekunder\. 2\skörningar\./);
    await page.user.selectOptions(dialog().getByLabelText('Omgångar'), '3');
    // Two prompts, three times.
    dialog().getByText(/^Det tar ungefär 30–60 sekunder per omgång\. 6\skörningar\./);
    await expectAccessible();
  });

  it('says that it cannot tell which model there is', async () => {
    await ask({ [promptsApi]: problem(500) });
    await dialog().findByText('Det gick inte att se om en modell är inkopplad.');
    await expectAccessible();
  });

  it('asks once where no model is, as the rules write the same every time', async () => {
    const page = await ask({
      [promptsApi]: { json: prompts(null) },
      [start]: { json: started, status: 202 },
      [viewApi]: { json: view },
    });
    await dialog().findByText('Ingen modell är inkopplad. Båda rapporterna skrivs då med fasta regler.');
    const rounds = dialog().getByLabelText<HTMLSelectElement>('Omgångar');
    expect(rounds.disabled).toBe(true);
    dialog().getByText('Fasta regler skriver samma sak varje gång, så en omgång räcker.');
    await expectAccessible();
    await page.user.click(button('Starta experimentet'));
    await dialog().findByText('1 av 2 körningar klara');
    const [asked] = page.asked(start);
    expect([asked!.headers.get('prefer'), await asked!.clone().json()]).toEqual([
      'respond-async',
      { analysisId: analysis(4).id, promptIds: ['default-v1', 'unbiased-v1'], repeats: 1 },
    ]);
  });

  it('follows what it has begun, and says where it goes on when it is closed', async () => {
    const page = await ask({ [start]: 'awaited', [viewApi]: { json: view } });
    await page.user.click(button('Starta experimentet'));
    expect(dialog().getByText('Experimentet startar...').getAttribute('role')).toBe('status');
    expect(button('Pågår …').getAttribute('aria-disabled')).toBe('true');
    expect(dialog().queryByRole('button', { name: 'Starta experimentet' })).toBeNull();
    page.answer({ [start]: { json: started, status: 202 } });
    await dialog().findByText('1 av 2 körningar klara');
    dialog().getByText('Du kan stänga rutan. Experimentet fortsätter ändå och finns under Prompts.');
    expect(dialog().getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
    await expectAccessible();
    await page.user.click(button('Stäng'));
    const toast = (await screen.findByText('Experimentet fortsätter')).closest<HTMLElement>('[role=status]')!;
    expect(within(toast).getByRole('link', { name: 'Visa jämförelse' }).getAttribute('href')).toBe(
      `/admin/experiment/${view.id}`,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to what came of it', async () => {
    const ended = experimentOf([run('default-v1', 1), run('unbiased-v1', 1)]);
    const page = await ask({ [start]: { json: started, status: 202 }, [viewApi]: { json: ended } });
    await page.user.click(button('Starta experimentet'));
    await screen.findByText('Experiment slutfört!');
    screen.getByText('2 av 2 prompts kördes framgångsrikt');
    expect(window.location.pathname).toBe(`/admin/experiment/${view.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Experiment' });
  });

  it('says why it could not be run, and can be tried again', async () => {
    const why = 'Det pågår redan 3 experiment. Vänta tills ett av dem är klart.';
    const page = await ask({ [start]: problem(429, why), [viewApi]: { json: view } });
    await page.user.click(button('Starta experimentet'));
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toBe(`Kunde inte köra experiment. ${why}`);
    const toast = (await screen.findByText('Kunde inte köra experiment')).closest<HTMLElement>(
      '[role=alert]',
    )!;
    within(toast).getByText(why);
    await expectAccessible();
    page.answer({ [start]: { json: started, status: 202 } });
    await page.user.click(button('Starta experimentet'));
    await dialog().findByText('1 av 2 körningar klara');
    expect(dialog().queryByRole('alert')).toBeNull();
  });

  it('is left without a word while nothing has begun, and gives the focus back', async () => {
    const page = await ask();
    await page.user.click(button('Avbryt'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await act('Testa prompts'));
    expect(screen.queryByText('Experimentet fortsätter')).toBeNull();
  });
});
