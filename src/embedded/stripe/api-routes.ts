import { z } from 'zod';
import { invalid, missing } from './api-error.js';
import type { Api, Call } from './api.js';
import type { Books, Kinds, ListedKind } from './books.js';
import { list } from './expand.js';
import { flag, metadata, readParameters, whole } from './form.js';
import { lineItemsOf } from './line-items.js';
import { isWithin, listParameters, pageOf, type ListParameters } from './lists.js';
import { expire, sessionOf } from './payments.js';
import { refund } from './refunds.js';
import { newSession } from './session-object.js';
import { sessionParameters } from './session-parameters.js';
import { now } from './wire.js';

const none = z.strictObject({});
const HALF_HOUR_S = 30 * 60;
const DAY_S = 24 * 60 * 60;

/** Everything under /v1. @param origin where the hosted page is */
export function serveApi(api: Api, books: Books, origin: string): void {
  serveLists(api, books);

  api.post('/checkout/sessions', ({ change, form }) => {
    const wanted = readParameters(sessionParameters, form);
    const ends = wanted.expires_at;
    if (ends !== undefined && (ends < now() + HALF_HOUR_S || ends > now() + DAY_S)) {
      throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
        param: 'expires_at',
      });
    }
    const items = lineItemsOf(change, wanted.line_items);
    const session = newSession(wanted, items, origin);
    const intent = wanted.payment_intent_data;
    change.put('basket', {
      id: session.id,
      items,
      intent: {
        description: intent?.description ?? null,
        metadata: intent?.metadata ?? {},
        receipt_email: intent?.receipt_email ?? null,
        statement_descriptor: intent?.statement_descriptor ?? null,
      },
    });
    return change.put('checkout.session', session);
  });
  api.post('/checkout/sessions/:id/expire', ({ change, id, form }) => {
    readParameters(none, form);
    return expire(change, id);
  });
  api.get('/checkout/sessions/:id/line_items', ({ change, id, form, path }) => {
    readParameters(z.strictObject(listParameters), form);
    return list(sessionOf(change, id).basket.items, path);
  });

  const refundParameters = z.strictObject({
    charge: z.string().optional(),
    payment_intent: z.string().optional(),
    amount: whole.pipe(z.number().min(1)).optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata,
  });
  api.post('/refunds', ({ change, form }) => {
    const { payment_intent: paymentIntent, ...rest } = readParameters(refundParameters, form);
    return refund(change, { ...rest, paymentIntent }, books.all('dispute'));
  });
}

function serveLists(api: Api, books: Books): void {
  /** A list, newest first, and each of its things; a filter that is absent lets everything through. */
  const serve = <K extends ListedKind, F extends z.ZodRawShape = Record<never, never>>(
    path: string,
    kind: K,
    filters?: F,
    fits: (one: Kinds[K], wanted: z.output<z.ZodObject<F>>) => boolean = () => true,
  ) => {
    const parameters = z.strictObject({ ...listParameters, ...filters });
    api.get(path, ({ form, path: url }) => {
      const wanted = readParameters(parameters, form) as ListParameters & z.output<z.ZodObject<F>>;
      const found = books
        .all(kind)
        .filter((one) => isWithin(one.created, wanted.created) && fits(one, wanted));
      return pageOf(found.reverse(), wanted, url);
    });
    api.get(`${path}/:id`, ({ change, id, form }: Call) => {
      readParameters(none, form);
      const one = change.find(kind, id);
      if (!one) throw missing(kind, id);
      return one;
    });
  };
  const is = (wanted: unknown, value: unknown) => wanted === undefined || wanted === value;
  const text = z.string().optional();
  const truth = flag.optional();
  const texts = z.array(z.string()).max(20).optional();

  serve(
    '/prices',
    'price',
    { lookup_keys: texts, active: truth, product: text, currency: text, type: text },
    (one, wanted) =>
      is(wanted.active, one.active) &&
      is(wanted.product, one.product) &&
      is(wanted.currency, one.currency) &&
      is(wanted.type, one.type) &&
      (wanted.lookup_keys?.includes(one.lookup_key ?? '') ?? true),
  );
  serve(
    '/products',
    'product',
    { active: truth, ids: texts },
    (one, wanted) => is(wanted.active, one.active) && (wanted.ids?.includes(one.id) ?? true),
  );
  serve(
    '/tax_rates',
    'tax_rate',
    { active: truth, inclusive: truth },
    (one, wanted) => is(wanted.active, one.active) && is(wanted.inclusive, one.inclusive),
  );
  serve(
    '/promotion_codes',
    'promotion_code',
    { active: truth, code: text },
    (one, wanted) => is(wanted.active, one.active) && is(wanted.code?.toUpperCase(), one.code),
  );
  serve('/coupons', 'coupon');
  serve(
    '/checkout/sessions',
    'checkout.session',
    { payment_intent: text, status: z.enum(['open', 'complete', 'expired']).optional() },
    (one, wanted) => is(wanted.payment_intent, one.payment_intent) && is(wanted.status, one.status),
  );
  serve('/payment_intents', 'payment_intent');
  serve('/charges', 'charge', { payment_intent: text }, (one, wanted) =>
    is(wanted.payment_intent, one.payment_intent),
  );
  for (const [path, kind] of [
    ['/refunds', 'refund'],
    ['/disputes', 'dispute'],
  ] as const) {
    serve(
      path,
      kind,
      { charge: text, payment_intent: text },
      (one, wanted) => is(wanted.charge, one.charge) && is(wanted.payment_intent, one.payment_intent),
    );
  }
  serve('/invoices', 'invoice');
  serve(
    '/balance_transactions',
    'balance_transaction',
    { type: text, source: text },
    (one, wanted) => is(wanted.type, one.type) && is(wanted.source, one.source),
  );
  serve(
    '/events',
    'event',
    { type: text, types: texts },
    (one, wanted) =>
      (wanted.type === undefined || isOfType(one.type, wanted.type)) &&
      (wanted.types?.some((type) => isOfType(one.type, type)) ?? true),
  );
}

/** `charge.*` is every type that begins so. */
function isOfType(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
