import { screen, waitFor, within } from '@testing-library/dom';
import type { AdminObjection, AdminObjectionPage } from '../../../src/analyses/objection.types.js';
import { problem } from '../../../test/support/problem.js';
import { expectListStates } from '../../test/admin-list-states.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage, type OpenedPage } from '../../test/open-page.js';

const path = '/admin/objections';
const api = '/api/admin/objections';

const objection = (at: number, more: Partial<AdminObjection> = {}): AdminObjection => ({
  id: `c0000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  createdAt: '2026-11-01T21:30:00.000Z',
  analysisId: 'a1000000-0000-4000-8000-000000000001',
  address: 'Storgatan 1',
  hemnetUrl: 'https://www.hemnet.se/bostad/villa-1',
  path: 'redFlags.0',
  claim: {
    name: 'old-roof',
    title: 'Taket är gammalt',
    texts: ['Taket är från 1968.'],
    figures: { 'estimatedCost.min': 100_000, 'estimatedCost.max': 250_000 },
    evidence: [{ kind: 'field', name: 'roof', value: null }],
  },
  reason: 'untrue',
  text: 'Taket lades om 2020.',
  isAdministrators: false,
  version: '0123456789ab',
  analyst: 'rules',
  template: null,
  model: null,
  handledAt: null,
  caseName: null,
  ...more,
});

expectListStates<AdminObjectionPage>({
  path,
  api,
  title: 'Felanmälningar',
  loading: 'Laddar felanmälningarna...',
  failed: 'Felanmälningarna kunde inte hämtas',
  empty: { title: 'Inga felanmälningar än', text: 'Här står det som läsare säger är fel i sina rapporter.' },
  noMatch: {
    title: 'Inga felanmälningar hittades',
    text: 'Ingen felanmälan stämmer med sökningen och urvalet.',
    action: 'Visa alla felanmälningar',
  },
  noPage: 'Så många felanmälningar finns det inte',
  count: (total) => `${total} felanmälningar`,
  name: 'Felanmälningar',
  asks: {
    search: 'Sök text, adress, länk eller id',
    filter: ['Ohanterade', 'open'],
    sort: ['Bostad', 'address'],
  },
  page: (many, total, offset = 0) => ({
    items: Array.from({ length: many }, (_, at) => objection(at)),
    total,
    offset,
  }),
});

const open = async (...items: AdminObjection[]): Promise<OpenedPage> => {
  const json: AdminObjectionPage = { items, total: items.length, offset: 0 };
  const opened = await openPage(path, { as: 'admin', answers: { [api]: { json } } });
  await screen.findByRole('table', { name: 'Felanmälningar' });
  return opened;
};

it('tells of each what it says and of what, and what became of it', async () => {
  await open(
    objection(1),
    objection(2, {
      path: 'verdict',
      claim: { name: null, title: 'RED', texts: ['Taket är slut.'], figures: {}, evidence: [] },
      reason: 'other',
      text: '',
      isAdministrators: true,
      address: null,
      handledAt: '2026-11-02T08:00:00.000Z',
      caseName: 'gavle-villa-1968',
    }),
    objection(3, { path: 'monthlyCost', claim: { ...objection(1).claim, title: null, texts: [] } }),
  );
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  const told = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  const heads = rows.map((row) => within(row).getByRole('rowheader').textContent);
  expect(heads).toEqual([
    'Taket är gammaltVarning',
    'Allvarliga varningar: Taket är slut.Omdöme',
    'MånadskostnadMånadskostnad',
  ]);
  expect(told.map((cells) => cells.slice(0, 3))).toEqual([
    ['Storgatan 1', 'Det stämmer inteTaket lades om 2020.', 'Ohanterad'],
    [
      'hemnet.se/bostad/villa-1',
      'Något annatSkrivet av en administratör',
      'HanteradTestfall: gavle-villa-1968',
    ],
    ['Storgatan 1', 'Det stämmer inteTaket lades om 2020.', 'Ohanterad'],
  ]);
  await expectAccessible();
});

it('opens to the claim as it stood and what wrote it', async () => {
  const { user } = await open(objection(1));
  await user.click(screen.getByRole('button', { name: 'Visa mer: Taket är gammalt' }));
  const details = await screen.findByText('Rapportens siffror');
  const list = details.closest('dl')!;
  expect([...list.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'Taket lades om 2020.',
    'Taket är från 1968.',
    '100\u00a0000 · 250\u00a0000',
    '{"kind":"field","name":"roof","value":null}',
    'redFlags.0',
    'rules',
    '0123456789ab',
    objection(1).id,
  ]);
  expect(screen.getByRole('link', { name: 'Öppna rapporten: Taket är gammalt' }).getAttribute('href')).toBe(
    `/report/${objection(1).analysisId}`,
  );
  await expectAccessible();
});

it('is marked as dealt with, and the list read anew', async () => {
  const page = await open(objection(1));
  const handle = `POST ${api}/${objection(1).id}/handled`;
  page.answer({
    [handle]: 'done',
    [api]: {
      json: { items: [objection(1, { handledAt: '2026-11-02T08:00:00.000Z' })], total: 1, offset: 0 },
    },
  });
  await page.user.click(screen.getByRole('button', { name: 'Markera som hanterad: Taket är gammalt' }));
  await screen.findByText('Hanterad');
  expect(await Promise.all(page.asked(handle).map((request) => request.json()))).toEqual([
    { isHandled: true },
  ]);
  screen.getByRole('button', { name: 'Markera som ohanterad: Taket är gammalt' });
});

it('says why it could not be marked', async () => {
  const page = await open(objection(1));
  page.answer({ [`POST ${api}/${objection(1).id}/handled`]: problem(404, 'Felanmälan hittades inte') });
  await page.user.click(screen.getByRole('button', { name: 'Markera som hanterad: Taket är gammalt' }));
  const toast = (await screen.findByText('Felanmälan kunde inte ändras')).closest<HTMLElement>(
    '[role=alert]',
  )!;
  await waitFor(() => within(toast).getByText('Felanmälan hittades inte'));
});
