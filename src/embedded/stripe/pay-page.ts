import type { Stripe } from 'stripe';
import { escapeHtml } from '../../shared/mail/render-mail.js';
import type { Basket } from './books.js';
import { framed, kronor, rows } from './page-frame.js';
import { testCards, type Refusal } from './payment-methods.js';

type Session = Stripe.Checkout.Session;

/** What the buyer wrote, to be shown again. */
export interface Written {
  readonly email?: string;
  readonly promotion?: string;
  readonly card?: string;
  readonly expiry?: string;
  readonly method?: string;
}
/** What stands in the way of the payment, in Swedish. */
export interface Complaint {
  readonly field: 'card' | 'expiry' | 'promotion' | 'email';
  readonly text: string;
}

/** Why a payment was refused, for the buyer. */
export function complaintOf({ code, declineCode }: Refusal): Complaint {
  if (declineCode === 'insufficient_funds') {
    return { field: 'card', text: 'Kortet nekades: pengarna på kontot räcker inte. Prova ett annat kort.' };
  }
  if (code === 'incorrect_number') {
    return { field: 'card', text: 'Kortnumret stämmer inte. Testbutiken tar bara testkorten här nedan.' };
  }
  if (code === 'invalid_expiry_year') {
    return { field: 'expiry', text: 'Kortet har gått ut. Kontrollera året eller prova ett annat kort.' };
  }
  if (code === 'invalid_expiry_month') {
    return {
      field: 'expiry',
      text: 'Månaden stämmer inte eller har passerat. Skriv månad och år, till exempel 12/34.',
    };
  }
  return { field: 'card', text: 'Kortet nekades. Prova igen eller med ett annat kort.' };
}

/** The page where one pays; it works without scripts. */
export function payPage(
  session: Session,
  basket: Basket,
  written: Written = {},
  complaint?: Complaint,
): string {
  const total = session.amount_total ?? 0;
  const consent = session.custom_text.submit?.message;
  const leave = session.cancel_url
    ? `<p><a href="${escapeHtml(session.cancel_url)}">Avbryt och gå tillbaka</a></p>`
    : '';
  return framed(
    'Betala',
    `${summary(session, basket)}
<form method="post" action="/c/pay/${encodeURIComponent(session.id)}" autocomplete="off">
<button type="submit" name="act" value="pay" hidden></button>
${contact(session, written, complaint)}
${session.allow_promotion_codes ? promotion(session, written, complaint) : ''}
${total > 0 ? methods(session, written, complaint) : ''}
<button class="main" type="submit" name="act" value="pay">${total > 0 ? `Betala ${kronor(total)}` : 'Slutför köpet'}</button>
${consent ? `<p class="quiet">${escapeHtml(consent)}</p>` : ''}
</form>
${leave}`,
  );
}

function summary(session: Session, { items }: Basket): string {
  const { amount_discount: discount = 0, amount_tax: tax = 0 } = session.total_details ?? {};
  const named = (item: Basket['items'][number]) =>
    (item.quantity ?? 1) > 1 ? `${item.quantity} × ${item.description ?? ''}` : (item.description ?? '');
  return rows([
    ...items.map((item) => [named(item), kronor(item.amount_subtotal)] as const),
    ...(discount > 0 ? [['Rabatt', `−${kronor(discount)}`] as const] : []),
    ['Att betala', kronor(session.amount_total ?? 0), true],
    ...(tax > 0 ? [['varav moms', kronor(tax)] as const] : []),
  ]);
}

const marks = (field: Complaint['field'], complaint: Complaint | undefined) =>
  complaint?.field === field ? ' aria-invalid="true" aria-describedby="complaint" autofocus' : '';

/** By the field that gets the focus: elsewhere a phone would have scrolled past it. */
const wrong = (field: Complaint['field'], complaint: Complaint | undefined) =>
  complaint?.field === field
    ? `<p class="wrong" role="alert" id="complaint">${escapeHtml(complaint.text)}</p>`
    : '';

function contact({ customer_email: given }: Session, { email = '' }: Written, complaint?: Complaint): string {
  if (given) return `<p class="quiet">Kvittot skickas till ${escapeHtml(given)}.</p>`;
  return `<label for="email">E-post för kvittot</label>
<input id="email" name="email" type="email" required value="${escapeHtml(email)}"${marks('email', complaint)}>
${wrong('email', complaint)}`;
}

function promotion({ discounts }: Session, written: Written, complaint?: Complaint): string {
  const used = discounts?.[0]?.coupon;
  if (used) {
    return `<p>Rabattkoden <strong>${escapeHtml(String(used))}</strong> är använd.
<button type="submit" name="act" value="remove" formnovalidate>Ta bort koden</button></p>`;
  }
  return `<label for="promotion">Rabattkod (om du har en)</label>
<p class="with-button"><input id="promotion" name="promotion" maxlength="50" value="${escapeHtml(written.promotion ?? '')}"${marks('promotion', complaint)}>
<button type="submit" name="act" value="promotion" formnovalidate>Använd</button></p>
${wrong('promotion', complaint)}`;
}

function methods({ payment_method_types: types }: Session, written: Written, complaint?: Complaint): string {
  const { method = 'card', card = readable(testCards.pays), expiry = '12/34' } = written;
  const choice = (value: string, label: string) =>
    `<label class="choice"><input type="radio" name="method" value="${value}"${method === value ? ' checked' : ''}> ${label}</label>`;
  const slow = types.includes('klarna')
    ? choice('invoice', 'Betala med faktura (tar en stund)') +
      choice('invoice-fails', 'Betala med faktura som nekas (tar en stund)')
    : '';
  return `<fieldset><legend>Betalsätt</legend>
${choice('card', 'Betala med kort')}
<label for="card">Kortnummer</label>
<input id="card" name="card" inputmode="numeric" maxlength="30" value="${escapeHtml(card)}"${marks('card', complaint)}>
${wrong('card', complaint)}
<div class="pair"><div><label for="expiry">Giltigt till</label><input id="expiry" name="expiry" value="${escapeHtml(expiry)}" maxlength="9"${marks('expiry', complaint)}></div>
<div><label for="cvc">CVC</label><input id="cvc" name="cvc" inputmode="numeric" value="123" maxlength="4"></div></div>
${wrong('expiry', complaint)}
<p class="quiet">Testkort: ${readable(testCards.pays)} går igenom, ${readable(testCards.declined)} nekas och ${readable(testCards.insufficientFunds)} saknar täckning.</p>
${slow}</fieldset>`;
}

/** Groups of four that stay on one line. */
function readable(card: string): string {
  return card.replace(/.(?=(?:.{4}){1,4}$)/g, '$&\u00a0');
}

/** A session that is no longer paid. @param receipt address, when there is one */
export function endedPage(
  session: Session,
  state: 'paid' | 'waiting' | 'failed' | 'expired',
  receipt: string | null,
): string {
  const link = (url: string | null, text: string) =>
    url ? `<p><a href="${escapeHtml(url)}">${text}</a></p>` : '';
  const back = link(successUrl(session), 'Till butiken');
  switch (state) {
    case 'paid':
      return framed(
        'Betalningen är klar',
        `<p>Köpet är betalt. Här finns inget mer att göra.</p>${link(receipt, 'Visa kvittot')}${back}`,
      );
    case 'waiting':
      return framed('Betalningen behandlas', `<p>Det brukar gå på några sekunder.</p>${back}`);
    case 'failed':
      return framed(
        'Betalningen gick inte igenom',
        `<p>Inget har betalats. Börja om i butiken om du fortfarande vill köpa.</p>${link(session.cancel_url, 'Till butiken')}`,
      );
    case 'expired':
      return framed(
        'Betalningen har gått ut',
        `<p>Sidan gällde bara en tid. Börja om i butiken om du fortfarande vill köpa.</p>${link(session.cancel_url, 'Till butiken')}`,
      );
  }
}

/** Where a buyer is sent afterwards, told which session it was. */
export function successUrl({ success_url: url, id }: Session): string | null {
  return url?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? null;
}
