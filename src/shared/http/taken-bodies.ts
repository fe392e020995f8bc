import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { leavePlace, takePlace } from './door-line.js';
import { HeldBodies, type HeldBody } from './held-bodies.js';
import { isDeeperThan } from './json-depth.js';
import { answerUnreadable } from './unreadable-request.js';

/** What a browser sends across sites without asking first (forms, plain text) is not among them. */
const taken = /^\s*(?:application\/json|multipart\/form-data)\s*(?:;|$)/i;
const isForm = (type: string) => /^\s*multipart/i.test(type);
/** Far more than any body of ours or of Stripe's events has. */
const MOST_LEVELS = 100;
/** Where Stripe's events come in, which hold whole objects; they are parsed once their signature has been found good. */
const WEBHOOK = '/api/billing/webhook';
const WEBHOOK_LIMIT = 1024 * 1024;

export const bodyLimits = {
  /**
   * Bytes of JSON that has not come whole or waits for its place, of all people together: who sends it is not known
   * before. As many as 2,000 bodies of 16 KiB.
   */
  mostHeld: 32 * 1024 * 1024,
  /** For JSON to come, ms: 16 KiB take seven seconds at 20 kbit/s, and so does a packet that is lost three times. */
  wholeWithinMs: 10_000,
};

/**
 * Reads no bodies but JSON and forms with files; what else is sent is refused with 415, whatever its route, and JSON that
 * is nested beyond sense with 400 before it is parsed. Who waits for JSON holds no place at work meanwhile, and JSON that
 * has not come whole in ten seconds is answered 408 and its connection closed.
 * @param limit of a JSON body, bytes
 */
export function takeBodies(adapter: FastifyAdapter, limit: number): void {
  const fastify: FastifyInstance = adapter.getInstance();
  const held = new HeldBodies(bodyLimits.mostHeld, () => false);
  const heldOf = new WeakMap<IncomingMessage, HeldBody>();
  fastify.addHook('preParsing', async ({ method, headers, raw }, reply) => {
    const type = headers['content-type'];
    if (method === 'GET' || method === 'HEAD' || type === undefined) return;
    if (!taken.test(type)) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
    // Forms are not read before it is known whose they are, and whoever reads them counts them.
    // Of one that was left meanwhile nothing comes any more, nor does its end.
    if (isForm(type) || raw.closed) return;
    const body = held.hold(raw);
    heldOf.set(raw, body);
    // The request itself closes as soon as it was read, and may have to wait then.
    reply.raw.once('close', body.end);
    // Undefined of a request that was given to the server in its own process, whole.
    if ((raw.complete as boolean | undefined) ?? true) return;
    leavePlace(raw);
    const late = setTimeout(cutLate, bodyLimits.wholeWithinMs, raw).unref();
    raw.once('close', () => clearTimeout(late));
  });
  // As they come: what waited for its end would stand in memory meanwhile, whoever sends it.
  fastify.addHook('onRoute', (route) => {
    if (route.url === WEBHOOK) route.bodyLimit = WEBHOOK_LIMIT;
  });
  const parse = fastify.getDefaultJsonParser('error', 'error');
  // A webhook's signature is over the bytes as they came, so these are kept.
  adapter.useBodyParser(
    'application/json',
    true,
    { bodyLimit: limit },
    async (request, body: Buffer, done) => {
      await takePlace(request.raw);
      heldOf.get(request.raw)?.end();
      if (request.url?.split('?')[0] === WEBHOOK) done(null);
      else if (isDeeperThan(MOST_LEVELS, body)) done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
      else void parse(request, body.toString(), done);
    },
  );
}

/** It is cut at once: what came after the answer would still be acted upon. */
function cutLate(request: IncomingMessage): void {
  if (request.complete) return;
  const late = Object.assign(new Error('The body came too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  answerUnreadable(late, request.socket);
  request.destroy();
}
