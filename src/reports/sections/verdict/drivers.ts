import type { Flag } from '../../facts/context.js';
import { brief, krRange, list, lower } from '../../format.js';
import { matterIn, shortOf } from '../../reading/learned/matter.js';
import { sayable } from '../../reading/text/sayable.js';
import { isStatement } from '../../reading/text/statement.js';
import { inSentence } from './case.js';

/** A flag within a sentence: its title, or of no sure kind what the advert's words for it may mean. */
export function nameOf({ title, matter, guess }: Flag): string {
  if (guess !== undefined) return `det som troligen är ${lower(brief(guess))}`;
  if (matter !== undefined) return `uppgiften ”${shortOf(matter)}”`;
  const name = lower(brief(title));
  return isStatement(name) ? `att ${name}` : name;
}

/** Each name once. */
export const namesOf = (flags: readonly Flag[]): string[] => [...new Set(flags.map(nameOf))];

export const named = (flags: readonly Flag[]): string => list(namesOf(flags).slice(0, inSentence));

/** The same with what each costs, where a sum is known. */
export const namedWithCost = (flags: readonly Flag[]): string =>
  list([...new Set(flags.map((flag) => nameOf(flag) + costBeside(flag)))].slice(0, inSentence));

const costBeside = ({ estimatedCost }: Flag): string => (estimatedCost ? ` (${krRange(estimatedCost)})` : '');

/**
 * What is so in this home: the figure that the flag rests on or the advert's words, and what it costs.
 * @param settle what to find out, of what no kind is sure
 */
export function toldOf(flag: Flag, settle: string): string {
  const { title, matter, guess, description, estimatedCost } = flag;
  if (matter && guess !== undefined)
    return `Troligen ${lower(brief(guess))}: annonsen säger ”${matter.written}”.`;
  if (matter !== undefined) return `Annonsen säger ”${matter.written}”. ${settle}`;
  const [first = ''] = sentencesOf(description);
  const words = /\d/.test(first) ? null : wordsOf(flag);
  const told = words ? `annonsen säger ”${words}”.` : lower(first);
  const cost = estimatedCost && krRange(estimatedCost);
  return `${brief(title)}: ${told}${cost && !told.includes(cost) ? ` Räkna med ${cost}.` : ''}`;
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!])\s+(?=\p{Lu})/u);

/** Words of an advert in a verdict, characters at most. */
const longestQuote = 120;

/** The advert's words that prove a flag, where they can be told alone. */
function wordsOf({ words, evidence }: Flag): string | null {
  if (words !== undefined) return words;
  for (const proof of evidence) {
    if (proof.kind !== 'quote') continue;
    const all = { start: 0, end: proof.text.length };
    const isShort = proof.text.length <= longestQuote;
    const told =
      (isShort ? sayable(proof.text, longestQuote) : null) ??
      matterIn({ readable: proof.text }, all, all)?.written;
    if (told !== undefined) return told;
  }
  return null;
}
