import { FindingPart } from '../parts/finding.js';
import { reportTexts } from '../../../shared/texts/report.js';

/** Which trades to ask for a quote. */
export function Partners({ categories }: { readonly categories: readonly string[] | undefined }) {
  if (!categories?.length) return null;
  return <FindingPart title={reportTexts.renovation.partners}>{categories.join(', ')}</FindingPart>;
}
