import type { CreditReason } from './credit-entry.entity.js';

/** A line of a user's bought reports, in the order they were written. */
export interface LedgerLine {
  readonly amount: number;
  readonly reason: CreditReason;
  readonly reference: string;
  /** `purchase:<id>` for what the purchase itself opened. */
  readonly actor: string;
}

/**
 * How many reports of a purchase are still there. A report that opened what it was bought for is taken from its own
 * purchase; all else that is spent is taken from the oldest, so that the newest purchase, the one that can still be
 * withdrawn, keeps its own the longest.
 * @returns a whole number from 0 to the reports that the purchase gave
 */
export function unusedReports(lines: readonly LedgerLine[], purchaseId: string): number {
  const own = `purchase:${purchaseId}`;
  const lots: { readonly reference: string; left: number }[] = [];
  const lotOf = ({ reference, actor }: LedgerLine) =>
    lots.find((one) =>
      [reference, actor].some((name) => name === one.reference || name.startsWith(`${one.reference}:`)),
    );
  for (const line of lines)
    if (line.amount > 0 && !lotOf(line)) lots.push({ reference: line.reference, left: 0 });
  let spent = 0;
  for (const line of lines) {
    const lot = lotOf(line);
    if (lot) lot.left += line.amount;
    else spent -= line.amount;
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
