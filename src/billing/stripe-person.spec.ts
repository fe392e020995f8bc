import type { Stripe } from 'stripe';
import { withoutPerson } from './stripe-person.js';

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
});
