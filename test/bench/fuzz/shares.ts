import type { Dice } from '../../support/drawn/dice.js';
import type { Mood } from './draft.js';
import type { Operation } from './operations.js';

/** Of a hundred steps; a race takes several requests. */
const shares: readonly [Mood, number][] = [
  ['valid', 34],
  ['nearly valid', 33],
  ['wild', 24],
  ['race', 3],
  ['raw', 6],
];
/** What costs seconds of a processor, or the callers themselves, is asked for less often; all others weigh 1. */
const weights: Readonly<Record<string, number>> = {
  'GET /api/analyses/{id}/report.pdf': 0.04,
  'POST /api/admin/experiments': 0.3,
  'POST /api/analyses/hand-in': 0.4,
  'POST /api/analyses/{id}/hand-in': 0.4,
  'POST /api/auth/signup': 0.2,
  'POST /api/auth/login': 0.3,
  'POST /api/analyses': 0.4,
  'POST /api/auth/logout': 0.2,
  'POST /api/auth/reset/confirm': 0.3,
  'POST /api/admin/queue/{queue}/pause': 0.1,
  'POST /api/admin/queue/{queue}/retry-failed': 0.1,
  'POST /api/analyses/{id}/retry': 0.2,
  'DELETE /api/analyses/{id}': 0.3,
  'DELETE /api/admin/users/{id}': 0.1,
  'DELETE /api/account': 0.1,
};
export const weightOf = ({ name }: Operation) => weights[name] ?? 1;

export function moodOf(dice: Dice): Mood {
  let at = dice.next() * shares.reduce((sum, [, share]) => sum + share, 0);
  return shares.find(([, share]) => (at -= share) < 0)?.[0] ?? 'valid';
}

export function drawOperation(dice: Dice, operations: readonly Operation[]): Operation {
  let at = dice.next() * operations.reduce((sum, operation) => sum + weightOf(operation), 0);
  return operations.find((operation) => (at -= weightOf(operation)) < 0) ?? operations[0]!;
}
