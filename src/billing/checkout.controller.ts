import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { Caller, type CurrentUser } from '../shared/http/access.js';
import { defineLimits } from '../shared/limits/known-limits.js';
import { InTurns } from '../shared/limits/in-turns.js';
import { Limited, type RouteLimits } from '../shared/limits/limited.js';
import { TermsNotAccepted } from './billing.errors.js';
import type { CheckoutView, ConfirmedView } from './billing.types.js';
import { checkoutLimits, CheckoutService } from './checkout.service.js';
import { PurchasesService } from './purchases.service.js';

const creditsBody = z.object({
  productKey: z.string().trim().min(1).max(100),
  termsAccepted: z.boolean(),
  termsVersion: z.string().max(40).optional(),
});
const confirmBody = z.object({
  sessionId: z.string().max(200).regex(/^\w+$/, 'Köpet hittades inte'),
});

/** The return page asks five times by itself, and again when it is told to. */
export const confirmLimits: RouteLimits = defineLimits({
  act: 'checkout-confirm',
  keys: { person: { points: 60, seconds: 600 }, network: { points: 300, seconds: 600 } },
});

/** Reports on store; what opens one analysis is begun where analyses are known. */
@Controller('checkout')
export class CheckoutController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly purchases: PurchasesService,
  ) {}

  @Post('credits')
  @HttpCode(200)
  @Limited(checkoutLimits)
  @InTurns()
  credits(
    @Caller() caller: CurrentUser,
    @Body({ schema: creditsBody }) { productKey, termsAccepted, termsVersion }: z.infer<typeof creditsBody>,
  ): Promise<CheckoutView> {
    if (!termsAccepted) throw new TermsNotAccepted();
    return this.checkout.start({
      userId: caller.id,
      productKey,
      analysisId: null,
      termsVersion,
      successPath: '/account?payment=success&session={CHECKOUT_SESSION_ID}',
      cancelPath: `/buy?product=${encodeURIComponent(productKey)}&canceled=true`,
    });
  }

  /** The return page's question; it fulfils what the webhook has not yet. */
  @Post('confirm')
  @HttpCode(200)
  @Limited(confirmLimits)
  @InTurns()
  confirm(
    @Caller() caller: CurrentUser,
    @Body({ schema: confirmBody }) { sessionId }: z.infer<typeof confirmBody>,
  ): Promise<ConfirmedView> {
    return this.purchases.confirm(caller.id, sessionId);
  }
}
