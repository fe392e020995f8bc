import type { PartId } from './life-lengths.js';
import { associationAnswers, flatAnswers } from './questions-answered-flat.js';
import { houseAnswers, plotAnswers } from './questions-answered-house.js';

/**
 * How a question of the bank goes on when the advert answers it: the answer is repeated and its proof asked for.
 * Rows of one question are tried in order; the first whose answer stands in the advert counts.
 */
export interface Answered {
  readonly id: string;
  /** Path of a field and what it says; `{}` is its value. Without words a text field is quoted. */
  readonly field?: readonly [path: string, says?: string];
  /** Only this value of the field is the answer. */
  readonly value?: boolean;
  /** Whole-word pattern in the texts. */
  readonly text?: string;
  /** The text is itself a denial (`inte enstegstätad`). */
  readonly denial?: boolean;
  /** A dated statement about one of these parts. */
  readonly parts?: readonly PartId[];
  /** What is left to ask; null leaves the question out. */
  readonly ask: string | null;
}

/** The questions of a new home that ask for the same as one of an older home go on in the same way. */
const sameAs: readonly (readonly [id: string, older: string])[] = [
  ['debt-when-built', 'debt'],
  ['ground-lease-new', 'ground-lease'],
  ['genuine-new', 'genuine'],
  ['metering', 'included'],
  ['energy-calculated', 'energy'],
  ['parking-new', 'parking'],
  ['storage-new', 'storage'],
  ['house-measured', 'measured'],
];

const older: readonly Answered[] = [...associationAnswers, ...flatAnswers, ...houseAnswers, ...plotAnswers];

export const answeredQuestions: readonly Answered[] = [
  ...older,
  ...sameAs.flatMap(([id, known]) => older.filter((row) => row.id === known).map((row) => ({ ...row, id }))),
];
