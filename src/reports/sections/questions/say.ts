import { lower } from '../../format.js';
import type { Matter } from '../../reading/learned/matter.js';
import { sayable } from '../../reading/text/sayable.js';

/** What can be said aloud in a breath, characters. */
export const longestSaid = 100;
/** Words of the advert in a question, characters at most; the whole quote stands in its proof. */
const longestQuote = 45;

/**
 * What the advert says, then what to ask about it: `Annonsen säger ”…”: vem gjorde arbetet?`. What is asked loses its last
 * clauses, and the quote its last words, until all of it is short enough; null where nothing sensible is left.
 * @param words of the advert, whole
 * @param ask one or several questions, parted by commas
 * @param fewest words of the advert at least; by default as many as make a statement
 */
export function askAbout(words: string, ask: string, fewest?: number): string | null {
  const lead = 'Annonsen säger ””: '.length;
  const asked = shortened(lower(ask), longestSaid - lead - Math.min(longestQuote, words.trim().length));
  if (asked === null) return null;
  const quote = sayable(words, Math.min(longestQuote, longestSaid - lead - asked.length), fewest);
  return quote === null ? null : `Annonsen säger ”${quote}”: ${asked}`;
}

/** The same of words that were chosen to be said alone (`matterIn`): they stand whole. */
export const askAboutMatter = ({ spoken }: Matter, ask: string): string | null =>
  spoken === null ? null : askAfter(`Annonsen säger ”${spoken}”`, ask);

/** The same of what is told in our own words: `Annonsen säger att skulden är …`. */
export function askAfter(says: string, ask: string): string | null {
  const asked = shortened(ask, longestSaid - says.length - 2);
  return asked === null ? null : `${says}: ${asked}`;
}

/** A question with as many of its clauses, from the first, as `room` characters hold; null where not even one fits. */
function shortened(ask: string, room: number): string | null {
  const clauses = ask.replace(/\?$/, '').split(', ');
  for (let count = clauses.length; count > 0; count--) {
    const text = `${clauses
      .slice(0, count)
      .map((clause, index) =>
        index > 0 && index === count - 1 && count < clauses.length ? withAnd(clause) : clause,
      )
      .join(', ')}?`;
    if (text.length <= room) return text;
  }
  return null;
}

const withAnd = (clause: string): string => (clause.startsWith('och ') ? clause : `och ${clause}`);

/** The same where the advert's words can be said whole; null where there are none. */
export const askAboutWhole = (words: string | null, ask: string): string | null =>
  words !== null && isShort(words) ? askAbout(words, ask) : null;

/** Whether words of the advert can be quoted whole in a question. */
export const isShort = (words: string): boolean => words.trim().length <= longestQuote;
