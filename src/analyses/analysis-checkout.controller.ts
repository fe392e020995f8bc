import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { Caller, type CurrentUser } from '../shared/http/access.js';
import { readId } from '../shared/http/id-param.js';
import { TermsNotAccepted } from '../billing/billing.errors.js';
import type { CheckoutView } from '../billing/billing.types.js';
import { checkoutLimits, CheckoutService } from '../billing/checkout.service.js';
import { InTurns } from '../shared/limits/in-turns.js';
import { Limited } from '../shared/limits/limited.js';
import { AnalysesService } from './analyses.service.js';
import { AnalysisNotFound } from './analysis.errors.js';

/** What is bought for one analysis where nothing else is named. */
const singleReport = 'single-report';
const body = z.object({
  analysisId: z.string(),
  productKey: z.string().trim().min(1).max(100).default(singleReport),
  termsAccepted: z.boolean(),
  termsVersion: z.string().max(40).optional(),
});

/**
 * The report of one analysis is bought here, where it is known whose it is and whether there is one: alone, or as the
 * first of a package, whose others stay on the account.
 */
@Controller('checkout/analysis')
export class AnalysisCheckoutController {
  constructor(
    private readonly analyses: AnalysesService,
    private readonly checkout: CheckoutService,
  ) {}

  @Post()
  @HttpCode(200)
  @Limited(checkoutLimits)
  @InTurns()
  async start(
    @Caller() caller: CurrentUser,
    @Body({ schema: body })
    { analysisId: named, productKey, termsAccepted, termsVersion }: z.infer<typeof body>,
  ): Promise<CheckoutView> {
    const analysisId = readId(named, AnalysisNotFound);
    await this.analyses.checkPayable(caller, analysisId);
    if (!termsAccepted) throw new TermsNotAccepted();
    return this.checkout.start({
      userId: caller.id,
      productKey,
      analysisId,
      termsVersion,
      successPath: `/report/${analysisId}?payment=success&session={CHECKOUT_SESSION_ID}`,
      cancelPath:
        productKey === singleReport
          ? `/payment/${analysisId}?canceled=true`
          : `/buy?product=${encodeURIComponent(productKey)}&for=${analysisId}&canceled=true`,
    });
  }
}
