import type { AnalysisResult } from './analysis-result.schema.js';
import type { Uncertainties } from './reports.types.js';
import { writeRulesReport, type RuleInput } from './rules-analyst.js';
import { uncertaintiesOf } from './rules/uncertainties.js';

/** The tasks of the rules' thread; see `RulesThread`. */
export function report(input: RuleInput): AnalysisResult {
  return writeRulesReport(input);
}

export function uncertainties({
  input,
  result,
}: {
  input: RuleInput;
  result: AnalysisResult;
}): Uncertainties {
  return uncertaintiesOf(input, result);
}
