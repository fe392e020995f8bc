import type { CurrentUser } from '../../../src/shared/http/access.js';
import { pageAfterSignIn } from './after-sign-in.js';

const user = {} as CurrentUser;
const after = (next?: string) => pageAfterSignIn(user, new URLSearchParams(next ? { next } : {}));
const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

function rememberLink(url: string | null): void {
  const kept = url === null ? null : JSON.stringify({ url, at: Date.now() });
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: () => kept } });
}
afterAll(() => {
  if (original) Object.defineProperty(globalThis, 'localStorage', original);
  else delete (globalThis as { localStorage?: unknown }).localStorage;
});

it('leads to where the person was stopped, only within the app', () => {
  rememberLink(null);
  expect([after(), after('/report/1'), after('//evil.example'), after('/\\evil.example')]).toEqual([
    '/dashboard',
    '/report/1',
    '/dashboard',
    '/dashboard',
  ]);
});

it.each(['/\t/evil.example', '/\n/evil.example', '/\r\\evil.example', '\t//evil.example', '/\u0000/x'])(
  'leads home by %j, of which a browser may make another site',
  (next) => {
    rememberLink(null);
    expect(after(next)).toBe('/dashboard');
  },
);

it('leads to the link that waits, unless something else was asked for after it', () => {
  rememberLink('https://www.hemnet.se/bostad/1');
  expect([after(), after('//evil.example'), after('/buy?product=single-report')]).toEqual([
    '/analyze?url=https%3A%2F%2Fwww.hemnet.se%2Fbostad%2F1',
    '/analyze?url=https%3A%2F%2Fwww.hemnet.se%2Fbostad%2F1',
    '/buy?product=single-report',
  ]);
});

it('leads administrators to their own area, but not away from their errand', () => {
  const admin = { isAdmin: true } as CurrentUser;
  const search = new URLSearchParams({ next: '/report/1' });
  rememberLink(null);
  expect([pageAfterSignIn(admin, new URLSearchParams()), pageAfterSignIn(admin, search)]).toEqual([
    '/admin',
    '/report/1',
  ]);
});
