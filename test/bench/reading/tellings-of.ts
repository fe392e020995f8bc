import { risks } from '../../../src/reports/risks/risks.js';
import type { Concept } from './concepts.js';
import type { TaughtClause } from './training.js';

/** The risks that a clause tells, by id, where it is bad for a buyer: what is denied or mended is none. */
export function risksOf({ mentions, tone }: Pick<TaughtClause, 'mentions' | 'tone'>): string[] {
  if (tone !== 'bad') return [];
  const told = mentions.filter(({ says, mended }) => says !== 'no' && !mended);
  return risks
    .filter(({ kinds }) => told.some(({ concept }) => kinds.some((kind) => isOf(kind, concept))))
    .map(({ id }) => id);
}

/** `worn:*` holds the state of every part. */
const isOf = (kind: string, concept: Concept): boolean =>
  kind.endsWith(':*') ? concept.startsWith(kind.slice(0, -1)) : kind === concept;
