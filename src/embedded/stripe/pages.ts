import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Stripe } from 'stripe';
import { AppError } from '../../shared/app-error.js';
import { ApiError } from './api-error.js';
import type { Books, Change } from './books.js';
import { readForm } from './form.js';
import { policyOf } from './page-frame.js';
import { complaintOf, endedPage, payPage, successUrl, type Complaint, type Written } from './pay-page.js';
import type { Means } from './payment-methods.js';
import { expireDue, pay, sessionOf } from './payments.js';
import { usePromotion } from './promotions.js';
import { missingPage, receiptPage, refusedPage } from './receipt-page.js';
import { newId } from './wire.js';

type Session = Stripe.Checkout.Session;

/** What a form had in it, and what stands in the way. */
interface Told {
  readonly key: string;
  readonly written: Written;
  readonly complaint: Complaint | undefined;
}

/** The pages that people see: where one pays, and the receipt. */
export function servePages(server: FastifyInstance, books: Books, settleMs: number): void {
  /** What the last form of a session led to, by the session's id. The page after a form is one that can be opened anew. */
  const told = new Map<string, Told>();

  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof AppError) return show(reply, error.status, refusedPage(error.userMessage), []);
    const status = error instanceof ApiError ? error.status : 500;
    return show(reply, status, missingPage(), []);
  });

  server.get('/c/pay/:id', (request, reply) =>
    books.act((change) => {
      const { id } = request.params as { id: string };
      const { told: key } = request.query as { told?: string };
      expireDue(change, [sessionOf(change, id).session]);
      const last = told.get(id);
      return showSession(reply, change, id, last?.key === key ? last : undefined);
    }),
  );

  server.post('/c/pay/:id', (request, reply) =>
    books.act((change) => {
      const { id } = request.params as { id: string };
      const { act, ...form } = textsOf(request.body);
      expireDue(change, [sessionOf(change, id).session]);
      if (sessionOf(change, id).session.status !== 'open') return reply.redirect(`/c/pay/${id}`, 303);
      const complaint = act === 'pay' ? payBy(change, id, form, settleMs) : promote(change, id, act, form);
      const { session } = sessionOf(change, id);
      if (session.status === 'open') {
        const key = newId('', 8);
        told.set(id, { key, written: form, complaint });
        return reply.redirect(`/c/pay/${id}?told=${key}`, 303);
      }
      told.delete(id);
      return reply
        .header('content-security-policy', policyOf([session.success_url]))
        .redirect(successUrl(session) ?? `/c/pay/${id}`, 303);
    }),
  );

  server.get('/receipts/:id', (request, reply) =>
    books.act((change) => {
      const charge = change.find('charge', (request.params as { id: string }).id);
      const session = books
        .all('checkout.session')
        .find((one) => one.payment_intent === charge?.payment_intent);
      if (!charge?.paid || !session) return show(reply, 404, missingPage(), []);
      return show(reply, 200, receiptPage(charge, session, sessionOf(change, session.id).basket), []);
    }),
  );

  function showSession(
    reply: FastifyReply,
    change: Change,
    id: string,
    { written, complaint }: Partial<Told> = {},
  ): FastifyReply {
    const { session, basket } = sessionOf(change, id);
    if (session.status === 'open') {
      const page = payPage(session, basket, written, complaint);
      return show(reply, 200, page, [session.success_url, session.cancel_url]);
    }
    const { state, receipt } = endOf(change, session);
    return show(reply, 200, endedPage(session, state, receipt), []);
  }
}

/** @returns what stands in the way; undefined when the buyer is done */
function payBy(
  change: Change,
  id: string,
  { promotion, email = '', method, card = '', expiry }: Record<string, string>,
  settleMs: number,
): Complaint | undefined {
  // Nobody pays a price that they have not seen.
  if (promotion) return usePromotion(change, id, promotion) ? undefined : unknownCode;
  const { session } = sessionOf(change, id);
  if (!session.customer_email && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    return { field: 'email', text: 'Skriv en e-postadress som kvittot kan skickas till.' };
  }
  const refusal = pay(change, id, meansOf(session, method, card, expiry), {
    settleMs,
    ...(!session.customer_email && { email }),
  });
  return refusal ? complaintOf(refusal) : undefined;
}

function meansOf(
  { payment_method_types: types }: Session,
  method: string | undefined,
  card: string,
  expiry: string | undefined,
): Means {
  if (!types.includes('klarna') || !method?.startsWith('invoice'))
    return { kind: 'card', number: card, ...(expiry !== undefined && { expiry }) };
  return { kind: 'invoice', outcome: method === 'invoice-fails' ? 'fails' : 'succeeds' };
}

const unknownCode: Complaint = {
  field: 'promotion',
  text: 'Rabattkoden finns inte. Kontrollera stavningen.',
};

function promote(
  change: Change,
  id: string,
  act: string | undefined,
  { promotion = '' }: Record<string, string>,
): Complaint | undefined {
  if (act === 'remove') usePromotion(change, id, null);
  if (act !== 'promotion') return undefined;
  return usePromotion(change, id, promotion) ? undefined : unknownCode;
}

function endOf(
  change: Change,
  session: Session,
): { state: 'paid' | 'waiting' | 'failed' | 'expired'; receipt: string | null } {
  if (session.status === 'expired') return { state: 'expired', receipt: null };
  const intent = change.find('payment_intent', session.payment_intent as string);
  const charge = intent && change.find('charge', intent.latest_charge as string);
  const receipt = charge?.paid ? charge.receipt_url : null;
  if (session.payment_status !== 'unpaid') return { state: 'paid', receipt };
  return { state: intent?.status === 'processing' ? 'waiting' : 'failed', receipt: null };
}

function textsOf(body: unknown): Record<string, string> {
  const entries = Object.entries(readForm(typeof body === 'string' ? body : ''));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function show(
  reply: FastifyReply,
  status: number,
  html: string,
  formTargets: readonly (string | null)[],
): FastifyReply {
  return (
    reply
      .code(status)
      .header('content-security-policy', policyOf(formTargets))
      .header('cache-control', 'no-store')
      // Forms tell whose they are by their page's origin, where a browser tells no more.
      .header('referrer-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(html)
  );
}
