import { matchesOf } from '../text/matches.js';
import { isNear } from './near.js';
import { partsOf, type Parts, type Surrounded } from './scopes.js';
import type { AroundThing, AroundWords, Row, Scope } from './row.js';

/** The first of the rows whose words decide how the thing at a place stands. */
export const firstThatDecides = (rows: readonly Row[], at: Surrounded): Row | undefined =>
  rows.find(firesAt(at));

/** All rows that fire. */
export const firing = (rows: readonly Row[], at: Surrounded): Row[] => rows.filter(firesAt(at));

function firesAt(at: Surrounded): (row: Row) => boolean {
  const known = new Map<Scope, readonly Parts[]>();
  return (row) => {
    const parts = known.get(row.scope) ?? partsOf[row.scope](at);
    known.set(row.scope, parts);
    return parts.some((part) => fires(row, part, at));
  };
}

function fires(row: Row, part: Parts, at: Surrounded): boolean {
  if (row.around && !holds(`${part.front} ${part.behind}`, row.around)) return false;
  if (row.before && !holdsInFront(row, row.before, part)) return false;
  if (row.after && !holdsBehind(row, row.after, part)) return false;
  return (!row.amid || isAmid(row.amid, part, at)) && !(row.unless && isAmid(row.unless, part, at));
}

/** `search` looks from the beginning whatever was found before. */
const holds = (text: string, words: RegExp): boolean => text.search(words) >= 0;

function holdsInFront({ scope, undoneBy }: Row, words: RegExp, { front, behind }: Parts): boolean {
  const hits = matchesOf(front, words);
  if (scope !== 'near') return hits.some((hit) => !isUndone(undoneBy, front, hit));
  const last = hits.at(-1);
  return (
    last !== undefined &&
    !isUndone(undoneBy, front, last) &&
    isNear(front.slice(last.index + last[0].length), behind)
  );
}

const holdsBehind = ({ undoneBy }: Row, words: RegExp, { behind }: Parts): boolean =>
  matchesOf(behind, words).some((hit) => !isUndone(undoneBy, behind, hit));

function isUndone(by: AroundWords | undefined, text: string, hit: RegExpExecArray): boolean {
  if (by?.lead && holds(text.slice(0, hit.index), by.lead)) return true;
  return by?.rest !== undefined && holds(text.slice(hit.index + hit[0].length), by.rest);
}

/** True when one of what is wanted around the thing is there. */
function isAmid(
  wanted: AroundThing,
  { front, behind }: Parts,
  { source, place, sentence }: Surrounded,
): boolean {
  const { readable } = source;
  const thing = /^\p{L}*/u.exec(readable.slice(place.start, sentence.end))![0];
  return (
    (wanted.front !== undefined && holds(front, wanted.front)) ||
    (wanted.behind !== undefined && holds(behind, wanted.behind)) ||
    (wanted.thing !== undefined && holds(thing, wanted.thing)) ||
    (wanted.sentence !== undefined && holds(readable.slice(sentence.start, sentence.end), wanted.sentence))
  );
}
