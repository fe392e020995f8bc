import { renderMail } from '../shared/mail/render-mail.js';
import type { Mail } from '../shared/mail/mail.service.js';
import { checkoutTermsOf, consentFor } from './checkout-terms.js';
import { kronor } from './product-view.js';
import type { Purchase } from './purchase.entity.js';

const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'Europe/Stockholm' });
const time = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: 'Europe/Stockholm' });
const reports = (count: number) => (count === 1 ? '1\u00a0rapport' : `${count}\u00a0rapporter`);

/**
 * The contract on a durable medium, with the consent as it was given (2 kap. 7 § distansavtalslagen).
 * @param isOpened whether the purchase has opened the report that it was made for
 */
export function confirmationMail(
  to: string,
  purchase: Purchase,
  { site, isOpened }: { site: string; isOpened: boolean },
): Mail {
  const { analysisId, productName, reportCount, amountPaid, completedAt, termsAcceptedAt } = purchase;
  const bought = completedAt ?? purchase.createdAt;
  const terms = checkoutTermsOf(purchase.termsVersion);
  const consent = terms[consentFor(purchase)];
  const others = isOpened ? reportCount - 1 : reportCount;
  const onAccount =
    others === 1
      ? `${isOpened ? 'Den andra rapporten' : 'Rapporten'} finns på ditt konto. Den går aldrig ut.`
      : `${isOpened ? 'De andra rapporterna' : 'Rapporterna'} finns på ditt konto. De går aldrig ut.`;
  return {
    to,
    subject: 'Tack för ditt köp',
    ...renderMail({
      heading: 'Tack för ditt köp',
      paragraphs: [
        `${productName}, ${reports(reportCount)}: ${kronor(amountPaid)} inklusive moms, betalt den ${day.format(bought)}.`,
        ...(isOpened ? ['Rapporten är öppnad och din för alltid.'] : []),
        ...(others > 0 ? [onAccount] : []),
        ...(purchase.receiptUrl ? [`Kvitto: ${purchase.receiptUrl}`] : []),
        `Den ${day.format(termsAcceptedAt)} godkände du användarvillkoren (${site}/terms) och gav det här samtycket: ”${consent}”`,
        ...(others > 0
          ? ['Du kan ångra köpet av oanvända rapporter på sidan Mitt Konto inom 14 dagar från köpet.']
          : []),
      ],
      button: isOpened
        ? { label: 'Läs rapporten', url: `${site}/report/${analysisId}` }
        : { label: 'Se ditt konto', url: `${site}/account` },
      footer: `Köpets nummer: ${purchase.id}. Villkorens version: ${purchase.termsVersion}.`,
    }),
  };
}

/**
 * The receipt of a withdrawal, with its day and hour (directive 2011/83/EU, article 11a; 2 kap. 14 § distansavtalslagen
 * asks for repayment within 14 days).
 */
export function withdrawalMail(to: string, purchase: Purchase, site: string): Mail {
  const { productName, reportsWithdrawn, amountWithdrawn, withdrawnAt } = purchase;
  const at = withdrawnAt ?? new Date();
  return {
    to,
    subject: 'Ditt köp är ångrat',
    ...renderMail({
      heading: 'Ditt köp är ångrat',
      paragraphs: [
        `Den ${day.format(at)} klockan ${time.format(at)} ångrade du köpet ”${productName}”: ${reports(reportsWithdrawn)} som inte hade använts.`,
        amountWithdrawn > 0
          ? `${kronor(amountWithdrawn)} betalas tillbaka på samma sätt som du betalade, senast inom 14 dagar. Oftast tar det några bankdagar.`
          : 'Du betalade ingenting för dem, så inget betalas tillbaka.',
      ],
      button: { label: 'Se ditt konto', url: `${site}/account` },
      footer: `Köpets nummer: ${purchase.id}.`,
    }),
  };
}

/** Tells an administrator what no job can mend. */
export function reportsOwedMail(to: string, purchase: Purchase): Mail {
  const { id, productName, reportsOwed, amountRefunded, disputeStatus } = purchase;
  return {
    to,
    subject: 'Återbetalda rapporter var redan använda',
    ...renderMail({
      heading: 'Återbetalda rapporter var redan använda',
      paragraphs: [
        `Köpet ”${productName}” (${id}) har betalats tillbaka${disputeStatus ? ` eller bestritts (${disputeStatus})` : ''}: ${kronor(amountRefunded)}.`,
        `${reports(reportsOwed)} kunde inte tas tillbaka, eftersom de redan var använda. Ingenting mer händer av sig självt.`,
      ],
    }),
  };
}

/** Tells an administrator of money that a buyer was promised and does not have. */
export function returnedRefundMail(to: string, purchase: Purchase): Mail {
  const { id, productName, amountWithdrawn, amountRefunded, withdrawalRefundId } = purchase;
  return {
    to,
    subject: 'En återbetalning kom tillbaka',
    ...renderMail({
      heading: 'En återbetalning kom tillbaka',
      paragraphs: [
        `Köpet ”${productName}” (${id}) har ångrats, men köparens bank tog inte emot pengarna: ${kronor(amountWithdrawn - amountRefunded)} saknas.`,
        `Betala köparen på annat sätt senast 14 dagar efter att köpet ångrades. Återbetalningens nummer hos Stripe: ${withdrawalRefundId}.`,
      ],
    }),
  };
}
