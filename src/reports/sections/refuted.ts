import type { Evidence } from '../analysis-result.schema.js';
import type { Flag } from '../rules/context.js';
import type { Told } from './told.js';

/** Rules that find a thing of the place, the deal or the building by its name: it may be gone, denied or of others. */
const things: ReadonlySet<string> = new Set([
  ...[
    'asbestos',
    'contaminated-ground',
    'dispute',
    'disturbing-neighbour',
    'landslide',
    'oil-tank',
    'power-line',
  ],
  ...['sewage-rejected', 'shore-flood', 'traffic-noise', 'wind-power'],
]);
/** The same of damage. Their notices say that it was mended, and stay. */
const damage: ReadonlySet<string> = new Set([
  ...['damp-smell', 'dry-rot', 'leak-mentioned', 'mould', 'rot-damage', 'stated-moisture', 'water-damage'],
  'wood-pests',
]);
/**
 * A sentence refutes where one clause of it is as surely good as this, and none seems as bad (`bad`, less what is good of it) or
 * as sure to tell a risk (`riskSure`).
 */
const refuting = { goodFrom: 0.4, badBelow: 0.4, riskBelow: 0.1 };

/** The flags but those of a name whose every quote stands in a sentence that the learned reader takes for good. */
export const unrefuted = (flags: readonly Flag[], told: readonly Told[]): Flag[] =>
  flags.filter(({ rule = '', severity, evidence }) => {
    const isByName = things.has(rule) || (damage.has(rule) && severity !== 'notice');
    return !isByName || !isRefuted(evidence, told);
  });

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
    clauses.every(
      ({ bad, good, riskSure }) => bad * (1 - good) < refuting.badBelow && riskSure < refuting.riskBelow,
    )
  );
}
