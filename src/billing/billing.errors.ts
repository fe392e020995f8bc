import { AppError } from '../shared/app-error.js';

/** Stripe does not answer, or nothing is sold here. */
export class PricesUnavailable extends AppError {
  constructor(cause?: unknown) {
    super({
      code: 'prices_unavailable',
      status: 503,
      retry: 'later',
      userMessage: 'Kunde inte ladda priser. Försök igen senare.',
      cause,
    });
  }
}

/** There is no Stripe to ask. */
export class NothingSold extends AppError {
  constructor() {
    super({
      code: 'nothing_sold',
      status: 503,
      userMessage: 'Här säljs ingenting: STRIPE_SECRET_KEY är inte satt.',
    });
  }
}

/** Nobody knows how a payment stands: Stripe does not answer. */
export class StripeUnavailable extends AppError {
  constructor(cause?: unknown) {
    super({
      code: 'stripe_unavailable',
      status: 503,
      retry: 'later',
      userMessage: 'Betaltjänsten svarar inte just nu. Försök igen om en stund.',
      cause,
    });
  }
}

export class ProductNotFound extends AppError {
  constructor() {
    super({ code: 'product_not_found', status: 404, userMessage: 'Produkten hittades inte.' });
  }
}

export class ProductExists extends AppError {
  constructor() {
    super({ code: 'product_exists', status: 409, userMessage: 'Produkten säljs redan.' });
  }
}

export class TermsNotAccepted extends AppError {
  constructor() {
    super({
      code: 'terms_not_accepted',
      status: 422,
      userMessage: 'Du måste acceptera villkoren för att fortsätta.',
    });
  }
}

/** The page was opened before the terms were changed: what it showed is not what would be agreed to. */
export class TermsChanged extends AppError {
  constructor() {
    super({
      code: 'terms_changed',
      status: 409,
      userMessage: 'Villkoren har ändrats. Ladda om sidan, läs dem och godkänn på nytt.',
    });
  }
}

/** Nothing was begun that costs anything. */
export class CheckoutUnavailable extends AppError {
  constructor(cause?: unknown) {
    super({
      code: 'checkout_unavailable',
      status: 503,
      retry: 'later',
      userMessage: 'Kunde inte starta betalning. Försök igen.',
      cause,
    });
  }
}

/** The money for it is on its way, or has just come. */
export class PaymentUnderWay extends AppError {
  constructor() {
    super({
      code: 'payment_under_way',
      status: 409,
      userMessage: 'Din betalning behandlas redan. Rapporten öppnas så snart den är bekräftad.',
    });
  }
}

/** What was paid is not what was offered: somebody made the session otherwise than our server does. */
export class PaymentMismatch extends AppError {
  constructor(what: string) {
    super({
      code: 'payment_mismatch',
      status: 409,
      userMessage: 'Betalningen stämmer inte med köpet. Kontakta oss, så reder vi ut det.',
      message: `The payment is not what was offered: ${what}`,
    });
  }
}

/** Missing, or somebody else's: the same answer. */
export class PurchaseNotFound extends AppError {
  constructor() {
    super({ code: 'purchase_not_found', status: 404, userMessage: 'Köpet hittades inte' });
  }
}

export class EventNotFound extends AppError {
  constructor() {
    super({ code: 'event_not_found', status: 404, userMessage: 'Händelsen hittades inte' });
  }
}

/** Somebody else wrote on the purchase meanwhile, again and again. */
export class PurchaseBusy extends AppError {
  constructor() {
    super({
      code: 'purchase_busy',
      status: 503,
      retry: 'later',
      userMessage: 'Köpet behandlas just nu. Försök igen om en stund.',
    });
  }
}

export class WithdrawalTooLate extends AppError {
  constructor() {
    super({
      code: 'withdrawal_too_late',
      status: 409,
      userMessage: 'Ångerfristen på 14 dagar har gått ut.',
    });
  }
}

export class NothingToWithdraw extends AppError {
  constructor() {
    super({
      code: 'nothing_to_withdraw',
      status: 409,
      userMessage: 'Köpet har inga oanvända rapporter att ångra.',
    });
  }
}

/** What was shown before the second step is no longer so. */
export class WithdrawalChanged extends AppError {
  constructor() {
    super({
      code: 'withdrawal_changed',
      status: 409,
      userMessage: 'Antalet oanvända rapporter har ändrats. Läs igenom och bekräfta igen.',
    });
  }
}

/** The body was not signed by Stripe, or too long ago. */
export class WebhookRefused extends AppError {
  constructor(cause?: unknown) {
    super({
      code: 'webhook_refused',
      status: 400,
      userMessage: 'Signaturen stämmer inte.',
      cause,
    });
  }
}

/** A line of the ledger that nobody could explain later. */
export class ReasonMissing extends AppError {
  constructor() {
    super({ code: 'reason_missing', status: 422, userMessage: 'Skriv varför rapporterna ges.' });
  }
}
