import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { CONFIG, type Config } from '../shared/config/config.js';
import { defineLimits } from '../shared/limits/known-limits.js';
import type { RouteLimits } from '../shared/limits/limited.js';
import { CheckoutUnavailable, PaymentUnderWay, TermsChanged } from './billing.errors.js';
import type { CheckoutView } from './billing.types.js';
import { checkoutTerms, consentFor } from './checkout-terms.js';
import { CreditsService } from './credits.service.js';
import { FulfilmentService } from './fulfilment.service.js';
import { ProductsService } from './products.service.js';
import { Purchase, type Offer } from './purchase.entity.js';
import { askStripe } from './stripe-answers.js';
import { purchaseKey, readPayment } from './stripe-payment.js';
import { STRIPE } from './stripe.provider.js';

/** Stripe lets a session be paid for a day; one that soon ends is not handed out again. */
const REUSE_MS = 22 * 60 * 60_000;

/** Each begins a payment at Stripe: who changes their mind ten times is served, who tries cards is not. */
export const checkoutLimits: RouteLimits = defineLimits({
  act: 'checkout',
  keys: {
    person: { points: 20, seconds: 600 },
    network: { points: 100, seconds: 600 },
  },
});

/** What a checkout is for. */
export interface Wanted {
  readonly userId: string;
  readonly productKey: string;
  /** The one that the report opens; null for reports on store. */
  readonly analysisId: string | null;
  /** Of the terms that the buyer was shown and agreed to; unsaid, it is today's. */
  readonly termsVersion?: string | undefined;
  /** Paths on our site, beginning with a slash. Stripe writes the session's id in the place of its placeholder. */
  readonly successPath: string;
  readonly cancelPath: string;
}

/** Sends buyers to Stripe's payment page. */
@Injectable()
export class CheckoutService {
  private readonly logger = new Logger(CheckoutService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly products: ProductsService,
    private readonly credits: CreditsService,
    private readonly fulfilment: FulfilmentService,
    @Inject(STRIPE) private readonly stripe: Stripe | null,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * A payment page for what is wanted. Whoever asks again before paying gets the page they had, so that two tabs
   * cannot pay for one thing twice.
   * @throws TermsChanged, ProductNotFound, PricesUnavailable, CheckoutUnavailable, PaymentUnderWay
   */
  async start(wanted: Wanted): Promise<CheckoutView> {
    const { termsVersion = checkoutTerms.version } = wanted;
    if (termsVersion !== checkoutTerms.version) throw new TermsChanged();
    const { productKey, name, reportCount, pricing } = await this.products.get(wanted.productKey);
    const { priceId, amount, currency } = pricing;
    const offer: Offer = { productKey, productName: name, reportCount, priceId, amount, currency };
    const purchase = await this.begun(wanted, offer);
    if (purchase.sessionId) {
      const url = await this.openPage(purchase);
      if (url) return { url };
      // It was paid, refused or ran out: what is wanted now is another purchase.
      return this.start(wanted);
    }
    if (wanted.analysisId) await this.closeOlder(purchase.id, wanted.userId, wanted.analysisId);
    return { url: await this.newPage(purchase, wanted) };
  }

  /** The purchase that was begun for the same and is not settled, or a new one. */
  private begun(wanted: Wanted, offer: Offer): Promise<Purchase> {
    return this.em.fork().transactional(async (em) => {
      const user = await this.credits.lock(em, wanted.userId);
      const begun = await em.findOne(
        Purchase,
        {
          user,
          analysisId: wanted.analysisId,
          $or: [
            {
              status: 'pending',
              productKey: offer.productKey,
              priceId: offer.priceId,
              amount: offer.amount,
              reportCount: offer.reportCount,
              termsVersion: checkoutTerms.version,
              createdAt: { $gt: new Date(Date.now() - REUSE_MS) },
            },
            // One report is paid for once, however long its money is on the way.
            ...(wanted.analysisId ? [{ status: 'waiting' as const }] : []),
          ],
        },
        { populate: ['user'], orderBy: { createdAt: 'desc' } },
      );
      if (begun) return begun;
      const purchase = new Purchase(user, offer, checkoutTerms.version, wanted.analysisId);
      em.persist(purchase);
      return purchase;
    });
  }

  /**
   * Where an earlier session is still paid; null when it has come to an end, which is then settled.
   * @throws PaymentUnderWay for an analysis whose money is on its way, CheckoutUnavailable when Stripe does not answer
   */
  private async openPage({ sessionId, analysisId }: Purchase): Promise<string | null> {
    const payment = await this.atStripe((stripe) => readPayment(stripe, sessionId!));
    if (payment?.state === 'open' && payment.url) return payment.url;
    const settled = await this.atStripe(() => this.fulfilment.fulfilCheckout(sessionId!));
    if (!settled || settled.status === 'pending') throw new CheckoutUnavailable();
    if (analysisId && isPaidFor(settled)) throw new PaymentUnderWay();
    return null;
  }

  /**
   * One report is sold once: its pages with another price or wording are closed before there is a new one.
   * @throws PaymentUnderWay when one of them was paid
   */
  private async closeOlder(newId: string, userId: string, analysisId: string): Promise<void> {
    const older = await this.em.fork().find(Purchase, {
      id: { $ne: newId },
      user: userId,
      analysisId,
      status: 'pending',
      sessionId: { $ne: null },
    });
    for (const { sessionId } of older) {
      const settled = await this.atStripe(() => this.fulfilment.close(sessionId!));
      if (settled && isPaidFor(settled)) throw new PaymentUnderWay();
    }
  }

  private async newPage(purchase: Purchase, wanted: Wanted): Promise<string> {
    const { id } = purchase;
    const em = this.em.fork();
    const page = await this.atStripe(async (stripe) => {
      const [rate] = await vatRates(stripe);
      if (!rate) this.logger.warn('Stripe has no inclusive Swedish VAT rate: receipts do not show the VAT');
      const session = await stripe.checkout.sessions.create(this.parameters(purchase, wanted, rate), {
        idempotencyKey: `checkout:${id}`,
      });
      if (!session.url) throw new CheckoutUnavailable();
      return { sessionId: session.id, url: session.url };
    }).catch(async (error: unknown) => {
      // Stripe keeps its refusal under the key for a day. Nobody has seen a page, so the next try may be another one.
      await em.nativeUpdate(Purchase, { id, sessionId: null }, { status: 'expired', updatedAt: new Date() });
      throw error;
    });
    const { sessionId, url } = page;
    // Two who ask at once get the same page, also when one of them then lost Stripe's answer.
    await em.nativeUpdate(Purchase, { id, sessionId: null }, { sessionId, status: 'pending' });
    // Whoever was erased meanwhile is sold nothing.
    if ((await em.count(Purchase, { id, user: { $ne: null } })) === 0) {
      await this.atStripe(() => this.fulfilment.close(sessionId));
      throw new CheckoutUnavailable();
    }
    return url;
  }

  private parameters(
    purchase: Purchase,
    { successPath, cancelPath }: Wanted,
    vat: string | undefined,
  ): Stripe.Checkout.SessionCreateParams {
    const { email } = purchase.user!;
    const consent = checkoutTerms[consentFor(purchase)];
    const metadata = { [purchaseKey]: purchase.id };
    return {
      mode: 'payment',
      locale: 'sv',
      line_items: [{ price: purchase.priceId, quantity: 1, ...(vat && { tax_rates: [vat] }) }],
      adaptive_pricing: { enabled: false },
      allow_promotion_codes: true,
      customer_email: email,
      custom_text: { submit: { message: consent } },
      invoice_creation: { enabled: true, invoice_data: { metadata } },
      metadata,
      payment_intent_data: { receipt_email: email, metadata },
      success_url: `${this.config.publicUrl}${successPath}`,
      cancel_url: `${this.config.publicUrl}${cancelPath}`,
    };
  }

  /** @throws CheckoutUnavailable with what Stripe said, and what `act` throws of itself */
  private async atStripe<T>(act: (stripe: Stripe) => Promise<T>): Promise<T> {
    const { stripe } = this;
    if (!stripe) throw new CheckoutUnavailable();
    return askStripe(
      () => act(stripe),
      (cause) => {
        this.logger.warn(`Stripe did not take the checkout: ${(cause as Error).message}`);
        return new CheckoutUnavailable(cause);
      },
    );
  }
}

/** Whether its money has come or is promised. */
function isPaidFor({ status }: Purchase): boolean {
  return status === 'waiting' || status === 'completed';
}

/** Ids of the account's rates for Swedish VAT that is in the price (25 %, 9 kap. 2 § mervärdesskattelagen 2023:200). */
export async function vatRates(stripe: Stripe): Promise<string[]> {
  const { data } = await stripe.taxRates.list({ active: true, inclusive: true, limit: 100 });
  return data.flatMap(({ id, country, percentage }) => (country === 'SE' && percentage === 25 ? [id] : []));
}
