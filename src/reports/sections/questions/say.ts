import { lower } from '../../format.js';

/** What can be said aloud in a breath, characters. */
export const longestSaid = 100;
/** Words of the advert in a question, characters at most; the whole quote stands in its proof. */
const longestQuote = 45;
/** A quote shorter than this says nothing. */
const shortestQuote = 12;

/**
 * What the advert says, then what to ask about it: `Annonsen säger ”…”: vem gjorde arbetet?`. What is asked loses its last
 * clauses, and the quote its last words, until all of it is short enough; null where nothing sensible is left.
 * @param words of the advert, whole
 * @param ask one or several questions, parted by commas
 */
export function askAbout(words: string, ask: string): string | null {
  if (!isPlain(words)) return null;
  const lead = 'Annonsen säger ””: '.length;
  const asked = shortened(lower(ask), longestSaid - lead - Math.min(longestQuote, words.trim().length));
  if (asked === null) return null;
  const quote = cutAtWord(words, Math.min(longestQuote, longestSaid - lead - asked.length));
  return quote.length < Math.min(shortestQuote, words.trim().length)
    ? null
    : `Annonsen säger ”${quote}”: ${asked}`;
}

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
      .map((clause, index) => (index > 0 && index === count - 1 ? withAnd(clause) : clause))
      .join(', ')}?`;
    if (text.length <= room) return text;
  }
  return null;
}

const withAnd = (clause: string): string => (clause.startsWith('och ') ? clause : `och ${clause}`);

/** Whether words of the advert can be quoted whole in a question. */
export const isShort = (words: string): boolean => words.trim().length <= longestQuote;

/** Without addresses and markup, which nobody says aloud. */
const isPlain = (words: string): boolean => !/[<>@`*#|[\]]|:\/\/|\.\p{L}/u.test(words);

/** Words on one line, without their last ones where they are long; never cut behind a figure, which may be half a sum. */
function cutAtWord(words: string, room: number): string {
  const [line = ''] = words.replace(/\s+/g, ' ').trim().split('?');
  const whole = withoutStop(line);
  if (whole.length <= room) return whole;
  const kept = whole
    .slice(0, room - 1)
    .split(' ')
    .slice(0, -1);
  while (kept.length > 0 && /\d/.test(kept.at(-1)!)) kept.pop();
  return `${withoutStop(kept.join(' '))} …`;
}

const withoutStop = (text: string): string => text.replace(/(?<![.,;:!])[.,;:!]+$/, '');
