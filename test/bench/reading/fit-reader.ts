import { featuresOf } from '../../../src/reports/reading/clause-features.js';
import { learnedAnswers } from '../../../src/reports/reading/learned-reader.js';
import type { LinearModel } from '../../../src/reports/reading/linear-model.js';
import { subjects } from '../../../src/reports/reading/subjects.js';
import { risks } from '../../../src/reports/risks/risks.js';
import { fitLinear, type Lesson } from './fit-linear.js';
import { risksOf } from './risks-of.js';
import { subjectOf } from './subject-of.js';
import { sentencesOf, type TaughtClause } from './training.js';

const options = { answers: learnedAnswers.length, rounds: 4, rate: 0.3, decay: 0.1, seed: 11 };

/** Places of the subjects, which only a clause with a mention teaches. */
const subjectPlaces = new Set(Object.keys(subjects).map((name) => learnedAnswers.indexOf(name)));

/** Weights below this part of the widest of their answer are left out, which keeps the file of weights small. */
const leastPart = { ofRisk: 0.15, ofOther: 0.02 };
const firstRisk = learnedAnswers.length - risks.length;

/** The reader that the product uses, fitted from these clauses. */
export function fitReader(taught: readonly TaughtClause[]): LinearModel {
  const model = fitLinear([...taught, ...sentencesOf(taught)].map(lessonOf), options);
  const { answers, weights } = model;
  for (let answer = 0; answer < answers; answer += 1) {
    const least = (answer < firstRisk ? leastPart.ofOther : leastPart.ofRisk) * widestOf(model, answer);
    for (let at = answer; at < weights.length; at += answers)
      if (Math.abs(weights[at]!) < least) weights[at] = 0;
  }
  return model;
}

function widestOf({ answers, weights }: LinearModel, answer: number): number {
  let widest = 0;
  for (let at = answer; at < weights.length; at += answers) widest = Math.max(widest, Math.abs(weights[at]!));
  return widest;
}

function lessonOf({ mentions, tone, text, before, after }: TaughtClause): Lesson {
  const told = [
    ...(tone === 'bad' || tone === 'good' ? [tone] : []),
    ...(tone === '-' ? [] : (['material'] as const)),
    ...new Set(mentions.map(({ concept }) => subjectOf(concept))),
    ...risksOf({ mentions, tone }),
  ];
  return {
    features: featuresOf({ text, before, after }),
    wanted: told.map((answer) => learnedAnswers.indexOf(answer)),
    ...(mentions.length === 0 ? { untaught: subjectPlaces } : {}),
  };
}
