import { screen, waitFor, within } from '@testing-library/dom';
import type { AdminPurchase, AdminPurchasePage } from '../../../src/billing/billing.types.js';
import { expectListStates } from '../../test/admin-list-states.js';
import { figuresOf, linesOf, piecesOf } from '../../test/list-lines.js';
import { openPage, type OpenedPage } from '../../test/open-page.js';

const path = '/admin/payments';
const api = '/api/admin/purchases';

const purchase = (at: number, more: Partial<AdminPurchase> = {}): AdminPurchase => ({
  id: `c0000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  userEmail: 'anna@test.example',
  productName: 'Tre rapporter',
  productKey: 'package-3-reports',
  reportCount: 3,
  reportCreditsGranted: 3,
  reportsWithdrawn: 0,
  reportsOwed: 0,
  price: 29_700,
  amountPaid: 29_700,
  amountRefunded: 0,
  amountOnItsWay: 0,
  hasReturnedRefund: false,
  isOrphaned: false,
  currency: 'sek',
  status: 'completed',
  disputeStatus: null,
  createdAt: '2026-11-01T21:30:00.000Z',
  ...more,
});

expectListStates<AdminPurchasePage>({
  path,
  api,
  title: 'Betalningar',
  loading: 'Laddar köpen...',
  failed: 'Köpen kunde inte hämtas',
  empty: {
    title: 'Inga köp än',
    // As whoever runs the service has to write it down at Stripe.
    text: /^Köpen visas här så snart .* Den ska gå till http:\/\/localhost\/api\/billing\/webhook$/,
  },
  noMatch: {
    title: 'Inga köp hittades',
    text: 'Inget köp stämmer med sökningen och urvalet.',
    action: 'Visa alla köp',
  },
  noPage: 'Så många köp finns det inte',
  count: (total) => `${total} köp`,
  name: 'Köp',
  asks: {
    search: 'Sök e-post, produkt eller nummer',
    filter: ['Med tvist', 'disputed'],
    sort: ['Produkt', 'product_name'],
  },
  figures: 'Köpen i siffror',
  page: (many, total, offset = 0) => ({
    items: Array.from({ length: many }, (_, at) => purchase(at)),
    total,
    offset,
    stats: { revenue: 29_700, count: 1, average: 29_700, completed: 1, orphaned: 0 },
  }),
});

const stats = { revenue: 238_150, count: 10, average: 27_785, completed: 8, orphaned: 0 };
const open = async (page: Partial<AdminPurchasePage>, search = '', width = 1280): Promise<OpenedPage> => {
  const items = page.items ?? [purchase(1)];
  const json = { items, total: items.length, offset: 0, stats, ...page } satisfies AdminPurchasePage;
  const opened = await openPage(`${path}${search}`, { as: 'admin', answers: { [api]: { json } }, width });
  await screen.findByText(`${items.length} köp`);
  return opened;
};

const unpaid = { amountPaid: 0, reportCreditsGranted: 0 };
const said: readonly (readonly [Partial<AdminPurchase>, readonly string[]])[] = [
  [{ ...unpaid, status: 'waiting' }, ['Behandlas', 'inte betalt']],
  [{}, ['Genomfört', '297 kr']],
  [{ amountPaid: 14_850 }, ['148,50 kr', 'ordinarie 297 kr']],
  [{ ...unpaid, status: 'failed' }, ['Misslyckat', 'inte betalt']],
  [{ ...unpaid, status: 'expired' }, ['Avbrutet', 'inte betalt']],
  [{ status: 'refunded', amountRefunded: 29_700 }, ['Återbetalt', '297 kr']],
  [{ amountRefunded: 9_900 }, ['297 kr', '99 kr återbetalt']],
  [
    { reportsWithdrawn: 8, amountOnItsWay: 103_200 },
    ['Ångrat: 8 rapporter', '1 032 kr ska betalas tillbaka'],
  ],
  [
    { reportsWithdrawn: 1, hasReturnedRefund: true },
    ['Ångrat: 1 rapport', 'Återbetalningen kom tillbaka från banken'],
  ],
  [
    { disputeStatus: 'needs_response', reportsOwed: 1 },
    ['Tvist: svar krävs', '1 återbetald rapport var redan använd'],
  ],
  [{ disputeStatus: 'won' }, ['Tvist: vunnen']],
  [{ disputeStatus: 'a_word_of_tomorrow' }, ['Tvist (a_word_of_tomorrow)']],
  // In June a clock in Sweden shows two hours more.
  [{ userEmail: null, createdAt: '2026-06-01T08:00:00.000Z' }, ['Raderat konto', '2026-06-01 10:00']],
];

it.each([
  ['a wide window', 1280, ['Tre rapporter', '3']],
  ['a phone', 390, ['Tre rapporter · 3 rapporter']],
] as const)(
  'tells who bought what for how much, and what became of it, on %s',
  async (_where, width, bought) => {
    const begun = purchase(0, { ...unpaid, status: 'pending' });
    await open({ items: [begun, ...said.map(([fields], at) => purchase(at + 1, fields))] }, '', width);
    const [first, ...others] = linesOf('Köp').map(piecesOf);
    expect(first).toEqual([
      'anna@test.example',
      ...bought,
      '297 kr',
      'inte betalt',
      'Påbörjat',
      '2026-11-01 22:30',
    ]);
    expect(others).toEqual(said.map(([, words]) => expect.arrayContaining([...words]) as string[]));
    expect(figuresOf('Köpen i siffror')).toEqual([
      '2 381,50 kr',
      'utan återbetalt och förlorade tvister',
      '10',
      'som har betalats',
      '277,85 kr',
      'före återbetalningar',
      '8',
      'inte helt återbetalda',
    ]);
  },
);

it('tells of money that came when its buyer was erased as to be paid back', async () => {
  await open(
    { items: [purchase(1, { userEmail: null, isOrphaned: true })], stats: { ...stats, orphaned: 1 } },
    '?filter=orphaned',
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Visa' }).value).toBe('orphaned');
  const [line] = linesOf('Köp').map(piecesOf);
  expect(line![0]).toBe('Raderat konto');
  expect(line!.slice(-3)).toEqual([
    'Genomfört',
    'Ska betalas tillbaka: kontot var raderat när pengarna kom',
    '2026-11-01 22:30',
  ]);
  expect(figuresOf('Köpen i siffror').filter((_words, at) => at % 2 === 1)).toEqual([
    'utan återbetalt, förlorade tvister och pengar som kom efter en radering',
    'som har betalats',
    'före återbetalningar',
    'inte helt återbetalda eller betalda efter en radering',
  ]);
});

describe('the order of the purchases', () => {
  const lastOrder = (page: OpenedPage) => {
    const { searchParams } = new URL(page.asked(api).at(-1)!.url);
    return [searchParams.get('sort'), searchParams.get('order')];
  };

  it('is turned by the head of the column that it follows', async () => {
    const page = await open({});
    const head = () => screen.getByRole('columnheader', { name: 'Skapad' });
    expect(head().getAttribute('aria-sort')).toBe('descending');
    expect(lastOrder(page)).toEqual(['created_at', 'desc']);
    await page.user.click(within(head()).getByRole('button'));
    await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
    expect(window.location.search).toBe('?order=asc');
    await waitFor(() => expect(lastOrder(page)).toEqual(['created_at', 'asc']));
  });

  it('is chosen from a list where there are no heads', async () => {
    const page = await open({}, '', 390);
    const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordning' });
    expect(choice().value).toBe('created_at desc');
    await page.user.selectOptions(choice(), 'Äldst först');
    await waitFor(() => expect(lastOrder(page)).toEqual(['created_at', 'asc']));
    expect(choice().value).toBe('created_at asc');
  });
});
