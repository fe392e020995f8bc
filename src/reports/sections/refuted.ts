import type { Evidence } from '../analysis-result.schema.js';
import type { Flag } from '../rules/context.js';
import type { Told } from './told.js';

/** Rules that find a thing of the place, the deal or the building by its name: it may be gone, denied or of others. */
const things: ReadonlySet<string> = new Set([
  'asbestos',
  'contaminated-ground',
  'dispute',
  'disturbing-neighbour',
  'landslide',
  'oil-tank',
  'power-line',
  'sewage-rejected',
  'shore-flood',
  'traffic-noise',
  'wind-power',
]);
/** The same of damage. Their notices say that it was mended, and stay. */
const damage: ReadonlySet<string> = new Set([
  'damp-smell',
  'dry-rot',
  'leak-mentioned',
  'mould',
  'rot-damage',
  'stated-moisture',
  'water-damage',
  'wood-pests',
]);
/**
 * A sentence refutes where one clause of it is as surely good as this, and none as bad or as sure to tell a risk (`riskSure`).
 */
const refuting = { goodFrom: 0.5, badBelow: 0.3, riskBelow: 0.06 };
/**
 * What it must hold besides: a denial, an end, a mending, another's, a distance or a year. Of a thing that is merely named
 * (`det finns vindkraft`) the reader is not to be believed: it learned most names by what denies them.
 */
const sign =
  /(?<!\p{L})(?:inte|aldrig|ing(?:en|et|a)|ej|icke|varken|utan|nej|historia|upphör\p{L}*|slutar?|bort|borta|försv[ia]nn\p{L}*|nedlag\p{L}*|ned(?:monter\p{L}*)?|rev|revs|riv[ite]\p{L}*|bytt?s?|byttes|ersat\p{L}*|sanera\p{L}*|torka\p{L}*|laga\p{L}*|åtgärda\p{L}*|kilometer|km|decibel|dba?|annan|annat|andra|grann\p{L}*|(?:18|19|20)\d\d)(?!\p{L})/iu;

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
    clauses.every(({ bad, riskSure }) => bad < refuting.badBelow && riskSure < refuting.riskBelow) &&
    clauses.some(({ source, sentence }) => sign.test(source.readable.slice(sentence.start, sentence.end)))
  );
}
