import { screen, within } from '@testing-library/dom';
import type { AnalysisAttempt, RawAnalysis } from '../../../src/analyses/analysis.types.js';
import { problem } from '../../../test/support/problem.js';
import { fullFlat } from '../../../test/support/report-homes.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage, type OpenedPage } from '../../test/open-page.js';
import { analysisCard, analysisView, failed, underWay } from '../../test/samples.js';

const { id } = analysisCard();
const api = `/api/analyses/${id}/raw`;
const one = `/api/analyses/${id}`;

const run: AnalysisAttempt = {
  id: 'd0000000-0000-4000-8000-000000000001',
  attempt: 1,
  run: 1,
  startedAt: '2026-11-01T21:30:00.000Z',
  endedAt: '2026-11-01T21:31:00.000Z',
  outcome: 'completed',
  errorCode: null,
  errorMessage: null,
  timings: {},
  tokens: null,
  costUsd: null,
};
const raw = (more: Partial<RawAnalysis> = {}): RawAnalysis => ({
  analysis: analysisCard(),
  failureCode: null,
  rawListingData: fullFlat(),
  analysisResult: null,
  attempts: [run],
  ...more,
});
const open = (answer: Answers[string], more: Answers = {}): Promise<OpenedPage> =>
  openPage(`/listing/${id}`, { as: 'admin', answers: { [api]: answer, ...more } });
const stands = () => screen.findByRole('heading', { level: 1, name: 'Vattugränd 14' });

it('is said to be on its way, and then tells what was read', async () => {
  const page = await open('awaited');
  expect((await screen.findByText('Laddar annonsdata...')).closest('[role=status]')).not.toBeNull();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await expectAccessible();
  page.answer({ [api]: { json: raw() } });
  await stands();
  screen.getByText(/^Välkommen till en charmig och ljus trea/);
});

it('is asked for again where it could not be fetched', async () => {
  const page = await open(problem(500, 'Fel hos oss.', { requestId: '4f1c2b9e' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Annonsdatan kunde inte hämtas' });
  expect((await screen.findByText('Failed to load listing data')).closest('[role=alert]')).not.toBeNull();
  const alert = title.closest<HTMLElement>('[role=alert]')!;
  within(alert).getByText('Fel hos oss.');
  within(alert).getByText('Felkod: 4f1c2b9e');
  await expectAccessible();
  page.answer({ [api]: { json: raw() } });
  await page.user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
  await stands();
});

it.each([
  ['is away', problem(503)],
  ['cannot be reached', 'silent'],
] as const)('is asked for again where the server %s', async (_how, answer) => {
  const page = await open(answer);
  const title = await screen.findByRole('heading', { level: 1, name: 'Vi får inget svar just nu' });
  page.answer({ [api]: { json: raw() } });
  await page.user.click(within(title.parentElement!).getByRole('button', { name: 'Försök igen' }));
  await stands();
});

it('leads to its report, and home', async () => {
  await open({ json: raw() });
  await stands();
  expect(screen.getByRole('link', { name: 'Visa rapporten' }).getAttribute('href')).toBe(`/report/${id}`);
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/home');
  expect(await screen.findAllByRole('tree')).not.toEqual([]);
});

describe('a press on “Läs om sidan”', () => {
  const press = async (page: OpenedPage, answer: Answers[string]): Promise<void> => {
    page.answer({ [api]: answer });
    await page.user.click(screen.getByRole('button', { name: 'Läs om sidan' }));
  };

  it('reads the page anew, and says so', async () => {
    const page = await open({ json: raw() });
    await stands();
    await press(page, { json: raw({ analysis: analysisCard({ address: 'Vattugränd 16' }) }) });
    expect((await screen.findByText('Sidan är omläst')).closest('[role=status]')).not.toBeNull();
    await screen.findByRole('heading', { level: 1, name: 'Vattugränd 16' });
    expect(page.asked(api)).toHaveLength(2);
  });

  it('says that it was in vain', async () => {
    const page = await open({ json: raw() });
    await stands();
    await press(page, problem(500));
    await screen.findByText('Failed to load listing data');
    expect(screen.queryByText('Sidan är omläst')).toBeNull();
  });
});

it('leads home where there is no such analysis', async () => {
  await open(problem(404));
  const title = await screen.findByRole('heading', { level: 1, name: 'Analysen hittades inte' });
  expect(within(title.parentElement!).getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe(
    '/home',
  );
  await expectAccessible();
});

it('says that nothing was read yet of what is under way', async () => {
  await open(
    {
      json: raw({
        analysis: analysisCard(underWay),
        rawListingData: null,
        attempts: [{ ...run, endedAt: null, outcome: null }],
      }),
    },
    { [one]: { json: analysisView(underWay) } },
  );
  const title = await screen.findByRole('heading', { level: 2, name: 'Ingen annonsdata än' });
  expect(title.parentElement!.textContent).not.toContain('stannade');
  screen.getByText('Ingen annonsdata än.');
  screen.getByText('Inget resultat än.');
  await expectAccessible();
});

it('says that nothing was read of what has failed, and leads to why', async () => {
  const stopped = analysisCard({
    ...failed,
    failureCode: 'page_blocked',
    failureReason: 'Sidan gick inte att läsa.',
  });
  const refused: AnalysisAttempt = {
    ...run,
    outcome: 'failed',
    errorCode: 'page_blocked',
    errorMessage: 'Refused',
  };
  await open({
    json: raw({ analysis: stopped, failureCode: 'page_blocked', rawListingData: null, attempts: [refused] }),
  });
  const title = await screen.findByRole('heading', { level: 2, name: 'Ingen annonsdata än' });
  within(title.parentElement!).getByText(
    'Analysen stannade innan något hade lästs. Försöken längre ner säger varför.',
  );
  expect(screen.getAllByText(/page_blocked/).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/Refused/).length).toBeGreaterThan(0);
  await expectAccessible();
});

it('makes no markup, link or picture of what an advert holds', async () => {
  const markup = '<img src=x onerror="document.title=\'tagen\'"><script>document.title="tagen"</script>';
  await open({
    json: raw({
      rawListingData: {
        ...fullFlat(),
        title: markup,
        description: markup,
        linkToBroker: 'javascript:document.title="tagen"',
        unread: [{ url: 'javascript:alert(1)', code: markup }],
      },
    }),
  });
  await stands();
  expect(screen.getAllByText(markup, { exact: false }).length).toBeGreaterThan(0);
  expect(
    document.querySelectorAll('main a[href^="javascript"], main a[href^="data"], main img'),
  ).toHaveLength(0);
  expect(document.title).not.toContain('tagen');
});
