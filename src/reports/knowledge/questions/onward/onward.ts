import type { AskRow } from '../asks/ask.types.js';
import { onwardOfFlags } from './flags.js';
import type { OnwardRow } from './onward.types.js';
import { onwardOfParts } from './parts.js';
import { onwardOfThings } from './things.js';

/** What is asked next where the advert answers a question, in the order in which it is worth asking. */
export const onwardRows: readonly OnwardRow[] = [...onwardOfThings, ...onwardOfParts, ...onwardOfFlags];

const byQuestion = new Map<string, AskRow[]>();
for (const [answered, ...row] of onwardRows) {
  const rows = byQuestion.get(answered);
  if (rows) rows.push(row);
  else byQuestion.set(answered, [row]);
}

/** What is asked next of the same thing; none where no row knows the question. @param question without what it quotes first */
export const onwardFrom = (question: string): readonly AskRow[] => byQuestion.get(question) ?? [];
