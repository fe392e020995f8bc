import { type ClauseInContext, featuresOf } from './clause-features.js';
import type { LearnedRisk } from './learned-risk.js';
import { learnedRisks, learnedWeights } from './learned-weights.js';
import { answersTo, type SparseModel, unpacked } from './linear-model.js';
import { type Subject, subjects } from './subjects.js';

const subjectNames = Object.keys(subjects) as Subject[];
const tones = ['bad', 'critical', 'good', 'material'] as const;

/**
 * What the reader answers of a clause, in order: is it bad for a buyer and critical, is it good, is it material at all, what
 * about, which of the risks does it tell, and what of each that is of several things?
 */
export const answersAbout = (risks: readonly Pick<LearnedRisk, 'id' | 'titles'>[]): string[] => [
  ...tones,
  ...subjectNames,
  ...risks.map(({ id }) => id),
  ...risks.flatMap(({ titles }) => (titles.length > 1 ? titles : [])),
];

/** By risk that is of several things: where the answers for its titles begin among those of all titles. */
const firstOfTitles = new Map<LearnedRisk, number>();
for (const [at, risk] of learnedRisks
  .flatMap((one) => (one.titles.length > 1 ? one.titles.map(() => one) : []))
  .entries())
  if (!firstOfTitles.has(risk)) firstOfTitles.set(risk, at);
const firstRisk = tones.length + subjectNames.length;
const firstTitle = firstRisk + learnedRisks.length;

export interface LearnedReading {
  /** How sure it is that the clause tells something bad for a buyer, 0–1. */
  readonly bad: number;
  /** How sure, where it is bad, that it can cost the buyer several hundred thousand kronor, the home or the loan, 0–1. */
  readonly critical: number;
  /** How sure it is that it tells something good for a buyer, 0–1. */
  readonly good: number;
  /** The same of something material, good, bad or neither. */
  readonly material: number;
  readonly subject: Subject;
  /** Its share among all subjects, 0–1. */
  readonly subjectShare: number;
  /** Id of the risk that it tells, if it tells any. */
  readonly risk: string;
  /** What of the risk. */
  readonly title: string;
  /** How sure it is of that title among those of the risk, 0–1. */
  readonly titleShare: number;
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
  const [bad = 0, critical = 0, good = 0, material = 0] = answers;
  const ofRisks = answers.subarray(firstRisk, firstTitle);
  const sumOfRisks = ofRisks.reduce((sum, one) => sum + one, least);
  const likeliest = placeOfMost(ofRisks);
  const risk = learnedRisks[likeliest]!;
  return {
    bad,
    critical: criticalBy(
      critical,
      ofRisks.reduce((sum, one, at) => sum + one * learnedRisks[at]!.criticalShare, least * usualShare) /
        sumOfRisks,
    ),
    good,
    material,
    ...subjectOf(answers.subarray(tones.length, firstRisk)),
    risk: risk.id,
    ...titleOf(risk, answers.subarray(firstTitle)),
    riskShare: ofRisks[likeliest]! / sumOfRisks,
  };
}

function subjectOf(ofSubjects: Float32Array): Pick<LearnedReading, 'subject' | 'subjectShare'> {
  const likeliest = placeOfMost(ofSubjects);
  const sum = ofSubjects.reduce((all, one) => all + one, least);
  return { subject: subjectNames[likeliest]!, subjectShare: ofSubjects[likeliest]! / sum };
}

/** Keeps a share that is told by nothing near 0. */
const least = 1e-3;

/** The mean over the kinds. */
const usualShare =
  learnedRisks.reduce((sum, { criticalShare }) => sum + criticalShare, 0) / learnedRisks.length;
/** What the kind counts beside the words, of which it is one reading: less than a proof of its own. */
const weightOfKind = 0.7;

/**
 * How sure it is that something bad is critical: by its words, and by how often what it seems to tell is.
 * @param words by the words alone, 0–1
 * @param share the part of what is critical among the kinds that it may tell, each by its sureness, 0–1
 */
export function criticalBy(words: number, share: number): number {
  const logOdds = logOddsOf(words) + weightOfKind * (logOddsOf(share) - logOddsOf(usualShare));
  return 1 / (1 + Math.exp(-logOdds));
}

const logOddsOf = (sure: number): number => Math.log(sure / (1 - sure));

function titleOf(risk: LearnedRisk, ofTitles: Float32Array): Pick<LearnedReading, 'title' | 'titleShare'> {
  const start = firstOfTitles.get(risk);
  if (start === undefined) return { title: risk.titles[0] ?? '', titleShare: 1 };
  const own = ofTitles.subarray(start, start + risk.titles.length);
  const likeliest = placeOfMost(own);
  const sum = own.reduce((all, one) => all + one, least);
  return { title: risk.titles[likeliest]!, titleShare: own[likeliest]! / sum };
}

function placeOfMost(sure: Float32Array): number {
  let best = 0;
  for (let at = 1; at < sure.length; at += 1) if (sure[at]! > sure[best]!) best = at;
  return best;
}
