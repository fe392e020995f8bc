import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../app-error.js';
import { tellSecurity } from '../logging/security-events.js';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses whatever may change something when the page that asks is another site's: cookies of ours may travel with such
 * a request, the person's will does not. What no browser sent is let through, for no page can make it so.
 * @param publicUrl where the service is, for browsers that tell nothing but their page's origin
 */
export function heedOwnPagesOnly(fastify: FastifyInstance, publicUrl: string): void {
  fastify.addHook('onRequest', async ({ method, headers }) => {
    if (safe.has(method) || isOfOwnPage(headers, publicUrl)) return;
    tellSecurity('access-refused', { why: 'foreign page' });
    throw new ForeignPage();
  });
}

/** By what the browser says of the request (Fetch Metadata), or else by its page's origin. */
export function isOfOwnPage(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || page.origin === new URL(publicUrl).origin;
}

class ForeignPage extends AppError {
  constructor() {
    super({
      code: 'foreign_page',
      status: 403,
      userMessage: 'Begäran kom från en annan webbplats. Öppna Visningsklar och försök därifrån.',
    });
  }
}
