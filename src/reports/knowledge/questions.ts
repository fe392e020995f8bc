import { dealQuestions, plotQuestions } from './questions-deal.js';
import { findingQuestions } from './questions-findings.js';
import { flatQuestions } from './questions-flat.js';
import { houseQuestions } from './questions-house.js';
import { newHomeQuestions } from './questions-new.js';
import { ownedFlatQuestions } from './questions-owned-flat.js';

/** For which homes a question makes sense. `association` is any home in a housing association, `new` one not yet lived in. */
export type QuestionTag = 'association' | 'flat' | 'owned-flat' | 'house' | 'plot' | 'new' | 'all';

export interface BankQuestion {
  readonly id: string;
  readonly tag: QuestionTag;
  readonly category: string;
  readonly question: string;
  readonly context: string;
  /** Missing facts, flag rules or building-year ids that make this question urgent; `past-life-` stands for all that begin so. */
  readonly triggers: readonly string[];
  /** Asked only when a trigger calls for it. */
  readonly onCause?: boolean;
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

const onCause = (questions: readonly BankQuestion[]): BankQuestion[] =>
  questions.map((question) => ({ ...question, onCause: true }));

export const questionBank: readonly BankQuestion[] = [
  ...bank('association', 'Föreningen', flatQuestions.association),
  ...bank('flat', 'Lägenhetens skick', flatQuestions.condition),
  ...bank('owned-flat', 'Samfälligheten', ownedFlatQuestions),
  ...bank('house', 'Grund och fukt', houseQuestions.moisture),
  ...bank('house', 'Husets teknik', houseQuestions.technique),
  ...bank('house', 'Tomt och papper', houseQuestions.papers),
  ...bank('plot', 'Tomten', plotQuestions),
  ...bank('new', 'Nyproduktion', newHomeQuestions),
  ...bank('all', 'Affären', dealQuestions),
  ...onCause(bank('all', 'Uppgifter att reda ut', findingQuestions.all)),
  ...onCause(bank('house', 'Uppgifter att reda ut', findingQuestions.house)),
  ...onCause(bank('association', 'Föreningen', findingQuestions.association)),
];
