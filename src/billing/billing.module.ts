import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../shared/mail/mail.module.js';
import { AccountController } from './account.controller.js';
import { AdminPurchasesService } from './admin-purchases.service.js';
import { BillingAuditService } from './billing-audit.service.js';
import { BillingGauges } from './billing-gauges.js';
import { BillingSubjectsService } from './billing-subjects.service.js';
import { BillingSweep } from './billing-sweep.js';
import { BillingProcessor } from './billing.processor.js';
import { BuyerErasureService } from './buyer-erasure.service.js';
import { CatalogueService } from './catalogue.service.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutService } from './checkout.service.js';
import { CreditsService } from './credits.service.js';
import { FulfilmentService } from './fulfilment.service.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';
import { PurchaseMailsService } from './purchase-mails.service.js';
import { PurchasesAdminController } from './purchases.admin.controller.js';
import { PurchasesController } from './purchases.controller.js';
import { PurchasesService } from './purchases.service.js';
import { StripeEventsService } from './stripe-events.service.js';
import { StripeWebhookController } from './stripe-webhook.controller.js';
import { stripeProvider } from './stripe.provider.js';
import { WithdrawalsService } from './withdrawals.service.js';

@Module({
  imports: [AuthModule, MailModule],
  controllers: [
    AccountController,
    CheckoutController,
    ProductsController,
    PurchasesAdminController,
    PurchasesController,
    StripeWebhookController,
  ],
  providers: [
    AdminPurchasesService,
    BillingAuditService,
    BillingGauges,
    BillingProcessor,
    BillingSubjectsService,
    BillingSweep,
    BuyerErasureService,
    CatalogueService,
    CheckoutService,
    CreditsService,
    FulfilmentService,
    ProductsService,
    PurchaseMailsService,
    PurchasesService,
    StripeEventsService,
    WithdrawalsService,
    stripeProvider,
  ],
  exports: [
    AdminPurchasesService,
    BillingAuditService,
    BillingSubjectsService,
    BuyerErasureService,
    CatalogueService,
    CheckoutService,
    CreditsService,
    StripeEventsService,
  ],
})
export class BillingModule {}
