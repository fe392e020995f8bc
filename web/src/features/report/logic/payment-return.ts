/** The first re-check comes after 2 s, then up to three more, 2 s apart (specification 2, section 4.2). */
export const recheckEveryMs = 2000;
export const rechecks = 4;

export type PaymentReturn = 'none' | 'checking' | 'exhausted' | 'confirmed';

/**
 * Where a return from the payment page stands.
 * @param returned the address says `payment=success`
 * @param isPaid undefined while the first answer is awaited
 * @param checksDone re-checks answered so far
 */
export function paymentReturn(
  returned: boolean,
  isPaid: boolean | undefined,
  checksDone: number,
): PaymentReturn {
  if (!returned) return 'none';
  if (isPaid) return 'confirmed';
  return checksDone < rechecks ? 'checking' : 'exhausted';
}
