import { screen, waitFor, within } from '@testing-library/dom';
import { problem } from '../../../test/support/problem.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage, type OpenedPage } from '../../test/open-page.js';
import { account, analysisCard } from '../../test/samples.js';
import { stopTime } from '../../test/stopped-time.js';

const renewal = 'POST /api/auth/refresh';
const list: Answers = { '/api/analyses': { json: { items: [analysisCard()], nextCursor: null } } };
const open = (answers: Answers): Promise<OpenedPage> => openPage('/dashboard', { as: 'buyer', answers });
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

describe('a page that is not for everybody', () => {
  it('sends visitors to sign in, and back', async () => {
    await openPage('/account');
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(window.location.search).toBe('?mode=login&next=%2Faccount');
    await screen.findByRole('heading', { level: 1, name: 'Logga in' });
  });

  it.each([
    '/admin',
    '/admin/users',
    '/admin/analyses',
    '/admin/payments',
    '/admin/prompts',
    '/admin/settings',
    '/admin/audit',
    '/admin/queue',
    '/admin/quality',
    '/listing/x',
  ])('sends a buyer from %s to the start, and asks nothing there', async (path) => {
    await openPage(path, { as: 'buyer' });
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('sends those who are signed in from the log-in to where they go', async () => {
    await openPage('/auth?next=%2Faccount', {
      as: 'buyer',
      answers: {
        '/api/auth/me': { json: account() },
        '/api/account/purchases': { json: [] },
        '/api/account/sessions': { json: [] },
      },
    });
    await waitFor(() => expect(window.location.pathname).toBe('/account'));
  });
});
