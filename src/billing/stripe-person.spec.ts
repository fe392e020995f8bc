import type { Stripe } from 'stripe';
import { nameOf, withoutPerson } from './stripe-person.js';

describe('withoutPerson', () => {
  it('keeps sums and ids, and nothing of the buyer', () => {
    const event = {
      id: 'evt_1',
      type: 'checkout.session.completed',
      created: 1,
      data: {
        object: {
          id: 'cs_1',
          amount_total: 14_900,
          payment_intent: 'pi_1',
          customer_email: 'anna@example.se',
          customer_details: { email: 'anna@example.se', address: { line1: 'Storgatan 1' } },
          charges: [{ id: 'ch_1', billing_details: { name: 'Anna Ek' }, receipt_email: 'anna@example.se' }],
        },
      },
    } as unknown as Stripe.Event;
    expect(withoutPerson(event)).toEqual({
      id: 'evt_1',
      type: 'checkout.session.completed',
      created: 1,
      data: {
        object: {
          id: 'cs_1',
          amount_total: 14_900,
          payment_intent: 'pi_1',
          customer_email: null,
          customer_details: null,
          charges: [{ id: 'ch_1', billing_details: null, receipt_email: null }],
        },
      },
    });
  });

  it('keeps no address that opens the receipt or the page of somebody’s payment', () => {
    const event = {
      id: 'evt_2',
      type: 'refund.failed',
      created: 1,
      data: {
        object: {
          id: 're_1',
          url: 'https://checkout.stripe.com/c/pay/cs_1',
          receipt_url: 'https://pay.stripe.com/receipts/1',
          destination_details: { type: 'se_bank_transfer', reference: '8327' },
          next_action: { display_details: { email_sent: { email_sent_to: 'anna@example.se' } } },
        },
      },
    } as unknown as Stripe.Event;
    expect(withoutPerson(event).data.object).toEqual({
      id: 're_1',
      url: null,
      receipt_url: null,
      destination_details: null,
      next_action: { display_details: { email_sent: { email_sent_to: null } } },
    });
  });
});

describe('nameOf', () => {
  it('keeps of what is not heard only that it came', () => {
    const event = {
      id: 'evt_3',
      object: 'event',
      type: 'customer.created',
      created: 1,
      data: { object: { id: 'cus_1', object: 'customer', email: 'anna@example.se', name: 'Anna Ek' } },
    } as unknown as Stripe.Event;
    expect(nameOf(event)).toEqual({
      id: 'evt_3',
      type: 'customer.created',
      created: 1,
      data: { object: { id: 'cus_1' } },
    });
  });
});
