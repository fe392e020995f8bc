import type { CreditReason } from './credit-entry.entity.js';

/** A line of a user's bought reports, in the order they were written. */
export interface LedgerLine {
  readonly amount: number;
  readonly reason: CreditReason;
  readonly reference: string;
}

/**
 * How many reports of a purchase are still there: what is spent is taken from the oldest, so that the newest
 * purchase, the one that can still be withdrawn, keeps its own the longest.
 * @returns a whole number from 0 to the reports that the purchase gave
 */
export function unusedReports(lines: readonly LedgerLine[], purchaseId: string): number {
  const own = `purchase:${purchaseId}`;
  const lots: { readonly reference: string; left: number }[] = [];
  let spent = 0;
  for (const { amount, reference } of lines) {
    const lot = lots.find((one) => reference === one.reference || reference.startsWith(`${one.reference}:`));
    if (lot) lot.left += amount;
    else if (amount > 0) lots.push({ reference, left: amount });
    else spent -= amount;
  }
  for (const lot of lots) {
    const used = Math.min(Math.max(0, lot.left), spent);
    lot.left -= used;
    spent -= used;
  }
  const balance = lines.reduce((sum, { amount }) => sum + amount, 0);
  const left = lots.find(({ reference }) => reference === own)?.left ?? 0;
  return Math.max(0, Math.min(left, balance));
}
