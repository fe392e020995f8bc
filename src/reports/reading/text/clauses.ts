import { remembered } from './remembered.js';
import { sentenceAround, type Span, type TextSource, word } from './sources.js';
import { latinRegExp } from './latin.js';

/** Finite verbs that show a statement of its own after `och`; participles and infinitives are left out. */
export const finite = String.raw`är|var|blev|blir|har|hade|fick|får|finns|fanns|saknas|ligger|låg|består|säljs|byttes|gjordes|lades|byggdes|renoverades|installerades|mättes|visade|visar|ska|skall|kan|bör|måste|kommer|planeras|\p{L}{3,}(?:ades|erades)`;

/** Marks and words that end one statement and begin the next. */
const joints = latinRegExp(
  [
    // No mark within a number: `8,6 miljoner`.
    String.raw`(?<!\d),|,(?!\d)|(?<=\d{4}),(?=\d{4})|[;()]`,
    String.raw`\s[-–—]\s`,
    String.raw`:(?=\s)`,
    String.raw`(?=\s${word('men|medan|där|dock|däremot|fast|eftersom|därför|vilket|vilken|varför|varpå|emedan')}\s)`,
    String.raw`(?=\s${word('som')}\s+(?:\p{L}+\s+)?${word(finite)})`,
    String.raw`(?=\s${word('och|samt')}\s+(?:(?!${word('och|samt|eller')})\p{L}+\s+){0,3}${word(finite)})`,
  ].join('|'),
  'giu',
);

/** `Tak och fasad är från 1974`: without a verb or a year before it, `och` joins two nouns under one verb. */
const joinsNouns = latinRegExp(String.raw`^\s${word('och|samt')}\s`, 'iu');
const stating = latinRegExp(String.raw`${word(finite)}|\d{4}`, 'iu');

/** The clauses of a sentence as spans of the text: parted by marks and by conjunctions that begin a new statement. */
export const clausesOf = (source: Pick<TextSource, 'readable'>, sentence: Span): Span[] =>
  clausesIn(source.readable.slice(sentence.start, sentence.end)).map(({ start, end }) => ({
    start: sentence.start + start,
    end: sentence.start + end,
  }));

const clausesIn = remembered((text: string): readonly Span[] => {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(joints)) {
    if (joinsNouns.test(text.slice(match.index)) && !stating.test(text.slice(start, match.index))) continue;
    const end = match.index + match[0].length;
    if (/\p{L}|\d/u.test(text.slice(start, match.index))) {
      spans.push({ start, end: match.index });
      start = end;
    }
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans;
}, 2000);

/** The clause that holds a place of the text; marks between clauses belong to the one before. */
export function clauseAround(source: TextSource, at: number): Span {
  const sentence = sentenceAround(source, at);
  return clausesOf(source, sentence).findLast((span) => span.start <= at) ?? sentence;
}

const verb = latinRegExp(word(finite), 'iu');
/** True when a text holds a finite verb. */
export const hasVerb = (text: string): boolean => verb.test(text);
/** Verbs that go on with an earlier subject, though `och` before them joins two verbs of one statement. */
const going = String.raw`läcker|läckte|släpper|sätter|rör|lutar|luktar|lider|dras|behöver`;
const opensVerb = latinRegExp(String.raw`^\s*${word(`${finite}|${going}`)}`, 'iu');
/** True for a clause that goes on with the subject of an earlier one: `…, fick nytt tak`. */
export const opensWithVerb = (text: string): boolean => opensVerb.test(text);

/** Sentences as short as this are shown whole. */
const short = 100;
/** No quote is shown longer, and a place in a longer clause with this many characters on each side. */
const longestQuote = 300;
const beside = 120;
const turning = latinRegExp(
  word(
    String.raw`ej|inte|icke|inga|ingen|inget|aldrig|utan|varken|knappt|delvis|nej|oäkta|saknas?|saknar|ännu|förutom|undantag\p{L}*`,
  ),
  'iu',
);

/**
 * The place to show of a text as proof for what stands at `place`: the clause around it; the whole sentence when it is
 * short or a word outside the clause may turn its meaning; never longer than 300 characters unless the place itself is, and never
 * into text that was blanked as speaking to a machine. Ends at whole words.
 */
export function shownPlace(source: TextSource, place: Span): Span {
  const sentence = sentenceAround(source, place.start);
  const clauses = clausesOf(source, sentence);
  const clause = {
    start: clauses.findLast((span) => span.start <= place.start)?.start ?? place.start,
    end: clauses.find((span) => span.end >= place.end)?.end ?? place.end,
  };
  const read = (span: Span) => source.readable.slice(span.start, span.end);
  const outside =
    read({ start: sentence.start, end: clause.start }) + read({ start: clause.end, end: sentence.end });
  const wanted = [
    ...(sentence.end - sentence.start <= short || turning.test(outside) ? [sentence] : []),
    clause,
  ].find((span) => span.end - span.start <= longestQuote);
  const span = trimmed(source, around(place, wanted ?? near(source, place)));
  return read(span) === source.text.slice(span.start, span.end) ? span : place;
}

const around = (place: Span, span: Span): Span => ({
  start: Math.min(place.start, span.start),
  end: Math.max(place.end, span.end),
});

/** A place with whole words on each side of it. */
function near({ readable }: TextSource, place: Span): Span {
  const before = readable.slice(Math.max(0, place.start - beside), place.start);
  const after = readable.slice(place.end, place.end + beside);
  return {
    start: place.start - before.length + Math.max(0, before.search(/\s/)),
    end: place.end + Math.max(0, after.search(/\s\S*$/)),
  };
}

function trimmed({ readable }: TextSource, { start, end }: Span): Span {
  const text = readable.slice(start, end);
  const lead = /^[\s,;:.•*–—-]*/u.exec(text)?.[0].length ?? 0;
  return { start: start + lead, end: start + text.trimEnd().length };
}
