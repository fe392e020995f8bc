import { inputLabel } from '../logic/proof-names.js';
import { proofNumber } from '../logic/proof-values.js';
import type { EvidenceOf } from './evidence-of.js';
import { reportTexts } from '../../../shared/texts/report.js';

/** A calculation to follow: the formula, what went in, what came out. */
export function ComputedProof({ proof }: { readonly proof: EvidenceOf<'computed'> }) {
  const inputs = Object.entries(proof.inputs);
  return (
    <figure className="proof proof-computed">
      <figcaption>{reportTexts.proof.computed}</figcaption>
      <p className="proof-formula">{proof.formula}</p>
      {inputs.length > 0 ? (
        <dl className="proof-inputs">
          {inputs.map(([name, value]) => (
            <div key={name}>
              <dt>{inputLabel(name)}</dt>
              <dd>{proofNumber(name, value)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="proof-result">= {proofNumber('', proof.value, proof.unit)}</p>
    </figure>
  );
}
