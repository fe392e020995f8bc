import { featuresOf } from '../../../src/reports/reading/learned/clause-features.js';
import { answersAbout } from '../../../src/reports/reading/learned/learned-reader.js';
import type { LearnedRisk } from '../../../src/reports/reading/learned/learned-risk.js';
import type { LinearModel } from '../../../src/reports/reading/learned/linear-model.js';
import { subjects } from '../../../src/reports/reading/learned/subjects.js';
import { risks, tellings } from '../../../src/reports/risks/told/risks.js';
import { fitLinear, type Lesson } from './fit-linear.js';
import { risksOf, tellingsOf } from './tellings-of.js';
import { subjectOf } from './subject-of.js';
import { isBad, sentencesOf, type TaughtClause } from './training.js';

const risksWithTitles = risks.map(({ id, tells }) => ({ id, titles: tells.map(({ title }) => title) }));
/** What is taught, in the order of the answers. */
const learnedAnswers = answersAbout(risksWithTitles);
const options = { answers: learnedAnswers.length, rounds: 4, rate: 0.3, decay: 0.1, seed: 11 };

/** Places of the subjects, which only a clause with a mention teaches. */
const subjectPlaces = new Set(Object.keys(subjects).map((name) => learnedAnswers.indexOf(name)));

/** Whether something bad is critical, only what is bad teaches. */
const criticalPlace = learnedAnswers.indexOf('critical');

/** Weights below this part of the widest of their answer are left out, which keeps the file of weights small. */
const leastPart = { ofTone: 0.02, ofSubject: 0.12, ofRisk: 0.13, ofTelling: 0.25 };
const firstTelling = learnedAnswers.length - tellings.length;
const firstRisk = firstTelling - risks.length;
const firstSubject = firstRisk - subjectPlaces.size;

/** The reader that the product uses, fitted from these clauses. */
export function fitReader(taught: readonly TaughtClause[]): LinearModel {
  const model = fitLinear([...taught, ...sentencesOf(taught)].map(lessonOf), options);
  const { answers, weights } = model;
  for (let answer = 0; answer < answers; answer += 1) {
    const least = leastPartOf(answer) * widestOf(model, answer);
    for (let at = answer; at < weights.length; at += answers)
      if (Math.abs(weights[at]!) < least) weights[at] = 0;
  }
  return model;
}

/** As many clauses are added to each risk, critical as often as all that is bad: a rare kind says little of itself. */
const usualClauses = 6;

/** The risks as these clauses teach them; of one that no clause tells, as much is critical as of all that is bad. */
export function learnedRisksOf(taught: readonly TaughtClause[]): LearnedRisk[] {
  const isCritical = ({ tone }: TaughtClause): boolean => tone === 'critical';
  const bad = taught.filter(({ tone }) => isBad(tone));
  const usual = bad.filter(isCritical).length / bad.length;
  return risks.map((risk, at) => {
    const telling = bad.filter((clause) => risksOf(clause).includes(risk));
    const criticalShare =
      (telling.filter(isCritical).length + usualClauses * usual) / (telling.length + usualClauses);
    return { ...risksWithTitles[at]!, criticalShare: Number(criticalShare.toPrecision(8)) };
  });
}

function leastPartOf(answer: number): number {
  if (answer < firstSubject) return leastPart.ofTone;
  if (answer < firstRisk) return leastPart.ofSubject;
  return answer < firstTelling ? leastPart.ofRisk : leastPart.ofTelling;
}

function widestOf({ answers, weights }: LinearModel, answer: number): number {
  let widest = 0;
  for (let at = answer; at < weights.length; at += answers) widest = Math.max(widest, Math.abs(weights[at]!));
  return widest;
}

function lessonOf({ mentions, tone, text, before, after }: TaughtClause): Lesson {
  const told = risksOf({ mentions, tone });
  const wanted = [
    ...(isBad(tone) ? (['bad'] as const) : []),
    ...(tone === 'critical' || tone === 'good' ? [tone] : []),
    ...(tone === '-' ? [] : (['material'] as const)),
    ...new Set(mentions.map(({ concept }) => subjectOf(concept))),
    ...told.map(({ id }) => id),
    ...tellingsOf({ mentions, tone }).map(({ title }) => title),
  ];
  // Which thing of a risk it is, only the clauses that tell the risk teach.
  const untaught = tellings.flatMap(({ risk }, at) => (told.includes(risk) ? [] : [firstTelling + at]));
  return {
    features: featuresOf({ text, before, after }),
    wanted: wanted.map((answer) => learnedAnswers.indexOf(answer)),
    untaught: new Set([
      ...untaught,
      ...(mentions.length === 0 ? subjectPlaces : []),
      ...(isBad(tone) ? [] : [criticalPlace]),
    ]),
  };
}
