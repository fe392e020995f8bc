import { Stripe } from 'stripe';

/**
 * What one asks of Stripe, with its refusals and silence turned into an error that people can read.
 * @param told makes that error; whatever else goes wrong is thrown as it is
 */
export async function askStripe<T>(act: () => Promise<T>, told: (cause: unknown) => Error): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? told(error) : error;
  }
}
