import type { AnswerKind, TopicId, Want } from '../../knowledge/questions/clauses/clause.types.js';
import { homeHas, isSaidOfOthers, standingOf } from '../assertion/standing.js';
import { findAll, quoteAt, words, type Quote, type TextSource } from '../text/sources.js';
import { thingPattern, type ThingId } from '../wordings/things/things.js';
import { denial, eitherWay, kindWords, notOfAge, ofPast, ownBefore } from './kind-words.js';
import { passageOf } from './passage.js';
import { topics } from './topic-words.js';

/** What a question is about. */
export interface About {
  /** The thing that the advert names. */
  readonly thing?: ThingId;
  /** Where the advert speaks of it. */
  readonly quotes: readonly Quote[];
}

/** An advert, and the year in which it is read. */
export interface Advertised {
  readonly sources: readonly TextSource[];
  readonly year: number;
}

/**
 * Whether the texts tell what a clause of a question wants: of the topic that it names, else of the thing or the words of its
 * question, in the stretch of the text that speaks of it (`passage.ts`), and stated as so. What somebody who lives here alone can
 * tell is not for this to judge.
 */
export function tellsWanted(advert: Advertised, want: Want, about: About): boolean {
  if (want === '-' || want === 'lived') return false;
  const [first, ...rest] = want.split(' ');
  const topic = rest.at(-1) as TopicId | undefined;
  if (first === 'named') return isNamed(advert, topic!);
  if (first === 'lacks') return !isNamed(advert, topic!);
  if (first === 'beside') return tellsBeside(advert, topic!, about);
  return tellsOf(advert, first as AnswerKind, topic, about);
}

/** Whether a clause wants a time that has been: of an age, of care, of a look at it. */
export const isOfPast = (want: Want): boolean => ofPast.has(want.split(' ')[0] as AnswerKind);

const isNamed = ({ sources }: Advertised, topic: TopicId): boolean =>
  placesOf(sources, topics.get(topic)!).some((place) => isSo(sources, topic, place));

/** Each place that a question is about, with how its thing is named. */
function placesAbout(
  { sources }: Advertised,
  { thing, quotes }: About,
): readonly [RegExp | undefined, readonly Quote[]] {
  if (thing === undefined) return [undefined, quotes];
  return [thingPattern(thing), placesOf(sources, thingPattern(thing))];
}

function tellsBeside(advert: Advertised, topic: TopicId, about: About): boolean {
  const [own, places] = placesAbout(advert, about);
  return places.some((place) =>
    foundIn(place, own, topics.get(topic)!).some((answer) =>
      isSo(advert.sources, topic, answer, about.thing),
    ),
  );
}

function tellsOf(advert: Advertised, kind: AnswerKind, topic: TopicId | undefined, about: About): boolean {
  const pattern = topic && topics.get(topic)!;
  const [own, places] = pattern ? [pattern, placesOf(advert.sources, pattern)] : placesAbout(advert, about);
  return places.some(
    (place) =>
      (kind === 'whose' && isOwn(place)) ||
      foundIn(place, own, kindWords[kind]).some((answer) =>
        isAnswer(advert, kind, place, answer, about.thing),
      ),
  );
}

const isOwn = ({ source, start }: Quote): boolean =>
  source !== undefined && ownBefore.test(source.readable.slice(Math.max(0, start - ownReach), start));
const ownReach = 40;

/** Where an answer stands in the stretch that speaks of a place. */
function foundIn(place: Quote, own: RegExp | undefined, pattern: RegExp): Quote[] {
  const { source } = place;
  const passage = source && passageOf(place, own, pattern);
  if (!passage) return [];
  const text = source.readable.slice(passage.start, passage.end);
  return [...text.matchAll(pattern)].map(({ 0: said, index }) =>
    quoteAt(source, passage.start + index, passage.start + index + said.length),
  );
}

function isAnswer(
  advert: Advertised,
  kind: AnswerKind,
  place: Quote,
  answer: Quote,
  thing: ThingId | undefined,
): boolean {
  if (kind === 'age' && isOfAnotherTime(place, answer)) return false;
  const years = (answer.text.match(/(?:19|20)\d\d/g) ?? []).map(Number);
  if (ofPast.has(kind) && years.some((year) => year > advert.year)) return false;
  if (kind === 'until' && years.some((year) => year < advert.year)) return false;
  return isSo(advert.sources, kind, answer, thing);
}

/** Things that are buildings beside the home: what is told of them is told of another building, as they are themselves. */
const buildings: ReadonlySet<ThingId> = new Set([
  'garage',
  'sharedGarage',
  'carport',
  'guestHouse',
  'barn',
  'stable',
  'workshop',
  'lettingPart',
]);

/** Whether an answer is stated as so, where only that answers. */
function isSo(
  sources: readonly TextSource[],
  what: AnswerKind | TopicId,
  answer: Quote,
  thing?: ThingId,
): boolean {
  if (eitherWay.has(what)) return true;
  if (denial.test(answer.text)) return false;
  if (homeHas(sources, answer)) return true;
  return thing !== undefined && buildings.has(thing) && standingOf(sources, answer) === 'elsewhere';
}

/** `Hissen servades 2024`: not the year of the lift. */
function isOfAnotherTime({ source }: Quote, { start, end }: Quote): boolean {
  const from = Math.max(0, start - otherTimeReach);
  const text = source?.readable.slice(from, end) ?? '';
  return [...text.matchAll(notOfAge)].some(({ 0: said, index }) => from + index + said.length >= end);
}
const otherTimeReach = 60;

/** `Grannens kamin`, `grannföreningens garage`. */
const neighbours = /(?<!\p{L})grann\p{L}*\s+(?:\p{L}+\s+)?$/iu;
const neighbourReach = 40;

/** An advert names a thing a few times; what names it on and on is read so often. */
const mostPlaces = 20;

/** The places that are of this home, or of what its owners share. */
const placesOf = (sources: readonly TextSource[], pattern: RegExp): Quote[] =>
  findAll(sources, pattern)
    .slice(0, mostPlaces)
    .filter(
      (place) =>
        !isSaidOfOthers(sources, place) &&
        !neighbours.test(
          place.source?.readable.slice(Math.max(0, place.start - neighbourReach), place.start) ?? '',
        ),
    );

const sinceBuilt = words(String.raw`från\s+byggåret|som\s+byggåret`);
/** Whether words tell of what came with the house, and has no paper of its own. */
export const tellsOfBuildingYear = (text: string): boolean => text.search(sinceBuilt) >= 0;
