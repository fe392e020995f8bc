/**
 * SQL for the kind of report that an analysis was paid with, as the ledger has it: null for none. Nothing is spent twice on
 * one analysis, nor taken back.
 * @param id SQL of the analysis' id
 */
export const paidKind = (id: string): string =>
  `(select kind from credit_entries where reason = 'spend' and reference = 'analysis:' || ${id})`;
