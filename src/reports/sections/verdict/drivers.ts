import type { Flag } from '../../facts/context.js';
import { wholeQuote } from '../../facts/evidence.js';
import { brief, krRange, list, lower } from '../../format.js';
import { matterIn, shortOf } from '../../reading/learned/matter.js';
import { sayable } from '../../reading/text/sayable.js';
import type { TextSource } from '../../reading/text/sources.js';
import { isStatement } from '../../reading/text/statement.js';
import { longestShown } from '../../reading/text/whole-clauses.js';
import { isSamePlace, placesIn } from '../judged.js';
import { inSentence } from './case.js';

/** A flag within a sentence: its title, or of no sure kind what the advert's words for it may mean. */
export function nameOf({ rule, title, matter, guess }: Flag): string {
  if (guess !== undefined) return `det som troligen är ${lower(brief(guess))}`;
  const words = matter && shortOf(matter);
  if (words) return `uppgiften ”${words}”`;
  if (rule.startsWith('unclear-')) return unclearly(title);
  const name = lower(brief(title));
  return isStatement(name) ? `att ${name}` : name;
}

/** `En oklar uppgift om skador`, `ett oklart villkor`. */
const unclearly = (title: string): string => `${title.startsWith('Oklart ') ? 'ett' : 'en'} ${lower(title)}`;

/** Each name once. */
export const namesOf = (flags: readonly Flag[]): string[] => [...new Set(flags.map(nameOf))];

export const named = (flags: readonly Flag[]): string => list(namesOf(flags).slice(0, inSentence));

/** The same with what each costs, where a sum is known. */
export const namedWithCost = (flags: readonly Flag[]): string =>
  list([...new Set(flags.map((flag) => nameOf(flag) + costBeside(flag)))].slice(0, inSentence));

const costBeside = ({ estimatedCost }: Flag): string => (estimatedCost ? ` (${krRange(estimatedCost)})` : '');

/**
 * What is so in this home: the figure that the flag rests on or the advert's words, and what it costs.
 * @param sources the texts of the advert
 * @param others flags beside it: what one of them quotes as well is not quoted a third time
 * @param settle what to find out, of what no kind is sure
 */
export function toldOf(
  flag: Flag,
  { sources, others }: { readonly sources: readonly TextSource[]; readonly others: readonly Flag[] },
  settle: string,
): string {
  const { title, matter, guess, description, estimatedCost } = flag;
  if (matter && guess !== undefined)
    return `Troligen ${lower(brief(guess))}: annonsen säger ”${matter.written}”.`;
  if (matter !== undefined) return `Annonsen säger ”${matter.written}”. ${settle}`;
  const [first = ''] = sentencesOf(description);
  const words = /\d/.test(first) || isQuotedBy(others, flag) ? null : wordsOf(flag, sources);
  const told = words ? `annonsen säger ”${words}”.` : lower(first);
  const cost = estimatedCost && krRange(estimatedCost);
  return `${brief(title)}: ${told}${cost && !told.includes(cost) ? ` Räkna med ${cost}.` : ''}`;
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!])\s+(?=\p{Lu})/u);

function isQuotedBy(others: readonly Flag[], { evidence }: Flag): boolean {
  const places = placesIn(evidence);
  return placesIn(others.map((other) => other.evidence)).some((place) =>
    places.some((one) => isSamePlace(one, place)),
  );
}

/** The advert's words that prove a flag, whole, where they can be told alone. */
function wordsOf({ words, evidence }: Flag, sources: readonly TextSource[]): string | null {
  if (words !== undefined) return words;
  for (const proof of evidence) {
    const { text } = proof.kind === 'quote' ? wholeQuote(sources, proof) : { text: '' };
    const all = { start: 0, end: text.length };
    const told =
      (text.length <= longestShown && sayable(text, longestShown)) ||
      matterIn({ readable: text }, all, all)?.written;
    if (told) return told;
  }
  return null;
}
