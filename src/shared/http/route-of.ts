import type { FastifyRequest } from 'fastify';

/**
 * The pattern of a request's route (`/api/analyses/:id`): unlike an address it holds no ids, tokens and links, and there
 * are few. `web` is the pages and files of the app, `none` an address of the API where nothing is.
 */
export function routeOf(request: FastifyRequest): string {
  const pattern = request.routeOptions.url;
  if (pattern?.startsWith('/api/') || pattern?.startsWith('/mail')) return pattern;
  return request.url.startsWith('/api/') ? 'none' : 'web';
}
