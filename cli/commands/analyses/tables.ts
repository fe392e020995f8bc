import type { OperatorsAnalysis } from '../../../src/analyses/admin-analyses.types.js';
import { outputWidth, printTable } from '../../output.js';

/** Narrower terminals get fewer columns, for an id is there to be copied. */
const wideFrom = 130;

/** One line for each. */
export function printAnalyses(analyses: readonly OperatorsAnalysis[]): void {
  const isWide = outputWidth() >= wideFrom;
  const columns = isWide
    ? ['ID', 'STATUS', 'VERDICT', 'PAID', 'COST', 'CREATED', 'USER', 'ADDRESS', 'URL']
    : ['ID', 'STATUS', 'VERDICT', 'ADDRESS'];
  const rows = analyses.map((row) => {
    const { id, status, verdict, isPaid, costUsd, createdAt, userEmail, address, hemnetUrl } = row;
    const paid = isPaid ? 'yes' : 'no';
    return isWide
      ? [id, status, verdict, paid, dollars(costUsd), minute(createdAt), userEmail, address, hemnetUrl]
      : [id, status, verdict, address ?? hemnetUrl];
  });
  printTable(columns, rows);
}

/** `$0.0231` */
export function dollars(usd: number | null | undefined): string | null {
  return usd == null ? null : `$${usd.toFixed(4)}`;
}

/** `2026-11-22 10:30`, UTC. */
export function minute(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}
