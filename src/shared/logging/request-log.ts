import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isFromProxy } from '../config/trusted-proxies.js';
import { routeOf } from '../http/route-of.js';
import { withLogFields, type LogFields } from './log-context.js';

/** Looked at every few seconds by machines: not worth a line each. */
const PROBES = /^\/api\/(health\/|metrics)/;

/**
 * The id of a request: that of the proxy in front of us, or one of our own.
 * @param trustedProxies our proxies; nobody else may name a request
 */
export function requestIdOf(request: IncomingMessage, trustedProxies: readonly string[]): string {
  const given = request.headers['x-request-id'];
  const isUsable = typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given);
  return isUsable && isFromProxy(request, trustedProxies) ? given : randomUUID();
}

/**
 * Answers each request with its `x-request-id`, puts that id and the signed-in person's on all its lines, and logs it
 * once it is answered: method, route, status and milliseconds.
 */
export function logRequests(fastify: FastifyInstance): void {
  const logger = new Logger('Http');
  const contexts = new WeakMap<FastifyRequest, LogFields>();
  fastify.addHook('onRequest', (request, reply, done) => {
    // Raw, so that live event streams carry it too, which write their head themselves.
    reply.raw.setHeader('x-request-id', request.id);
    const fields = {
      requestId: request.id,
      get userId() {
        return (request as FastifyRequest & { user?: { id: string } }).user?.id;
      },
    };
    contexts.set(request, fields);
    withLogFields(fields, done);
  });
  // A body is read by what the socket brings, which knows nothing of the request it is for.
  fastify.addHook('preValidation', (request, _reply, done) =>
    withLogFields(contexts.get(request) ?? {}, done),
  );
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const ms = Math.round(reply.elapsedTime);
    const line = { msg: 'Answered', method: request.method, route, status: reply.statusCode, ms };
    const isQuiet = reply.statusCode < 500 && (route === 'web' || PROBES.test(route));
    withLogFields(contexts.get(request) ?? {}, () => (isQuiet ? logger.debug(line) : logger.log(line)));
    done();
  });
}
