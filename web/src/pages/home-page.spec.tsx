import { screen, waitFor, within } from '@testing-library/dom';
import type { AnalysisStats } from '../../../src/analyses/analysis.types.js';
import { problem } from '../../../test/support/problem.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage, type OpenedPage } from '../../test/open-page.js';
import { account, analysisCard, noAnalyses, underWay } from '../../test/samples.js';

const api = '/api/analyses/stats';
const one: AnalysisStats = {
  ...noAnalyses,
  total: 1,
  thisWeek: 1,
  averageConfidence: 82,
  latest: [analysisCard()],
  priceInsights: {
    flats: {
      count: 1,
      lowestPriceKr: 4_150_000,
      highestPriceKr: 4_150_000,
      averagePriceKr: 4_150_000,
      averagePricePerSqmKr: 58_042,
      trend: null,
    },
    houses: null,
  },
  riskOverview: { ...noAnalyses.riskOverview, totalRedFlags: 1, verdicts: { GREEN: 1, YELLOW: 0, RED: 0 } },
};
const open = async (answer: Answers[string]): Promise<OpenedPage> => {
  const page = await openPage('/home', { as: 'buyer', answers: { [api]: answer } });
  // One may begin another analysis whatever is known of those before.
  await screen.findByRole('heading', { level: 1, name: 'Ny analys' });
  return page;
};
const told = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ');
const figures = () =>
  within(screen.getByText('Totalt analyser').closest('dl')!).getAllByRole('definition').map(told);
const around = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).parentElement!);

it.each([
  [
    ...[3, 2, 'Hela rapporten kostar 1 av dina 3 gratis rapporter. Du har också 2 köpta.'],
    '3 gratis och 2 köpta rapporter kvar',
  ],
  [1, 0, 'Hela rapporten kostar din sista gratis rapport.', '1 gratis rapport kvar'],
  [0, 4, 'Hela rapporten kostar 1 av dina 4 köpta rapporter.', '4 köpta rapporter kvar'],
  [0, 1, 'Hela rapporten kostar din sista köpta rapport.', '1 köpt rapport kvar'],
  [...[0, 0, 'Inga rapporter kvar. En ny analys blir en förhandsvisning. Se priser'], 'Inga rapporter kvar'],
] as const)('says what %i free and %i bought reports pay, here and in the menu', async (...row) => {
  const [free, bought, cost, left] = row;
  const { user } = await openPage('/home', {
    as: 'buyer',
    answers: {
      [api]: { json: noAnalyses },
      '/api/auth/me': { json: account({ freeReportsRemaining: free, reportCredits: bought }) },
    },
  });
  const start = (await screen.findByRole('heading', { level: 1, name: 'Ny analys' })).parentElement!;
  await waitFor(() => expect(told(start)).toContain(cost));
  expect(screen.queryByRole('button', { name: 'Bara förhandsvisning' }) !== null).toBe(free + bought > 0);
  await user.click(screen.getByRole('button', { name: 'Meny för anna' }));
  const menu = screen.getByRole('menu').parentElement!;
  await waitFor(() => expect(told(menu)).toContain(left));
  await expectAccessible();
});

it('says to an account without free reports that it was given none', async () => {
  await openPage('/home', {
    as: 'buyer',
    answers: {
      [api]: { json: noAnalyses },
      '/api/auth/me': { json: account({ freeReportsRemaining: 0, hadFreeReports: false }) },
    },
  });
  const said = await screen.findByText(
    /^Det här kontot fick inga gratis rapporter: de ges en gång per person\./,
  );
  expect(told(said)).toContain('En ny analys blir en förhandsvisning.');
  expect(screen.queryByText(/Inga rapporter kvar/)).toBeNull();
});

it.each([
  ['the whole report', 'Analysera', false],
  ['the preview alone', 'Bara förhandsvisning', true],
])('starts %s by one press', async (_what, button, asPreview) => {
  const link = 'https://www.hemnet.se/bostad/lagenhet-3rum-vattugrand-14-12345678';
  const start = 'POST /api/analyses';
  const { user, asked } = await openPage('/home', {
    as: 'buyer',
    answers: {
      [api]: { json: noAnalyses },
      '/api/auth/me': { json: account() },
      [start]: 'awaited',
    },
  });
  await screen.findByText(/^Hela rapporten kostar/);
  await user.type(screen.getByLabelText('Länk till bostadsannonsen'), link);
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('heading', { level: 1, name: 'Analyserar bostad...' });
  await waitFor(() => expect(asked(start)).toHaveLength(1));
  expect(await asked(start)[0]!.clone().json()).toEqual({ url: link, asPreview });
});

it('says that the overview is on its way, and shows it once it has come', async () => {
  const page = await open('awaited');
  expect((await screen.findByText('Laddar...')).closest('[role=status]')).not.toBeNull();
  await expectAccessible();
  page.answer({ [api]: { json: one } });
  await screen.findByText('Totalt analyser');
  expect(screen.queryByText('Laddar...')).toBeNull();
  expect(figures()).toEqual(['1', '1', '82 %']);
  screen.getByText('Snitt tillförlitlighet');
  const latest = within(screen.getByRole('region', { name: 'Senaste analyser' }));
  latest.getByRole('heading', { name: 'Vattugränd 14' });
  // One home is nothing to compare, nor are there more to be shown.
  expect(screen.queryByRole('navigation', { name: 'Genvägar' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Visa alla' })).toBeNull();
  await expectAccessible();
});

it('tells prices of flats and of houses apart, and a range where there are two', async () => {
  const homes = {
    flats: {
      count: 2,
      lowestPriceKr: 4_000_000,
      highestPriceKr: 6_000_000,
      averagePriceKr: 5_000_000,
      averagePricePerSqmKr: 60_000,
      trend: { direction: 'up', percent: 25 },
    },
    houses: {
      count: 1,
      lowestPriceKr: 5_500_000,
      highestPriceKr: 5_500_000,
      averagePriceKr: 5_500_000,
      averagePricePerSqmKr: 30_000,
      trend: null,
    },
  } as const;
  await open({ json: { ...one, priceInsights: homes } satisfies AnalysisStats });
  const prices = await screen.findByRole('region', { name: 'Prisinsikter' });
  expect(told(prices)).toBe(
    'Prisinsikter' +
      'Bostadsrätter och lägenheter 260 000 kr/m² i snitt↑ upp 25 % senaste veckan' +
      'Lägsta pris4,0 MkrHögsta pris6,0 MkrSnittpris5,0 Mkr' +
      'Villor och hus 130 000 kr/m² Pris5,5 Mkr',
  );
  await expectAccessible();
});

it('says where to begin while there is no analysis', async () => {
  await open({ json: noAnalyses });
  const notice = await around('Du har inga analyser än');
  notice.getByText('Klistra in länken till en annons här ovanför. Det tar ungefär en minut.');
  expect(figures()).toEqual(['0', '0', '–']);
  for (const name of ['Prisinsikter', 'Risköversikt'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  await expectAccessible();
});

it('says when prices and risks will be told, while the first analysis is under way', async () => {
  await open({
    json: { ...noAnalyses, total: 1, thisWeek: 1, latest: [analysisCard(underWay)] } satisfies AnalysisStats,
  });
  await screen.findByText('Visas när analysen av en lägenhet eller ett hus med pris är klar.');
  screen.getByText('Visas när din första analys är klar.');
  within(screen.getByRole('region', { name: 'Senaste analyser' })).getByRole('progressbar');
  await expectAccessible();
});

it('compares the homes whose reports can be read, also while one is made anew', async () => {
  const renewed = analysisCard({
    id: 'c0000000-0000-4000-8000-000000000002',
    status: 'analyzing',
    progress: underWay.progress,
  });
  await open({ json: { ...one, total: 2, latest: [analysisCard(), renewed] } satisfies AnalysisStats });
  const link = await screen.findByRole('link', { name: /Jämför bostäder/ });
  expect(link.getAttribute('href')).toBe(`/compare?ids=${analysisCard().id},${renewed.id}`);
});

it('asks for the overview again where it could not be fetched', async () => {
  const page = await open(problem(500, 'Fel hos oss.', { requestId: '4f1c2b9e' }));
  const notice = await around('Översikten kunde inte hämtas');
  notice.getByText('Fel hos oss.');
  notice.getByText('Felkod: 4f1c2b9e');
  await expectAccessible();
  page.answer({ [api]: { json: one } });
  await page.user.click(notice.getByRole('button', { name: 'Försök igen' }));
  await screen.findByText('Totalt analyser');
});

it.each([
  ['is away', problem(503)],
  ['cannot be reached', 'silent'],
] as const)('asks for it again where the server %s', async (_how, answer) => {
  const page = await open(answer);
  const notice = await around('Vi får inget svar just nu');
  await expectAccessible();
  page.answer({ [api]: { json: one } });
  await page.user.click(notice.getByRole('button', { name: 'Försök igen' }));
  await screen.findByText('Totalt analyser');
});

describe('the field for a link', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Länk till bostadsannonsen');
  const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Analysera' });

  it('refuses what is no advert’s, and says so', async () => {
    const page = await open({ json: noAnalyses });
    expect(start().disabled).toBe(true);
    await page.user.type(field(), 'https://example.com/inget{Enter}');
    const [said] = await screen.findAllByText(/Måste vara en giltig bostadsannons-länk/);
    expect(said).toBeTruthy();
    expect([field().getAttribute('aria-invalid'), window.location.pathname]).toEqual(['true', '/home']);
    await expectAccessible();
  });

  it('keeps what was typed in this tab', async () => {
    const page = await open({ json: noAnalyses });
    await page.user.type(field(), 'https://www.hemnet.se/bostad/x');
    expect(sessionStorage.getItem('visningsklar.typed-link:b0000000-0000-4000-8000-000000000001')).toBe(
      'https://www.hemnet.se/bostad/x',
    );
  });
});
