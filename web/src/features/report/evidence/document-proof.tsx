import type { EvidenceOf } from './evidence-of.js';
import { reportTexts } from '../../../shared/texts/report.js';

/** A row or sentence of a document, with the page to find it on. */
export function DocumentProof({ proof }: { readonly proof: EvidenceOf<'document'> }) {
  return (
    <figure className="proof proof-quote">
      <figcaption>{reportTexts.proof.document(proof.document, proof.page)}</figcaption>
      <blockquote>
        <mark>{proof.text}</mark>
      </blockquote>
    </figure>
  );
}
