import type { EvidenceOf } from './evidence-of.js';
import { reportTexts } from '../../../shared/texts/report.js';

/** A row or sentence of a document, with the page to find it on. */
export function DocumentProof({ proof }: { readonly proof: EvidenceOf<'document'> }) {
  return (
    <figure className="proof proof-quote">
      <figcaption>{reportTexts.proof.document(proof.document, proof.page)}</figcaption>
      <blockquote>
        <mark>{proof.table ? tableRow(proof.table) : proof.text}</mark>
      </blockquote>
    </figure>
  );
}

/** `Sparande per kvm, kr – 2025: 96 · 2024: 141`: print sets the columns apart, running text does not. */
function tableRow({ row, columns }: NonNullable<EvidenceOf<'document'>['table']>): string {
  return `${row} – ${columns.map(({ year, value }) => `${year}: ${value}`).join(' · ')}`;
}
