import { screen, waitFor, within } from '@testing-library/dom';
import type { AnalysisCard, AnalysisPage } from '../../../src/analyses/analysis.types.js';
import type { SessionView } from '../../../src/auth/auth.types.js';
import { problem } from '../../../test/support/problem.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { buyer, openPage, type OpenedPage } from '../../test/open-page.js';
import { account, analysisCard, analysisView, failed, underWay } from '../../test/samples.js';
import { stopTime } from '../../test/stopped-time.js';

const api = '/api/analyses';
const flat = analysisCard();
const villa = analysisCard({
  id: 'c0000000-0000-4000-8000-000000000002',
  address: 'Ekbacken 7',
  municipality: 'Örebro',
  monthlyFeeKr: null,
  operatingCostKr: 42_000,
  isPaid: false,
  verdict: 'RED',
});
const bought = analysisCard({
  id: 'c0000000-0000-4000-8000-000000000008',
  address: 'Köpgatan 8',
  paidWith: 'bought',
});
const bare = analysisCard({
  id: 'c0000000-0000-4000-8000-000000000003',
  address: null,
  municipality: null,
  priceKr: null,
  pricePerSqmKr: null,
  verdict: 'YELLOW',
});
const broken = analysisCard({
  ...failed,
  id: 'c0000000-0000-4000-8000-000000000004',
  address: 'Felgatan 2',
  municipality: null,
  failureReason: 'Sidan gick inte att läsa.',
});
const going = analysisCard({
  ...underWay,
  id: 'c0000000-0000-4000-8000-000000000005',
  address: 'Ringvägen 100',
});

const pageOf = (...items: readonly AnalysisCard[]): AnalysisPage => ({ items, nextCursor: null });
const open = (answer: Answers[string], more: Answers = {}, search = ''): Promise<OpenedPage> =>
  openPage(`/dashboard${search}`, { as: 'buyer', answers: { [api]: answer, ...more } });
const cardOf = async (address: string) =>
  (await screen.findByRole('heading', { level: 2, name: address })).closest('article')!;
const told = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ');
const toastOf = async (text: string | RegExp, role: string) =>
  (await screen.findByText(text)).closest<HTMLElement>(`[role=${role}]`)!;

describe('the list of analyses', () => {
  it('is said to be on its way, and then stands', async () => {
    const page = await open('awaited');
    expect((await screen.findByText('Laddar dina analyser...')).closest('[role=status]')).not.toBeNull();
    await expectAccessible();
    page.answer({ [api]: { json: pageOf(flat, villa) } });
    await cardOf('Vattugränd 14');
    expect(screen.queryByText('Laddar dina analyser...')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await expectAccessible();
  });

  it('leads to the first analysis while there is none', async () => {
    await open({ json: pageOf() });
    const notice = within(
      (await screen.findByRole('heading', { level: 2, name: 'Här samlas dina analyser' })).parentElement!,
    );
    notice.getByText(
      'Klistra in länken till en annons. Det tar ungefär en minut, och du kan lämna sidan under tiden.',
    );
    expect(notice.getByRole('link', { name: 'Skapa din första analys' }).getAttribute('href')).toBe('/');
    for (const role of ['searchbox', 'combobox'] as const) expect(screen.queryByRole(role)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Starta ny analys' })).toBeNull();
    await expectAccessible();
  });

  it('tells of each home what its analysis has come to', async () => {
    const stale = { ...going, id: 'c0000000-0000-4000-8000-000000000006', address: 'Stilla gatan 1' };
    stopTime();
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await open({
      json: pageOf(
        flat,
        villa,
        bought,
        bare,
        broken,
        { ...going, createdAt: minutesAgo(200_000), startedAt: minutesAgo(1) },
        { ...stale, startedAt: minutesAgo(11) },
      ),
    });
    const words = async (address: string) => told(await cardOf(address));
    for (const word of [
      'Gratis rapport',
      'Ser lovande ut',
      '4,15 Mkr',
      'Pris/m²58 042 kr',
      'Avgift/mån5 240 kr',
      '82 % tillförlitlighet',
    ])
      expect(await words('Vattugränd 14')).toContain(word);
    expect(await words('Köpgatan 8')).toContain('Betald');
    expect(await words('Vattugränd 14')).not.toContain('Betald');
    for (const word of ['Kräver betalning', 'Allvarliga varningar', 'Drift/år42 000 kr'])
      expect(await words('Ekbacken 7')).toContain(word);
    for (const word of ['Okänd kommun', 'Pris saknas', 'Granska noggrant'])
      expect(await words('Okänd adress')).toContain(word);
    for (const word of [
      'Misslyckades',
      'Sidan gick inte att läsa.',
      'kontakta support om problemet kvarstår',
    ])
      expect(await words('Felgatan 2')).toContain(word);
    // Nothing is known of where it is.
    expect(await words('Felgatan 2')).toContain('Okänd kommun');
    expect(await words('Ringvägen 100')).toContain('AI analyserar innehåll...23 bilder, 1 planritning');
    const bar = within(await cardOf('Ringvägen 100')).getByRole('progressbar', {
      name: 'Analys av Ringvägen 100',
    });
    expect(bar.getAttribute('aria-valuenow')).toBe('60');
    // Read aloud when it changes.
    expect(screen.getByText('AI analyserar innehåll...').getAttribute('aria-live')).toBe('polite');
    // Nothing has moved for ten minutes.
    for (const word of [
      'Misslyckades',
      'Analysen kunde inte slutföras. Försök igen eller kontakta support om problemet kvarstår.',
    ])
      expect(await words('Stilla gatan 1')).toContain(word);
    expect(within(await cardOf('Stilla gatan 1')).queryByRole('progressbar')).toBeNull();
    await expectAccessible();
  });

  it('leads to the report that is held while it is made anew, and when that is not finished', async () => {
    stopTime();
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const renewed = { ...flat, status: 'analyzing', progress: underWay.progress } as const;
    const page = await open({
      json: pageOf(
        { ...renewed, createdAt: minutesAgo(200_000), startedAt: minutesAgo(2) },
        { ...renewed, id: villa.id, address: 'Ekbacken 7', startedAt: minutesAgo(11) },
      ),
    });
    const link = async (address: string) =>
      within(await cardOf(address))
        .getByRole('link', { name: address })
        .getAttribute('href');
    expect(await link('Vattugränd 14')).toBe(`/report/${flat.id}`);
    expect(await link('Ekbacken 7')).toBe(`/report/${villa.id}`);
    const going = within(await cardOf('Vattugränd 14'));
    going.getByRole('progressbar', { name: 'Analys av Vattugränd 14' });
    going.getByText('Rapporten görs om. Den tidigare kan läsas under tiden.');
    going.getByText(/^Startad för 2\sminuter sedan$|23 bilder, 1 planritning/);
    const stood = within(await cardOf('Ekbacken 7'));
    stood.getByText('Rapporten kunde inte uppdateras. Den tidigare finns kvar.');
    stood.getByText('Ser lovande ut');
    expect(screen.queryByText('Misslyckades')).toBeNull();
    await expectAccessible();
    // Both can be compared.
    await page.user.click(screen.getByRole('button', { name: 'Jämför' }));
    for (const name of ['Jämför Vattugränd 14', 'Jämför Ekbacken 7'])
      await page.user.click(await screen.findByRole('checkbox', { name }));
  });

  it('is asked for again where it could not be fetched', async () => {
    const page = await open(problem(500, 'Fel hos oss.', { requestId: '4f1c2b9e' }));
    const notice = within(
      (await screen.findByRole('heading', { level: 2, name: 'Analyserna kunde inte hämtas' })).parentElement!,
    );
    notice.getByText('Felkod: 4f1c2b9e');
    await expectAccessible();
    page.answer({ [api]: { json: pageOf(flat) } });
    await page.user.click(notice.getByRole('button', { name: 'Försök igen' }));
    await cardOf('Vattugränd 14');
    expect(page.asked(api)).toHaveLength(2);
  });

  it.each([
    ['is away', { status: 503, contentType: 'text/plain', body: 'away' }],
    ['cannot be reached', 'silent'],
  ] as const)('is asked for again where the server %s', async (_how, answer) => {
    const page = await open(answer);
    const notice = within(
      (await screen.findByRole('heading', { level: 2, name: 'Vi får inget svar just nu' })).parentElement!,
    );
    notice.getByText('Tjänsten svarar inte. Det brukar gå över på någon minut. Dina analyser finns kvar.');
    await expectAccessible();
    page.answer({ [api]: { json: pageOf(flat) } });
    await page.user.click(notice.getByRole('button', { name: 'Försök igen' }));
    await cardOf('Vattugränd 14');
  });

  it('is asked for by itself when the connection is back', async () => {
    const line = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const page = await open('silent');
    const notice = within(
      (await screen.findByRole('heading', { level: 2, name: 'Du är utan uppkoppling' })).parentElement!,
    );
    notice.getByText('Sidan visas så snart du är ansluten igen. Dina analyser finns kvar.');
    const line0 = screen.getAllByRole('status')[0]!;
    expect(line0.textContent).toContain('utan uppkoppling');
    await expectAccessible();
    line.mockReturnValue(true);
    page.answer({ [api]: { json: pageOf(flat) } });
    window.dispatchEvent(new Event('online'));
    await cardOf('Vattugränd 14');
    await waitFor(() => expect(line0.textContent).toBe(''));
  });

  it('says that nothing matches, and shows all again', async () => {
    const page = await open((request) => ({
      json: new URL(request.url).searchParams.has('search') ? pageOf() : pageOf(flat),
    }));
    await cardOf('Vattugränd 14');
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Sök adress eller kommun' });
    await page.user.type(field, 'Kiruna');
    const notice = within(
      (await screen.findByRole('heading', { level: 2, name: 'Inga analyser hittades' })).parentElement!,
    );
    notice.getByText('Ingen adress eller kommun stämmer med ”Kiruna”.');
    expect(screen.getByText('Inga träffar').getAttribute('role')).toBe('status');
    expect(window.location.search).toBe('?search=Kiruna');
    await expectAccessible();
    await page.user.click(notice.getByRole('button', { name: 'Visa alla' }));
    await cardOf('Vattugränd 14');
    expect([field.value, window.location.search]).toEqual(['', '']);
  });

  it('keeps in the address what is typed when the session ends in that moment', async () => {
    const page = await open((request) =>
      new URL(request.url).searchParams.has('search') ? problem(401) : { json: pageOf(flat) },
    );
    await cardOf('Vattugränd 14');
    page.answer({ 'POST /api/auth/refresh': problem(401) });
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Sök adress eller kommun' });
    await page.user.type(field, 'Kiru');
    // Before the list is asked for it.
    expect([window.location.search, page.asked(api)]).toEqual(['?search=Kiru', [expect.anything()]]);
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(new URLSearchParams(window.location.search).get('next')).toBe('/dashboard?search=Kiru');
  });

  it('asks for the rest of a long one, also after that was in vain', async () => {
    const page = await open({ json: { items: [flat], nextCursor: 'next' } satisfies AnalysisPage });
    await cardOf('Vattugränd 14');
    page.answer({ [api]: problem(500) });
    await page.user.click(screen.getByRole('button', { name: 'Visa fler' }));
    await screen.findByText('Resten kunde inte hämtas.');
    await expectAccessible();
    page.answer({ [api]: { json: pageOf(villa) } });
    await page.user.click(screen.getByRole('button', { name: /^(Försök igen|Visa fler)$/ }));
    await cardOf('Ekbacken 7');
    expect(new URL(page.asked(api).at(-1)!.url).searchParams.get('cursor')).toBe('next');
    expect(screen.queryByText('Resten kunde inte hämtas.')).toBeNull();
  });
});

describe('a choice of homes to compare', () => {
  const fourth = { ...flat, id: 'c0000000-0000-4000-8000-000000000007', address: 'Fjärde gatan 4' };
  const box = (address: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `Jämför ${address}` });
  const bar = () => within(screen.getByRole('region', { name: 'Jämförelse' }));
  const go = () => bar().getByRole<HTMLButtonElement>('button', { name: 'Jämför' });

  it('takes two or three, and forgets them when it is called off', async () => {
    const page = await open(
      { json: pageOf(flat, villa, bare, fourth) },
      { '/api/analyses/compare': 'awaited' },
    );
    await cardOf('Fjärde gatan 4');
    await page.user.click(screen.getByRole('button', { name: 'Jämför' }));
    await screen.findByText('Välj två eller tre bostäder att jämföra.');
    await page.user.click(box('Vattugränd 14'));
    bar().getByText('Välj minst en till att jämföra.');
    expect(go().disabled).toBe(true);
    await page.user.click(box('Ekbacken 7'));
    bar().getByText('2 av 3 valda.');
    expect(go().disabled).toBe(false);
    await page.user.click(box('Okänd adress'));
    expect(box('Fjärde gatan 4').disabled).toBe(true);
    await expectAccessible();
    await page.user.click(bar().getByRole('button', { name: 'Avbryt' }));
    await page.user.click(await screen.findByRole('button', { name: 'Jämför' }));
    expect(box('Ekbacken 7').checked).toBe(false);
    await page.user.click(box('Ekbacken 7'));
    await page.user.click(box('Vattugränd 14'));
    await page.user.click(go());
    await waitFor(() => expect(window.location.pathname).toBe('/compare'));
    const ids = new URLSearchParams(window.location.search).get('ids')!.split(',');
    expect(ids.sort()).toEqual([flat.id, villa.id]);
    await screen.findByRole('heading', { level: 1, name: 'Jämför bostäder' });
  });

  it('is not offered before two homes are read', async () => {
    await open({ json: pageOf(flat, going) });
    await cardOf('Ringvägen 100');
    expect(screen.queryByRole('button', { name: 'Jämför' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Starta ny analys' }).getAttribute('href')).toBe('/analyze');
  });
});

/** The ways in which an act fails, each with what is to be read of it. */
const faults = (otherwise: string): [string, Answers[string], RegExp][] => [
  ['the server says why', problem(409, 'Analysen pågår redan.'), /^Fel ?Analysen pågår redan\./],
  [
    'it answers without a word',
    { status: 400, contentType: 'text/plain', body: 'nej' },
    new RegExp(`^Fel ?${otherwise}`),
  ],
  [
    'it fails without a word',
    { status: 500, contentType: 'text/plain', body: '' },
    new RegExp(`^Fel ?${otherwise}`),
  ],
  [
    'a proxy answers in its place',
    { status: 503, contentType: 'text/html', body: '<h1>503</h1>' },
    new RegExp(`^Fel ?${otherwise}`),
  ],
  ['nobody answers', 'silent', /^Ett fel uppstod ?Vi får inget svar från servern just nu\./],
];

describe('another try of a failed analysis', () => {
  const retry = `POST ${api}/${broken.id}/retry`;
  const press = async (page: OpenedPage): Promise<void> =>
    page.user.click(within(await cardOf('Felgatan 2')).getByRole('button', { name: /Försök igen/ }));

  it('begins, and the card goes on', async () => {
    const begun = { ...broken, status: 'processing', failureReason: null } as const;
    const page = await open(
      { json: pageOf(broken) },
      {
        [retry]: { json: { success: true } },
        [`${api}/${broken.id}`]: { json: { ...begun, preview: null, madeBy: null } },
      },
    );
    await press(page);
    const toast = await toastOf('Försöker igen', 'status');
    within(toast).getByText('Analysen har startats om. Du får ett meddelande när den är klar.');
    await waitFor(async () => expect(told(await cardOf('Felgatan 2'))).not.toContain('Misslyckades'));
  });

  it.each([
    ['the whole report', /Försök igen/, false],
    ['the preview alone', 'Bara förhandsvisning', true],
  ])('tells what it costs, and is for %s', async (_what, name, asPreview) => {
    const page = await open(
      { json: pageOf(broken) },
      {
        '/api/auth/me': { json: account({ freeReportsRemaining: 0, reportCredits: 1 }) },
        [retry]: { json: { success: true } },
        [`${api}/${broken.id}`]: 'awaited',
      },
    );
    await screen.findByText('Hela rapporten kostar din sista köpta rapport.');
    await page.user.click(within(await cardOf('Felgatan 2')).getByRole('button', { name }));
    await toastOf('Försöker igen', 'status');
    expect(await page.asked(retry)[0]!.clone().json()).toEqual({ asPreview });
  });

  it('begins also when the session has to be renewed first', async () => {
    const page = await open(
      { json: pageOf(broken) },
      {
        [retry]: ({ headers }) =>
          headers.get('authorization') === 'Bearer renewed' ? { json: { success: true } } : problem(401),
        [`${api}/${broken.id}`]: 'awaited',
      },
    );
    await cardOf('Felgatan 2');
    const renewed = { accessToken: 'renewed', expiresAt: '2099-01-01T00:00:00Z' };
    page.answer({
      'POST /api/auth/refresh': { json: { user: buyer, session: renewed } satisfies SessionView },
    });
    await press(page);
    await toastOf('Försöker igen', 'status');
    expect(page.asked(retry)).toHaveLength(2);
  });

  it.each(faults('Kunde inte försöka igen'))('says why not where %s', async (_how, answer, words) => {
    const page = await open({ json: pageOf(broken) }, { [retry]: answer });
    await press(page);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(words);
    expect(told(await cardOf('Felgatan 2'))).toContain('Misslyckades');
    await expectAccessible();
  });
});

describe('a day without previews left', () => {
  const why = 'Du har använt dagens fem gratis förhandsvisningar. Köp en rapport eller försök igen i morgon.';

  it('is told at another try with a way to buy', async () => {
    const page = await open(
      { json: pageOf(broken) },
      { [`POST ${api}/${broken.id}/retry`]: problem(429, why, { code: 'preview_limit' }) },
    );
    await page.user.click(within(await cardOf('Felgatan 2')).getByRole('button', { name: /Försök igen/ }));
    const alert = await toastOf(why, 'alert');
    expect(within(alert).getByRole('link', { name: 'Köp rapport' }).getAttribute('href')).toBe('/pricing');
  });

  it('leads to buying from the card that failed by it', async () => {
    const page = await open(
      { json: pageOf({ ...broken, failureCode: 'preview_limit', failureReason: why }) },
      { '/api/products': 'awaited' },
    );
    await page.user.click(within(await cardOf('Felgatan 2')).getByRole('button', { name: 'Köp rapport' }));
    await waitFor(() => expect(window.location.pathname).toBe('/pricing'));
  });
});

describe('an analysis that its owner stops', () => {
  const stop = `POST ${api}/${going.id}/cancel`;
  const press = async (page: OpenedPage, address: string): Promise<void> =>
    page.user.click(
      within(await cardOf(address)).getByRole('button', { name: `Avbryt analysen av ${address}` }),
    );
  const reason =
    'Du stoppade analysen innan den blev klar. Ingen rapport har använts, och du kan starta om den.';

  it('stands as stopped, and may be started over', async () => {
    const stopped = analysisView({
      ...going,
      status: 'failed',
      failureCode: 'stopped',
      failureReason: reason,
    });
    const page = await open(
      { json: pageOf(going) },
      { [stop]: { json: stopped }, [`${api}/${going.id}`]: { json: stopped } },
    );
    await press(page, 'Ringvägen 100');
    await toastOf('Analysen är stoppad', 'status');
    const card = within(await cardOf('Ringvägen 100'));
    card.getByText('Stoppad');
    card.getByText(reason);
    card.getByRole('button', { name: /Försök igen/ });
    expect(told(await cardOf('Ringvägen 100'))).not.toMatch(/Misslyckades|kontakta support/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await expectAccessible();
  });

  it('is asked about where a paid report is being made anew, which stays', async () => {
    const renewed = { ...going, isPaid: true, paidWith: 'bought', verdict: 'GREEN' } as const;
    const stands = analysisView({
      ...renewed,
      status: 'completed',
      failureCode: 'stopped',
      failureReason: reason,
    });
    const page = await open(
      { json: pageOf(renewed) },
      { [stop]: { json: stands }, [`${api}/${going.id}`]: { json: stands } },
    );
    await press(page, 'Ringvägen 100');
    const dialog = within(await screen.findByRole('dialog', { name: 'Avbryta den nya rapporten?' }));
    dialog.getByText('Rapporten som du redan har finns kvar som den är.');
    expect(page.asked(stop)).toHaveLength(0);
    await page.user.click(dialog.getByRole('button', { name: 'Avbryt analysen' }));
    within(await toastOf('Den nya rapporten är stoppad', 'status')).getByText('Den tidigare finns kvar.');
    within(await cardOf('Ringvägen 100')).getByText('Betald');
  });

  it.each(faults('Kunde inte avbryta analysen'))('goes on where %s', async (_how, answer, words) => {
    const page = await open({ json: pageOf(going) }, { [stop]: answer, [`${api}/${going.id}`]: 'awaited' });
    await press(page, 'Ringvägen 100');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(words);
    within(await cardOf('Ringvägen 100')).getByRole('progressbar');
  });
});

describe('the removal of an analysis', () => {
  const removal = `DELETE ${api}/${broken.id}`;
  const dialog = () => within(screen.getByRole('dialog', { name: 'Ta bort analysen?' }));
  async function ask(card: AnalysisCard, name: string, answers: Answers = {}): Promise<OpenedPage> {
    const page = await open({ json: pageOf(card, going) }, answers);
    await page.user.click(within(await cardOf(card.address!)).getByRole('button', { name }));
    dialog().getByText(card.address!);
    return page;
  }

  it('is asked about, and can be left', async () => {
    const page = await ask(broken, 'Ta bort');
    dialog().getByText('Den kan inte hämtas tillbaka.');
    expect(document.activeElement?.textContent).toBe('Avbryt');
    await expectAccessible();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Ta bort');
    expect(page.asked(removal)).toEqual([]);
  });

  it('leaves one message on show', async () => {
    const retry = `POST ${api}/${broken.id}/retry`;
    const page = await ask(broken, 'Ta bort', { [removal]: 'silent', [retry]: 'silent' });
    await page.user.click(dialog().getByRole('button', { name: 'Ta bort' }));
    await screen.findByRole('alert');
    page.answer({ [retry]: problem(409, 'Analysen pågår redan.') });
    await page.user.click(within(await cardOf('Felgatan 2')).getByRole('button', { name: /Försök igen/ }));
    await screen.findByText('Analysen pågår redan.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('says of a paid one that another costs a report', async () => {
    const page = await ask(flat, 'Ta bort Vattugränd 14');
    dialog().getByText(
      'Rapporten är betald. Den kan inte hämtas tillbaka, och en ny av samma bostad kostar en rapport till.',
    );
    await page.user.click(dialog().getByRole('button', { name: 'Avbryt' }));
  });

  it('takes the card away, and the focus to the page', async () => {
    const page = await ask(broken, 'Ta bort', { [removal]: 'done' });
    await page.user.click(dialog().getByRole('button', { name: 'Ta bort' }));
    within(await toastOf('Borttagen', 'status')).getByText('Analysen har tagits bort');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Felgatan 2' })).toBeNull());
    await cardOf('Ringvägen 100');
    expect(document.activeElement?.id).toBe('content');
  });

  it.each(faults('Kunde inte ta bort analysen'))('says why not where %s', async (_how, answer, words) => {
    const page = await ask(broken, 'Ta bort', { [removal]: answer });
    await page.user.click(dialog().getByRole('button', { name: 'Ta bort' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.queryByRole('dialog')).toBeNull();
    await cardOf('Felgatan 2');
  });
});
