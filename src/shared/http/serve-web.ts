import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { relative, sep } from 'node:path';
import { encodingFor, type ServedText, type WebPages } from './web-pages.js';

/** Their names change with their content. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';
/** Asked for anew each time, by a tag that spares what is the same. */
const NEVER_UNASKED = 'no-cache';

/**
 * Serves the built web app: its files, and for every path that is not the API's the page of that path.
 * @param root the built web app
 */
export async function serveWeb(fastify: FastifyInstance, root: string, pages: WebPages): Promise<void> {
  await fastify.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    globIgnore: ['pages/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    acceptRanges: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', keepTimeOf(relative(root, path).replaceAll(sep, '/')));
    },
  });
  fastify.get('/robots.txt', (request, reply) => send(request, reply, pages.robots));
  fastify.get('/sitemap.xml', (request, reply) => send(request, reply, pages.sitemap));
  fastify.get('/*', (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (path.startsWith('/api/') || path.startsWith('/assets/')) return reply.callNotFound();
    // A bookmarklet on the advert's page opens this one and speaks with it; any other opener is kept out.
    if (path === '/hand-in') reply.header('cross-origin-opener-policy', 'unsafe-none');
    const { status, page } = pages.find(path);
    return send(request, reply.status(status), page);
  });
}

/**
 * An address as a router can read it: from its path on, and where the path holds a percent sign that begins no letter,
 * each of them stands for itself. A router answers others on its own, and in words that are not ours.
 * @param url target of a request: path and query, or a whole address (RFC 9112 §3.2.2)
 */
export function routableUrl(url: string): string {
  const [, path = '', query = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?]*)?([^?]*)(.*)/is.exec(url)!;
  const rooted = path.startsWith('/') ? path : `/${path}`;
  try {
    decodeURIComponent(rooted);
    return rooted + query;
  } catch {
    return rooted.replaceAll('%', '%25') + query;
  }
}

/** @param file path within the built web app, perhaps with the ending of its encoding */
function keepTimeOf(file: string): string {
  if (file.startsWith('assets/')) return FOR_GOOD;
  return file.startsWith('service-worker.js') ? NEVER_UNASKED : FOR_AN_HOUR;
}

function send(request: FastifyRequest, reply: FastifyReply, text: ServedText): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const tag = `"${text.digest}-${encoding}"`;
  reply.header('cache-control', NEVER_UNASKED).header('vary', 'accept-encoding').header('etag', tag);
  if (reply.statusCode === 200 && isKnown(tag, request.headers['if-none-match'])) {
    return reply.status(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(text.type).send(text.bodies[encoding]);
}

/** Whether the tag is among those that a browser has (RFC 9110 §13.1.2): one, a list, weak ones, or `*` for any. */
function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}
