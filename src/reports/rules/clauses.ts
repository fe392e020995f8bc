import { remembered } from './remembered.js';
import { sentenceAround, type Span, type TextSource, word } from './sources.js';

/** Finite verbs that show a statement of its own after `och`; participles and infinitives are left out. */
const finite = String.raw`är|var|blev|blir|har|hade|fick|får|finns|fanns|saknas|ligger|låg|består|säljs|byttes|gjordes|lades|byggdes|renoverades|installerades|mättes|visade|visar|ska|skall|kan|bör|måste|kommer|planeras|\p{L}{3,}(?:ades|erades)`;

/** Marks and words that end one statement and begin the next. */
const joints = new RegExp(
  [
    String.raw`[,;()]`,
    String.raw`\s[-–—]\s`,
    String.raw`:(?=\s)`,
    String.raw`(?=\s${word('men|medan|där|dock|däremot|fast|eftersom|därför|vilket|vilken|varför|varpå|emedan')}\s)`,
    String.raw`(?=\s${word('som')}\s+(?:\p{L}+\s+)?${word(finite)})`,
    String.raw`(?=\s${word('och|samt')}\s+(?:(?!${word('och|samt|eller')})\p{L}+\s+){0,3}${word(finite)})`,
  ].join('|'),
  'giu',
);

/** `Tak och fasad är från 1974`: without a verb or a year before it, `och` joins two nouns under one verb. */
const joinsNouns = new RegExp(String.raw`^\s${word('och|samt')}\s`, 'iu');
const stating = new RegExp(String.raw`${word(finite)}|\d{4}`, 'iu');

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
}, 100);

/** The clause that holds a place of the text; marks between clauses belong to the one before. */
export function clauseAround(source: TextSource, at: number): Span {
  const sentence = sentenceAround(source, at);
  return clausesOf(source, sentence).findLast((span) => span.start <= at) ?? sentence;
}

const verb = new RegExp(word(finite), 'iu');
/** True when a text holds a finite verb. */
export const hasVerb = (text: string): boolean => verb.test(text);
const opensVerb = new RegExp(String.raw`^\s*${word(finite)}`, 'iu');
/** True for a clause that goes on with the subject of an earlier one: `…, fick nytt tak`. */
export const opensWithVerb = (text: string): boolean => opensVerb.test(text);
