import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { kr } from '../../../shared/format/money.js';
import { Why } from '../evidence/why.js';
import { differenceText } from '../logic/price-difference.js';
import { Figure } from '../parts/figure.js';
import { Section } from '../parts/section.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.price;

type Price = AnalysisResult['priceAnalysis'];

/** The price per square metre as a figure, with what it is compared with beneath. */
export function PriceAnalysis({ price }: { readonly price: Price | null | undefined }) {
  if (!price) return null;
  const difference = differenceText(price.percentDifference, price.comparison);
  // Without an average per square metre the comparison is of whole prices, and does not belong to the figure.
  const isPerSqm = price.areaAverage !== null;
  return (
    <Section title={texts.title}>
      {price.pricePerSqm === null ? null : (
        <Figure value={price.pricePerSqm} unit="kr/m²" label={texts.thisHome}>
          {isPerSqm ? difference : null}
        </Figure>
      )}
      {price.areaAverage === null ? null : (
        <p className="report-quiet">
          {texts.comparison(
            kr(price.areaAverage, 'm²'),
            price.percentDifference === null ? price.comparison : null,
          )}
        </p>
      )}
      {!isPerSqm && difference ? <p className="report-quiet">{texts.wholePrice(difference)}</p> : null}
      <p>{price.assessment}</p>
      <Why evidence={price.evidence} />
    </Section>
  );
}
