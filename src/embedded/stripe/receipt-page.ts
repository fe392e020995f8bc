import type { Stripe } from 'stripe';
import { escapeHtml } from '../../shared/mail/render-mail.js';
import type { Basket } from './books.js';
import { framed, kronor, rows } from './page-frame.js';

const day = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Stockholm',
});

/** The receipt of a payment that was taken. */
export function receiptPage(charge: Stripe.Charge, session: Stripe.Checkout.Session, basket: Basket): string {
  const { billing_details: payer, payment_method_details: method, amount_refunded: refunded } = charge;
  const email = payer.email;
  return framed(
    'Kvitto',
    rows([
      ['Datum', day.format(new Date(charge.created * 1000))],
      ...(email ? [['E-post', email] as const] : []),
      ...basket.items.map((item) => [item.description ?? '', kronor(item.amount_total)] as const),
      ['Betalt', kronor(charge.amount), true],
      ['varav moms', kronor(session.total_details?.amount_tax ?? 0)],
      ['Betalsätt', method?.type === 'card' ? `Kort som slutar på ${method.card?.last4 ?? ''}` : 'Faktura'],
      ...(refunded > 0 ? [['Återbetalt', kronor(refunded)] as const] : []),
    ]),
  );
}

/** Where an address leads to nothing. */
export function missingPage(): string {
  return framed('Sidan finns inte', '<p>Kontrollera adressen, eller börja om i butiken.</p>');
}

/** @param why in Swedish */
export function refusedPage(why: string): string {
  return framed('Sidan går inte att visa', `<p>${escapeHtml(why)}</p>`);
}
