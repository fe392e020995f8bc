import { screen, waitFor, within } from '@testing-library/dom';
import type { AdminPurchasePage } from '../../../src/billing/billing.types.js';
import type { AdminOverview } from '../../../src/overview.types.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { expectFetchedStates } from '../../test/fetched-states.js';
import { openPage } from '../../test/open-page.js';

const path = '/admin';
const api = '/api/admin/overview';

const empty: AdminOverview = {
  users: { total: 1, newLastWeek: 1, active: 0 },
  analyses: { total: 0, completed: 0, processing: 0, failed: 0 },
  purchases: { revenue: 0, count: 0, average: 0, completed: 0, orphaned: 0 },
  latest: { users: [], analyses: [], purchases: [] },
  retention: null,
  environment: {
    database: { name: 'hus', host: 'db.example:5432' },
    hosting: 'test',
    hostname: 'test.visningsklar.example',
    mode: 'production',
    role: 'all',
    isEmbedded: true,
    version: '0.1.0',
    build: { id: 'c611a002be57', builtAt: '2026-11-01T21:30:00.000Z' },
  },
};
const figures = () =>
  within(screen.getByRole('list', { name: 'I siffror' }))
    .getAllByRole('link')
    .map((link) => [link.textContent!.replaceAll('\u00a0', ' '), link.getAttribute('href')]);
const environment = () =>
  within(screen.getByRole('region', { name: 'Miljö' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent!.replaceAll('\u00a0', ' '));

expectFetchedStates({
  path,
  as: 'admin',
  api,
  view: empty,
  loading: 'Laddar översikten...',
  failed: 'Översikten kunde inte hämtas',
  shown: () => screen.queryByRole('region', { name: 'Miljö' }),
});

it('says what there is nothing of yet, and leads nowhere from there', async () => {
  await openPage(path, { as: 'admin', answers: { [api]: { json: empty } } });
  for (const none of [
    'Ingen har klistrat in en annons än.',
    'Ingen har gått till betalningen än.',
    'Ingen har skapat ett konto än.',
  ])
    await screen.findByText(none);
  expect(screen.queryByRole('link', { name: /^Visa alla/ })).toBeNull();
  expect(figures()).toEqual([
    ['Användare11 nya de senaste 7 dagarna', '/admin/users'],
    ['Klara analyser00 pågår', '/admin/analyses'],
    ['Köp0 kr0 betalda köp', '/admin/payments'],
    ['Misslyckade analyser0inga att se över', '/admin/analyses?filter=failed'],
  ]);
  expect(environment()).toEqual([
    'hus på db.example:5432',
    'Test · test.visningsklar.example',
    '0.1.0 (c611a002be57)',
    'production · webb och arbetare · inbyggda tjänster',
    '1 november 2026 kl. 22:30',
    'Har inte körts än',
  ]);
  await expectAccessible();
});

it('presses for what somebody should look at', async () => {
  const pressing: AdminOverview = {
    ...empty,
    analyses: { total: 3, completed: 1, processing: 0, failed: 2 },
    purchases: { revenue: 14_900, count: 2, average: 14_900, completed: 1, orphaned: 1 },
    retention: {
      day: '2026-11-01',
      actor: 'system',
      startedAt: '2026-11-01T02:00:00.000Z',
      endedAt: '2026-11-01T02:01:00.000Z',
      isComplete: false,
      rows: 12,
      rules: [],
    },
  };
  await openPage(path, { as: 'admin', answers: { [api]: { json: pressing } } });
  await screen.findByRole('region', { name: 'Miljö' });
  expect(figures().slice(2)).toEqual([
    ['Köp149 kr2 betalda köp1 betalning ska betalas tillbaka', '/admin/payments?filter=orphaned'],
    ['Misslyckade analyser2se varför och starta om', '/admin/analyses?filter=failed'],
  ]);
  expect(
    [...document.querySelectorAll('[data-pressing]')].map(({ textContent }) => textContent!.trim()),
  ).toEqual([expect.stringMatching(/^1\sbetalning ska betalas tillbaka$/), '2']);
  expect(environment().at(-1)).toBe(
    '1 november 2026 kl. 03:01, 12 rader togs bort. Allt kunde inte tas bort: se Kö',
  );
});

it('has tabs to all pages of the administrators', async () => {
  const purchases: AdminPurchasePage = { items: [], total: 0, offset: 0, stats: empty.purchases };
  const page = await openPage(path, {
    as: 'admin',
    answers: { [api]: { json: empty }, '/api/admin/purchases': { json: purchases } },
    width: 390,
  });
  const tabs = within(await screen.findByRole('navigation', { name: 'Adminsidor' }));
  const links = tabs.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Användare',
    'Analyser',
    'Betalningar',
    'Prompts',
    'Inställningar',
    'Kvalitet',
    'Felanmälningar',
    'Kö',
    'Logg',
  ]);
  const current = () =>
    within(screen.getByRole('navigation', { name: 'Adminsidor' }))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current'))
      .map(({ textContent }) => textContent);
  expect(current()).toEqual(['Dashboard']);
  await page.user.click(tabs.getByRole('link', { name: 'Betalningar' }));
  await screen.findByRole('heading', { level: 1, name: 'Betalningar' });
  await waitFor(() => expect(document.title).toBe('Betalningar · Visningsklar'));
  expect(current()).toEqual(['Betalningar']);
});
