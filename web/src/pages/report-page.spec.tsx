import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { AnalysisResult } from '../../../src/reports/analysis-result.schema.js';
import type { AnalysisCard, ReportView } from '../../../src/analyses/analysis.types.js';
import type { ConfirmedView } from '../../../src/billing/billing.types.js';
import { problem } from '../../../test/support/problem.js';
import { sampleResult } from '../../../test/support/results.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage, type OpenedPage, type Visit } from '../../test/open-page.js';
import { analysisCard, analysisView, failed, underWay } from '../../test/samples.js';
import { stopTime } from '../../test/stopped-time.js';
import { reportView } from '../../test/views.js';

const { id } = analysisCard();
const path = `/report/${id}`;
const api = `/api/analyses/${id}/report`;
const one = `/api/analyses/${id}`;
const productsApi = '/api/products/single-report';
const home = 'Vattugränd 14';

const view = (analysis: Partial<AnalysisCard> = {}, more: Partial<ReportView> = {}): ReportView => ({
  ...reportView(),
  analysis: analysisCard(analysis),
  ...more,
});
const open = (
  answer: Answers[string],
  more: Answers = {},
  { as = 'buyer', search = '' }: Pick<Visit, 'as'> & { search?: string } = {},
) => openPage(`${path}${search}`, { as, answers: { [api]: answer, ...more } });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const around = async (name: string) => within((await heading(name)).parentElement!);
const toastOf = async (text: string, role: string) =>
  (await screen.findByText(text)).closest<HTMLElement>(`[role=${role}]`)!;

describe('a report', () => {
  it('is said to be on its way, and shown once it has come', async () => {
    const page = await open('awaited');
    expect((await heading('Laddar rapport...')).closest('[role=status]')).not.toBeNull();
    await expectAccessible();
    page.answer({ [api]: { json: view() } });
    await heading(home);
    screen.getByRole('heading', { level: 2, name: 'Granska noggrant' });
    await waitFor(() => expect(document.title).toBe(`${home} · Visningsklar`));
    expect(screen.queryByText('Laddar rapport...')).toBeNull();
    await expectAccessible();
  });

  it('stands on paper as a summary first, which the screen does not show', async () => {
    await open({ json: view() });
    await heading(home);
    expect(screen.queryByText('Frågor på visningen')).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    screen.getByRole('heading', { level: 2, name: 'Frågor på visningen' });
    screen.getByRole('heading', { level: 3, name: 'Pengarna' });
    window.dispatchEvent(new Event('afterprint'));
    await expectAccessible();
  });

  it('tells what the home costs beside its price in one line, which leads to the parts', async () => {
    const evidence = [{ kind: 'field' as const, name: 'price', value: 2_000_000 }];
    const costs = { total: 42_000, lines: [{ label: 'Lagfart', amount: 42_000 }], evidence };
    const { user } = await open({ json: view({}, { result: sampleResult({ purchaseCosts: costs }) }) });
    const line = within(await screen.findByRole('list', { name: 'Kostnader utöver priset' }));
    expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Per månad inte känt',
      'En gång 42\u00a0000\u00a0kr',
      'Arbeten, tio år inget prissatt',
    ]);
    const parts = screen.getByText('Engångskostnader vid köpet').closest('details')!;
    expect(parts.open).toBe(false);
    await user.click(line.getByRole('button', { name: /^En gång/ }));
    expect(parts.open).toBe(true);
    await user.click(line.getByRole('button', { name: /^Arbeten/ }));
    await screen.findByRole('tab', { name: 'Renovering', selected: true });
    await expectAccessible();
  });

  it('tells the sums of the text that nothing else counts, what is to be paid first, the rest folded', async () => {
    const text = 'Uttaxeringen är 92 000 kr per lägenhet.';
    const evidence = [{ kind: 'quote' as const, field: 'description', start: 0, end: text.length, text }];
    const statedSums: AnalysisResult['statedSums'] = [
      {
        label: 'Uttaxering',
        amount: 92_000,
        per: 'once',
        when: 'mars 2027',
        place: 'ahead',
        why: 'Kommer utöver priset.',
        evidence,
      },
      {
        label: 'Parkering',
        amount: 950,
        per: 'month',
        when: null,
        place: 'beside',
        why: 'Bara om du vill ha platsen.',
        evidence,
      },
      {
        label: 'Pris',
        amount: 3_100_000,
        per: 'once',
        when: null,
        place: 'aside',
        why: 'Ett pris.',
        evidence,
      },
    ];
    await open({ json: view({}, { result: sampleResult({ statedSums }) }) });
    const title = await screen.findByRole('heading', { level: 3, name: 'Belopp i annonsens text' });
    const part = within(title.closest('section')!);
    expect(part.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Ska betalas senare',
      'Kan tillkomma',
    ]);
    part.getByText('92 000 kr, mars 2027');
    part.getByText('950 kr/mån');
    const folded = part.getByText(/annat belopp som texten nämner/u);
    expect(folded.closest('details')!.open).toBe(false);
    await expectAccessible();
  });

  it('folds the formal numbers behind what is missing', async () => {
    const missing = ['Badrummets ålder', 'Föreningens organisationsnummer'];
    const details = missing.map((label, index) => ({
      field: `field${index}`,
      label,
      why: 'Det spelar roll.',
      ask: 'Vad gäller?',
      evidence: [{ kind: 'field' as const, name: `field${index}`, value: null }],
      ...(index === 1 ? { isFormal: true } : {}),
    }));
    const result = sampleResult({ missingInfo: missing, missingInfoDetails: details });
    await open({ json: view({}, { result }) });
    const title = await screen.findByRole('heading', { level: 3, name: 'Information som saknas' });
    const section = within(title.parentElement!);
    const folded = section.getByText('Formella uppgifter (1)').closest('details')!;
    expect(folded.open).toBe(false);
    expect(folded.textContent).toContain('Föreningens organisationsnummer');
    expect(folded.textContent).not.toContain('Badrummets ålder');
    section.getByText('Badrummets ålder');
    await expectAccessible();
  });

  it('shows the sentences that nobody judged right after the findings, each with what to ask', async () => {
    const text = 'Panncentralens ägare har begärts i konkurs.';
    const unjudged: AnalysisResult['unjudged'] = [
      {
        subject: 'avtal',
        ask: 'Vad binder det här dig till?',
        isGrave: false,
        evidence: [{ kind: 'quote', field: 'description', start: 0, end: text.length, text }],
      },
    ];
    await open({ json: view({}, { result: sampleResult({ redFlags: [], unjudged }) }) });
    const title = await screen.findByRole('heading', { level: 3, name: 'Det här kunde vi inte bedöma' });
    const section = within(title.parentElement!);
    section.getByText(`”${text}”`);
    section.getByText('Avtal: Vad binder det här dig till?');
    const before = title.parentElement!.previousElementSibling!;
    expect(before.textContent).toContain('Vi hittade inga varningsflaggor i det som vi kunde bedöma.');
    await expectAccessible();
  });

  it('says beside a sum that it rests on experience or is uncertain, and how far an estimated month may go', async () => {
    const sample = sampleResult();
    const flag = (title: string, basis: 'table' | 'experience') => ({
      ...sample.redFlags[0]!,
      title,
      estimatedCost: { min: 150_000, max: 350_000, uncertain: true, basis, size: 'räknat på 90 m² tak' },
    });
    await open({
      json: view(
        {},
        {
          result: sampleResult({
            redFlags: [flag('Köket från 1990', 'experience'), flag('Taket från 1984', 'table')],
            monthlyCost: {
              oneBorrower: 21_500,
              twoBorrowers: 21_000,
              downPayment: 300_000,
              loan: 2_700_000,
              interestRatePercent: 4,
              stress: [],
              lines: [{ label: 'Driftkostnad (uppskattad)', monthly: 3000 }],
              span: { min: 20_023, max: 22_423 },
              explanation: 'Räknat på högsta lån.',
              evidence: [{ kind: 'field', name: 'price', value: 3_000_000 }],
            },
          }),
        },
      ),
    });
    const noteOf = async (title: string) =>
      (await screen.findByText(title, { selector: '.finding-title' }))
        .closest('li')
        ?.querySelector('.cost-uncertain')?.textContent;
    expect(await noteOf('Köket från 1990')).toBe('erfarenhet');
    expect(await noteOf('Taket från 1984')).toBe('osäker');
    expect(screen.getAllByText('Räknat på 90 m² tak.')).not.toEqual([]);
    screen.getByText(/Månadskostnaden kan bli 20\s000–22\s500\skr för två låntagare/);
    await expectAccessible();
  });

  it('that judged all it read says nothing of the kind', async () => {
    await open({ json: view({}, { result: sampleResult({ redFlags: [], unjudged: [] }) }) });
    await screen.findByText('Vi hittade inga varningsflaggor i det som annonsen berättar.');
    expect(screen.queryByText('Det här kunde vi inte bedöma')).toBeNull();
  });

  it('tells the questions that matter most, each with its answers and whom to ask, and the others behind a line', async () => {
    const ask = (at: number): AnalysisResult['viewingQuestions'][number] => ({
      category: 'Tak',
      question: `Fråga nummer ${at}?`,
      context: 'Taket är gammalt.',
      priority: at,
      good: 'Ett papper.',
      bad: 'Inget papper.',
      whom: ['seller', 'board'],
      isOwn: true,
      evidence: [{ kind: 'field', name: 'roof', value: null }],
    });
    const viewingQuestions = Array.from({ length: 23 }, (_, at) => ask(at + 1));
    await open(
      { json: view({}, { result: sampleResult({ viewingQuestions }) }) },
      {},
      { search: '?flik=fragor' },
    );
    const panel = within(await screen.findByRole('tabpanel', { name: 'Frågor' }));
    panel.getByRole('heading', { level: 3, name: 'De 20 viktigaste' });
    const more = panel.getByText('Fler frågor (3)').closest('details')!;
    expect(more.open).toBe(false);
    expect(within(more).getByLabelText('Fråga nummer 21?')).not.toBeNull();
    // The others count among those to ask once they are asked.
    panel.getByText('0 av 20 frågor avbockade');
    fireEvent.click(within(more).getByLabelText('Fråga nummer 21?'));
    panel.getByText('1 av 21 frågor avbockade');
    expect(more.contains(panel.getByLabelText('Fråga nummer 20?'))).toBe(false);
    const first = within(panel.getByLabelText('Fråga nummer 1?').closest('li')!);
    expect(first.getByText('Bra svar').nextElementSibling!.textContent).toBe('Ett papper.');
    expect(first.getByText('Dåligt svar').nextElementSibling!.textContent).toBe('Inget papper.');
    expect(first.getByText('Fråga').nextElementSibling!.textContent).toBe('säljaren eller styrelsen');
    await expectAccessible();
  });

  it('of before tells its questions without what nobody wrote then, and no checks', async () => {
    await open({ json: view({}, { result: sampleResult() }) }, {}, { search: '?flik=fragor' });
    const panel = within(await screen.findByRole('tabpanel', { name: 'Frågor' }));
    panel.getByText('Därför frågar du');
    expect(panel.queryByText('Bra svar')).toBeNull();
    expect(panel.queryByText(/^Fler frågor/)).toBeNull();
    expect(screen.queryByText('Rätt kontroll')).toBeNull();
  });

  it('says who should look at what, for how much, and who pays', async () => {
    const checks: AnalysisResult['checks'] = [
      {
        id: 'electrical',
        title: 'Elbesiktning av ett auktoriserat elföretag',
        what: 'Mäter jord.',
        why: 'Ojordade eluttag.',
        price: { min: 2_500, max: 6_000, uncertain: true },
        paidBy: 'Köparen',
        evidence: [{ kind: 'field', name: 'roof', value: null }],
      },
      {
        id: 'sewage',
        title: 'Besked om avloppet',
        what: 'Tillståndet.',
        why: 'Gammalt avlopp.',
        price: null,
        paidBy: 'Ingen',
        evidence: [{ kind: 'field', name: 'roof', value: null }],
      },
    ];
    await open({ json: view({}, { result: sampleResult({ checks }) }) });
    const title = await screen.findByRole('heading', { level: 3, name: 'Rätt kontroll' });
    const section = within(title.parentElement!);
    section.getByText('2 500–6 000 kr enligt erfarenhet');
    section.getByText('Kostar inget');
    section.getByText('Ojordade eluttag.');
    section.getByText('Köparen');
    await expectAccessible();
  });

  it('is asked for again where it could not be fetched, which is said with the code for support', async () => {
    const page = await open(problem(500, 'Något gick fel hos oss.', { requestId: '4f1c2b9e' }));
    const notice = await around('Rapporten kunde inte hämtas');
    notice.getByText('Något gick fel hos oss.');
    notice.getByText('Felkod: 4f1c2b9e');
    await expectAccessible();
    page.answer({ [api]: { json: view() } });
    await page.user.click(notice.getByRole('button', { name: 'Försök igen' }));
    await heading(home);
    expect(page.asked(api)).toHaveLength(2);
  });

  it.each([
    ['is away', problem(503)],
    ['cannot be reached', 'silent'],
  ] as const)('is asked for again where the server %s', async (_how, answer) => {
    const page = await open(answer);
    const notice = await around('Vi får inget svar just nu');
    await expectAccessible();
    page.answer({ [api]: { json: view() } });
    await page.user.click(notice.getByRole('button', { name: 'Försök igen' }));
    await heading(home);
  });

  it('of which there is nothing but how it was made is no report', async () => {
    const empty = { meta: sampleResult().meta } as AnalysisResult;
    await open({ json: view({}, { result: empty }) });
    const notice = await around('Analysen hittades inte');
    notice.getByText('Det verkar som att denna analys inte existerar.');
    expect(notice.getByRole('link', { name: 'Tillbaka till startsidan' }).getAttribute('href')).toBe('/');
    await expectAccessible();
  });

  it('that is not there, or another’s, leads to the start and says so', async () => {
    await open(problem(404));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    await toastOf('Analysen hittades inte', 'alert');
  });

  it.each(['..%2Faccount%2Fexport%3Fx=', '..%2F..'])(
    'whose id climbs out of its place (%s) is not there, and nothing else is asked for',
    async (climbing) => {
      const page = await openPage(`/report/${climbing}`, { as: 'buyer', answers: {} });
      await toastOf('Analysen hittades inte', 'alert');
      expect(page.asked('/api/account/export')).toEqual([]);
    },
  );

  it('that is not paid leads to the payment and says so', async () => {
    await open(problem(402), { [one]: 'awaited', '/api/auth/me': 'awaited', [productsApi]: 'awaited' });
    await waitFor(() => expect(window.location.pathname).toBe(`/payment/${id}`));
    await toastOf('Du måste betala för att se denna rapport.', 'alert');
  });

  it('that is not paid is shown to an administrator, who is told so', async () => {
    await open({ json: view({ isPaid: false }, { access: 'admin', isOwner: false }) }, {}, { as: 'admin' });
    await heading(home);
    screen.getByText(
      'Du visar denna rapport som admin utan betalning. Normala användare måste betala för att se detta innehåll.',
    );
    expect(screen.getByRole('link', { name: 'Raw Data' }).getAttribute('href')).toBe(`/listing/${id}`);
    expect(screen.queryByRole('link', { name: 'Tillbaka' })).toBeNull();
    await expectAccessible();
  });
});

describe('a report that could not be made anew', () => {
  const old = view({ failureCode: 'listing_gone', failureReason: 'Annonsen är borttagen.' });
  const retry = `POST ${one}/retry`;
  const banner = async () =>
    (await screen.findByText('Rapporten kunde inte uppdateras.')).closest<HTMLElement>('[role=status]')!;

  it('says why, stands as it was, and can be tried again', async () => {
    const page = await open({ json: old }, { [retry]: { json: { success: true } } });
    expect((await banner()).textContent).toContain(
      'Rapporten kunde inte uppdateras. Annonsen är borttagen. Den tidigare rapporten finns kvar.',
    );
    await heading(home);
    await expectAccessible();
    page.answer({ [api]: { json: view() } });
    await page.user.click(within(await banner()).getByRole('button', { name: 'Försök igen' }));
    await toastOf('Försöker igen', 'status');
    await waitFor(() => expect(screen.queryByText('Rapporten kunde inte uppdateras.')).toBeNull());
  });

  it('says why another try was refused', async () => {
    const page = await open({ json: old }, { [retry]: problem(409, 'Analysen pågår redan.') });
    await page.user.click(within(await banner()).getByRole('button', { name: 'Försök igen' }));
    within(await toastOf('Kunde inte försöka igen', 'alert')).getByText('Analysen pågår redan.');
  });

  it('offers no other try to one who only looks', async () => {
    await open(
      { json: { ...old, isOwner: false, access: 'admin' } satisfies ReportView },
      {},
      { as: 'admin' },
    );
    expect(within(await banner()).queryByRole('button')).toBeNull();
  });
});

describe('a report whose analysis is not completed', () => {
  const notReady = problem(409, 'Analysen är inte klar.');

  it('says how far that has come, and opens once it has', async () => {
    stopTime();
    const page = await open(notReady, { [one]: { json: analysisView(underWay) } });
    const notice = await around('Rapporten är inte klar än');
    const status = (await notice.findByText('AI analyserar innehåll...')).closest('[role=status]')!;
    expect(status.textContent).toContain('23 bilder, 1 planritning');
    expect(notice.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
    notice.getByText(/Sidan visar rapporten när den är klar\. Du kan lämna sidan under tiden\.$/);
    expect(notice.getByRole('link', { name: 'Mina Analyser' }).getAttribute('href')).toBe('/dashboard');
    await expectAccessible();
    page.answer({ [one]: { json: analysisView() }, [api]: { json: view() } });
    await jest.advanceTimersByTimeAsync(3_000);
    await heading(home);
  });

  it('says that it is under way as long as nothing more is known', async () => {
    await open(notReady, { [one]: 'awaited' });
    const notice = await around('Rapporten är inte klar än');
    notice.getByText('Analysen pågår.');
    expect(notice.queryByRole('progressbar')).toBeNull();
    await expectAccessible();
  });

  it.each([
    ['Annonsen är borttagen.', 'Annonsen är borttagen. Du kan försöka igen från Mina Analyser.'],
    [null, 'Något gick fel under analysen. Du kan försöka igen från Mina Analyser.'],
  ])('says that it has failed, and why: %s', async (failureReason, said) => {
    await open(notReady, { [one]: { json: analysisView({ ...failed, failureReason }) } });
    const notice = await around('Analysen misslyckades');
    notice.getByText(said);
    expect(notice.getByRole('link', { name: 'Mina Analyser' }).getAttribute('href')).toBe('/dashboard');
    await expectAccessible();
  });
});

describe('a return from the payment', () => {
  const paidBanner = 'Betalning genomförd! Du har nu tillgång till den fullständiga rapporten.';
  const unpaid = problem(402, 'Rapporten är inte betald.');
  const returned = (
    answer: Answers[string],
    more: Answers = {},
    search = '?payment=success',
  ): Promise<OpenedPage> => {
    stopTime();
    return open(answer, more, { search });
  };
  const checking = () => around('Vi bekräftar din betalning');

  it('is answered at once where it is confirmed already', async () => {
    await returned({ json: view() });
    const banner = await screen.findByText(paidBanner);
    expect(banner.getAttribute('role')).toBe('status');
    await toastOf('Betalning lyckades! Din fullständiga rapport är nu tillgänglig.', 'status');
    await waitFor(() => expect(window.location.search).toBe(''));
    await heading(home);
    await expectAccessible();
  });

  it('is asked about after two seconds and three times more, and then left to the buyer', async () => {
    const page = await returned(unpaid);
    (await checking()).getByText(
      'Det brukar ta några sekunder. Rapporten öppnas så fort betalningen är bekräftad.',
    );
    expect((await heading('Vi bekräftar din betalning')).closest('[role=status]')).not.toBeNull();
    await expectAccessible();
    for (const count of [2, 3, 4, 5]) {
      await jest.advanceTimersByTimeAsync(1_800);
      expect(page.asked(api)).toHaveLength(count - 1);
      await jest.advanceTimersByTimeAsync(200);
      await waitFor(() => expect(page.asked(api)).toHaveLength(count), { interval: 1 });
    }
    const notice = await around('Betalningen behandlas fortfarande');
    expect(notice.getByRole('link', { name: 'Mina Analyser' }).getAttribute('href')).toBe('/dashboard');
    expect(notice.getByRole('link', { name: 'Tillbaka till betalningen' }).getAttribute('href')).toBe(
      `/payment/${id}`,
    );
    await expectAccessible();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(page.asked(api)).toHaveLength(5);
    await page.user.click(notice.getByRole('button', { name: 'Kontrollera igen' }));
    await checking();
    page.answer({ [api]: { json: view() } });
    await jest.advanceTimersByTimeAsync(2_000);
    await heading(home);
    await toastOf('Betalning bekräftad! Din fullständiga rapport är nu tillgänglig.', 'status');
    screen.getByText(paidBanner);
    expect(window.location.search).toBe('');
  });

  it('is told that no money will come, where the payment provider knows', async () => {
    const answer: ConfirmedView = { status: 'failed', analysisId: id, reportCount: 1 };
    const page = await returned(
      unpaid,
      { 'POST /api/checkout/confirm': { json: answer } },
      '?payment=success&session=cs_1',
    );
    await checking();
    await jest.advanceTimersByTimeAsync(2_000);
    const notice = await around('Betalningen gick inte igenom');
    notice.getByText('Ingenting har dragits. Du kan betala på nytt, till exempel med kort.');
    expect(notice.getByRole('link', { name: 'Tillbaka till betalningen' }).getAttribute('href')).toBe(
      `/payment/${id}`,
    );
    expect(await page.asked('POST /api/checkout/confirm')[0]!.clone().json()).toEqual({ sessionId: 'cs_1' });
    await expectAccessible();
  });
});

describe('the PDF', () => {
  it('is said to be made, and why it cannot be had', async () => {
    const pdf = `/api/analyses/${id}/report.pdf`;
    const page = await open({ json: view() }, { [pdf]: 'awaited' });
    await heading(home);
    const button = screen.getByRole('button', { name: 'Ladda ner PDF' });
    await page.user.click(button);
    await waitFor(() => expect(button.textContent).toBe('Skapar PDF…'));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    page.answer({ [pdf]: problem(503, 'PDF-filen gick inte att skapa just nu.') });
    const toast = await toastOf('PDF-filen gick inte att hämta', 'alert');
    within(toast).getByText('PDF-filen gick inte att skapa just nu.');
    await waitFor(() => expect(button.textContent).toBe('Ladda ner PDF'));
  });
});

it('says how many of the pictures could not be read', async () => {
  await open({ json: view({}, { listing: { ...view().listing, unreadPictures: 2 } }) });
  await heading(home);
  screen.getByText(/2 bilder gick inte att läsa\. Titta efter i annonsen\./);
});

it('says how many of the pictures the account had no room for, and what to do', async () => {
  await open({ json: view({}, { listing: { ...view().listing, picturesWithoutRoom: 2 } }) });
  await heading(home);
  screen.getByText(/2 bilder fick inte plats: kontot är fullt.* komplettera sedan rapporten\./);
});

it('says in each part that there is nothing, of a home of which hardly anything is known', async () => {
  const bare = { verdict: 'PURPLE', verdictReason: '' } as unknown as AnalysisResult;
  const {
    photos,
    plans,
    unread,
    unreadPictures,
    handedIn,
    foundBySearch,
    fromLink,
    disagreements,
    readDocuments,
  } = view().listing;
  const listing = {
    photos,
    plans,
    unread,
    unreadPictures,
    handedIn,
    foundBySearch,
    fromLink,
    disagreements,
    readDocuments,
  };
  const page = await open({ json: view({}, { listing, result: bare }) });
  await heading('Okänd adress');
  screen.getByRole('heading', { level: 2, name: 'Granska noggrant' });
  screen.getByText('Analys genomförd');
  screen.getByText('Ej tillgänglig');
  await expectAccessible();
  for (const [tab, text] of [
    ['Rum', 'Ingen planlösning eller rumsanalys tillgänglig'],
    ['Renovering', 'Ingen renoveringsanalys tillgänglig'],
    ['Frågor', 'Inga frågor genererade för denna bostad'],
    ['Bilder', 'Inga bilder tillgängliga'],
  ] as const) {
    await page.user.click(screen.getByRole('tab', { name: tab }));
    const panel = await screen.findByRole('tabpanel', { name: tab });
    await within(panel).findByText(text);
  }
});
