import type { Flag } from '../../facts/context.js';

/** Why a flag calls for a question. What the flag itself says stands in another tab, and is not said again. */
export function whyOf({ severity, matter, guess }: Flag): string {
  if (severity === 'critical') return 'Svaret avgör bedömningen.';
  if (matter !== undefined && guess === undefined) return 'Det kan vara till din nackdel.';
  return severity === 'warning'
    ? 'Svaret avgör om varningen står kvar.'
    : 'Svaret visar om det spelar någon roll.';
}
