import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import type { RawBodyRequest } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../shared/http/access.js';
import { WebhookRefused } from './billing.errors.js';
import { StripeEventsService } from './stripe-events.service.js';

/** Where Stripe's events come in; the signature is what opens it. */
@Controller('billing/webhook')
export class StripeWebhookController {
  constructor(private readonly events: StripeEventsService) {}

  @Public()
  @Post()
  @HttpCode(200)
  async receive(
    @Req() { rawBody }: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature?: string,
  ): Promise<{ received: true }> {
    if (!rawBody) throw new WebhookRefused();
    await this.events.receive(rawBody, signature);
    return { received: true };
  }
}
