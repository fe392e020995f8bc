import { brief, lower } from '../../format.js';
import type { Flag } from '../../facts/context.js';

/** Why a flag calls for a question. */
export function whyOf({ title, severity }: Pick<Flag, 'title' | 'severity'>): string {
  if (severity === 'critical') return `Det här avgör bedömningen: ${lower(brief(title))}.`;
  return `Det hör till ${severity === 'warning' ? 'varningen' : 'uppgiften'} ”${title}”.`;
}
