import type { Page, Request } from 'playwright';
import { waitFor } from './wait-for.js';

/**
 * Follows what the page asks for from now on.
 * @returns waits until nothing has been under way for a quarter of a second, but for the live events, which never end.
 * Throws when that takes more than twelve seconds
 */
export function calmOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = Date.now();
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analyses/events')) return;
    open.add(request);
    changedAt = Date.now();
  });
  const end = (request: Request) => {
    if (open.delete(request)) changedAt = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () =>
    waitFor(() => open.size === 0 && Date.now() - changedAt > 250, {
      timeoutMs: 12_000,
      everyMs: 50,
      what: 'the page to have all it asks for',
    });
}
