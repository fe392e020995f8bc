import { screen, waitFor, within } from '@testing-library/dom';
import type { AdminUser, AdminUserPage, ErasurePreview } from '../../../src/accounts/accounts.types.js';
import { problem } from '../../../test/support/problem.js';
import { expectListStates } from '../../test/admin-list-states.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { figuresOf, linesOf, piecesOf } from '../../test/list-lines.js';
import { admin, openPage, type OpenedPage } from '../../test/open-page.js';

const path = '/admin/users';
const api = '/api/admin/users';

const person = (at: number, more: Partial<AdminUser> = {}): AdminUser => ({
  id: `c0000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  email: `person-${at}@test.example`,
  createdAt: '2026-11-01T21:30:00.000Z',
  isConfirmed: true,
  isAdmin: false,
  freeReportsRemaining: 3,
  reportCredits: 0,
  analyses: 0,
  ...more,
});
const pageOf = (items: readonly AdminUser[], total = items.length, offset = 0): AdminUserPage => ({
  items,
  total,
  offset,
  stats: { total: Math.max(total, 1), newLastWeek: 1, active: 0 },
});

expectListStates<AdminUserPage>({
  path,
  api,
  title: 'Användare',
  loading: 'Laddar användarna...',
  failed: 'Användarna kunde inte hämtas',
  empty: { title: 'Inga användare än', text: 'Alla som skapar ett konto visas här.' },
  noMatch: {
    title: 'Inga användare hittades',
    text: 'Ingen användare stämmer med sökningen och urvalet.',
    action: 'Visa alla användare',
  },
  noPage: 'Så många användare finns det inte',
  count: (total) => `${total} användare`,
  name: 'Användare',
  asks: {
    search: 'Sök e-post eller id',
    filter: ['Administratörer', 'admins'],
    sort: ['E-post', 'email'],
  },
  figures: 'Användarna i siffror',
  page: (many, total, offset) =>
    pageOf(
      Array.from({ length: many }, (_, at) => person(at)),
      total,
      offset,
    ),
});

it.each([
  ['a wide window', 1280, ['Adressen är inte bekräftad', '3', '2', '2'], ['3', '0', '0']],
  [
    'a phone',
    390,
    ['3 gratis och 2 köpta kvar · 2 analyser', 'Adressen är inte bekräftad'],
    ['3 gratis och 0 köpta kvar · 0 analyser'],
  ],
] as const)('tells what each has, and who they are, on %s', async (_where, width, first, second) => {
  const anna = person(1, { email: 'anna@test.example', isConfirmed: false, reportCredits: 2, analyses: 2 });
  const json = { ...pageOf([anna, person(2)]), stats: { total: 3, newLastWeek: 1, active: 1 } };
  await openPage(path, { as: 'admin', answers: { [api]: { json } }, width });
  await screen.findByText('2 användare');
  expect(linesOf('Användare').map(piecesOf)).toEqual([
    ['anna@test.example', ...first, '2026-11-01 22:30', 'Ta bort'],
    ['person-2@test.example', ...second, '2026-11-01 22:30', 'Ta bort'],
  ]);
  expect(figuresOf('Användarna i siffror')).toEqual([
    '3',
    'konton i allt',
    '1',
    'de senaste sju dygnen',
    '1',
    'med minst en analys',
  ]);
});

it('keeps an act in its address that another follows before the page has drawn it', async () => {
  await openPage(path, { as: 'admin', answers: { [api]: { json: pageOf([person(1)]) } } });
  await screen.findByText('1 användare');
  const head = within(screen.getByRole('columnheader', { name: 'E-post' })).getByRole('button');
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Visa' });
  // Both in one task: nothing can be drawn between them.
  head.click();
  choice.value = 'admins';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => expect(window.location.search).toBe('?sort=email&filter=admins'));
});

it('offers an administrator no deletion of their own account', async () => {
  const own = person(1, { ...admin, isAdmin: true, isConfirmed: false });
  await openPage(path, { as: 'admin', answers: { [api]: { json: pageOf([own]) } } });
  const row = (await screen.findByText('Ditt konto: bara en annan administratör kan ta bort det')).closest(
    'tr',
  )!;
  for (const text of ['chef@test.example', 'Administratör', 'Adressen är inte bekräftad'])
    within(row).getByText(text);
  expect(screen.queryByRole('button', { name: /^Ta bort/ })).toBeNull();
  await expectAccessible();
});

describe('the deletion of a user', () => {
  const anna = person(1, { email: 'anna@test.example' });
  const erasureApi = `${api}/${anna.id}/erasure`;
  const deletion = `DELETE ${api}/${anna.id}`;
  const nothing: ErasurePreview = {
    id: anna.id,
    email: anna.email,
    seen: 'seen-1',
    analyses: 0,
    completedAnalyses: 0,
    handIns: 0,
    pictures: 0,
    freeReports: 3,
    boughtReports: 0,
    deviceGrants: 0,
    hadFreeReports: 0,
    openCheckouts: 0,
    paymentsOnTheirWay: 0,
    purchases: 0,
    paidPurchases: 0,
    ledgerLines: 1,
    experiments: 0,
    sessions: 1,
    mailTokens: 0,
  };
  const much: ErasurePreview = {
    ...nothing,
    analyses: 2,
    completedAnalyses: 1,
    handIns: 3,
    pictures: 14,
    boughtReports: 2,
    deviceGrants: 1,
    hadFreeReports: 1,
    openCheckouts: 1,
    paymentsOnTheirWay: 1,
    purchases: 2,
    paidPurchases: 1,
    ledgerLines: 2,
    experiments: 1,
    mailTokens: 1,
  };

  const dialog = () => within(screen.getByRole('dialog', { name: 'Ta bort användaren?' }));
  const confirm = () => dialog().getByRole('button', { name: 'Ta bort användaren' });
  const field = () =>
    dialog().getByRole<HTMLInputElement>('textbox', { name: 'Skriv anna@test.example för att bekräfta' });

  async function ask(answer: Parameters<OpenedPage['answer']>[0][string]): Promise<OpenedPage> {
    const page = await openPage(path, {
      as: 'admin',
      answers: { [api]: { json: pageOf([anna, person(2)]) }, [erasureApi]: answer },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Ta bort anna@test.example' }));
    dialog().getByText('anna@test.example');
    return page;
  }

  it('does nothing before it is known what that means', async () => {
    const page = await ask('awaited');
    dialog().getByText('Räknar vad som tas bort...');
    expect(confirm().getAttribute('aria-disabled')).toBe('true');
    await page.user.click(confirm());
    expect(page.asked(deletion)).toEqual([]);
    await expectAccessible();
    page.answer({ [erasureApi]: { json: nothing } });
    await dialog().findByText('Det går inte att ångra.');
    expect(screen.queryByText('Räknar vad som tas bort...')).toBeNull();
    expect(confirm().getAttribute('aria-disabled')).toBeNull();
  });

  it('says why that is not known, and asks again', async () => {
    const page = await ask(problem(500, 'Fel hos oss'));
    const why = await dialog().findByText('Fel hos oss');
    expect(why.closest('[role=status]')).not.toBeNull();
    expect(dialog().queryByRole('button', { name: 'Ta bort användaren' })).toBeNull();
    await expectAccessible();
    page.answer({ [erasureApi]: { json: nothing } });
    await page.user.click(dialog().getByRole('button', { name: 'Försök igen' }));
    await dialog().findByText('Det går inte att ångra.');
    expect(dialog().queryByText('Fel hos oss')).toBeNull();
    expect([page.asked(erasureApi).length, page.asked(deletion).length]).toEqual([2, 0]);
  });

  it('needs no typing where nothing is lost, names only what there is, and is done', async () => {
    const page = await ask({ json: nothing });
    await dialog().findByText('Det går inte att ångra.');
    expect(dialog().queryByRole('textbox')).toBeNull();
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent!.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'kontot med e-postadress och lösenord',
      '3 oanvända gratisrapporter',
      '1 inloggning, som avslutas direkt',
      '1 rad om givna och använda rapporter',
      'en rad i loggen om vem som tog bort kontot',
    ]);
    await expectAccessible();
    page.answer({ [deletion]: 'done', [api]: { json: pageOf([person(2)]) } });
    await page.user.click(confirm());
    await screen.findByText('Användare borttagen');
    await screen.findByText('1 användare');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(new URL(page.asked(deletion)[0]!.url).searchParams.get('seen')).toBe('seen-1');
    // The row that had the focus is gone.
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  });

  it('has the address typed where something is lost', async () => {
    const page = await ask({ json: much });
    await dialog().findByText('Det går inte att ångra.');
    const said = dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent!.replaceAll('\u00a0', ' '));
    expect(said).toEqual([
      'kontot med e-postadress och lösenord',
      '2 analyser, varav 1 klar',
      '1 experiment på analyserna',
      '3 inlämnade texter, sidor och bilder',
      '14 bilder som ingen annan använder',
      '3 oanvända gratisrapporter och 2 oanvända köpta rapporter',
      '1 inloggning, som avslutas direkt',
      '1 länk i mejl',
      'märket att enheten har fått sina gratisrapporter',
      '2 köp, varav 1 betalt',
      '2 rader om givna och använda rapporter',
      'en rad i loggen om vem som tog bort kontot',
    ]);
    dialog().getByText('En öppen betalningssida stängs hos Stripe.');
    dialog().getByText(/^1\sbetalning behandlas av banken och kan inte stoppas\./);
    await page.user.click(confirm());
    dialog().getByText('Det är inte användarens adress.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(page.asked(deletion)).toEqual([]);
    await expectAccessible();
    page.answer({ [deletion]: 'done' });
    await page.user.type(field(), 'Anna@test.example ');
    expect(field().getAttribute('aria-invalid')).toBe('false');
    await page.user.click(confirm());
    await screen.findByText('Användare borttagen');
  });

  it('counts anew and asks anew when something has changed meanwhile', async () => {
    const page = await ask({ json: much });
    await dialog().findByText('2 köp, varav 1 betalt');
    const changed = 'Kontot har ändrats sedan du fick se vad som tas bort.';
    page.answer({
      [deletion]: problem(409, changed, { code: 'account_changed' }),
      [erasureApi]: {
        json: { ...much, seen: 'seen-2', purchases: 3, paidPurchases: 2 } satisfies ErasurePreview,
      },
    });
    await page.user.type(field(), 'anna@test.example');
    await page.user.click(confirm());
    const why = await dialog().findByText(changed);
    expect(why.closest('[role=status]')).not.toBeNull();
    await dialog().findByText('3 köp, varav 2 betalda');
    expect(field().value).toBe('');
    await expectAccessible();
    page.answer({ [deletion]: 'done' });
    await page.user.type(field(), 'anna@test.example');
    await page.user.click(confirm());
    await waitFor(() => expect(page.asked(deletion)).toHaveLength(2));
    expect(new URL(page.asked(deletion)[1]!.url).searchParams.get('seen')).toBe('seen-2');
  });

  it('has the address typed once something is lost that was not to be before', async () => {
    const page = await ask({ json: nothing });
    await dialog().findByText('3 oanvända gratisrapporter');
    expect(dialog().queryByRole('textbox')).toBeNull();
    page.answer({
      [deletion]: problem(409, 'Kontot har ändrats.', { code: 'account_changed' }),
      [erasureApi]: { json: { ...much, seen: 'seen-2' } },
    });
    await page.user.click(confirm());
    await dialog().findByText(/^3\soanvända gratisrapporter och 2\soanvända köpta rapporter$/);
    await page.user.click(confirm());
    dialog().getByText('Det är inte användarens adress.');
    expect(page.asked(deletion)).toHaveLength(1);
  });

  it('says why it could not be done, and reads the list anew', async () => {
    const page = await ask({ json: nothing });
    await dialog().findByText('Det går inte att ångra.');
    page.answer({
      [deletion]: problem(404, 'Användaren hittades inte'),
      [api]: { json: pageOf([person(2)]) },
    });
    await page.user.click(confirm());
    const toast = (await screen.findByText('Kunde inte ta bort användaren')).closest<HTMLElement>(
      '[role=alert]',
    )!;
    within(toast).getByText('Användaren hittades inte');
    await screen.findByText('1 användare');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is left without any act, and gives the focus back', async () => {
    const page = await ask({ json: nothing });
    await page.user.click(dialog().getByRole('button', { name: 'Behåll användaren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Ta bort anna@test.example');
    expect(page.asked(deletion)).toEqual([]);
  });
});
