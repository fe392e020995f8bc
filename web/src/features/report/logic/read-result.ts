import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { withFigures } from '../../../shared/format/stored.js';
import { keepUnitsIn } from './keep-units.js';

/**
 * A stored result as the page reads it: older ones may lie one level deeper, be a JSON string, or carry their
 * confidence as `confidenceScore`, and their sums as texts. Numbers in its texts keep to their units. Null when there is
 * none.
 */
export function readResult(stored: unknown): AnalysisResult | null {
  const outer = asObject(stored);
  const result = asObject(outer?.['analysis_result'] ?? outer?.['analysisResult']) ?? outer;
  if (!result || (result['verdict'] === undefined && result['verdictReason'] === undefined)) return null;
  const confidence = result['confidence'] ?? result['confidenceScore'] ?? null;
  return keepUnitsIn(figuresIn({ ...result, confidence })) as AnalysisResult;
}

/** Sums and counts, by the names that they have in every part of a result. */
const figures = new Set([
  'pricePerSqm',
  'areaAverage',
  'percentDifference',
  'oneBorrower',
  'twoBorrowers',
  'downPayment',
  'loan',
  'interestRatePercent',
  'addedPoints',
  'monthly',
  'amount',
  'total',
  'min',
  'max',
  'totalCount',
]);

function figuresIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(figuresIn);
  return Object.fromEntries(
    Object.entries(withFigures(value, figures)).map(([name, part]) => [name, figuresIn(part)]),
  );
}

function asObject(value: unknown): Record<string, unknown> | null {
  if (typeof value === 'string') {
    try {
      return asObject(JSON.parse(value));
    } catch {
      return null;
    }
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
