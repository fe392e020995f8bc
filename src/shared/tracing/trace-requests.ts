import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from '../http/route-of.js';
import { alsoLog } from '../logging/log-context.js';
import { beginSpan, type OpenSpan } from './tracing.js';

/**
 * Makes each request a span, by its method and the pattern of its route, for what is begun in it to be part of; after the
 * hooks that give its lines their ids. A trace is taken up where a proxy of ours says so.
 * @param mayContinue whether the caller of this request may name the trace that it is a part of
 */
export function traceRequests(
  fastify: FastifyInstance,
  mayContinue: (request: FastifyRequest) => boolean,
): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const parent = typeof traceparent === 'string' && mayContinue(request) ? traceparent : undefined;
    const span = beginSpan({ name: `${request.method} ${routeOf(request)}`, kind: 'server', parent });
    if (!span) return done();
    spans.set(request, span);
    alsoLog({ traceId: span.traceId });
    span.within(done);
  });
  // As with log lines: reading a body leaves what was entered before it.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? span.within(done) : done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.set({
      'http.request.method': request.method,
      'http.route': routeOf(request),
      'http.response.status_code': reply.statusCode,
    });
    span?.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
    done();
  });
}
