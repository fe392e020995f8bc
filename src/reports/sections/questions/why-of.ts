import type { Flag } from '../../facts/context.js';
import { type Stay, staysAs } from '../../knowledge/stays.js';

/** What an answer still tells of a warning that none removes. */
const ofStaying: Readonly<Record<Stay, string>> = {
  money: 'Svaret visar vad det kostar dig.',
  work: 'Svaret visar när arbetet måste göras och vem som betalar.',
  damage: 'Svaret visar hur stor skadan är.',
  terms: 'Svaret visar vilka villkor du får leva med.',
};

/** Why a flag calls for a question. What the flag itself says stands in another tab, and is not said again. */
export function whyOf(flag: Pick<Flag, 'rule' | 'title' | 'severity' | 'matter' | 'guess'>): string {
  const { severity, matter, guess } = flag;
  if (severity === 'critical') return 'Svaret avgör bedömningen.';
  if (matter !== undefined && guess === undefined) return 'Det kan vara till din nackdel.';
  if (severity === 'notice') return 'Svaret visar om det spelar någon roll.';
  const stay = staysAs(flag);
  return stay ? ofStaying[stay] : 'Svaret avgör om varningen står kvar.';
}
