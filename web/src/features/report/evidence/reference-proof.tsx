import { rowLabel, tableLabel } from '../logic/proof-names.js';
import type { EvidenceOf } from './evidence-of.js';
import { reportTexts } from '../../../shared/texts/report.js';

/** A row of our knowledge tables with where it comes from. */
export function ReferenceProof({ proof }: { readonly proof: EvidenceOf<'reference'> }) {
  const row = rowLabel(proof.row);
  return (
    <figure className="proof proof-reference">
      <figcaption>{reportTexts.proof.table(tableLabel(proof.table))}</figcaption>
      {row ? <p>{row}</p> : null}
      <p className="report-quiet">{reportTexts.proof.source(proof.source)}</p>
    </figure>
  );
}
