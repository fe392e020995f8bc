/** The first re-check comes after 2 s, then up to three more, 2 s apart (specification 2, section 4.2). */
export const recheckEveryMs = 2000;
export const rechecks = 4;

export type PaymentReturn = 'none' | 'checking' | 'exhausted' | 'failed' | 'confirmed';

/**
 * Where a return from the payment page stands.
 * @param returned the address says `payment=success`
 * @param isPaid undefined while the first answer is awaited
 * @param checksDone re-checks answered so far
 * @param hasFailed the payment provider has said that no money will come
 */
export function paymentReturn(
  returned: boolean,
  isPaid: boolean | undefined,
  checksDone: number,
  hasFailed: boolean,
): PaymentReturn {
  if (!returned) return 'none';
  if (isPaid) return 'confirmed';
  if (hasFailed) return 'failed';
  return checksDone < rechecks ? 'checking' : 'exhausted';
}
