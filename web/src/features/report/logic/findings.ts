import type { RedFlag, Severity } from '../../../../../src/reports/analysis-result.schema.js';

const weight: Record<Severity, number> = { critical: 0, warning: 1, notice: 2 };

/** Most serious first; equals keep their order. */
export function sortFlags(flags: readonly RedFlag[]): RedFlag[] {
  return [...flags].sort((a, b) => weight[a.severity] - weight[b.severity]);
}
