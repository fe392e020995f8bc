import type { Evidence } from '../../../../../src/reports/analysis-result.schema.js';

/**
 * Where in a result the claim stands that this very proof belongs to: `redFlags.0`, `monthlyCost`.
 * @returns null where no part of the result has this list
 */
export function pathOf(result: unknown, evidence: readonly Evidence[]): string | null {
  if (typeof result !== 'object' || result === null) return null;
  if ('evidence' in result && result.evidence === evidence) return '';
  for (const [key, part] of Object.entries(result)) {
    const path = pathOf(part, evidence);
    if (path !== null) return path === '' ? key : `${key}.${path}`;
  }
  return null;
}
