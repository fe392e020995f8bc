import { screen, within } from '@testing-library/dom';
import type { QualityFigures, QualityView } from '../../../src/analyses/quality.types.js';
import { problem } from '../../../test/support/problem.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { expectFetchedStates } from '../../test/fetched-states.js';
import { openPage } from '../../test/open-page.js';
import { measured } from '../shared/measured.js';

const path = '/admin/quality';
const api = '/api/admin/quality';

const nothing: QualityFigures = {
  reports: 0,
  failed: 0,
  times: { capture: null, images: null, report: null, total: null },
  costUsd: null,
};
const other = 'aaaaaaaaaaaa';
const empty: QualityView = {
  days: 30,
  step: 'day',
  whole: nothing,
  points: [{ ...nothing, from: '2026-11-01' }],
  writers: [],
  fallback: { asked: 0, fellBack: 0 },
  failures: [],
  lost: { count: 0, before: 0 },
  sites: [],
  versions: { rules: other, openai: other, gates: other, reader: other, classifier: other },
};
const failing: QualityView = {
  ...empty,
  whole: {
    ...nothing,
    reports: 3,
    failed: 1,
    times: { ...nothing.times, total: { median: 15_000, p90: 21_000 } },
  },
  fallback: { asked: 4, fellBack: 1 },
  failures: [{ code: 'page_blocked', count: 1, before: 0 }],
  lost: { count: 1, before: 0 },
};
const isMeasured = () => screen.getByRole('heading', { name: 'Uppmätt träffsäkerhet' });

expectFetchedStates({
  path,
  as: 'admin',
  api,
  view: failing,
  loading: 'Laddar kvaliteten...',
  failed: 'Kvaliteten kunde inte hämtas',
  shown: () => screen.queryByRole('heading', { name: 'Varför körningar misslyckades' }),
  // What was measured needs no server.
  always: isMeasured,
});

it('says that nothing has run in the period, beside what was measured', async () => {
  await openPage(path, { as: 'admin', answers: { [api]: { json: empty } } });
  await screen.findByRole('heading', { level: 2, name: 'Inga körningar i perioden' });
  screen.getByText('Tider, kostnader och fel visas här när den första analysen har körts.');
  expect(screen.queryByLabelText('Perioden i siffror')).toBeNull();
  isMeasured();
  screen.getByText(/^default-v1: inte mätt än\./);
  await expectAccessible();
});

it('tells the period in figures, and of lost workers apart from what failed', async () => {
  await openPage(path, { as: 'admin', answers: { [api]: { json: failing } } });
  const figures = await screen.findByLabelText('Perioden i siffror');
  const told = within(figures)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent!.replaceAll('\u00a0', ' '));
  // One of four that ended failed, and for one of four that asked a model the rules wrote.
  expect(told).toEqual([
    ...['3', 'färdiga körningar'],
    ...['1 (25 %)', 'av alla som avslutades'],
    ...['15 s', 'median; nio av tio inom 21 s'],
    ...['25 %', '1 av 4 där en modell frågades'],
  ]);
  const failures = within(screen.getByRole('region', { name: 'Varför körningar misslyckades' }));
  failures.getByText(/^I 1\skörning försvann arbetaren mitt i/);
  expect(failures.getByRole('link', { name: 'Webbplatsen blockerade oss' }).getAttribute('href')).toBe(
    '/admin/analyses?filter=failed&search=page_blocked',
  );
});

it('asks anew for another period, and shows none of the one before where that fails', async () => {
  const page = await openPage(path, { as: 'admin', answers: { [api]: { json: failing } } });
  await screen.findByLabelText('Perioden i siffror');
  page.answer({ [api]: problem(500) });
  await page.user.click(screen.getByRole('link', { name: '90 dagar' }));
  await screen.findByRole('heading', { name: 'Kvaliteten kunde inte hämtas' });
  expect(screen.queryByLabelText('Perioden i siffror')).toBeNull();
  expect(screen.getByRole('link', { name: '90 dagar' }).getAttribute('aria-current')).toBe('true');
  expect(page.asked(api).map(({ url }) => new URL(url).searchParams.get('days'))).toEqual(['30', '90']);
});

it('says whether what was measured is what runs', async () => {
  const running = measured.find(({ set }) => set === 'planted')!.version;
  const json = { ...empty, versions: { ...empty.versions, rules: running } } satisfies QualityView;
  await openPage(path, { as: 'admin', answers: { [api]: { json } } });
  await screen.findByRole('heading', { level: 2, name: 'Inga körningar i perioden' });
  const group = (name: RegExp) => screen.getAllByText(name)[0]!.closest('tr')!.textContent;
  expect(group(/^Övningsannonser/)).toContain('Mätt med den version som kör nu');
  expect(group(/^Modell som krånglar/)).toContain('Mätt med en äldre version');
});
