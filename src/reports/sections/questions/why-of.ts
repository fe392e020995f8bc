import { brief, lower } from '../../format.js';
import type { Flag } from '../../facts/context.js';

/** Why a flag calls for a question. */
export function whyOf({ title, severity, matter }: Pick<Flag, 'title' | 'severity' | 'matter'>): string {
  if (matter !== undefined) {
    const rest = severity === 'critical' ? 'Svaret avgör bedömningen' : 'Det kan vara till din nackdel';
    return `Annonsen säger ”${matter.written}”. ${rest}.`;
  }
  if (severity === 'critical') return `Det här avgör bedömningen: ${lower(brief(title))}.`;
  return `Det hör till ${severity === 'warning' ? 'varningen' : 'uppgiften'} ”${title}”.`;
}
