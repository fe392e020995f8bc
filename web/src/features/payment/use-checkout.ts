import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { CheckoutView } from '../../../../src/billing/billing.types.js';
import { paymentAddress } from '../../shared/payment-address.js';
import { selectUser, type WithSession } from '../../shared/session/session-slice.js';
import { paymentTexts as texts } from '../../shared/texts/payment.js';
import { toast } from '../../shared/ui/toast.js';
import { refusalOf } from './refusal.js';

interface CheckoutOptions {
  /** What a 404 means, in Swedish. */
  readonly missing: string;
}

interface Checkout {
  readonly isBusy: boolean;
  readonly pay: () => Promise<void>;
}

/**
 * Starts a checkout and goes to its page. Busy until the browser has left; free again after a failure, which is told,
 * or when the buyer comes back to the page as it was.
 */
export function useCheckout(start: () => Promise<CheckoutView>, { missing }: CheckoutOptions): Checkout {
  const [isBusy, setBusy] = useState(false);
  const store = useStore<WithSession>();
  useEffect(() => {
    const free = (event: PageTransitionEvent): void => {
      if (event.persisted) setBusy(false);
    };
    window.addEventListener('pageshow', free);
    return () => window.removeEventListener('pageshow', free);
  }, []);

  const pay = async (): Promise<void> => {
    setBusy(true);
    try {
      const { url } = await start();
      const address = paymentAddress(url);
      if (!address) throw new Error('The checkout has no address to follow');
      window.location.assign(address);
    } catch (error) {
      setBusy(false);
      // The end of the session takes the call's own answer with it.
      const hasEnded = selectUser(store.getState()) === null;
      toast({ kind: 'error', ...(hasEnded ? { title: texts.mustSignIn } : refusalOf(error, missing)) });
    }
  };
  return { isBusy, pay };
}
