import { fieldLabel } from '../../../shared/field-labels.js';
import { keepUnits } from '../logic/keep-units.js';
import { listingText } from '../logic/listing-field.js';
import { quoteContext } from '../logic/quote-context.js';
import { useReport } from '../report-context.js';
import type { EvidenceOf } from './evidence-of.js';
import { reportTexts } from '../../../shared/texts/report.js';

/** The quoted words marked in their place in the advert's text. */
export function QuoteProof({ proof }: { readonly proof: EvidenceOf<'quote'> }) {
  const { listing } = useReport();
  const { before, quote, after } = quoteContext(listingText(listing, proof.field), proof, 100);
  return (
    <figure className="proof proof-quote">
      <figcaption>{reportTexts.proof.quote(fieldLabel(proof.field))}</figcaption>
      <blockquote>
        {keepUnits(closeUp(before))}
        <mark>{keepUnits(quote)}</mark>
        {keepUnits(closeUp(after))}
      </blockquote>
    </figure>
  );
}

// Empty lines between the advert's paragraphs say nothing in an excerpt.
function closeUp(text: string): string {
  return text.replace(/\n{2,}/g, '\n');
}
