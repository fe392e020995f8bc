import type { Risk } from '../risks/risk.js';
import { risks } from '../risks/risks.js';
import { type ClauseInContext, featuresOf } from './clause-features.js';
import { learnedWeights } from './learned-weights.js';
import { answersTo, type SparseModel, unpacked } from './linear-model.js';
import { type Subject, subjects } from './subjects.js';

const subjectNames = Object.keys(subjects) as Subject[];

/**
 * What the learned reader is asked of a clause: is it bad or good for a buyer, is it material at all, what about, and which
 * risks does it tell?
 */
export const learnedAnswers = ['bad', 'good', 'material', ...subjectNames, ...risks.map(({ id }) => id)];

export interface LearnedReading {
  /** How sure it is that the clause tells something bad for a buyer, 0–1. */
  readonly bad: number;
  /** The same of something good for a buyer. */
  readonly good: number;
  /** The same of something material, good, bad or neither. */
  readonly material: number;
  readonly subject: Subject;
  /** The risk that it tells, if it tells any. */
  readonly risk: Risk;
  /** How sure it is that this is the risk, 0–1, if it tells any. */
  readonly riskShare: number;
}

let model: SparseModel | undefined;

/**
 * Reads a clause as it learned from the training text (`training/about.md`), in words that nobody listed. How well it
 * reads authors that it has not seen: `npm run eval:reading`.
 */
export function readLearned(clause: ClauseInContext): LearnedReading {
  model ??= unpacked(learnedWeights);
  const answers = answersTo(model, featuresOf(clause));
  const [bad = 0, good = 0, material = 0] = answers;
  const ofSubjects = answers.subarray(3, 3 + subjectNames.length);
  const ofRisks = answers.subarray(3 + subjectNames.length);
  const likeliest = placeOfMost(ofRisks);
  return {
    bad,
    good,
    material,
    subject: subjectNames[placeOfMost(ofSubjects)]!,
    risk: risks[likeliest]!,
    riskShare: ofRisks[likeliest]! / ofRisks.reduce((sum, one) => sum + one, least),
  };
}

/** Keeps a share that is told by nothing near 0. */
const least = 1e-3;

function placeOfMost(sure: Float32Array): number {
  let best = 0;
  for (let at = 1; at < sure.length; at += 1) if (sure[at]! > sure[best]!) best = at;
  return best;
}
