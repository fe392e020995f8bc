import { addedClaims, proseOf } from './claims.js';
import type { Gate } from './gate.types.js';

/** Words in a row that nobody writes twice by chance. */
const run = 7;

/** Our instructions to the model are not printed, whatever an advert asks for. */
export const promptLeakGate: Gate = ({ result, rules, prompt }) => {
  const own = runsOf(prompt);
  return addedClaims(result, rules).flatMap((claim) => {
    const leaks = proseOf(claim.value).some((text) => [...runsOf(text)].some((words) => own.has(words)));
    return leaks ? [{ gate: 'prompt-leak', path: claim.path, reason: 'texten återger instruktionerna' }] : [];
  });
};

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return new Set(words.slice(run - 1).map((_, index) => words.slice(index, index + run).join(' ')));
}
