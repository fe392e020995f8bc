import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { routeOf } from '../http/route-of.js';
import { registry } from './registry.js';

/** Seconds until a request was answered; `route` is a pattern, `web` for pages and files, `none` where nothing is. */
const duration = new Histogram({
  name: 'visningsklar_http_request_duration_seconds',
  help: 'Answered requests by method, pattern of the route and status.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Measures each request but live event streams, which last as long as their pages are open. */
export function measureRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const method = METHODS.has(request.method) ? request.method : 'other';
    if (route !== '/api/analyses/events')
      duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
