import { dealQuestions, plotQuestions } from './questions-deal.js';
import { flatQuestions } from './questions-flat.js';
import { houseQuestions } from './questions-house.js';

/** For which homes a question makes sense. `association` is any home in a housing association. */
export type QuestionTag = 'association' | 'flat' | 'house' | 'plot' | 'all';

export interface BankQuestion {
  readonly id: string;
  readonly tag: QuestionTag;
  readonly category: string;
  readonly question: string;
  readonly context: string;
  /** Missing facts, flag rules or building-year ids that make this question urgent. */
  readonly triggers: readonly string[];
}

/** Row of the bank: id, question, context, triggers separated by blanks. */
export type QuestionRow = readonly [id: string, question: string, context: string, triggers?: string];

export const questionSource =
  'Allmän fråga ur frågebanken: kopklar.hemnet.se, nordea.se, byggahus.se, radonova.se och egna frågor';

const bank = (tag: QuestionTag, category: string, rows: readonly QuestionRow[]): BankQuestion[] =>
  rows.map(([id, question, context, triggers = '']) => ({
    id,
    tag,
    category,
    question,
    context,
    triggers: triggers.split(' ').filter(Boolean),
  }));

export const questionBank: readonly BankQuestion[] = [
  ...bank('association', 'Föreningen', flatQuestions.association),
  ...bank('flat', 'Lägenhetens skick', flatQuestions.condition),
  ...bank('house', 'Grund och fukt', houseQuestions.moisture),
  ...bank('house', 'Husets teknik', houseQuestions.technique),
  ...bank('house', 'Tomt och papper', houseQuestions.papers),
  ...bank('plot', 'Tomten', plotQuestions),
  ...bank('all', 'Affären', dealQuestions),
];
