import { screen, waitFor, within } from '@testing-library/dom';
import type { ErasurePreview } from '../../../src/accounts/accounts.types.js';
import type { DeviceSession } from '../../../src/auth/auth.types.js';
import type { ConfirmedView, PurchaseView } from '../../../src/billing/billing.types.js';
import { problem } from '../../../test/support/problem.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { buyer, openPage, type OpenedPage } from '../../test/open-page.js';
import { account } from '../../test/samples.js';
import { stopTime } from '../../test/stopped-time.js';

const accountApi = '/api/auth/me';
const purchasesApi = '/api/account/purchases';
const sessionsApi = '/api/account/sessions';

const here: DeviceSession = {
  id: 's1',
  startedAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: '2026-11-20T12:00:00.000Z',
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  isCurrent: true,
};
const iPhone: DeviceSession = {
  ...here,
  id: 's2',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  isCurrent: false,
};
const kept: PurchaseView = {
  id: 'p1',
  productName: 'Tre rapporter',
  reportCount: 3,
  amount: 29_700,
  status: 'completed',
  home: null,
  amountRefunded: 0,
  amountOnItsWay: 0,
  // Until midnight in Sweden, after the 14th day.
  withdrawal: { reports: 3, amount: 29_700, until: '2026-12-04T23:00:00.000Z' },
  createdAt: '2026-11-20T21:02:00.000Z',
  receiptUrl: 'https://betalning.example/kvitto/a',
};

const open = (answers: Answers = {}, search = ''): Promise<OpenedPage> =>
  openPage(`/account${search}`, {
    as: 'buyer',
    answers: {
      [accountApi]: { json: account() },
      [purchasesApi]: { json: [] },
      [sessionsApi]: { json: [here] },
      ...answers,
    },
  });
const stands = () => screen.findByText('Medlem sedan');
const told = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ');
const toastOf = async (text: string, role: string) =>
  (await screen.findByText(text)).closest<HTMLElement>(`[role=${role}]`)!;

describe('the account', () => {
  it('is said to be on its way, and then tells who it is, since when, and what is left', async () => {
    const page = await open({ [accountApi]: 'awaited' });
    expect((await screen.findByText('Laddar ditt konto...')).closest('[role=status]')).not.toBeNull();
    await expectAccessible();
    page.answer({ [accountApi]: { json: account({ reportCredits: 2 }) } });
    await stands();
    const facts = within(screen.getByText('Medlem sedan').closest('dl')!)
      .getAllByRole('definition')
      .map(told);
    expect(facts).toEqual([buyer.email, '1 mars 2026', '3', '2']);
    expect(screen.queryByRole('heading', { name: 'Inga rapporter kvar' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Mina analyser' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.getByRole('link', { name: 'Se priser' }).getAttribute('href')).toBe('/pricing');
    await expectAccessible();
  });

  it('without a report left says what one gives', async () => {
    await open({ [accountApi]: { json: account({ freeReportsRemaining: 0 }) } });
    const none = within(await screen.findByRole('region', { name: 'Inga rapporter kvar' }));
    expect(none.getAllByRole('listitem')).toHaveLength(5);
    none.getByText('Du ser alltid priset innan du betalar.');
    await expectAccessible();
  });

  it.each([
    ['was given none', false, 1],
    ['has used them', true, 0],
    ['came while there were none', null, 0],
  ])('that %s says so of its free reports, or not', async (_how, hadFreeReports, count) => {
    await open({ [accountApi]: { json: account({ freeReportsRemaining: 0, hadFreeReports }) } });
    await screen.findByRole('region', { name: 'Inga rapporter kvar' });
    expect(
      screen.queryAllByText(
        'Det här kontot fick inga gratis rapporter: de ges en gång per person. Vi räknar på enhet, e\u2011postadress och nätverk.',
      ),
    ).toHaveLength(count);
    await expectAccessible();
  });

  it('is asked for again where it could not be fetched', async () => {
    const page = await open({ [accountApi]: problem(500, 'Fel hos oss.', { requestId: '4f1c2b9e' }) });
    const notice = within(
      (await screen.findByRole('heading', { level: 1, name: 'Kontot kunde inte hämtas' })).parentElement!,
    );
    notice.getByText('Felkod: 4f1c2b9e');
    await expectAccessible();
    page.answer({ [accountApi]: { json: account() } });
    await page.user.click(notice.getByRole('button', { name: 'Försök igen' }));
    await stands();
  });

  it.each([
    ['is away', problem(503)],
    ['cannot be reached', 'silent'],
  ] as const)('is asked for again where the server %s', async (_how, answer) => {
    const page = await open({ [accountApi]: answer });
    const title = await screen.findByRole('heading', { level: 1, name: 'Vi får inget svar just nu' });
    await expectAccessible();
    page.answer({ [accountApi]: { json: account() } });
    await page.user.click(within(title.parentElement!).getByRole('button', { name: 'Försök igen' }));
    await stands();
  });
});

describe('the purchases', () => {
  const section = () => screen.findByRole('region', { name: 'Dina köp' });

  it('are not there where the server sells nothing', async () => {
    const page = await open({ [purchasesApi]: problem(404) });
    await stands();
    await screen.findByText('Den här enheten');
    expect(page.asked(purchasesApi)).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Dina köp' })).toBeNull();
    await expectAccessible();
  });

  it('may be none yet', async () => {
    await open();
    within(await section()).getByText('Du har inte köpt några rapporter än.');
    await expectAccessible();
  });

  it('are asked for again where they could not be fetched', async () => {
    const page = await open({ [purchasesApi]: problem(500) });
    const alert = within(await section()).getByRole('alert');
    expect(alert.textContent).toBe('Köpen kunde inte hämtas. Försök igen');
    await expectAccessible();
    page.answer({ [purchasesApi]: { json: [kept] } });
    await page.user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
    await within(await section()).findByText('Tre rapporter', { selector: 'strong' });
  });

  it('are listed with day, amount and receipt, of which only a safe one is followed', async () => {
    const bare = { ...kept, withdrawal: null, receiptUrl: null };
    const one = { ...bare, productName: 'En rapport', reportCount: 1, amount: 14_900 };
    const homeOf = (address: string | null) => ({
      analysisId: 'c0000000-0000-4000-8000-000000000001',
      address,
    });
    const purchases: readonly PurchaseView[] = [
      { ...one, id: '1', status: 'failed', home: homeOf('Norra Hamngatan 12') },
      { ...bare, id: '2', status: 'pending' },
      // The third already, in Sweden.
      {
        ...one,
        id: '3',
        home: homeOf('Södra Esplanaden 3 A'),
        createdAt: '2026-09-02T22:30:00.000Z',
        receiptUrl: 'https://betalning.example/kvitto/b',
      },
      { ...bare, id: '4', status: 'refunded', amount: 199_050, receiptUrl: 'javascript:alert(1)' },
      { ...one, id: '5', status: 'charged_back', home: homeOf(null) },
      { ...bare, id: '6', amountRefunded: 9_900, amountOnItsWay: 9_900 },
    ];
    await open({ [purchasesApi]: { json: purchases } });
    const list = within(await section());
    expect(list.getAllByRole('listitem').map(told)).toEqual([
      'En rapportNorra Hamngatan 1220 november 2026 · 1 rapport · Betalningen gick inte igenom, inget har dragits.',
      'Tre rapporter20 november 2026 · 3 rapporter · Behandlas297 kr',
      'En rapportSödra Esplanaden 3 A3 september 2026 · 1 rapport · Betalt149 krKvitto för En rapport, Södra Esplanaden 3 A, 3 september 2026 (öppnas i ny flik)',
      'Tre rapporter20 november 2026 · 3 rapporter · Återbetalt1 990,50 kr',
      'En rapportTill rapporten20 november 2026 · 1 rapport · Banken har gett tillbaka pengarna149 kr',
      'Tre rapporter20 november 2026 · 3 rapporter · Betalt · 99 kr återbetalt · 99 kr på väg tillbaka297 kr',
    ]);
    expect(list.getByRole('link', { name: 'Södra Esplanaden 3 A' }).getAttribute('href')).toBe(
      '/report/c0000000-0000-4000-8000-000000000001',
    );
    const receipt = list.getByRole('link', { name: /^Kvitto/ });
    expect([receipt.getAttribute('href'), receipt.getAttribute('target')]).toEqual([
      'https://betalning.example/kvitto/b',
      '_blank',
    ]);
    await expectAccessible();
  });
});

describe('the return from a payment', () => {
  const confirm = 'POST /api/checkout/confirm';
  const json = (status: ConfirmedView['status']) => ({
    json: { status, analysisId: null, reportCount: 3 } satisfies ConfirmedView,
  });
  const returned = (answer: Answers[string]): Promise<OpenedPage> => {
    stopTime();
    return open({ [confirm]: answer }, '?payment=success&session=cs_test_1');
  };
  const said = async (text: string | RegExp) =>
    (await screen.findByText(text)).closest<HTMLElement>('[role=status]')!;
  const waits = /^Betalningen är inte bekräftad än\./;

  it('waits for word of the payment, and tells that it is confirmed', async () => {
    const page = await returned('awaited');
    expect(await said('Vi väntar på besked om din betalning...')).not.toBeNull();
    await expectAccessible();
    page.answer({ [confirm]: json('completed') });
    expect(await said('Betalningen är bekräftad. Rapporterna finns på ditt konto.')).not.toBeNull();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(await page.asked(confirm)[0]!.clone().json()).toEqual({ sessionId: 'cs_test_1' });
    await expectAccessible();
  });

  it.each([
    ['that it may take a while', json('pending'), waits],
    [
      'that nobody could be asked',
      problem(503, 'Betaltjänsten svarar inte.'),
      'Vi kunde inte fråga om betalningen just nu.',
    ],
  ] as const)('asks five times, two seconds apart, before it says %s', async (_what, answer, text) => {
    const page = await returned(answer);
    await said('Vi väntar på besked om din betalning...');
    await waitFor(() => expect(page.asked(confirm)).toHaveLength(1), { interval: 1 });
    for (const count of [2, 3, 4, 5]) {
      await jest.advanceTimersByTimeAsync(1_800);
      expect(page.asked(confirm)).toHaveLength(count - 1);
      await jest.advanceTimersByTimeAsync(200);
      await waitFor(() => expect(page.asked(confirm)).toHaveLength(count), { interval: 1 });
    }
    const status = await said(text);
    await expectAccessible();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(page.asked(confirm)).toHaveLength(5);
    page.answer({ [confirm]: json('completed') });
    await page.user.click(within(status).getByRole('button', { name: 'Kontrollera igen' }));
    await said('Betalningen är bekräftad. Rapporterna finns på ditt konto.');
  });

  it('says at once that no money will come', async () => {
    const page = await returned(json('failed'));
    const status = await said('Betalningen gick inte igenom. Ingenting har dragits.');
    expect(within(status).queryByRole('button')).toBeNull();
    expect(page.asked(confirm)).toHaveLength(1);
    await expectAccessible();
  });
});

describe('the withdrawal of a purchase', () => {
  const withdraw = `POST ${purchasesApi}/p1/withdraw`;
  const dialog = () => within(screen.getByRole('dialog', { name: 'Ångra köpet?' }));
  const agree = (page: OpenedPage) => page.user.click(dialog().getByRole('button', { name: 'Ångra köpet' }));
  async function ask(purchase: PurchaseView, answers: Answers = {}): Promise<OpenedPage> {
    const page = await open({ [purchasesApi]: { json: [purchase] }, ...answers });
    await page.user.click(await screen.findByRole('button', { name: /^Ångra köp ?Tre rapporter$/ }));
    return page;
  }

  it.each([
    [
      'all of it',
      kept.withdrawal!,
      /^Dina 3\soanvända rapporter tas bort från kontot, och 297\skr betalas tillbaka/,
    ],
    [
      'what is left of it',
      { ...kept.withdrawal!, reports: 1, amount: 9_900 },
      /^Din oanvända rapport tas bort från kontot, och 99\skr betalas tillbaka/,
    ],
    [
      'what cost nothing',
      { ...kept.withdrawal!, amount: 0 },
      /^Dina 3\soanvända rapporter tas bort från kontot\.$/,
    ],
  ])('says what it means for %s, and until when', async (_what, withdrawal, text) => {
    const page = await ask({ ...kept, withdrawal });
    dialog().getByText(text);
    dialog().getByText('Du kan ångra köpet till och med 4 december 2026.');
    await expectAccessible();
    await page.user.click(dialog().getByRole('button', { name: 'Behåll köpet' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.asked(withdraw)).toEqual([]);
  });

  it('is busy while it is under way, and then done', async () => {
    const page = await ask(kept, { [withdraw]: 'awaited' });
    await agree(page);
    await waitFor(() =>
      expect(dialog().getByRole('button', { name: 'Ångra köpet' }).getAttribute('aria-disabled')).toBe(
        'true',
      ),
    );
    await expectAccessible();
    const withdrawn: PurchaseView = { ...kept, status: 'refunded', amountRefunded: 29_700, withdrawal: null };
    page.answer({ [withdraw]: 'done', [purchasesApi]: { json: [withdrawn] } });
    within(await toastOf('Köpet är ångrat', 'status')).getByText(/^Du får en bekräftelse/);
    await screen.findByText(/Återbetalt$/);
    expect(screen.queryByRole('button', { name: /^Ångra köp/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await page.asked(withdraw)[0]!.clone().json()).toEqual({ reports: 3, amount: 29_700 });
  });

  it('says why it was refused', async () => {
    const why = 'En av rapporterna har använts sedan sidan öppnades.';
    const page = await ask(kept, { [withdraw]: problem(409, why) });
    await agree(page);
    within(await toastOf('Köpet kunde inte ångras', 'alert')).getByText(why);
    expect(screen.queryByRole('dialog')).toBeNull();
    await expectAccessible();
  });
});

describe('the places where one is logged in', () => {
  it('are told, each but this one to be ended', async () => {
    const page = await open({
      [sessionsApi]: { json: [here, iPhone] },
      [`DELETE ${sessionsApi}/s2`]: 'done',
    });
    await screen.findByText('Safari på iPhone', { selector: 'strong' });
    expect(screen.getAllByText('Den här enheten')).toHaveLength(1);
    screen.getByText(/^Användes senast /);
    screen.getByText(
      'Högst 50 enheter kan vara inloggade. Loggar du in på en till loggas den ut som har varit oanvänd längst.',
    );
    await expectAccessible();
    page.answer({ [sessionsApi]: { json: [here] } });
    await page.user.click(screen.getByRole('button', { name: /^Avsluta ?Safari på iPhone$/ }));
    await toastOf('Safari på iPhone är utloggad', 'status');
    await waitFor(() => expect(screen.queryByText('Safari på iPhone', { selector: 'strong' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Avsluta alla andra' })).toBeNull();
  });

  it.each([
    ['one', /^Avsluta ?Safari på iPhone$/, `DELETE ${sessionsApi}/s2`],
    ['all others', 'Avsluta alla andra', `DELETE ${sessionsApi}`],
  ])('say why %s could not be ended', async (_what, name, act) => {
    const page = await open({ [sessionsApi]: { json: [here, iPhone] }, [act]: problem(500, 'Fel hos oss.') });
    await page.user.click(await screen.findByRole('button', { name }));
    within(await toastOf('Utloggningen gick inte', 'alert')).getByText('Fel hos oss.');
  });

  it('are asked for again by themselves where too much was asked for at once', async () => {
    let asked = 0;
    const busy = { ...problem(429, 'Du har för mycket på gång samtidigt.'), retryAfter: 0 };
    await open({ [sessionsApi]: () => ((asked += 1) === 1 ? busy : { json: [here] }) });
    await screen.findByText('Den här enheten');
    expect([asked, screen.queryByText('Dina inloggningar kunde inte hämtas.')]).toEqual([2, null]);
  });

  it('tell of it where that goes on', async () => {
    const page = await open({ [sessionsApi]: { ...problem(429), retryAfter: 0 } });
    await screen.findByText('Dina inloggningar kunde inte hämtas.');
    expect(page.asked(sessionsApi)).toHaveLength(3);
  });

  it('are asked for again where they could not be fetched', async () => {
    const page = await open({ [sessionsApi]: problem(503) });
    const alert = (await screen.findByText('Dina inloggningar kunde inte hämtas.')).closest<HTMLElement>(
      '[role=alert]',
    )!;
    await expectAccessible();
    page.answer({ [sessionsApi]: { json: [here] } });
    await page.user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
    await screen.findByText('Den här enheten');
  });
});

describe('another password', () => {
  const change = 'PUT /api/account/password';
  const dialog = () => within(screen.getByRole('dialog', { name: 'Byt lösenord' }));
  const old = () => dialog().getByLabelText<HTMLInputElement>('Nuvarande lösenord');
  const next = () => dialog().getByLabelText<HTMLInputElement>('Nytt lösenord');
  const confirm = (page: OpenedPage) =>
    page.user.click(dialog().getByRole('button', { name: 'Byt lösenord' }));
  async function ask(answers: Answers = {}): Promise<OpenedPage> {
    const page = await open(answers);
    await page.user.click(await screen.findByRole('button', { name: 'Byt lösenord' }));
    return page;
  }
  const refused = (path: string, message: string) => ({
    status: 422,
    json: {
      type: 'about:blank',
      title: 'x',
      status: 422,
      code: 'invalid',
      detail: message,
      errors: [{ path, message }],
    },
  });

  it('is told to be common while it is typed', async () => {
    const why = 'Lösenordet är vanligt och lätt att gissa. Välj ett annat.';
    const page = await ask({ 'POST /api/auth/password-check': { json: { refusal: why } } });
    await page.user.type(next(), 'sommar');
    const told = await dialog().findByText(why);
    expect(next().getAttribute('aria-describedby')!.split(' ')).toContain(told.id);
    await expectAccessible();
  });

  it('needs the old one and six characters', async () => {
    const page = await ask();
    const rule = dialog().getByText(
      'Minst 6 tecken, gärna flera ord. De vanligaste lösenorden går inte att välja.',
    );
    expect(next().getAttribute('aria-describedby')!.split(' ')).toContain(rule.id);
    expect(old().getAttribute('aria-describedby')!.split(' ')).not.toContain(rule.id);
    await confirm(page);
    expect(dialog().getByText('Skriv ditt nuvarande lösenord.').getAttribute('role')).toBe('status');
    expect([document.activeElement, old().getAttribute('aria-invalid')]).toEqual([old(), 'true']);
    await page.user.type(old(), 'hemligt-lösenord');
    expect(dialog().queryByText('Skriv ditt nuvarande lösenord.')).toBeNull();
    await page.user.type(next(), '12345{Enter}');
    dialog().getByText('Lösenordet måste vara minst 6 tecken');
    expect(document.activeElement).toBe(next());
    expect(page.asked(change)).toEqual([]);
    await expectAccessible();
  });

  it.each([
    ['password', 'Lösenordet stämmer inte.', old],
    ['newPassword', 'Lösenordet är vanligt och lätt att gissa. Välj ett annat.', next],
  ] as const)('says beside the field what is wrong with the %s', async (path, message, field) => {
    const page = await ask({ [change]: refused(path, message) });
    await page.user.type(old(), 'hemligt-lösenord');
    await page.user.type(next(), 'sommar2026');
    await confirm(page);
    expect((await dialog().findByText(message)).getAttribute('role')).toBe('status');
    expect([document.activeElement, field().getAttribute('aria-invalid')]).toEqual([field(), 'true']);
    await expectAccessible();
  });

  it('says above the fields what no field is at fault for, and can be had then', async () => {
    const page = await ask({ [change]: problem(429, 'För många försök. Vänta en stund.') });
    await page.user.type(old(), 'hemligt-lösenord');
    await page.user.type(next(), 'blåbär och mjölk');
    await confirm(page);
    expect(
      (await dialog().findByText('För många försök. Vänta en stund.')).closest('[role=status]'),
    ).not.toBeNull();
    page.answer({ [change]: 'done' });
    await confirm(page);
    within(await toastOf('Lösenordet är bytt', 'status')).getByText('Alla andra enheter är utloggade.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await page.asked(change)[1]!.clone().json()).toEqual({
      password: 'hemligt-lösenord',
      newPassword: 'blåbär och mjölk',
    });
  });
});

describe('the end of the account', () => {
  const erasureApi = '/api/account/erasure';
  const erase = 'DELETE /api/account';
  const terms: ErasurePreview = {
    id: buyer.id,
    email: buyer.email,
    seen: 'seen-1',
    analyses: 2,
    completedAnalyses: 2,
    handIns: 0,
    pictures: 0,
    freeReports: 3,
    boughtReports: 2,
    deviceGrants: 1,
    hadFreeReports: 1,
    openCheckouts: 0,
    paymentsOnTheirWay: 1,
    purchases: 0,
    paidPurchases: 0,
    ledgerLines: 1,
    experiments: 0,
    sessions: 2,
    mailTokens: 0,
  };
  const dialog = () => within(screen.getByRole('dialog', { name: 'Radera kontot?' }));
  const field = () => dialog().getByLabelText<HTMLInputElement>('Skriv ditt lösenord för att bekräfta');
  const confirm = (page: OpenedPage) =>
    page.user.click(dialog().getByRole('button', { name: 'Radera kontot' }));
  async function ask(answer: Answers[string], answers: Answers = {}): Promise<OpenedPage> {
    const page = await open({ [erasureApi]: answer, ...answers });
    await page.user.click(await screen.findByRole('button', { name: 'Radera kontot' }));
    return page;
  }

  it('says what it takes and what stays, once that is counted', async () => {
    const page = await ask('awaited');
    expect(dialog().getByText('Räknar vad som tas bort...').closest('[role=status]')).not.toBeNull();
    expect(dialog().queryByLabelText('Skriv ditt lösenord för att bekräfta')).toBeNull();
    await expectAccessible();
    page.answer({ [erasureApi]: { json: terms } });
    await dialog().findByText(
      /^Du förlorar 2\sköpta rapporter och 3\sgratisrapporter som du inte har använt\. De köptes för mer än 14 dagar sedan/,
    );
    dialog().getByText(/^En betalning behandlas av din bank och kan inte stoppas\./);
    expect(dialog().getAllByRole('listitem').map(told)).toEqual([
      'kontot med e‑postadress och lösenord',
      '2 analyser med sina rapporter',
      '2 inloggningar: du loggas ut överallt',
      'hur många rapporter kontot har fått och använt, i sju år efter årets slut',
      'en kontrollsumma som visar att enheten har fått sina gratisrapporter, i 24 månader',
      'en kontrollsumma som visar att e‑postadressen har fått sina gratisrapporter, i 24 månader från att den fick dem',
      'rader i vår logg om vad som hände och när, utan att någon kan se att de gäller dig',
    ]);
    await expectAccessible();
  });

  it('is asked about again where that could not be counted', async () => {
    const page = await ask(problem(500, 'Fel hos oss.'));
    expect((await dialog().findByText('Fel hos oss.')).closest('[role=status]')).not.toBeNull();
    page.answer({ [erasureApi]: { json: terms } });
    await page.user.click(dialog().getByRole('button', { name: 'Försök igen' }));
    await dialog().findByRole('heading', { name: 'Det här raderas direkt' });
  });

  it('points to what can be withdrawn first', async () => {
    await ask({ json: terms }, { [purchasesApi]: { json: [kept] } });
    await dialog().findByText(
      /Ett köp kan du fortfarande ångra, och få tillbaka pengarna\. Gör det först, under Dina köp\.$/,
    );
  });

  it('needs the password, and says when it is wrong', async () => {
    const message = 'Lösenordet stämmer inte.';
    const body = { type: 'about:blank', title: 'x', status: 422, code: 'invalid', detail: message };
    const page = await ask(
      { json: terms },
      { [erase]: { status: 422, json: { ...body, errors: [{ path: 'password', message }] } } },
    );
    await dialog().findByRole('heading', { name: 'Det här raderas direkt' });
    await confirm(page);
    dialog().getByText('Skriv ditt lösenord.');
    expect(document.activeElement).toBe(field());
    expect(page.asked(erase)).toEqual([]);
    await page.user.type(field(), 'fel lösenord{Enter}');
    await dialog().findByText(message);
    expect([document.activeElement, field().getAttribute('aria-invalid')]).toEqual([field(), 'true']);
    expect(await page.asked(erase)[0]!.clone().json()).toEqual({ password: 'fel lösenord', seen: 'seen-1' });
    await expectAccessible();
  });

  it('is asked for once, and its button is busy for as long', async () => {
    const page = await ask({ json: terms }, { [erase]: 'awaited' });
    await dialog().findByRole('heading', { name: 'Det här raderas direkt' });
    await page.user.type(field(), 'hemligt-lösenord');
    await confirm(page);
    const button = dialog().getByRole('button', { name: 'Radera kontot' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await confirm(page);
    await page.user.type(field(), '{Enter}');
    expect(page.asked(erase)).toHaveLength(1);
    await expectAccessible();
    page.answer({ [erase]: problem(500, 'Fel hos oss.') });
    await dialog().findByText('Kontot kunde inte raderas. Fel hos oss.');
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });

  it('says what has changed meanwhile, and counts anew', async () => {
    const changed = 'Kontot har ändrats sedan du fick se vad som tas bort.';
    const page = await ask({ json: terms }, { [erase]: problem(409, changed, { code: 'account_changed' }) });
    await dialog().findByRole('heading', { name: 'Det här raderas direkt' });
    await page.user.type(field(), 'hemligt-lösenord');
    page.answer({
      [erasureApi]: { json: { ...terms, seen: 'seen-2', analyses: 3 } satisfies ErasurePreview },
    });
    await confirm(page);
    await dialog().findByText(`Kontot kunde inte raderas. ${changed}`);
    await dialog().findByText(/^3\sanalyser med sina rapporter$/);
    await expectAccessible();
  });
});

describe('all that is kept of a person', () => {
  it('is said to be gathered, and why it cannot be had', async () => {
    const page = await open({ '/api/account/export': 'awaited' });
    const button = await screen.findByRole('button', { name: 'Hämta dina uppgifter' });
    await page.user.click(button);
    await waitFor(() => expect(button.textContent).toBe('Samlar dina uppgifter...'));
    page.answer({ '/api/account/export': problem(429, 'Vänta en stund.') });
    within(await toastOf('Uppgifterna kunde inte hämtas', 'alert')).getByText('Vänta en stund.');
    await waitFor(() => expect(button.textContent).toBe('Hämta dina uppgifter'));
  });
});
