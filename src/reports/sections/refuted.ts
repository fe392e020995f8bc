import type { Evidence } from '../analysis-result.schema.js';
import type { Flag } from '../rules/context.js';
import type { Told } from './told.js';

/** Rules that find a thing by its name, which may be denied, gone or of others in words that no rule lists. */
const byName: ReadonlySet<string> = new Set([
  ...[
    'asbestos',
    'contaminated-ground',
    'damp-smell',
    'dispute',
    'disturbing-neighbour',
    'dry-rot',
    'landslide',
  ],
  ...['leak-mentioned', 'mould', 'oil-tank', 'power-line', 'rot-damage', 'sewage-rejected', 'shore-flood'],
  ...['stated-moisture', 'traffic-noise', 'water-damage', 'wind-power', 'wood-pests'],
]);
/** A sentence refutes where no clause of it is as sure as this to tell a risk (`riskSure`), and one is as surely good. */
const refuting = { riskBelow: 0.1, goodFrom: 0.4 };

/** The flags but those of a name whose every quote stands in a sentence that the learned reader takes for good. */
export const unrefuted = (flags: readonly Flag[], told: readonly Told[]): Flag[] =>
  flags.filter(
    ({ rule, severity, evidence }) =>
      !byName.has(rule ?? '') ||
      // A notice of a leak says that it was mended.
      (rule === 'leak-mentioned' && severity === 'notice') ||
      !isRefuted(evidence, told),
  );

function isRefuted(evidence: readonly Evidence[], told: readonly Told[]): boolean {
  // A reference says why it matters, not that it is so.
  const proofs = evidence.filter(({ kind }) => kind !== 'reference');
  return proofs.length > 0 && proofs.every((proof) => isInGoodSentence(proof, told));
}

function isInGoodSentence(proof: Evidence, told: readonly Told[]): boolean {
  if (proof.kind !== 'quote') return false;
  const clauses = told.filter(
    ({ source, sentence }) =>
      source.field === proof.field && proof.start < sentence.end && sentence.start < proof.end,
  );
  return (
    clauses.some(({ good }) => good >= refuting.goodFrom) &&
    clauses.every(({ riskSure }) => riskSure < refuting.riskBelow)
  );
}
