import { fieldLabel } from '../../../shared/field-labels.js';
import { fieldValue } from '../logic/proof-values.js';
import type { EvidenceOf } from './evidence-of.js';

/** A field as the advert states it, or that it does not. */
export function FieldProof({ proof }: { readonly proof: EvidenceOf<'field'> }) {
  return (
    <dl className="proof proof-field">
      <dt>{fieldLabel(proof.name)}</dt>
      <dd className={proof.value === null ? 'is-absent' : ''}>{fieldValue(proof.name, proof.value)}</dd>
    </dl>
  );
}
