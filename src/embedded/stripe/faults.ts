import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

export const faultOrder = z.strictObject({
  /** HTTP status of the answers; 0 breaks the connection. */
  status: z.union([z.literal(0), z.int().min(400).max(599)]).optional(),
  /** Calls that it happens to. */
  count: z.int().min(0).max(1_000_000),
  /** Calls that go well before. */
  skip: z.int().min(0).max(1_000_000).default(0),
  delayMs: z.int().min(0).max(600_000).default(0),
  /** The act is done and only its answer is lost. */
  after: z.boolean().default(false),
});
export type FaultOrder = z.output<typeof faultOrder>;

/** Makes the API fail as it was told to, so that one sees what happens when Stripe is down. */
export class Faults {
  private order: FaultOrder = { count: 0, skip: 0, delayMs: 0, after: false };

  set(order: FaultOrder): void {
    this.order = order;
  }

  watch(api: FastifyInstance): void {
    const body = {
      error: { type: 'api_error', message: 'An error occurred with our connection to Stripe.' },
    };
    const failing = new WeakMap<object, number>();
    api.addHook('preHandler', async (request, reply) => {
      const { status, delayMs, after, count, skip } = this.order;
      if (count === 0) return;
      if (skip > 0) {
        this.order = { ...this.order, skip: skip - 1 };
        return;
      }
      this.order = { ...this.order, count: count - 1 };
      await sleep(delayMs);
      if (status === undefined) return;
      if (after) failing.set(request, status);
      else if (status === 0) {
        request.raw.socket.destroy();
        return reply.hijack();
      } else await reply.code(status).send(body);
    });
    api.addHook('onSend', async (request, reply, payload) => {
      const status = failing.get(request);
      if (status === undefined) return payload;
      if (status === 0) request.raw.socket.destroy();
      else reply.code(status);
      return JSON.stringify(body);
    });
  }
}
