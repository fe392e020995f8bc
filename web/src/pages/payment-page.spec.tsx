import { screen, waitFor, within } from '@testing-library/dom';
import type { AnalysisPreview, AnalysisView } from '../../../src/analyses/analysis.types.js';
import type { SessionView } from '../../../src/auth/auth.types.js';
import { problem } from '../../../test/support/problem.js';
import { products } from '../../../test/support/products.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { buyer, openPage, type OpenedPage } from '../../test/open-page.js';
import { account, analysisView, failed, underWay } from '../../test/samples.js';
import { stopTime } from '../../test/stopped-time.js';

const preview: AnalysisPreview = {
  verdict: 'YELLOW',
  verdictReason: 'Det finns saker att kontrollera.',
  confidence: 60,
  redFlagsCount: 4,
  unjudgedCount: 2,
  missingCount: 7,
  euphemismsCount: 4,
  questionsCount: 22,
  sumsCount: 3,
  redFlagTitles: ['Taket är gammalt', 'Avgiften är hög', 'Stambyte planeras'],
};
const unpaid = analysisView({ isPaid: false, preview });
const { id } = unpaid;
const path = `/payment/${id}`;
const one = `/api/analyses/${id}`;
const accountApi = '/api/auth/me';
const productApi = '/api/products/single-report';
const checkout = 'POST /api/checkout/analysis';
const unlock = `POST ${one}/unlock`;
const renewal = 'POST /api/auth/refresh';
const spent = account({ freeReportsRemaining: 0 });

const open = (answers: Answers = {}, search = ''): Promise<OpenedPage> =>
  openPage(`${path}${search}`, {
    as: 'buyer',
    answers: {
      [one]: { json: unpaid },
      [accountApi]: { json: spent },
      [productApi]: { json: products[0] },
      [`${one}/report`]: 'awaited',
      ...answers,
    },
  });
const json = (fields: Partial<AnalysisView>) => ({ json: analysisView({ isPaid: false, ...fields }) });
const pay = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Betala 149\skr$/ });
const terms = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /^Jag godkänner användarvillkoren/ });
const unlockButton = () => screen.queryByRole('button', { name: 'Lås upp med 1 rapport' });
const alertOf = async (text: string) => (await screen.findByText(text)).closest<HTMLElement>('[role=alert]')!;
const order = () => within(screen.getByRole('region', { name: 'Din beställning' }));

describe('an unpaid analysis', () => {
  it('is said to be on its way, and then shows what a preview may and no more', async () => {
    const page = await open({ [one]: 'awaited', [accountApi]: 'awaited', [productApi]: 'awaited' });
    expect((await screen.findByText('Laddar...')).closest('[role=status]')).not.toBeNull();
    await expectAccessible();
    page.answer({ [one]: { json: unpaid } });
    const shown = within(await screen.findByRole('region', { name: 'Förhandsvisning' }));
    shown.getByText('Det finns saker att kontrollera.');
    shown.getByText('60 % tillförlitlighet · 4 röda flaggor');
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent!.trim())).toEqual([
      'Taket är gammalt',
      'Avgiften är hög',
      'Stambyte planeras',
      '+ 1 fler i rapporten',
    ]);
    shown.getByText(
      '2 meningar i annonsen kunde vi inte bedöma. De står i rapporten, med frågor att ställa.',
    );
    screen.getByRole('heading', { name: 'Låst tills rapporten är betald' });
    order().getByText(/71,5\sm²/);
    // What it costs is not known yet.
    expect(order().getByText('Laddar...').closest('[role=status]')).not.toBeNull();
    await expectAccessible();
    page.answer({ [accountApi]: { json: spent }, [productApi]: { json: products[0] } });
    await pay();
    expect(unlockButton()).toBeNull();
    expect(screen.getByRole('link', { name: 'Till betalningen' }).getAttribute('href')).toBe('#order');
    await expectAccessible();
  });

  it('says how much the report holds of this home, and of what there is none nothing', async () => {
    const promising = { ...preview, verdict: 'GREEN', euphemismsCount: 1, sumsCount: 0 } as const;
    await open({ [one]: json({ preview: promising }) });
    const locked = within(await screen.findByRole('region', { name: 'Låst tills rapporten är betald' }));
    expect(locked.getAllByRole('listitem').map(({ textContent }) => textContent!.trim())).toEqual([
      'Skälen till bedömningen, och belägget för varje röd flagga',
      '7\u00a0uppgifter som saknas i annonsen, och vad det kan betyda för dig',
      '1\u00a0mäklarord i klartext',
      '22\u00a0frågor att ställa om just den här bostaden',
      'Priset, månadskostnaden och renoveringarna som väntar',
      'Planritningen och bilderna, när annonsen har några',
    ]);
    locked.getByText(
      'Bostaden ser lovande ut. Rapporten visar vad det bygger på, och vad du ändå ska fråga om.',
    );
    await expectAccessible();
  });

  it('counts sums too, and calls no other home promising', async () => {
    await open();
    const locked = within(await screen.findByRole('region', { name: 'Låst tills rapporten är betald' }));
    locked.getByText(/^3\sbelopp ur annonsen, utöver pris och avgift$/);
    expect(locked.queryByText(/ser lovande ut/)).toBeNull();
  });

  it('offers a report that is held before it asks for money', async () => {
    await open({ [accountApi]: { json: account() } });
    await pay();
    expect(unlockButton()).not.toBeNull();
    screen.getByText('Du har 3 rapporter kvar. En upplåst rapport är din för alltid.');
    screen.getByRole('heading', { name: 'Eller betala för bara den här' });
    expect(screen.getByRole('link', { name: /Se paketen$/ }).getAttribute('href')).toBe(
      `/pricing?for=${analysisView().id}`,
    );
    expect(screen.getByRole('link', { name: 'Lås upp rapporten' }).getAttribute('href')).toBe('#order');
    await expectAccessible();
  });

  it('tells an account that was given no free reports why there is none', async () => {
    await open({ [accountApi]: { json: account({ freeReportsRemaining: 0, hadFreeReports: false }) } });
    await pay();
    screen.getByText(/^Det här kontot fick inga gratis rapporter: de ges en gång per person\./);
  });

  it('says that the payment was broken off, and what it does not know of the home', async () => {
    await open({ [one]: json({ preview, municipality: null, livingArea: null }) }, '?canceled=true');
    const said = await screen.findByText('Betalningen avbröts. Du kan försöka igen när du är redo.');
    expect(said.closest('[role=status]')).not.toBeNull();
    order().getByText('Okänd kommun');
    await expectAccessible();
  });

  it.each([
    ['is not sold', problem(404), 'Kunde inte hämta priser. Kontakta support.'],
    ['is out of reach', problem(503), 'Prissättningen kunde inte laddas. Försök igen senare.'],
    ['could not be fetched', problem(500), 'Prissättningen kunde inte laddas. Försök igen senare.'],
    ['nobody tells', 'silent', 'Prissättningen kunde inte laddas. Försök igen senare.'],
  ] as const)('asks for the price again where it %s', async (_how, answer, said) => {
    const page = await open({ [productApi]: answer });
    const alert = await alertOf(said);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await expectAccessible();
    page.answer({ [productApi]: { json: products[0] } });
    await page.user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
    await pay();
  });

  it('is asked for again where it could not be fetched', async () => {
    const page = await open({ [one]: problem(500, 'Fel hos oss.', { requestId: '4f1c2b9e' }) });
    const notice = within(
      (await screen.findByRole('heading', { level: 1, name: 'Kunde inte hämta analys' })).parentElement!,
    );
    notice.getByText('Felkod: 4f1c2b9e');
    await expectAccessible();
    page.answer({ [one]: { json: unpaid } });
    await page.user.click(notice.getByRole('button', { name: 'Försök igen' }));
    await pay();
  });

  it.each([
    ['is away', problem(503)],
    ['cannot be reached', 'silent'],
  ] as const)('is asked for again where the server %s', async (_how, answer) => {
    const page = await open({ [one]: answer });
    const title = await screen.findByRole('heading', { level: 1, name: 'Vi får inget svar just nu' });
    await expectAccessible();
    page.answer({ [one]: { json: unpaid } });
    await page.user.click(within(title.parentElement!).getByRole('button', { name: 'Försök igen' }));
    await pay();
  });
});

it.each([
  ['sold', 'Bostaden är såld', /det som har hänt sedan dess/],
  ['plot', 'Det här är en tomt', /bedömer inget hus/],
  ['farm', 'Det här är en gård', /värderar varken skog/],
  ['rented-house', 'Det här är ett flerfamiljshus', /varken hyror/],
] as const)('says what a report cannot say before it is paid: %s', async (homeLimit, title, cannot) => {
  await open({ [one]: json({ preview, homeLimit }) });
  const note = within(await screen.findByRole('complementary', { name: title }));
  note.getByText(cannot);
  note.getByText(/^Ingen rapport har dragits\./);
  await expectAccessible();
});

describe('an analysis that there is nothing to pay for', () => {
  it('is not ready, of which a word stays for five seconds, and is offered once it is', async () => {
    stopTime();
    const page = await open({ [one]: json(underWay) });
    const title = await screen.findByRole('heading', { level: 2, name: 'Analysen är inte klar än' });
    within(title.parentElement!).getByText(
      'Sidan visar förhandsvisningen så fort den är klar. Du kan lämna sidan under tiden.',
    );
    const toast = screen.getByText('Du kan betala när den är färdig.');
    expect(toast.closest('[role=status]')).not.toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await expectAccessible();
    await jest.advanceTimersByTimeAsync(5_100);
    await waitFor(() => expect(screen.queryByText('Du kan betala när den är färdig.')).toBeNull());
    page.answer({ [one]: { json: unpaid } });
    await jest.advanceTimersByTimeAsync(5_100);
    await pay();
    screen.getByText('Taket är gammalt');
  });

  const retry = `POST ${one}/retry`;
  const notice = async () =>
    within((await screen.findByRole('heading', { level: 2, name: 'Analysen misslyckades' })).parentElement!);

  it.each([
    ['Sidan gick inte att läsa.', 'Sidan gick inte att läsa. Det finns inget att betala för.'],
    [null, 'Något gick fel under analysen. Det finns inget att betala för.'],
  ])('has failed (%s), which is told for five seconds, and begins again', async (failureReason, said) => {
    stopTime();
    const page = await open({
      [one]: json({ ...failed, failureReason }),
      [retry]: { json: { success: true } },
    });
    (await notice()).getByText(said);
    const toast = screen.getByText('Du kan betala när den är färdig.').closest<HTMLElement>('[role=status]')!;
    within(toast).getByText('Analysen misslyckades');
    expect((await notice()).getByRole('link', { name: 'Mina Analyser' }).getAttribute('href')).toBe(
      '/dashboard',
    );
    await expectAccessible();
    await jest.advanceTimersByTimeAsync(5_100);
    await waitFor(() => expect(screen.queryByText('Du kan betala när den är färdig.')).toBeNull());
    page.answer({ [one]: json(underWay) });
    await page.user.click((await notice()).getByRole('button', { name: 'Försök igen' }));
    await screen.findByRole('heading', { level: 2, name: 'Analysen är inte klar än' });
    expect(page.asked(retry)).toHaveLength(1);
  });

  it('has failed, and asks first where another try would spend a report', async () => {
    const page = await open({
      [one]: json(failed),
      '/api/auth/me': { json: account({ freeReportsRemaining: 2 }) },
    });
    await screen.findByText(/Hela rapporten kostar 1 av dina 2 gratis rapporter\.$/);
    await page.user.click((await notice()).getByRole('button', { name: 'Försök igen' }));
    await screen.findByRole('heading', { level: 1, name: 'Ska vi läsa den här bostaden?' });
    screen.getByRole('button', { name: 'Bara förhandsvisning' });
    expect(page.asked(retry)).toHaveLength(0);
  });

  it('has failed, and says why it cannot begin again', async () => {
    const page = await open({
      [one]: json(failed),
      [retry]: problem(409, 'Analysen pågår redan.'),
    });
    await page.user.click((await notice()).getByRole('button', { name: 'Försök igen' }));
    await alertOf('Analysen pågår redan.');
  });

  it('has failed at its page, and leads to where that is handed in', async () => {
    await open({
      [one]: json({ ...failed, failureCode: 'page_blocked', hemnetUrl: 'https://www.hemnet.se/1' }),
    });
    expect((await notice()).getByRole('link', { name: 'Lämna in annonsen' }).getAttribute('href')).toBe(
      `/analyze?url=https%3A%2F%2Fwww.hemnet.se%2F1&analysis=${id}`,
    );
    (await notice()).getByRole('link', { name: 'Mina Analyser' });
    expect((await notice()).queryByRole('button', { name: 'Försök igen' })).toBeNull();
    await expectAccessible();
  });

  it('is paid already, and leads to its report', async () => {
    await open({ [one]: json({ isPaid: true }) });
    await waitFor(() => expect(window.location.pathname).toBe(`/report/${id}`));
    expect(
      (await screen.findByText('Denna rapport är redan betald!')).closest('[role=status]'),
    ).not.toBeNull();
  });

  it('is not there, or another’s, and leads to the start', async () => {
    await open({ [one]: problem(404) });
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    within(await alertOf('Analysen hittades inte')).getByText(
      'Du kan endast betala för dina egna rapporter.',
    );
  });
});

describe('a checkout', () => {
  it.each([
    ['500', problem(500, 'Betaltjänsten svarar inte.'), 'Kunde inte starta betalning. Försök igen.'],
    ['404', problem(404), 'Du kan endast betala för dina egna rapporter.'],
    [
      '409',
      problem(409, 'Det finns redan ett köp av den här rapporten.'),
      'Det finns redan ett köp av den här rapporten.',
    ],
    ['nothing', 'silent', 'Kunde inte starta betalning. Försök igen.'],
  ] as const)('that is answered with %s may be tried again', async (_how, answer, said) => {
    const page = await open({ [checkout]: answer });
    await pay();
    await page.user.click(terms());
    await page.user.click(await pay());
    await alertOf(said);
    expect([(await pay()).disabled, terms().checked]).toEqual([false, true]);
    // What is known of the analysis may be old.
    await waitFor(() => expect(page.asked(one)).toHaveLength(2));
    expect(await page.asked(checkout)[0]!.clone().json()).toEqual({
      analysisId: id,
      termsAccepted: true,
      termsVersion: '2026-12-01',
    });
    await expectAccessible();
  });

  it('finds out that it was paid in the meantime', async () => {
    const page = await open({ [checkout]: problem(409, 'Redan betald.') });
    await pay();
    await page.user.click(terms());
    page.answer({ [one]: json({ isPaid: true }) });
    await page.user.click(await pay());
    await screen.findByText('Denna rapport är redan betald!');
    await waitFor(() => expect(window.location.pathname).toBe(`/report/${id}`));
  });
});

describe('a report that is held', () => {
  it('unlocks the analysis, and leads to it without a word', async () => {
    const page = await open({ [accountApi]: { json: account() }, [unlock]: { json: {} } });
    await pay();
    page.answer({ [one]: json({ isPaid: true }) });
    await page.user.click(unlockButton()!);
    await waitFor(() => expect(window.location.pathname).toBe(`/report/${id}`));
    expect(screen.queryByText('Denna rapport är redan betald!')).toBeNull();
  });

  it('unlocks it also when the session has to be renewed first', async () => {
    const page = await open({
      [accountApi]: { json: account() },
      [unlock]: ({ headers }) =>
        headers.get('authorization') === 'Bearer renewed' ? { json: {} } : problem(401),
    });
    await pay();
    const renewed = { accessToken: 'renewed', expiresAt: '2099-01-01T00:00:00Z' };
    page.answer({
      [renewal]: { json: { user: buyer, session: renewed } satisfies SessionView },
      [one]: json({ isPaid: true }),
    });
    await page.user.click(unlockButton()!);
    await waitFor(() => expect(window.location.pathname).toBe(`/report/${id}`));
    expect(page.asked(unlock)).toHaveLength(2);
  });

  it('leads to sign in when the session is over, and back from there', async () => {
    const page = await open({ [accountApi]: { json: account() }, [unlock]: problem(401) });
    await pay();
    page.answer({ [renewal]: problem(401) });
    await page.user.click(unlockButton()!);
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(new URLSearchParams(window.location.search).get('next')).toBe(path);
    await screen.findByRole('heading', { level: 1, name: 'Logga in' });
  });

  it('was used elsewhere: then it is offered to pay', async () => {
    const page = await open({
      [accountApi]: { json: account() },
      [unlock]: problem(409, 'Du har inga rapporter kvar att låsa upp med.'),
    });
    await pay();
    page.answer({ [accountApi]: { json: spent } });
    await page.user.click(unlockButton()!);
    within(await alertOf('Kunde inte låsa upp rapporten')).getByText(
      'Du har inga rapporter kvar att låsa upp med.',
    );
    await waitFor(() => expect(unlockButton()).toBeNull());
    await pay();
    screen.getByRole('heading', { name: 'Betala för rapporten' });
  });
});
