import { FindingPart } from '../parts/finding.js';

/** Which trades to ask for a quote. */
export function Partners({ categories }: { readonly categories: readonly string[] | undefined }) {
  if (!categories?.length) return null;
  return <FindingPart title="Ta in offert från">{categories.join(', ')}</FindingPart>;
}
