import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ConfirmedView } from '../../../../src/billing/billing.types.js';
import { toast } from '../../shared/ui/toast.js';
import { paymentReturn, recheckEveryMs, type PaymentReturn } from './logic/payment-return.js';
import { reportPageTexts } from '../../shared/texts/report-page.js';

const texts = reportPageTexts.payment;

interface PaymentReturnResult {
  /** Once confirmed it stays so for the visit, so that the banner can be read. */
  readonly state: PaymentReturn;
  /** Begins the re-checks anew. */
  readonly checkAgain: () => void;
}

/**
 * Follows a return from the payment page: re-checks until the payment is confirmed, then says so and clears the
 * query.
 *
 * @param isPaid undefined while the first answer is awaited
 * @param check asks the server again; how the payment stands, undefined when nobody could tell
 */
export function usePaymentReturn(
  isPaid: boolean | undefined,
  check: () => Promise<ConfirmedView['status'] | undefined>,
): PaymentReturnResult {
  const [query, setQuery] = useSearchParams();
  const isInAddress = query.get('payment') === 'success';
  const [hasReturned] = useState(isInAddress);
  const [checksDone, setChecksDone] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // Confirmation comes by a re-check or, sooner, by a live event.
  const [wasAwaited, setWasAwaited] = useState(false);
  if (isPaid === false && !wasAwaited) setWasAwaited(true);
  const state = paymentReturn(hasReturned, isPaid, checksDone, hasFailed);
  const isAnswered = isPaid !== undefined;

  const recheck = useEffectEvent(() => {
    void check()
      .then((status) => setFailed(status === 'failed'))
      .finally(() => setChecksDone((done) => done + 1));
  });
  useEffect(() => {
    if (state !== 'checking' || !isAnswered) return undefined;
    const timer = setTimeout(() => recheck(), recheckEveryMs);
    return () => clearTimeout(timer);
    // Each finished check asks for the next one.
  }, [state, checksDone, isAnswered]);

  useEffect(() => {
    if (state !== 'confirmed' || !isInAddress) return;
    toast({ kind: 'success', title: wasAwaited ? texts.confirmedLater : texts.alreadyConfirmed });
    setQuery(
      (now) => {
        now.delete('payment');
        now.delete('session');
        return now;
      },
      { replace: true },
    );
  }, [state, isInAddress, wasAwaited, setQuery]);

  return { state, checkAgain: () => setChecksDone(0) };
}
