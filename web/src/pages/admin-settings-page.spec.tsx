import { screen, waitFor, within } from '@testing-library/dom';
import type { SettingView } from '../../../src/settings/settings.types.js';
import { problem } from '../../../test/support/problem.js';
import { products } from '../../../test/support/products.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { expectFetchedStates } from '../../test/fetched-states.js';
import { openPage, type OpenedPage } from '../../test/open-page.js';

const path = '/admin/settings';
const api = '/api/admin/settings';

const freeReports: SettingView = {
  key: 'free_reports_count',
  value: 3,
  defaultValue: 3,
  isDefault: true,
  range: { min: 0, max: 100, isWhole: true },
  changedAt: null,
};
const ceiling: SettingView = {
  key: 'report_cost_ceiling_usd',
  value: 0.5,
  defaultValue: 0.5,
  isDefault: true,
  range: { min: 0.01, max: 20, isWhole: false },
  changedAt: null,
};
const settings: readonly SettingView[] = [
  freeReports,
  { key: 'model_prices', value: {}, defaultValue: {}, isDefault: true, range: null, changedAt: null },
  ceiling,
];
const form = () => within(screen.getByRole('form', { name: 'Gratis rapporter per ny användare' }));
const field = () => form().getByRole<HTMLInputElement>('textbox');
const save = () => form().getByRole('button', { name: 'Spara' });
const open = async (answers: Answers = {}): Promise<OpenedPage> => {
  const page = await openPage(path, {
    as: 'admin',
    answers: { [api]: { json: settings }, '/api/products': { json: products }, ...answers },
  });
  await screen.findByRole('form', { name: 'Modellpriser' });
  return page;
};

expectFetchedStates({
  path,
  as: 'admin',
  api,
  view: settings,
  beside: { '/api/products': { json: products } },
  loading: 'Laddar inställningarna...',
  failed: 'Inställningarna kunde inte hämtas',
  shown: () => screen.queryByRole('form', { name: 'Modellpriser' }),
  always: () => screen.getByRole('link', { name: 'Till användarna' }),
});

describe('what is sold', () => {
  it('stands in the order of the shop', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Säljs just nu' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(
      rows.map((row) => [...row.children].map(({ textContent }) => textContent!.replaceAll('\u00a0', ' '))),
    ).toEqual([
      ['En rapport', 'single-report', '1', '149 kr'],
      ['Tre rapporter', 'package-3-reports', '3', '297 kr'],
      ['Tio rapporter', 'package-10-reports', '10', '790 kr'],
    ]);
  });

  it('may be nothing', async () => {
    await open({ '/api/products': { json: [] } });
    await screen.findByText('Ingenting säljs just nu.');
    expect(screen.queryByRole('table', { name: 'Säljs just nu' })).toBeNull();
    await expectAccessible();
  });

  it('is asked for again where Stripe does not tell', async () => {
    const page = await open({ '/api/products': problem(503) });
    const alert = (await screen.findByText('Priserna kunde inte hämtas från Stripe.')).closest<HTMLElement>(
      '[role=alert]',
    )!;
    await expectAccessible();
    page.answer({ '/api/products': { json: products } });
    await page.user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
    await screen.findByRole('table', { name: 'Säljs just nu' });
  });
});

describe('a setting', () => {
  const change = `PUT ${api}/free_reports_count`;
  const write = async (page: OpenedPage, text: string): Promise<void> => {
    await page.user.clear(field());
    await page.user.type(field(), text);
  };

  it('says what it takes, and saves nothing else', async () => {
    const page = await open();
    expect(form().queryByRole('button', { name: 'Spara' })).toBeNull();
    await write(page, '101');
    const note = form().getByText('Inte sparat. Ange ett heltal från 0 till 100.');
    expect([note.getAttribute('role'), field().getAttribute('aria-invalid')]).toEqual(['status', 'true']);
    expect(form().queryByRole('button', { name: 'Spara' })).toBeNull();
    await page.user.type(field(), '{Enter}');
    expect(page.asked(change)).toEqual([]);
    await expectAccessible();
  });

  it('keeps what was typed where it could not be saved', async () => {
    const page = await open({ [change]: problem(500, 'Fel hos oss') });
    await write(page, '4');
    form().getByText('Inte sparat. Nu gäller 3 rapporter.');
    await page.user.click(save());
    const toast = (await screen.findByText('Kunde inte spara inställningar')).closest<HTMLElement>(
      '[role=alert]',
    )!;
    within(toast).getByText('Fel hos oss');
    expect(field().value).toBe('4');
    const saved: SettingView = {
      ...freeReports,
      value: 4,
      isDefault: false,
      changedAt: '2026-11-01T21:30:00.000Z',
    };
    page.answer({ [change]: { json: saved }, [api]: { json: [saved, ...settings.slice(1)] } });
    await page.user.click(save());
    await screen.findByText('Sparat');
    await form().findByText('Ändrad 2026-11-01 22:30.');
    expect(await page.asked(change)[1]!.clone().json()).toEqual({ value: 4, seen: 3 });
  });

  it('of free reports has 0 in its field instead of what is no number', async () => {
    const page = await open();
    await page.user.clear(field());
    expect(field().value).toBe('0');
    await page.user.type(field(), '5');
    expect(field().value).toBe('5');
  });

  it('is saved alone while another holds what it does not take', async () => {
    const changeCeiling = `PUT ${api}/report_cost_ceiling_usd`;
    const saved: SettingView = { ...ceiling, value: 0.25, isDefault: false };
    const page = await open({ [changeCeiling]: { json: saved } });
    await write(page, '101');
    const costs = within(screen.getByRole('form', { name: 'Kostnadstak per rapport' }));
    const usd = costs.getByRole<HTMLInputElement>('textbox');
    expect(usd.value).toBe('0,5');
    await page.user.clear(usd);
    await page.user.type(usd, '0.25');
    page.answer({ [api]: { json: [...settings.slice(0, 2), saved] } });
    await page.user.click(costs.getByRole('button', { name: 'Spara' }));
    await screen.findByText('Sparat');
    await waitFor(() => expect(usd.value).toBe('0,25'));
    expect(await page.asked(changeCeiling)[0]!.clone().json()).toEqual({ value: 0.25, seen: 0.5 });
    expect([page.asked(change).length, field().value]).toEqual([0, '101']);
  });

  it('that another has saved meanwhile is shown first, and saved over only then', async () => {
    const why = 'Någon annan har ändrat inställningen under tiden.';
    const page = await open({ [change]: problem(409, why) });
    await write(page, '4');
    const others: SettingView = { ...freeReports, value: 5, isDefault: false };
    page.answer({ [api]: { json: [others, ...settings.slice(1)] } });
    await page.user.click(save());
    await screen.findByText(why);
    await form().findByText('Inte sparat. Nu gäller 5 rapporter.');
    expect(field().value).toBe('4');
    const saved: SettingView = { ...others, value: 4 };
    page.answer({ [change]: { json: saved }, [api]: { json: [saved, ...settings.slice(1)] } });
    await page.user.click(save());
    await waitFor(() => expect(form().queryByRole('button', { name: 'Spara' })).toBeNull());
    expect(await page.asked(change)[1]!.clone().json()).toEqual({ value: 4, seen: 5 });
  });
});

it('leads to the users for deleting one', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Till användarna' }).getAttribute('href')).toBe('/admin/users');
});
