import type { Risk, Telling } from '../../../src/reports/risks/told/risk.js';
import { risks, tellings } from '../../../src/reports/risks/told/risks.js';
import type { Concept } from './concepts.js';
import { isBad, type TaughtClause } from './training.js';

type Labels = Pick<TaughtClause, 'mentions' | 'tone'>;

/** The risks that a clause tells, where it is bad for a buyer: what is denied or mended is none. */
export function risksOf({ mentions, tone }: Labels): Risk[] {
  const told = toldBy({ mentions, tone });
  return risks.filter(({ tells }) => tells.some((telling) => isTold(telling, told)));
}

/** What it tells of those that are of several things. */
export function tellingsOf({ mentions, tone }: Labels): (typeof tellings)[number][] {
  const told = toldBy({ mentions, tone });
  return tellings.filter((telling) => isTold(telling, told));
}

const toldBy = ({ mentions, tone }: Labels): Concept[] =>
  isBad(tone)
    ? mentions.filter(({ says, mended }) => says !== 'no' && !mended).map(({ concept }) => concept)
    : [];

const isTold = ({ kinds }: Telling, told: readonly Concept[]): boolean =>
  told.some((concept) => kinds.some((kind) => isOf(kind, concept)));

/** `worn:*` holds the state of every part. */
const isOf = (kind: string, concept: Concept): boolean =>
  kind.endsWith(':*') ? concept.startsWith(kind.slice(0, -1)) : kind === concept;
