import type { AnalysisResult } from '../reports/analysis-result.schema.js';
import type { MadeBy } from './analysis.types.js';

/** IPTC's words for what made a work: a trained model, or rules that people wrote. */
const digitalSourceTypes = {
  openai: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  rules: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
} as const;

/** What of earlier times does not tell may be a model's. */
export const madeUntold: MadeBy = { label: 'Analys', digitalSourceType: digitalSourceTypes.openai };

/** @returns null of results of earlier times, which do not tell */
export function madeByOf(meta: AnalysisResult['meta'] | undefined): MadeBy | null {
  if (!meta?.label) return null;
  return { label: meta.label, digitalSourceType: digitalSourceTypes[meta.analyst] };
}
