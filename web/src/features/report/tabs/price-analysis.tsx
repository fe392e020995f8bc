import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { Why } from '../evidence/why.js';
import { differenceText } from '../logic/price-difference.js';
import { Figure } from '../parts/figure.js';
import { Section } from '../parts/section.js';

type Price = AnalysisResult['priceAnalysis'];

/** The price per square metre as a figure, with what it is compared with beneath. */
export function PriceAnalysis({ price }: { readonly price: Price | null | undefined }) {
  if (!price) return null;
  return (
    <Section title="Prisanalys">
      {price.pricePerSqm === null ? null : (
        <Figure value={price.pricePerSqm} unit="kr/m²" label="Den här bostaden">
          {differenceText(price.percentDifference, price.comparison)}
        </Figure>
      )}
      {price.areaAverage === null ? null : (
        <Figure value={price.areaAverage} unit="kr/m²" label="Jämförelse" small>
          {price.comparison}
        </Figure>
      )}
      <p>{price.assessment}</p>
      <Why evidence={price.evidence} />
    </Section>
  );
}
