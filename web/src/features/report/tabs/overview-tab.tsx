import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { Checks } from './checks.js';
import { KeyFindings } from './key-findings.js';
import { LanguageAnalysis } from './language-analysis.js';
import { MissingInfo } from './missing-info.js';
import { PriceAnalysis } from './price-analysis.js';
import { StatedSums } from './stated-sums.js';

export function OverviewTab({ result }: { readonly result: AnalysisResult }) {
  return (
    <>
      <KeyFindings result={result} />
      <Checks checks={result.checks} />
      <LanguageAnalysis euphemisms={result.euphemisms} />
      <MissingInfo missingInfo={result.missingInfo} missingInfoDetails={result.missingInfoDetails} />
      <PriceAnalysis price={result.priceAnalysis} />
      <StatedSums sums={result.statedSums ?? []} />
    </>
  );
}
