import { screen, waitFor, within } from '@testing-library/dom';
import type { SessionView } from '../../../src/auth/auth.types.js';
import { problem } from '../../../test/support/problem.js';
import { products } from '../../../test/support/products.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { buyer, openPage, type OpenedPage } from '../../test/open-page.js';
import { account, analysisCard, analysisView } from '../../test/samples.js';
import { stopTime } from '../../test/stopped-time.js';

const renewal = 'POST /api/auth/refresh';
const session: SessionView = {
  user: buyer,
  session: { accessToken: 'token', expiresAt: '2099-01-01T00:00:00Z' },
};
const list: Answers = { '/api/analyses': { json: { items: [analysisCard()], nextCursor: null } } };
const open = (answers: Answers): Promise<OpenedPage> => openPage('/dashboard', { as: 'buyer', answers });
/** What the pages of those who are signed in ask for: it does not come, but for the account. */
const pending: Answers = {
  '/api/admin/overview': 'awaited',
  '/api/analyses/stats': 'awaited',
  '/api/analyses': 'awaited',
  '/api/auth/me': { json: account() },
  '/api/account/purchases': 'awaited',
  '/api/account/sessions': 'awaited',
};
const listed = () => screen.findByRole('heading', { level: 2, name: 'Vattugränd 14' });

describe('a session that is remembered', () => {
  it('is renewed before a page asks anything', async () => {
    const page = await open({ [renewal]: 'awaited' });
    expect((await screen.findByText('Laddar...')).closest('[role=status]')).not.toBeNull();
    expect(page.asked('/api/analyses')).toEqual([]);
    await expectAccessible();
  });

  it('is over: the page leads to sign in, and back', async () => {
    await open({ [renewal]: problem(401) });
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    const search = new URLSearchParams(window.location.search);
    expect([search.get('mode'), search.get('ended'), search.get('next')]).toEqual([
      'login',
      '1',
      '/dashboard',
    ]);
    await screen.findByText('Du har loggats ut. Logga in så fortsätter du där du var.');
    expect(localStorage.getItem('visningsklar.session')).toBeNull();
  });

  it.each([
    ['is away', problem(503)],
    ['cannot be reached', 'silent'],
  ] as const)('is kept while the server %s, and renewed when somebody tries again', async (_how, answer) => {
    const page = await open({ [renewal]: answer });
    const title = await screen.findByRole('heading', { level: 1, name: 'Vi får inget svar just nu' });
    expect(localStorage.getItem('visningsklar.session')).not.toBeNull();
    await expectAccessible();
    page.answer({
      ...list,
      [renewal]: {
        json: {
          user: JSON.parse(localStorage.getItem('visningsklar.session')!) as unknown,
          session: { accessToken: 'new', expiresAt: '2099-01-01T00:00:00Z' },
        },
      },
    });
    await page.user.click(within(title.parentElement!).getByRole('button', { name: 'Försök igen' }));
    await listed();
    expect(page.asked('/api/analyses')[0]!.headers.get('authorization')).toBe('Bearer new');
  });

  it('is not waited for longer than eight seconds', async () => {
    stopTime();
    await open({ [renewal]: 'awaited' });
    await jest.advanceTimersByTimeAsync(7_900);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await jest.advanceTimersByTimeAsync(200);
    await screen.findByRole('heading', { level: 1, name: 'Vi får inget svar just nu' });
  });

  it('that has run out is renewed once, and the same call repeated', async () => {
    let asked = 0;
    const page = await open({
      '/api/analyses': () => {
        asked += 1;
        return asked === 1 ? problem(401) : (list['/api/analyses'] as { json: unknown });
      },
    });
    await listed();
    expect([page.asked('/api/analyses').length, page.asked(renewal).length]).toEqual([2, 2]);
  });
});

it('leads by the form back to the page where a session ended in the middle of an act', async () => {
  const unpaid = analysisView({ isPaid: false });
  const path = `/payment/${unpaid.id}`;
  const unlock = `POST /api/analyses/${unpaid.id}/unlock`;
  const page = await openPage(path, {
    as: 'buyer',
    answers: {
      [`/api/analyses/${unpaid.id}`]: { json: unpaid },
      '/api/auth/me': { json: account() },
      '/api/products/single-report': { json: products[0] },
      [unlock]: problem(401),
    },
  });
  const button = () => screen.findByRole('button', { name: 'Lås upp med 1 rapport' });
  const act = await button();
  page.answer({ [renewal]: problem(401), 'POST /api/auth/login': { json: session } });
  await page.user.click(act);
  await screen.findByText('Du har loggats ut. Logga in så fortsätter du där du var.');
  expect(window.location.pathname + window.location.search).toBe(
    `/auth?mode=login&ended=1&next=${encodeURIComponent(path)}`,
  );
  await page.user.type(screen.getByLabelText('E-post'), buyer.email);
  await page.user.type(screen.getByLabelText('Lösenord'), 'hemligt-lösenord');
  await page.user.click(screen.getByRole('button', { name: 'Logga in' }));
  await button();
  expect(window.location.pathname).toBe(path);
});

describe('a page that is not for everybody', () => {
  const id = '00000000-0000-4000-8000-000000000000';

  it.each([
    ['/home', 'login'],
    ['/dashboard', 'login'],
    ['/account', 'login'],
    [`/report/${id}`, 'login'],
    [`/payment/${id}`, 'login'],
    [`/compare?ids=${id}`, 'login'],
    ['/buy?product=single-report', 'signup'],
    ['/analyze?url=https%3A%2F%2Fwww.hemnet.se%2Fbostad%2F1', 'signup'],
  ])('sends visitors from %s to sign in by %s, and back', async (path, mode) => {
    await openPage(path);
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(window.location.search).toBe(`?mode=${mode}&next=${encodeURIComponent(path)}`);
    const name = { login: 'Logga in', signup: 'Skapa konto' }[mode]!;
    await screen.findByRole('heading', { level: 1, name });
  });

  describe.each([
    ['a visitor', {}],
    ['a buyer', { as: 'buyer' }],
  ] as const)('where administrators alone may come', (who, visit) => {
    it.each([
      '/admin',
      '/admin/users',
      '/admin/analyses',
      '/admin/payments',
      '/admin/experiment/7',
      '/admin/prompts',
      '/admin/settings',
      '/admin/objections',
      '/admin/audit',
      '/admin/queue',
      '/admin/quality',
      `/listing/${id}`,
    ])(`sends ${who} from %s to the start, and asks nothing there`, async (path) => {
      await openPage(path, visit);
      await waitFor(() => expect(window.location.pathname).toBe('/'));
    });
  });

  it.each([
    ['/home', '/api/analyses/stats'],
    ['/dashboard', '/api/analyses'],
    ['/account', '/api/auth/me'],
  ])('lets an administrator into %s as any buyer', async (path, api) => {
    const page = await openPage(path, { as: 'admin', answers: pending });
    await waitFor(() => expect(page.asked(api)).toHaveLength(1));
    await screen.findByRole('heading', { level: 1 });
    expect(window.location.pathname).toBe(path);
  });

  it.each([
    '/',
    '/pricing',
    '/example-report',
    '/metod',
    '/terms',
    '/privacy',
    '/cookies',
    '/hand-in',
    '/nowhere',
  ])('is not %s, which visitors read', async (path) => {
    await openPage(path, { answers: { '/api/products': 'awaited' } });
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(window.location.pathname).toBe(path);
  });

  it.each([
    ['a buyer', 'buyer', '?mode=login', '/dashboard'],
    ['a buyer', 'buyer', '?mode=login&next=%2Faccount', '/account'],
    ['a buyer', 'buyer', '?mode=login&next=%2F%2Fevil.example', '/dashboard'],
    ['an administrator', 'admin', '', '/admin'],
  ] as const)('sends %s who is signed in (%s) from /auth%s on to %s', async (_who, as, search, path) => {
    await openPage(`/auth${search}`, { as, answers: pending });
    await waitFor(() => expect(window.location.pathname).toBe(path));
  });
});
