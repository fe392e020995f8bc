import { clausesOf, opensWithVerb } from '../text/clauses.js';
import { latinRegExp } from '../text/latin.js';
import { indexAround, sentences, word } from '../text/sources.js';
import {
  dry,
  goneMachine,
  isHigh,
  isOfRoom,
  isRemedy,
  isWetAgain,
  lastYearsIn,
  limited,
  living,
  measured,
  notLookedAt,
  often,
  otherThing,
  wetness,
} from './dry-words.js';
import { carriesOn } from './onward.js';
import type { Surrounded } from './scopes.js';
import { goesOnStill } from './signs.js';

const whole = (words: string): RegExp => latinRegExp(word(words), 'iu');

const happened = whole(
  String.raw`var|hade|stod|blev|fick|läckte|fanns|uppstod|drabbades|trängde|rann|sipprade|noterades|konstaterades|upptäcktes|uppmättes|förekom`,
);
const ofPast = whole(
  String.raw`förr(?!\s+eller)|förut|tidigare|en\s+gång\s+i\s+tiden|på\s+\d{2}(?:\d{2})?-talet`,
);
/** This year or the last one: nothing has shown yet that it is over. */
const recent = whole(
  String.raw`i\s+(?:år|fjol|våras|höstas|somras|vintras|vinter|vår|höst|sommar)|ifjol|nyligen|senast|förra\s+\p{L}+|är|har|finns|luktar|läcker|står|blir|tränger|rinner|visar`,
);

/** An older measurement tells little of a house today. */
const measuredFrom = 2015;

/**
 * True where a place was wet in the past and is shown to be dry:
 * - the damage is told as past, once and by water alone;
 * - what was done about it in that room is told, behind it or right before, and not dated before it;
 * - it was measured dry in the same sentence or the next one that goes on with it, dated behind the damage, in the same room, and
 *   that is neither partial, hoped for nor taken back.
 */
export function isFoundDryLater(at: Surrounded): boolean {
  const later = laterOf(at);
  return later !== null && later.isMended && later.dated === 'later';
}

/**
 * True where what was done or when it was measured is missing: then the damage is no longer certain, and nothing says that it is
 * over. Of both, only where the damage itself has no year: a measurement without one may be older than a damage of 2018.
 */
export function isPerhapsOver(at: Surrounded): boolean {
  if (hasBeenDry(at)) return true;
  const later = laterOf(at);
  if (later === null || later.dated === 'before') return false;
  const isDated = later.dated === 'later';
  return later.isMended !== isDated || (!isDated && !later.isDamageDated);
}

/** `… har nu fjorton torra år på nacken`. */
const dryYears = whole(
  String.raw`(?:\d{1,2}|\p{L}+)\s+torra\s+(?:år|vintrar)|torr(?:t|a)?\s+(?:alltsedan|sedan|sen)\s+(?:dess|(?:19|20)\d\d)`,
);

/** True where the place has been dry for years, nobody has measured, and nothing is told of water since. */
function hasBeenDry(at: Surrounded): boolean {
  const told = pastOf(at);
  if (!told || often.test(told.own)) return false;
  const { own, behind, next, afterNext } = told;
  const onward = carriesOn(next, own) ? next : '';
  return (
    [...clauses(behind), ...clauses(onward)].some((text) => dryYears.test(text) && isOfRoom(text, own)) &&
    !limited.test(`${behind} ${onward}`) &&
    ![next, afterNext].some((text) => goesOnStill(text) || isWetAgain(text, own))
  );
}

interface Later {
  readonly isMended: boolean;
  /** When it was found dry: behind the damage, not behind it, or untold. */
  readonly dated: 'later' | 'before' | null;
  readonly isDamageDated: boolean;
}

/** What is told of a damage of the past later on; null where nothing tells that it is dry now. */
function laterOf(at: Surrounded): Later | null {
  const told = pastOf(at);
  if (!told) return null;
  const { own, lead, behind, next, afterNext, previous, before } = told;
  if (often.test(own) || before.length > 1 || limited.test(own.replace(ofPast, ''))) return null;
  const onward = carriesOn(next, own) ? next : '';
  const story = `${lead} ${behind} ${onward}`;
  if (limited.test(story.replace(goneMachine, '')) || often.test(story) || isHigh(story)) return null;
  if ([next, afterNext].some((text) => goesOnStill(text) || notLookedAt.test(text) || isWetAgain(text, own)))
    return null;
  const found = [...clauses(behind), ...clauses(onward)];
  const isMended = [...clauses(previous), ...clauses(lead), ...found].some(
    (clause) =>
      isRemedy(clause, own) && lastYearsIn(clause).every((year) => before.every((old) => old <= year)),
  );
  const results = withVerbs(found).filter(
    (text) => dry.test(text) && !otherThing.test(text) && isOfRoom(text, own),
  );
  const isDamageDated = before.length > 0;
  const measuredDry = results.filter((text) => measured.test(text));
  if (measuredDry.length === 0)
    return results.length > 0 && isMended ? { isMended, dated: null, isDamageDated } : null;
  const years = measuredDry.flatMap(lastYearsIn);
  const isLater = (year: number): boolean => year >= measuredFrom && before.every((old) => old < year);
  const dated = years.some(isLater) ? 'later' : years.length > 0 ? 'before' : null;
  return { isMended, dated, isDamageDated };
}

const clauses = (text: string): string[] =>
  clausesOf({ readable: text }, { start: 0, end: text.length }).map(({ start, end }) =>
    text.slice(start, end),
  );

/**
 * Clauses, each with the one behind that goes on with its subject: `den mättes 2023 och var torr`; `de fuktmätningar som har
 * utförts, senast 2025 och då utan anmärkning`.
 */
const withVerbs = (all: readonly string[]): string[] =>
  all.map((text, at) => {
    const next = all[at + 1]?.replace(/^\s*(?:och|samt)(?!\p{L})/iu, '') ?? '';
    return opensWithVerb(next) || latest.test(next) ? `${text} ${next}` : text;
  });
const latest = /^\s*(?:senast|den\s+senaste|sist)(?!\p{L})/iu;

/** What is told around a place that was wet in the past; null where it is not told so. */
function pastOf({ source, place, sentence, clauses: all, index }: Surrounded) {
  const clause = all[index];
  if (!clause) return null;
  const own = source.readable.slice(clause.start, clause.end);
  if (!wetness.test(own) || living.test(own) || !happened.test(own) || recent.test(own)) return null;
  const before = lastYearsIn(own);
  if (before.length === 0 && !ofPast.test(own)) return null;
  const texts = sentences(source.readable);
  const here = indexAround(texts, place.start);
  const read = (at: number): string => {
    const span = texts[at];
    return span ? source.readable.slice(span.start, span.end) : '';
  };
  return {
    own,
    before,
    lead: source.readable.slice(sentence.start, clause.start),
    behind: source.readable.slice(clause.end, sentence.end),
    previous: read(here - 1),
    next: read(here + 1),
    afterNext: read(here + 2),
  };
}
