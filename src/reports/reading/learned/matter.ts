import { anyDenial } from '../assertion/rows/denied.js';
import { settles } from '../assertion/signs.js';
import { latinRegExp } from '../text/latin.js';
import { type Span, type TextSource, word } from '../text/sources.js';
import { behindJoint, longestWhole, wholeRuns } from '../text/whole-clauses.js';
import { readLearned } from './learned-reader.js';

/** Characters: a question about it can still be said in a breath. */
const longestSpoken = 56;
/** Characters: a heading of at most five lines on a phone. */
const longestHeading = 140;
/** Fewer characters name nothing. */
const shortest = 9;
const fewestWords = 2;
/** So many of what can be said are read by the learned reader. */
const mostRead = 12;

/** Not said aloud, or half of a pair. */
const foreign = /[<>@`*#|[\]()?!”"“„»«]|:\/\//u;
const endMarks = /(?<![.,;:–—-])[.,;:–—-]+$/u;
/** A clause that goes on with what the one before told of. */
const goingOn = latinRegExp(
  String.raw`^[\s,;–—-]*(?:(?:och|men|samt)\s+)?(?:den|det|de|dessa|denna|detta|allt|alla|båda|som|vilke[nt]|vilka|där|\p{L}+(?:ad|at|ade|ats|ades)|är|var|har|blev|visade|gjorde[s]?|togs|byttes|sattes)(?!\p{L})`,
  'iu',
);
const opposing = latinRegExp(word('men|dock|däremot|fast|fastän'), 'iu');

/** The words of a passage that tell what a clause of it is about, exactly as they stand but for white space. */
export interface Matter {
  /** For a statement of its own, at most 240 characters. */
  readonly written: string;
  /** For a heading or within a sentence, at most 140 characters; null where nothing so short can be told alone. */
  readonly heading: string | null;
  /** For a question, at most 56 characters; null where nothing so short can be said alone. */
  readonly spoken: string | null;
}

/**
 * Whole clauses of the passage that hold the clause, with subject and verb and with what takes them back: the passage itself where
 * it is short, else the run that the learned reader finds worst and that holds least beside the clause. Null where none is short
 * enough, or where what stands beside it would change what it says.
 * @param passage what is quoted as proof: the sentence, or whole clauses of it
 */
export function matterIn(
  { readable }: Pick<TextSource, 'readable'>,
  passage: Span,
  clause: Span,
): Matter | null {
  const said = readable.slice(passage.start, passage.end);
  const inner = innerOf(said, {
    start: Math.max(0, clause.start - passage.start),
    end: Math.min(said.length, clause.end - passage.start),
  });
  const sayable = wholeRuns(said)
    .filter(({ start, end }) => start <= inner.start && end >= inner.end)
    .filter((run) => !isTakenBack(said, run))
    .map(({ start, end }) => said.slice(start, end).replace(/\s+/g, ' ').replace(endMarks, ''))
    .filter(
      (text) => text.length >= shortest && text.split(' ').length >= fewestWords && !foreign.test(text),
    );
  const within = (longest: number): string[] => sayable.filter(({ length }) => length <= longest);
  // The last is the passage itself, where that is whole.
  const written = within(longestWhole).at(-1);
  if (written === undefined) return null;
  const heading = written.length <= longestHeading ? written : mostTelling(within(longestHeading));
  return { written, heading: heading ?? null, spoken: mostTelling(within(longestSpoken)) ?? null };
}

/** The clause without the marks and blanks around it. */
function innerOf(said: string, { start, end }: Span): Span {
  const text = said.slice(start, end);
  const lead = behindJoint(text);
  return { start: start + lead, end: start + text.replace(/(?<![\s.,;:–—-])[\s.,;:–—-]+$/u, '').length };
}

/** True where the clause behind, or the one in front, goes on with the same and says that it is not so, over or in order. */
function isTakenBack(said: string, { start, end }: Span): boolean {
  const behind = said.slice(end);
  const [next = ''] = behind.split(/(?<=[^,;\s])[,;]\s/u).slice(0, 1);
  const rest = goingOn.test(behind) ? behind : next;
  return (
    (goingOn.test(rest) && (rest.search(anyDenial) >= 0 || settles(rest))) ||
    opposing.test(said.slice(0, start).slice(-12))
  );
}

/** The worst by the learned reader; of two as bad the shorter. */
function mostTelling(all: readonly string[]): string | undefined {
  const [best] = all
    .slice(0, mostRead)
    .map((text) => {
      const { bad, good } = readLearned({ text, before: '', after: '' });
      return { text, worth: bad * (1 - good) - text.length / 400 };
    })
    .toSorted((one, other) => other.worth - one.worth);
  return best?.text;
}

/** The words for it in a list or beside other words; null where none are short enough. */
export const shortOf = ({ spoken, heading }: Matter): string | null => spoken ?? heading;
