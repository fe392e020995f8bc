import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, type ServedText, type WebPages } from './web-pages.js';

/** Their names change with their content. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

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
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? FOR_GOOD : FOR_AN_HOUR);
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

function send(request: FastifyRequest, reply: FastifyReply, text: ServedText): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const tag = `"${text.digest}-${encoding}"`;
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', tag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(text.type).send(text.bodies[encoding]);
}
