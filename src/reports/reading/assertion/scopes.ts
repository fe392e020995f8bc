import { clausesOf } from '../text/clauses.js';
import type { Span, TextSource } from '../text/sources.js';
import { carriesOn, namesAgain, sentencesBehind } from './onward.js';
import { isItem } from './near.js';
import type { Scope } from './row.js';

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
