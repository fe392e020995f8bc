import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueueService } from '../shared/queue/queue.service.js';
import { applyStripeEvent } from './apply-stripe-event.job.js';
import { PurchaseMailsService } from './purchase-mails.service.js';
import { StripeEventsService } from './stripe-events.service.js';
import { tellOfPurchase } from './tell-of-purchase.job.js';

@Injectable()
export class BillingProcessor implements OnModuleInit {
  constructor(
    private readonly queue: QueueService,
    private readonly events: StripeEventsService,
    private readonly mails: PurchaseMailsService,
  ) {}

  onModuleInit(): void {
    this.queue.handle(applyStripeEvent, ({ eventId, attempt }) => this.events.apply(eventId, attempt));
    this.queue.handle(tellOfPurchase, ({ purchaseId }) => this.mails.send(purchaseId));
  }
}
