import type { Whom } from '../../../analysis-result.schema.js';
import { whomOf } from '../asks/ask.types.js';
import type { BankQuestion, QuestionTag } from '../question.types.js';
import { associationReplies } from './association.js';
import { begunReplies } from './begun.js';
import { dealReplies } from './deal.js';
import { flatReplies } from './flat.js';
import { houseReplies } from './house.js';
import { landReplies } from './land.js';
import { newHomeReplies } from './new.js';
import { ownedFlatReplies } from './owned-flat.js';
import { rentalReplies } from './rental.js';
import type { ReplyRow } from './reply.types.js';

/** What the answer to a question of the bank tells, and how the question is said aloud. */
interface Reply {
  readonly good: string;
  readonly bad: string;
  readonly whom: readonly Whom[];
  readonly say?: string;
}

const tables: readonly (readonly [QuestionTag, readonly ReplyRow[]])[] = [
  ['association', associationReplies],
  ['flat', flatReplies],
  ['owned-flat', ownedFlatReplies],
  ['rental', rentalReplies],
  ['house', houseReplies],
  ['plot', landReplies],
  ['begun', begunReplies],
  ['new', newHomeReplies],
  ['all', dealReplies],
];

const replies: ReadonlyMap<string, Reply> = new Map(
  tables.flatMap(([tag, rows]) =>
    rows.map(([id, good, bad, whom, say]) => [
      `${tag} ${id}`,
      { good, bad, whom: whomOf(whom), ...(say ? { say } : {}) },
    ]),
  ),
);

/** @throws RangeError for a question without a row */
export function replyTo({ tag, id }: Pick<BankQuestion, 'tag' | 'id'>): Reply {
  const reply = replies.get(`${tag} ${id}`);
  if (!reply) throw new RangeError(`Nothing tells what an answer to ${tag} ${id} is worth`);
  return reply;
}
