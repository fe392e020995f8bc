import { type ClauseInContext, featuresOf } from './clause-features.js';
import { learnedWeights } from './learned-weights.js';
import { answersTo, type LinearModel, unpacked, weighted } from './linear-model.js';
import { type Subject, subjects } from './subjects.js';

const subjectNames = Object.keys(subjects) as Subject[];

/** What the learned reader is asked of a clause: is it bad or good for a buyer, is it material at all, and what about? */
export const learnedAnswers = ['bad', 'good', 'material', ...subjectNames] as const;

export interface LearnedReading {
  /** How sure it is that the clause tells something bad for a buyer, 0–1. */
  readonly bad: number;
  /** The same of something good for a buyer. */
  readonly good: number;
  /** The same of something material, good, bad or neither. */
  readonly material: number;
  readonly subject: Subject;
}

let model: LinearModel | undefined;

/**
 * Reads a clause as it learned from the training text (`training/about.md`), in words that nobody listed. How well it
 * reads authors that it has not seen: `npm run eval:reading`.
 */
export function readLearned(clause: ClauseInContext): LearnedReading {
  model ??= unpacked(learnedWeights);
  const [bad = 0, good = 0, material = 0, ...ofSubjects] = answersTo(
    model,
    weighted(model.rarity, featuresOf(clause)),
  );
  const best = ofSubjects.indexOf(Math.max(...ofSubjects));
  return { bad, good, material, subject: subjectNames[best] ?? 'unknown' };
}
