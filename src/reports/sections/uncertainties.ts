import type { AnalysisResult } from '../analysis-result.schema.js';
import type { Uncertainties } from '../reports.types.js';
import { contextOf, type RuleInput } from '../facts/context.js';
import { neededFacts } from './missing.js';

type Impact = Uncertainties['items'][number]['potentialImpact'];

/** Facts that a verdict names even when nothing else is amiss, and facts whose answer alone can turn it. */
const leastWeight = { high: 10, medium: 5 } as const;
const impacts: readonly Impact[] = ['high', 'medium', 'low'];

/**
 * What a report is unsure of: the words of its confidence, and one item for each piece of information that it says is
 * missing, heaviest first. The checklist of this kind of home weighs them; what it does not name moves no verdict of
 * the rules and is `low`.
 */
export function uncertaintiesOf(input: RuleInput, result: AnalysisResult): Uncertainties {
  const weights = new Map(neededFacts(contextOf(input)).map(({ field, weight }) => [field, weight]));
  const items = result.missingInfoDetails.map(({ field, label, why, ask }) => ({
    area: label,
    issue: why,
    potentialImpact: impactOf(weights.get(field) ?? 0),
    recommendedAction: ask,
  }));
  return {
    summary: result.confidence.explanation,
    items: items.sort((a, b) => impacts.indexOf(a.potentialImpact) - impacts.indexOf(b.potentialImpact)),
  };
}

function impactOf(weight: number): Impact {
  if (weight >= leastWeight.high) return 'high';
  return weight >= leastWeight.medium ? 'medium' : 'low';
}
