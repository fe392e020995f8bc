import type { Answered } from './answered.types.js';
import { associationAnswers } from './answered-association.js';
import { flatAnswers } from './answered-flat.js';
import { dealAnswers, plotAnswers } from './answered-deal.js';
import { houseAnswers } from './answered-house.js';

/** Questions of a new home or of an owned flat that ask for the same as another go on in the same way. */
export const sameAs: ReadonlyMap<string, string> = new Map([
  ['debt-when-built', 'debt'],
  ['ground-lease-new', 'ground-lease'],
  ['genuine-new', 'genuine'],
  ['metering', 'included'],
  ['energy-calculated', 'energy'],
  ['parking-new', 'parking'],
  ['storage-new', 'storage'],
  ['house-measured', 'measured'],
  ['joint-economy', 'easements'],
]);

const older: readonly Answered[] = [
  ...associationAnswers,
  ...flatAnswers,
  ...houseAnswers,
  ...plotAnswers,
  ...dealAnswers,
];

export const answeredQuestions: readonly Answered[] = [
  ...older,
  ...[...sameAs].flatMap(([id, known]) =>
    older.filter((row) => row.id === known).map((row) => ({ ...row, id })),
  ),
];
