/**
 * What becomes of the weaker of two claims that contradict each other: it is dropped, it is lowered (a green part becomes
 * yellow), it says what it left out, or it stands: then the fault is mended where the claims are made, and a test fails.
 */
export type Outcome = 'drop' | 'lower' | 'say' | 'mend';

/** The kinds of contradiction, and what goes of each. */
export const outcomes = {
  /** Said to be missing, and stated: the missing one goes. */
  'stated-and-missing': 'drop',
  /** Asked, or to be looked into, though a claim tells the answer: the question goes. */
  'asked-and-stated': 'drop',
  /** A part of unknown age that another claim dates: the unknown goes. */
  'dated-and-undated': 'drop',
  /** A part of the home called good that a flag or a work due finds fault with, or whose half nobody knows. */
  'good-beside-fault': 'lower',
  /** Praise beside a flag of the same: the praise goes. */
  'praise-beside-flag': 'drop',
  /** Many years left, beside a work within ten years: the praise goes. */
  'praise-beside-work': 'drop',
  /** One thing under two names: the vaguer goes. */
  'said-twice': 'drop',
  /** Two flags of one thing: they are joined before the verdict is made of them. */
  'flagged-twice': 'mend',
  /** A sum that another claim explains: it says where. */
  'explained-elsewhere': 'say',
  /** A sum beside the month that the month counts: it goes. */
  'counted-and-beside': 'drop',
  /** The month counts a fee that is to be raised, and does not say so: it does. */
  'fee-before-rise': 'say',
  /** The month leaves out sums of the advert and does not say so: it does. */
  'beside-and-unsaid': 'say',
  /** One work that two flags tell the price of: the second gives none. */
  'priced-twice': 'drop',
  /** What waits is told, or that nothing does, without a sum that is to be paid: it is referred to. */
  'nothing-beside-due': 'say',
  /** A verdict is promised that a flag rules out, which no answer takes away (`knowledge/stays.ts`): none is promised then. */
  'promised-and-ruled-out': 'mend',
  /** Two sums for one work. */
  'two-sums': 'mend',
  /** Two years for one part. */
  'two-years': 'mend',
} as const satisfies Readonly<Record<string, Outcome>>;

export type Kind = keyof typeof outcomes;

/** Two places of a report that cannot both stand. */
export interface Contradiction {
  readonly kind: Kind;
  /** The fact, part, work or matter. */
  readonly about: string;
  /** Path of the claim that holds: `redFlags.0`. */
  readonly holds: string;
  /** Path of the weaker claim. */
  readonly against: string;
}
