import { featuresOf } from '../../../src/reports/reading/clause-features.js';
import { learnedAnswers } from '../../../src/reports/reading/learned-reader.js';
import type { LinearModel } from '../../../src/reports/reading/linear-model.js';
import { fitLinear, type Lesson } from './fit-linear.js';
import { subjectOf } from './subject-of.js';
import type { TaughtClause } from './training.js';

const options = { answers: learnedAnswers.length, rounds: 4, rate: 0.3, decay: 0.1, seed: 11 };

/** Places of the subjects, which only a clause with a mention teaches. */
const subjectPlaces = new Set(learnedAnswers.map((_, at) => at).slice(3));

function lessonOf({ mentions, tone, ...context }: TaughtClause): Lesson {
  const told = [
    ...(tone === 'bad' || tone === 'good' ? [tone] : []),
    ...(tone === '-' ? [] : (['material'] as const)),
    ...new Set(mentions.map(({ concept }) => subjectOf(concept))),
  ];
  return {
    features: featuresOf(context),
    wanted: told.map((answer) => learnedAnswers.indexOf(answer)),
    ...(mentions.length === 0 ? { untaught: subjectPlaces } : {}),
  };
}

/** The reader that the product uses, fitted from these clauses. */
export const fitReader = (taught: readonly TaughtClause[]): LinearModel =>
  fitLinear(taught.map(lessonOf), options);
