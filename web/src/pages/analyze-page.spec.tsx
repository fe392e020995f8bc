import { screen, waitFor, within } from '@testing-library/dom';
import type { AnalysisView } from '../../../src/analyses/analysis.types.js';
import { problem } from '../../../test/support/problem.js';
import { products } from '../../../test/support/products.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage, type OpenedPage } from '../../test/open-page.js';
import { account, analysisView, failed, underWay } from '../../test/samples.js';
import { stopTime } from '../../test/stopped-time.js';

const url = 'https://www.hemnet.se/bostad/lagenhet-3rum-vattugrand-14-12345678';
const path = `/analyze?url=${encodeURIComponent(url)}`;
const start = 'POST /api/analyses';
const chosen = 'visningsklar.chosen-link';
const going = analysisView(underWay);
const one = `/api/analyses/${going.id}`;

/** Opens the page as by a press on a page of ours. @param choice the link with what it is to spend, as it is kept */
function open(answers: Answers = {}, at = path, choice = url): Promise<OpenedPage> {
  sessionStorage.setItem(chosen, choice);
  return openPage(at, { as: 'buyer', answers });
}
/** Opens the page of a link whose analysis this browser session has started before. */
function follow(answer: Answers[string], more: Answers = {}): Promise<OpenedPage> {
  sessionStorage.setItem(`visningsklar.analyze:${url}`, going.id);
  return open({ [one]: answer, ...more });
}
const json = (fields: Partial<AnalysisView>) => ({ json: analysisView(fields) });
const field = () => screen.findByLabelText<HTMLInputElement>('Länk till bostadsannonsen');
const told = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ');

describe('the page without an analysis', () => {
  it('asks for a link', async () => {
    await open({}, '/analyze');
    await screen.findByRole('heading', { level: 1, name: 'Vilken bostad ska vi läsa?' });
    screen.getByText('Klistra in länken till annonsen på Hemnet, Booli eller mäklarens sida.');
    expect((await field()).value).toBe('');
    await expectAccessible();
  });

  it('starts nothing for what is no advert’s, and keeps it to be mended', async () => {
    const page = await open({}, `/analyze?url=${encodeURIComponent('https://example.com/inget')}`);
    const wrong = await field();
    expect([wrong.value, wrong.getAttribute('aria-invalid')]).toEqual(['https://example.com/inget', 'true']);
    screen.getByText(/Måste vara en giltig bostadsannons-länk/);
    expect(page.asked(start)).toEqual([]);
    await expectAccessible();
  });

  it.each([
    ['alone', path],
    ['with an analysis that is none', `${path}&analysis=`],
  ])('starts nothing for a link that came with the address %s, before a press', async (_how, address) => {
    const answers = { [start]: { json: going }, [one]: { json: going } };
    const page = await openPage(address, { as: 'buyer', answers });
    await screen.findByRole('heading', { level: 1, name: 'Ska vi läsa den här bostaden?' });
    expect((await field()).value).toBe(url);
    expect(page.asked(start)).toEqual([]);
    await expectAccessible();
    await page.user.click(screen.getByRole('button', { name: 'Analysera' }));
    await screen.findByRole('heading', { level: 1, name: 'Analyserar bostad...' });
    expect(page.asked(start)).toHaveLength(1);
  });

  it('starts nothing either where the address names an analysis that is gone', async () => {
    const gone = problem(404);
    const page = await openPage(`${path}&analysis=${going.id}`, {
      as: 'buyer',
      answers: { [start]: { json: analysisView(underWay) }, [one]: gone },
    });
    await screen.findByRole('heading', { level: 1, name: 'Ska vi läsa den här bostaden?' });
    expect(page.asked(start)).toEqual([]);
    page.answer({ [one]: { json: going } });
    await page.user.click(screen.getByRole('button', { name: 'Analysera' }));
    await screen.findByRole('heading', { level: 1, name: 'Analyserar bostad...' });
    expect(page.asked(start)).toHaveLength(1);
  });

  it('starts anew what was pressed on a page of ours when the analysis from before is deleted', async () => {
    let begun = false;
    const page = await follow(() => (begun ? { json: going } : problem(404)), {
      [start]: () => {
        begun = true;
        return { json: going };
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Analyserar bostad...' });
    await waitFor(() => expect(page.asked(start)).toHaveLength(1));
    expect(screen.queryByText('Ska vi läsa den här bostaden?')).toBeNull();
  });

  it.each([
    [
      'another link than the one that was chosen',
      'https://www.hemnet.se/bostad/lagenhet-2rum-annangatan-1-87654321',
    ],
    ['one that was chosen and has started', url],
  ])('waits with %s', async (_which, link) => {
    const page = await open({ [start]: { json: going }, [one]: { json: going } });
    await screen.findByRole('heading', { level: 1, name: 'Analyserar bostad...' });
    await waitFor(() => expect(sessionStorage.getItem(chosen)).toBeNull());
    sessionStorage.clear();
    window.history.pushState(null, '', '/analyze');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await screen.findByRole('heading', { level: 1, name: 'Vilken bostad ska vi läsa?' });
    window.history.pushState(null, '', `/analyze?url=${encodeURIComponent(link)}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await screen.findByRole('heading', { level: 1, name: 'Ska vi läsa den här bostaden?' });
    expect(page.asked(start)).toHaveLength(1);
  });

  it('says why the server takes the link for none, and sends it once more', async () => {
    const page = await open({ [start]: problem(422, 'Länken leder ingenstans') });
    await screen.findByText('Länken leder ingenstans');
    expect((await field()).value).toBe(url);
    await expectAccessible();
    page.answer({ [start]: { json: going }, [one]: { json: going } });
    await page.user.click(screen.getByRole('button', { name: 'Analysera' }));
    await screen.findByRole('heading', { level: 1, name: 'Analyserar bostad...' });
    expect(await page.asked(start)[1]!.clone().json()).toEqual({ url });
  });

  it.each([
    ['is away', problem(503)],
    ['cannot be reached', 'silent'],
  ] as const)('asks again where the server %s', async (_how, answer) => {
    const page = await open({ [start]: answer });
    await screen.findByRole('heading', { level: 1, name: 'Vi får inget svar just nu' });
    await expectAccessible();
    page.answer({ [start]: { json: going }, [one]: { json: going } });
    await page.user.click(screen.getByRole('button', { name: 'Försök igen' }));
    await screen.findByRole('heading', { level: 1, name: 'Analyserar bostad...' });
  });

  it.each([
    ['of a fault of ours', problem(500), 'Kunde inte analysera annonsen. Försök igen.'],
    ['with a word of the server’s', problem(429, 'Vänta en stund.'), 'Vänta en stund.'],
  ])(
    'goes back to the start, where the link stands, when nothing could be begun %s',
    async (_why, answer, why) => {
      stopTime();
      await open({ [start]: answer });
      const heading = await screen.findByRole('heading', { level: 1, name: 'Analysen startade inte' });
      expect(document.activeElement).toBe(heading);
      screen.getByText('Du kommer strax tillbaka till startsidan. Länken finns kvar där.');
      const alert = (await screen.findByText('Fel')).closest<HTMLElement>('[role=alert]')!;
      within(alert).getByText(why);
      expect(window.location.pathname).toBe('/analyze');
      await expectAccessible();
      await jest.advanceTimersByTimeAsync(2_000);
      await waitFor(() => expect(window.location.pathname).toBe('/'));
      const [link] = await screen.findAllByRole<HTMLInputElement>('textbox');
      expect(link!.value).toBe(url);
    },
  );
});

describe('a day without previews left', () => {
  const why = 'Du har använt dagens fem gratis förhandsvisningar. Köp en rapport eller försök igen i morgon.';

  it('ends in a way to buy, and keeps the link for tomorrow', async () => {
    const page = await open({
      [start]: problem(429, why, { code: 'preview_limit' }),
      '/api/products/single-report': { json: products[0] },
    });
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: 'Dagens förhandsvisningar är slut',
    });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    screen.getByText(why);
    expect(screen.getByRole('link', { name: 'Köp rapport' }).getAttribute('href')).toBe('/pricing');
    await screen.findByText(/^149\skr för en rapport, moms ingår/);
    expect((await field()).value).toBe(url);
    expect(screen.queryByRole('alert', { name: /Fel/ })).toBeNull();
    await expectAccessible();
    // It is tomorrow, or a report was bought in another tab.
    page.answer({ [start]: { json: going }, [one]: { json: going } });
    await page.user.click(screen.getByRole('button', { name: 'Analysera' }));
    await screen.findByRole('heading', { level: 1, name: 'Analyserar bostad...' });
  });

  it('says so also where the price is not known', async () => {
    await open({
      [start]: problem(429, why, { code: 'preview_limit' }),
      '/api/products/single-report': problem(503),
    });
    await screen.findByRole('link', { name: 'Köp rapport' });
    screen.getByText(why);
  });
});

it('asks what a link that came with the address may spend, in its one press', async () => {
  const page = await openPage(path, {
    as: 'buyer',
    answers: { '/api/auth/me': { json: account() }, [start]: { json: going }, [one]: { json: going } },
  });
  await screen.findByText('Hela rapporten kostar 1 av dina 3 gratis rapporter.');
  await expectAccessible();
  await page.user.click(screen.getByRole('button', { name: 'Bara förhandsvisning' }));
  await screen.findByRole('heading', { level: 1, name: 'Analyserar bostad...' });
  expect(await page.asked(start)[0]!.clone().json()).toEqual({ url, asPreview: true });
});

it.each([
  ['the preview that was chosen before', true],
  ['the whole report where nothing was said', undefined],
])('starts a link that waited for the sign-in as %s', async (_what, asPreview) => {
  localStorage.setItem('visningsklar.pending-link', JSON.stringify({ url, at: Date.now(), asPreview }));
  const page = await openPage(path, {
    as: 'buyer',
    answers: { [start]: { json: going }, [one]: { json: going } },
  });
  await screen.findByRole('heading', { level: 1, name: 'Analyserar bostad...' });
  await waitFor(() => expect(page.asked(start)).toHaveLength(1));
  expect(await page.asked(start)[0]!.clone().json()).toEqual({ url, ...(asPreview && { asPreview }) });
  expect(localStorage.getItem('visningsklar.pending-link')).toBeNull();
});

it('leads on to a preview that was asked for without a word of payment', async () => {
  await follow(json({ isPaid: false, paidWith: null, wantsPreview: true }), {
    '/api/products/single-report': { json: products[0]! },
    '/api/auth/me': { json: account() },
  });
  await screen.findByRole('heading', { level: 1, name: 'Slutför köp' });
  expect(screen.queryByText('Betalning krävs')).toBeNull();
});

it('offers the report that is left where the previews of the day are used up', async () => {
  const answers = {
    '/api/auth/me': { json: account() },
    '/api/products/single-report': { json: products[0]! },
    [start]: problem(429, 'Fem förhandsvisningar.', { code: 'preview_limit' }),
  };
  const page = await open(answers, path, `preview ${url}`);
  await screen.findByText('Fem förhandsvisningar.');
  await screen.findByText(/^Hela rapporten kostar/);
  expect(screen.queryByRole('link', { name: 'Köp rapport' })).toBeNull();
  page.answer({ [start]: { json: going }, [one]: { json: going } });
  await page.user.click(screen.getByRole('button', { name: 'Analysera' }));
  await screen.findByRole('heading', { level: 1, name: 'Analyserar bostad...' });
  const bodies = await Promise.all(page.asked(start).map((request) => request.clone().json()));
  expect(bodies).toEqual([
    { url, asPreview: true },
    { url, asPreview: false },
  ]);
});

it('has another try of the page spend what was chosen', async () => {
  const refused = { ...failed, failureCode: 'fetch_failed', failureReason: 'Inget svar.' };
  const retry = `POST ${one}/retry`;
  const page = await follow(json(refused), {
    '/api/auth/me': { json: account({ freeReportsRemaining: 0, reportCredits: 2 }) },
    [retry]: { json: { success: true } },
  });
  await screen.findByText('Hela rapporten kostar 1 av dina 2 köpta rapporter.');
  await page.user.click(screen.getByRole('checkbox', { name: /^Bara förhandsvisning/ }));
  await expectAccessible();
  await page.user.click(screen.getByRole('button', { name: 'Försök hämta igen' }));
  await waitFor(() => expect(page.asked(retry)).toHaveLength(1));
  expect(await page.asked(retry)[0]!.clone().json()).toEqual({ asPreview: true });
});

describe('an analysis under way', () => {
  it('is stopped by its owner, and then stands among the others', async () => {
    const stopped = analysisView({
      ...failed,
      failureCode: 'stopped',
      failureReason: 'Du stoppade analysen.',
    });
    const page = await open({
      [start]: { json: going },
      [one]: { json: going },
      [`POST ${one}/cancel`]: { json: stopped },
      '/api/analyses': { json: { items: [stopped], nextCursor: null } },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Avbryt analysen' }));
    page.answer({ [one]: { json: stopped } });
    await screen.findByRole('heading', { level: 1, name: 'Mina Analyser' });
    await screen.findByText('Analysen är stoppad');
    expect(screen.queryByText('Analysen misslyckades')).toBeNull();
    expect(sessionStorage.getItem(`visningsklar.analyze:${url}`)).toBeNull();
  });

  it('holds its place from the first moment', async () => {
    const page = await open({ [start]: 'awaited' });
    const status = await screen.findByText('Startar analys...');
    expect(status.getAttribute('role')).toBe('status');
    screen.getByText('Analyserar innehåll');
    screen.getByRole('link', { name: 'Gå till Mina Analyser' });
    screen.getByText(url);
    expect(
      screen.getByRole('progressbar', { name: 'Analysens framsteg' }).getAttribute('aria-valuenow'),
    ).toBe('2');
    await expectAccessible();
    page.answer({ [start]: { json: going }, [one]: { json: going } });
    await screen.findByText('Vattugränd 14');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
  });

  it('is told with what was found so far and how long it has taken', async () => {
    stopTime();
    const begun = new Date(Date.now() - 20_000).toISOString();
    await follow(json({ ...underWay, startedAt: begun }));
    await screen.findByRole('heading', { level: 1, name: 'Analyserar bostad...' });
    screen.getByText('Detta kan ta upp till en minut');
    await screen.findByText('Vattugränd 14');
    await screen.findByText('23 bilder, 1 planritning');
    screen.getByText(/^\d\d\ss, brukar ta 30–60\ss$/);
    screen.getByText('Du kan lämna sidan. Analysen fortsätter, och du får ett meddelande när den är klar.');
    await expectAccessible();
    await jest.advanceTimersByTimeAsync(60_000);
    await screen.findByText('Tar lite längre än vanligt');
  });

  it('is asked for every 3 s, and again in its place when nothing could be read', async () => {
    stopTime();
    const page = await follow(problem(500));
    await screen.findByRole('heading', { level: 1, name: 'Analysen kunde inte hämtas' });
    await expectAccessible();
    page.answer({ [one]: { json: going } });
    screen.getByRole('button', { name: 'Försök igen' }).click();
    await screen.findByText('Vattugränd 14');
    const before = page.asked(one).length;
    await jest.advanceTimersByTimeAsync(2_500);
    expect(page.asked(one).length - before).toBeLessThanOrEqual(1);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(page.asked(one).length).toBeGreaterThan(before);
    // What is shown stays when it cannot be read anew.
    page.answer({ [one]: problem(500) });
    await jest.advanceTimersByTimeAsync(3_000);
    screen.getByText('Vattugränd 14');
  });
});

describe('the end of an analysis', () => {
  it('is told when it failed, and leads back to the start after 2 s', async () => {
    stopTime();
    await follow(json(failed));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Analysen misslyckades' });
    expect(document.activeElement).toBe(heading);
    const why = 'Något gick fel under analysen. Försök igen.';
    const alert = await screen.findByRole('alert');
    expect(told(alert)).toContain(`Analysen misslyckades${why}`);
    expect(screen.getAllByText(why)).toHaveLength(2);
    await expectAccessible();
    expect(window.location.pathname).toBe('/analyze');
    await jest.advanceTimersByTimeAsync(2_000);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('is, once, the page that takes a file where the advert could not be read', async () => {
    const replaced = jest.spyOn(history, 'replaceState');
    await follow(json({ ...failed, failureCode: 'page_blocked' }));
    await screen.findByRole('heading', { level: 1, name: 'Lämna in annonsen själv' });
    await waitFor(() => expect(window.location.search).toContain(`analysis=${going.id}`));
    const before = replaced.mock.calls.length;
    await new Promise((rest) => setTimeout(rest, 200));
    expect(replaced.mock.calls).toHaveLength(before);
    replaced.mockRestore();
  });

  it('is the payment, with the word that the account was given no free reports', async () => {
    const page = await follow(json(underWay), {
      '/api/auth/me': { json: account({ freeReportsRemaining: 0, hadFreeReports: false }) },
      '/api/products/single-report': 'awaited',
    });
    await screen.findByRole('heading', { level: 1, name: 'Analyserar bostad...' });
    await waitFor(() => expect(page.asked('/api/auth/me')).not.toHaveLength(0));
    page.answer({ [one]: json({ isPaid: false, paidWith: null }) });
    const toast = (await screen.findByText('Betalning krävs')).closest<HTMLElement>('[role=status]')!;
    within(toast).getByText('Det här kontot fick inga gratis rapporter: de ges en gång per person.');
    expect(screen.queryByText('Du har inga gratis rapporter kvar...')).toBeNull();
  });

  it('is the payment of what is not paid, 1.5 s after it has said why', async () => {
    stopTime();
    const unpaid = json({ isPaid: false });
    await follow(unpaid, {
      '/api/auth/me': 'awaited',
      '/api/products/single-report': 'awaited',
    });
    const toast = (await screen.findByText('Betalning krävs')).closest<HTMLElement>('[role=status]')!;
    within(toast).getByText('Du har inga gratis rapporter kvar...');
    expect(window.location.pathname).toBe('/analyze');
    await jest.advanceTimersByTimeAsync(1_500);
    await waitFor(() => expect(window.location.pathname).toBe(`/payment/${going.id}`));
  });

  it('is the report of what is paid', async () => {
    await follow(json({}), { [`${one}/report`]: 'awaited' });
    await waitFor(() => expect(window.location.pathname).toBe(`/report/${going.id}`));
    await screen.findByText('Laddar rapport...');
  });
});

it('sends visitors to sign up, and says why', async () => {
  await openPage(path);
  await waitFor(() => expect(window.location.pathname).toBe('/auth'));
  const search = new URLSearchParams(window.location.search);
  expect([search.get('mode'), search.get('next')]).toEqual(['signup', path]);
  const toast = (await screen.findByText('Inloggning krävs')).closest<HTMLElement>('[role=status]')!;
  within(toast).getByText('Du måste vara inloggad för att analysera bostäder.');
  await expectAccessible();
});
