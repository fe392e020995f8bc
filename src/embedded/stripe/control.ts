import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../shared/app-error.js';
import { ApiError, missing } from './api-error.js';
import { isSame } from './api.js';
import type { Books, Change } from './books.js';
import { deliveryModes, type Delivery } from './delivery.js';
import { closeDispute, dispute } from './disputes.js';
import { faultOrder, type Faults } from './faults.js';
import { testCards } from './payment-methods.js';
import { expire, pay, settle } from './payments.js';
import { failRefund, refund } from './refunds.js';

const payOrder = z.strictObject({
  card: z.string().default(testCards.pays),
  slow: z.enum(['succeeds', 'fails']).optional(),
  email: z.email().optional(),
});

/** What buyers, banks and bad luck do at Stripe, for tests. Only for whoever knows the secret key. */
export function serveControl(
  server: FastifyInstance,
  parts: { books: Books; delivery: Delivery; faults: Faults; secretKey: string; settleMs: number },
): void {
  const { books, delivery, faults, secretKey, settleMs } = parts;
  server.addHook('onRequest', async (request) => {
    const given = request.headers['x-local-control'];
    if (typeof given !== 'string' || !isSame(given, secretKey)) {
      throw new ApiError(401, { type: 'invalid_request_error', message: 'x-local-control is wrong.' });
    }
  });
  server.setErrorHandler((error, _request, reply) => {
    const status =
      error instanceof ApiError || error instanceof AppError
        ? error.status
        : error instanceof z.ZodError
          ? 400
          : 500;
    return reply.code(status).send({ error: { message: (error as Error).message } });
  });

  const post = <T extends z.ZodType>(
    path: string,
    schema: T,
    act: (change: Change, id: string, order: z.output<T>) => unknown,
  ) =>
    server.post(path, (request) => {
      const order = schema.parse(request.body ?? {});
      return books.act((change) => act(change, (request.params as { id: string }).id, order));
    });

  post('/sessions/:id/pay', payOrder, (change, id, { card, slow, email }) => {
    const means = slow
      ? ({ kind: 'invoice', outcome: slow } as const)
      : ({ kind: 'card', number: card } as const);
    const refusal = pay(change, id, means, { settleMs, ...(email && { email }) });
    return { session: change.find('checkout.session', id), refusal };
  });
  post(
    '/sessions/:id/settle',
    z.strictObject({ outcome: z.enum(['succeeds', 'fails']).optional() }),
    (change, id, { outcome }) => {
      settle(change, id, outcome);
      return change.find('checkout.session', id);
    },
  );
  post('/sessions/:id/expire', z.strictObject({}), (change, id) => expire(change, id));
  post(
    '/charges/:id/refund',
    z.strictObject({ amount: z.int().min(1).optional() }),
    (change, id, { amount }) => {
      if (!change.find('charge', id)) throw missing('charge', id);
      return refund(change, { charge: id, ...(amount && { amount }) }, books.all('dispute'));
    },
  );
  post('/refunds/:id/fail', z.strictObject({}), (change, id) => failRefund(change, id));
  post('/charges/:id/dispute', z.strictObject({}), (change, id) => dispute(change, id));
  post('/disputes/:id/close', z.strictObject({ won: z.boolean() }), (change, id, { won }) =>
    closeDispute(change, id, won),
  );

  server.post('/delivery', (request) => {
    delivery.mode = z.strictObject({ mode: z.enum(deliveryModes) }).parse(request.body).mode;
    return { mode: delivery.mode };
  });
  server.post('/deliver', async (request) => {
    const { ids } = z.strictObject({ ids: z.array(z.string()).optional() }).parse(request.body ?? {});
    return { delivered: await delivery.deliver(ids), waiting: delivery.waiting };
  });
  server.post('/faults', (request) => {
    const order = faultOrder.parse(request.body);
    faults.set(order);
    return order;
  });
  // Stripe does so after a day.
  server.post('/forget-keys', () =>
    books.act((change) => books.all('answer').map(({ id }) => change.remove('answer', id)).length),
  );
  server.get('/books', () => accounts(books));
}

/** The whole account with its sums, in öre. */
function accounts(books: Books) {
  const sum = <T>(all: readonly T[], amount: (one: T) => number) =>
    all.reduce((total, one) => total + amount(one), 0);
  const charges = books.all('charge');
  const refunds = books.all('refund');
  const disputes = books.all('dispute');
  return {
    sessions: books.all('checkout.session'),
    charges,
    refunds,
    disputes,
    sums: {
      charged: sum(charges, (one) => (one.paid ? one.amount : 0)),
      refunded: sum(refunds, (one) => (one.status === 'succeeded' ? one.amount : 0)),
      lostToDisputes: sum(disputes, (one) => (one.status === 'won' ? 0 : one.amount)),
    },
  };
}
