import type { BankQuestion, QuestionRow, QuestionTag } from './question.types.js';
import { begunQuestions } from './begun.js';
import { dealQuestions, plotQuestions } from './deal.js';
import { findingQuestions } from './findings.js';
import { flatQuestions } from './flat.js';
import { houseQuestions } from './house.js';
import { newHomeQuestions } from './new.js';
import { ownedFlatQuestions } from './owned-flat.js';
import { rentalQuestions } from './rental.js';

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
  ...bank('rental', 'Hyran och kontraktet', rentalQuestions),
  ...bank('house', 'Grund och fukt', houseQuestions.moisture),
  ...bank('house', 'Husets teknik', houseQuestions.technique),
  ...bank('house', 'Tomt och papper', houseQuestions.papers),
  ...bank('begun', 'Det påbörjade huset', begunQuestions),
  ...bank('plot', 'Tomten', plotQuestions),
  ...bank('new', 'Nyproduktion', newHomeQuestions),
  ...bank('all', 'Affären', dealQuestions),
  ...onCause(bank('all', 'Uppgifter att reda ut', findingQuestions.all)),
  ...onCause(bank('house', 'Uppgifter att reda ut', findingQuestions.house)),
  ...onCause(bank('association', 'Föreningen', findingQuestions.association)),
];
