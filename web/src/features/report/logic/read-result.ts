import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { keepUnitsIn } from './keep-units.js';

/**
 * A stored result as the page reads it: older ones may lie one level deeper, be a JSON string, or carry their
 * confidence as `confidenceScore`. Numbers in its texts keep to their units. Null when there is none.
 */
export function readResult(stored: unknown): AnalysisResult | null {
  const outer = asObject(stored);
  const result = asObject(outer?.['analysis_result'] ?? outer?.['analysisResult']) ?? outer;
  if (!result || (result['verdict'] === undefined && result['verdictReason'] === undefined)) return null;
  const confidence = result['confidence'] ?? result['confidenceScore'] ?? null;
  return keepUnitsIn({ ...result, confidence }) as AnalysisResult;
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
