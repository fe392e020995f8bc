import type { FastifyInstance } from 'fastify';
import { isOfApi } from './route-of.js';

/** Answers of the API are of one person and one moment: no cache keeps them, unless their route says for how long. */
export function keepNoAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply) => {
    if (isOfApi(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
