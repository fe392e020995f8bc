import { latinRegExp } from '../text/latin.js';
import { clausesOf } from '../text/clauses.js';
import { type Span, type TextSource, word } from '../text/sources.js';
import { carriesOn, namesAgain, sentencesBehind } from './onward.js';
import { anyDenial } from './rows/denied.js';
import type { Scope } from './trigger.js';

/** A place of a text, the sentence around it and the clauses of that. */
export interface Surrounded {
  readonly source: TextSource;
  readonly place: Span;
  readonly sentence: Span;
  readonly clauses: readonly Span[];
  /** The place of its clause among them; -1 where the sentence has none. */
  readonly index: number;
}

export function surround(source: TextSource, sentence: Span, place: Span): Surrounded {
  const clauses = clausesOf(source, sentence);
  const index = clauses.findLastIndex((clause) => clause.start <= place.start);
  return { source, place, sentence, clauses, index };
}

/** Two texts of a scope: in front of the thing and behind it. */
export interface Parts {
  readonly front: string;
  readonly behind: string;
}

/** The texts of a scope; several where each of several clauses may hold the words. */
export const partsOf: Readonly<Record<Scope, (at: Surrounded) => readonly Parts[]>> = {
  sentence: (at) => [around(at, at.sentence)],
  behind: (at) => {
    const { front, behind } = around(at, at.sentence);
    return [{ front, behind: behind.replace(inserted, '') }];
  },
  near: (at) => [around(at, at.sentence)],
  list: (at) => [around(at, listAround(at))],
  clause: (at) => {
    const clause = at.clauses[at.index];
    if (!clause) return [];
    const { start } = at.place;
    return [
      {
        front: read(at.source, { start: clause.start, end: start }),
        behind: read(at.source, { start, end: clause.end }),
      },
    ];
  },
  told: (at) => {
    const following = at.clauses.slice(at.index).map((clause) => read(at.source, clause));
    return [...following, ...sentencesBehind(at)].map((behind) => ({ front: '', behind }));
  },
  onward: (at) => onward(at).map((behind) => ({ front: '', behind })),
  again: (at) => {
    const named = clauseOf(at);
    const later = sentencesBehind(at).filter((text) => namesAgain(text, named));
    return [...clausesOnward(at), ...later].map((behind) => ({ front: '', behind }));
  },
  previous: (at) => {
    const before = at.clauses[at.index - 1];
    return before && /^\s*efter\s/iu.test(clauseOf(at))
      ? [{ front: read(at.source, before), behind: '' }]
      : [];
  },
  answer: (at) => {
    const { start, end } = at.sentence;
    const isAsked = /\?\s*$/u.test(at.source.readable.slice(start, end));
    return isAsked ? [{ front: '', behind: at.source.readable.slice(end, end + longestAnswer) }] : [];
  },
  paragraph: (at) => {
    const start = at.source.readable.lastIndexOf('\n', Math.max(0, at.sentence.start)) + 1;
    return [{ front: '', behind: at.source.readable.slice(start, at.sentence.end) }];
  },
};

/** So many characters behind a question may begin its answer. */
const longestAnswer = 100;
/** `Blåbetong, som ofta förekommer hos jämnåriga, har inte använts`: what is told of the thing before its denial. */
const inserted = /^,\s+som\s[^,.;]{1,80},/iu;

const read = (source: TextSource, { start, end }: Span): string =>
  source.readable.slice(start, Math.max(start, end));

const around = ({ source, place }: Surrounded, { start, end }: Span): Parts => ({
  front: read(source, { start, end: place.start }),
  behind: read(source, { start: place.end, end }),
});

const clauseOf = ({ source, clauses, index }: Surrounded): string => {
  const clause = clauses[index];
  return clause ? read(source, clause) : '';
};

/** The clauses behind in the same sentence that go on with the matter. */
function clausesOnward(at: Surrounded): string[] {
  const named = clauseOf(at);
  return at.clauses
    .slice(at.index + 1)
    .map((clause) => read(at.source, clause))
    .filter((text) => carriesOn(text, named));
}

const onward = (at: Surrounded): string[] => [...clausesOnward(at), ...sentencesBehind(at)];

/** The clause around a place with the short items of a list in front of it: `försäkringen täcker brand, vattenskada och stöld`. */
function listAround({ source, place, sentence, clauses, index }: Surrounded): Span {
  let first = index;
  const last = clauses[first];
  if (!last) return sentence;
  while (first > 0) {
    const item = source.readable.slice(clauses[first]?.start, place.start);
    const joint = source.readable.slice(clauses[first - 1]?.end, clauses[first]?.start);
    if (!/^,\s*$/.test(joint) || !isItem(item)) break;
    first -= 1;
    if (!isItem(source.readable.slice(clauses[first]?.start, clauses[first]?.end))) break;
  }
  return { start: clauses[first]?.start ?? last.start, end: last.end };
}

/** A list has items of at most three words. */
const isItem = (text: string): boolean => text.trim().split(/\s+/).length <= 3;

/** Words between a denial and what it denies. */
const farthest = 8;
/** Words that begin another statement, or leave the question open. */
const turns = latinRegExp(
  word(
    String.raw`men|dock|däremot|fast|eftersom|sedan|efter|trots|innan|förrän|(?<!(?:kännedom|vetskap)\s)om|huruvida|ifall|därför|medan|samtidigt|(?:och|samt)\s+(?:med|har|är|finns|står|säljs|dessutom|även)`,
  ),
  'iu',
);

/**
 * True when words reach what stands behind them: at most eight words away, with no other denial, no turn and no mark between;
 * over commas only in a list (`inga sprickor, fuktskador eller mögel`).
 */
export function isNear(between: string, behind: string): boolean {
  if (turns.test(between) || /[:;()–—]|\s-\s/.test(between) || holdsDenial(between)) return false;
  if (between.split(/[^\p{L}\p{N}-]+/u).filter(Boolean).length > farthest) return false;
  return !between.includes(',') || isList(between, behind);
}

const holdsDenial = (text: string): boolean => text.search(anyDenial) >= 0;

function isList(between: string, behind: string): boolean {
  const items = between.split(',').slice(1);
  if (!items.every(isItem)) return false;
  if (/(?<!\p{L})eller(?!\p{L})/iu.test(between + behind.slice(0, 60))) return true;
  return (
    trouble.test(between.split(',')[0] ?? '') &&
    /^(?:\s*,\s*\p{L}+|\s+och\s+\p{L}+)?\s*(?:[.,]|$)/u.test(behind)
  );
}

/** `Inga fuktskador, mögel och röta`: a list that begins with one kind of trouble and goes on with others. */
const trouble =
  /^\s*(?:kända?\s+)?(?:fukt|mögel|vatten|röt|röta|asbest|radon|sprick|sättning|skad|läck|svamp)\p{L}*-?\s*$/iu;
