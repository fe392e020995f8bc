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

/** Whether a request is the API's, by what it reaches: its address can be spelt in other ways (`/%61pi/meta`). */
export function isOfApi(request: FastifyRequest): boolean {
  const route = routeOf(request);
  return route === 'none' || route.startsWith('/api/');
}
