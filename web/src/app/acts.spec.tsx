import { screen, waitFor } from '@testing-library/dom';
import type { SessionView } from '../../../src/auth/auth.types.js';
import { problem } from '../../../test/support/problem.js';
import { products } from '../../../test/support/products.js';
import type { Answer, Answers } from '../../test/api-answers.js';
import { buyer, openPage, type OpenedPage } from '../../test/open-page.js';
import { account, analysisCard, analysisView, failed, noAnalyses, underWay } from '../../test/samples.js';

/** What a buyer or visitor sends. */
interface Act {
  readonly path: string;
  /** Nobody is signed in otherwise. */
  readonly as?: 'buyer';
  readonly beside?: Answers;
  readonly call: string;
  readonly answer: Answer;
  readonly prepare?: (page: OpenedPage) => Promise<void>;
  readonly button: string | RegExp;
  /** What else the server says from then on. */
  readonly after?: Answers;
  /** What stands once the answer has come. */
  readonly done: () => unknown;
  /** It is sent from another page than that of the button, which then offers to send it again. */
  readonly isSentElsewhere?: true;
}

const { id } = analysisCard();
const one = `/api/analyses/${id}`;
const link = 'https://www.hemnet.se/bostad/lagenhet-3rum-vattugrand-14-12345678';
const session: SessionView = {
  user: buyer,
  session: { accessToken: 'token', expiresAt: '2099-01-01T00:00:00Z' },
};
const says = (words: string) => () => screen.getByText(words);
const leadsTo = (path: string) => () => expect(window.location.pathname).toBe(path);
const type = (label: string, words: string) => async (page: OpenedPage) =>
  page.user.type(screen.getByLabelText(label), words);
const fillForm = async (page: OpenedPage): Promise<void> => {
  await type('E-post', 'anna@test.example')(page);
  await type('Lösenord', 'hemligt-lösenord')(page);
};
const acceptTerms = async (page: OpenedPage): Promise<void> =>
  page.user.click(screen.getByRole('checkbox', { name: /^Jag godkänner användarvillkoren/ }));
/** Where it is known where to pay, the browser leaves for it; here it stays. */
const unsafe: Answer = { json: { url: 'http://betalning.example/c/pay' } };
const notStarted = 'Kunde inte starta betalning. Försök igen.';

const unpaid = analysisView({ isPaid: false });
const paymentPage = (freeReportsRemaining: number) => ({
  path: `/payment/${id}`,
  as: 'buyer' as const,
  beside: {
    [one]: { json: unpaid },
    '/api/auth/me': { json: account({ freeReportsRemaining }) },
    '/api/products/single-report': { json: products[0] },
    [`${one}/report`]: 'awaited',
  } satisfies Answers,
});

const acts: Readonly<Record<string, Act>> = {
  'logging in': {
    path: '/auth?mode=login',
    beside: { '/api/analyses': 'awaited' },
    call: 'POST /api/auth/login',
    answer: { json: session },
    prepare: fillForm,
    button: 'Logga in',
    done: leadsTo('/dashboard'),
  },
  'signing up': {
    path: '/auth?mode=signup',
    beside: { '/api/analyses': 'awaited' },
    call: 'POST /api/auth/signup',
    answer: { json: session },
    prepare: fillForm,
    button: 'Skapa konto',
    done: leadsTo('/dashboard'),
  },
  'asking for a new password': {
    path: '/auth?mode=reset',
    call: 'POST /api/auth/reset',
    answer: { json: {} },
    prepare: type('E-post', 'anna@test.example'),
    button: 'Skicka återställningslänk',
    done: says('E-post skickad'),
  },
  'starting an analysis': {
    path: '/home',
    as: 'buyer',
    beside: {
      '/api/analyses/stats': { json: noAnalyses },
      [one]: { json: analysisView(underWay) },
    },
    call: 'POST /api/analyses',
    answer: { json: analysisView(underWay) },
    prepare: type('Länk till bostadsannonsen', link),
    button: 'Analysera',
    done: () => screen.getAllByText('23 bilder, 1 planritning'),
    isSentElsewhere: true,
  },
  'trying again': {
    path: '/dashboard',
    as: 'buyer',
    beside: {
      '/api/analyses': { json: { items: [analysisCard(failed)], nextCursor: null } },
      [one]: 'awaited',
    },
    call: `POST ${one}/retry`,
    answer: { json: { success: true } },
    button: /^Försök igen/,
    done: says('Analysen har startats om. Du får ett meddelande när den är klar.'),
  },
  unlocking: {
    ...paymentPage(3),
    call: `POST ${one}/unlock`,
    answer: { json: {} },
    button: 'Lås upp med 1 rapport',
    after: { [one]: { json: analysisView() } },
    done: leadsTo(`/report/${id}`),
  },
  paying: {
    ...paymentPage(0),
    call: 'POST /api/checkout/analysis',
    answer: unsafe,
    prepare: acceptTerms,
    button: /^Betala 149\skr$/,
    done: says(notStarted),
  },
  'buying reports': {
    path: '/buy',
    as: 'buyer',
    beside: { '/api/products/single-report': { json: products[0] } },
    call: 'POST /api/checkout/credits',
    answer: unsafe,
    prepare: acceptTerms,
    button: /^Betala 149\skr$/,
    done: says(notStarted),
  },
};

/** Opens the page of an act, up to its button. */
async function prepare(act: Act, answer: Answers[string]): Promise<[OpenedPage, HTMLButtonElement]> {
  const page = await openPage(act.path, {
    ...(act.as && { as: act.as }),
    answers: { ...act.beside, [act.call]: answer },
  });
  await screen.findByRole('button', { name: act.button });
  await act.prepare?.(page);
  return [page, screen.getByRole<HTMLButtonElement>('button', { name: act.button })];
}

/** Everything that is typed and ticked on the page. */
const entered = () =>
  [...document.querySelectorAll('input')].map((field) =>
    field.type === 'checkbox' ? field.checked : field.value,
  );

describe.each(Object.entries(acts))('%s', (_name, act) => {
  it('is done once, however often it is pressed while the answer is awaited', async () => {
    const [page, button] = await prepare(act, 'awaited');
    await page.user.dblClick(button);
    await page.user.keyboard('{Enter} ');
    await waitFor(() => expect(page.asked(act.call)).toHaveLength(1));
    page.answer({ [act.call]: act.answer, ...act.after });
    await waitFor(act.done);
    expect(page.asked(act.call)).toHaveLength(1);
  });

  it('takes nothing of what it needs without a connection, and can be done afterwards', async () => {
    const line = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(true);
    const [page, button] = await prepare(act, 'silent');
    const before = entered();
    line.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await page.user.click(button);
    await waitFor(() => expect(page.asked(act.call)).toHaveLength(1));
    const said = act.isSentElsewhere ? 'Du är utan uppkoppling' : /Du verkar vara utan uppkoppling\./;
    await screen.findByText(said);
    line.mockReturnValue(true);
    page.answer({ [act.call]: act.answer, ...act.after });
    if (!act.isSentElsewhere) expect(entered()).toEqual(before);
    const again = act.isSentElsewhere ? 'Försök igen' : act.button;
    await page.user.click(await screen.findByRole('button', { name: again }));
    await waitFor(act.done);
  });
});

describe.each(Object.entries(acts).filter(([, { as }]) => as))('%s', (_name, act) => {
  it('goes on when the session has to be renewed in the middle', async () => {
    const [page, button] = await prepare(act, ({ headers }) =>
      headers.get('authorization') === 'Bearer renewed' ? act.answer : problem(401),
    );
    const renewed = { accessToken: 'renewed', expiresAt: '2099-01-01T00:00:00Z' };
    page.answer({
      'POST /api/auth/refresh': { json: { user: buyer, session: renewed } satisfies SessionView },
      ...act.after,
    });
    await page.user.click(button);
    await waitFor(act.done);
    expect(page.asked(act.call)).toHaveLength(2);
  });
});
