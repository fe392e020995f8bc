import { configure } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { SessionView } from '../../src/auth/auth.types.js';
import type { CurrentUser } from '../../src/shared/http/access.js';
import type { Meta } from '../src/shared/api/meta.js';
import { patience } from '../../test/support/patience.js';
import { ApiAnswers, type Answers } from './api-answers.js';
import { letTimeGo } from './stopped-time.js';

configure({
  asyncUtilTimeout: 12_000 * patience,
  // Where the page's time stands still, that of the machine goes on.
  unstable_advanceTimersWrapper: async (pass) => {
    await pass();
    await new Promise((resolve) => setImmediate(resolve));
  },
  getElementError(message) {
    const said = (document.querySelector('main') ?? document.body).textContent;
    const error = new Error(`${message ?? ''}\n\nThe page says: ${said}`);
    // By this name Testing Library knows its own, and tells where the test asked.
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

export interface Visit {
  /** Nobody is signed in otherwise. */
  readonly as?: 'buyer' | 'admin';
  /** What our API says, by method and path: `/api/products`, `POST /api/auth/login`. */
  readonly answers?: Answers;
  /** Of the window, px. */
  readonly width?: number;
}

export interface OpenedPage extends Pick<ApiAnswers, 'answer' | 'asked'> {
  readonly user: UserEvent;
}

export const buyer: CurrentUser = {
  id: 'b0000000-0000-4000-8000-000000000001',
  email: 'anna@test.example',
  isAdmin: false,
};
export const admin: CurrentUser = {
  id: 'a0000000-0000-4000-8000-000000000001',
  email: 'chef@test.example',
  isAdmin: true,
};

const meta: Meta = { embedded: false, mailbox: null, sampleLinks: [], freeReports: 3, operator: null };
/** Of the two menus a window's width hides one, by a style sheet that is not read here. */
const hidden = document.head.appendChild(document.createElement('style'));
const real = { fetch, error: console.error };
const complaints: unknown[][] = [];
let visits = 0;
let api: ApiAnswers | undefined;
let root: Root | undefined;

/**
 * Opens a path of the product as a browser does that loads its document: our modules begin anew and know nothing but
 * who was signed in. The table of routes, the store, the API's client and what it sends are the product's own; only our
 * API is not there, and the visit says what it answers. It ends with the test, see `closePage`.
 */
export async function openPage(
  path: string,
  { as, answers = {}, width = 1280 }: Visit = {},
): Promise<OpenedPage> {
  if (api) throw new Error('A test opens one page');
  const user = as === 'admin' ? admin : buyer;
  const session: SessionView = { user, session: { accessToken: 'token', expiresAt: '2099-01-01T00:00:00Z' } };
  const stand = (api = new ApiAnswers({
    '/api/meta': { json: meta },
    '/api/products': { json: [] },
    'POST /api/auth/password-check': { json: { refusal: null } },
    '/api/analyses/events': 'awaited',
    // The frame asks how many reports are left.
    '/api/auth/me': 'awaited',
    'POST /api/auth/refresh': { json: session },
    ...answers,
  }));
  globalThis.fetch = stand.fetch;
  console.error = (...words) => void complaints.push(words);
  window.innerWidth = width;
  hidden.textContent = `.navigation-${width < 768 ? 'sidebar' : 'bottom'} { display: none }`;
  window.history.replaceState(null, '', path);
  if (as) localStorage.setItem('visningsklar.session', JSON.stringify(user));

  visits += 1;
  const load = <Module>(file: string) => import(`../src/${file}?visit=${visits}`) as Promise<Module>;
  const { store } = await load<typeof import('../src/shared/store.js')>('shared/store.js');
  const { remembered } = await load<typeof import('../src/shared/session/session-slice.js')>(
    'shared/session/session-slice.js',
  );
  const { restoreSession } = await load<typeof import('../src/app/session.js')>('app/session.js');
  const { fetchPage } = await load<typeof import('../src/app/router.js')>('app/router.js');
  const { Root: Page } = await load<typeof import('../src/app/root.js')>('app/root.js');
  if (as) {
    store.dispatch(remembered(user));
    void restoreSession();
  }
  await fetchPage(window.location.pathname, as !== undefined);
  const app = createElement(BrowserRouter, null, createElement(Page));
  // It works in its own time, as in a browser, and not when a test says so.
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(createElement(Provider, { store, children: app }));
  return {
    user: userEvent.setup({ delay: null }),
    answer: (more) => stand.answer(more),
    asked: (wanted) => stand.asked(wanted),
  };
}

/**
 * Takes the page away, and all that a browser would keep of it. Called after each test of a component.
 * @throws Error when the page asked what nobody answered, or when the page or the document logged an error
 */
export function closePage(): void {
  root?.unmount();
  root = undefined;
  letTimeGo();
  const unanswered = api?.unanswered.splice(0) ?? [];
  const said = complaints.splice(0);
  api = undefined;
  globalThis.fetch = real.fetch;
  console.error = real.error;
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  document.title = 'Visningsklar';
  localStorage.clear();
  sessionStorage.clear();
  expect({ unanswered, said }).toEqual({ unanswered: [], said: [] });
}
