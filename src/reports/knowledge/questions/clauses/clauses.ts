import { lower } from '../../../format.js';
import { bankClauses } from './bank.js';
import { buildingClauses } from './building.js';
import type { Clauses, ClauseTable } from './clause.types.js';
import { flagClauses } from './flags.js';
import { outsideClauses } from './outside.js';
import { partClauses } from './parts.js';
import { roomClauses } from './rooms.js';
import { sharedClauses } from './shared.js';

/** Every question of which something may be told, with its clauses. */
export const clauseTable: ClauseTable = {
  ...buildingClauses,
  ...roomClauses,
  ...outsideClauses,
  ...sharedClauses,
  ...partClauses,
  ...bankClauses,
  ...flagClauses,
};

const clausesIn = (question: string): string[] => question.replace(/\?$/, '').split(', ');

/** The questions cut after each clause but the last: behind a long quote the others find no room (`sections/questions/say.ts`). */
const cutShort = Object.entries(clauseTable).flatMap(([question, { clauses }]) =>
  clausesIn(question)
    .slice(0, -1)
    .map((_, index): [string, Clauses] => [
      lower(
        `${clausesIn(question)
          .slice(0, index + 1)
          .join(', ')}?`,
      ),
      { clauses: clauses.slice(0, index + 1) },
    ]),
);

const byQuestion = new Map<string, Clauses>([
  ...cutShort,
  ...Object.entries(clauseTable).map(([question, row]): [string, Clauses] => [lower(question), row]),
]);

/** The clauses of a question; undefined where the advert can tell nothing of it. @param question without what it quotes first */
export const clausesOfQuestion = (question: string): Clauses | undefined => byQuestion.get(lower(question));
