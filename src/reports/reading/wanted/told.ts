import type { AnswerKind, Wanted } from './kinds.js';
import { answeredByNaming, nounOf, presupposes, type TopicId } from './topics.js';
import { isSaidOfOthers } from '../assertion/standing.js';
import { hasVerb } from '../text/clauses.js';
import { latinRegExp } from '../text/latin.js';
import {
  findAll,
  indexAround,
  sentences,
  word,
  words,
  type Quote,
  type TextSource,
} from '../text/sources.js';
import { thingPattern, type ThingId } from '../wordings/things/things.js';
import { kindWords, reach, tendedThen } from './kind-words.js';
import { topicWords } from './topic-words.js';

const topics = new Map(Object.entries(topicWords).map(([id, text]) => [id, words(text)]));

/** Things that an advert tells in a row: what stands behind the next is told of that one. */
const other = latinRegExp(
  word(
    String.raw`(?:ytter)?tak(?:et)?|fasad(?:en)?|fönst(?:er|ren)|stam(?:mar|marna|byte|bytt)|rör(?:en)?|\p{L}*badrum(?:met|men)?|kök(?:et)?|el(?:en)?|elstigar(?:na)?|dräner(?:ing|ingen|at)|hiss(?:en|ar|arna)?|balkong(?:en|er|erna)?|fjärrvärme(?:n|central\p{L}*)?|ventilation(?:en)?|panna(?:n)?|\p{L}*pump(?:en)?|garage(?:t)?|tvättstuga(?:n)?|trapphus(?:et)?|golv(?:en)?|parkett(?:en)?|vitvaror(?:na)?|avlopp(?:et)?|panel(?:en)?|altan(?:en)?|uterum(?:met)?|lån(?:en)?|avgift(?:en)?|skorsten(?:en)?|kakelugn(?:en|ar|arna)?|kamin(?:en)?|bastu(?:n)?|\p{L}*förråd(?:et)?|hängrännor(?:na)?|marken|port(?:en|ar|arna)?`,
  ),
  'giu',
);

/** `Den servades i maj`, `Helt ny 2016`: a sentence that goes on about what the one before it names. */
const goesOn = latinRegExp(
  String.raw`^[\s–-]*${word(String.raw`den|det|de|dessa|denna|detta|båda|bägge|alla|samtliga|allt|helt|ny|nya|nytt|senast|servad|service|sotad|sotat|besiktigad|godkänd|godkänt|omlagt|omlagd|byttes|gjordes|lades|målades|platsbyggt|ytterligare|några|inga|ingen|(?:kvalitets)?dokument\p{L}*|intyg|protokoll|fakturor?|målad`)}`,
  'iu',
);
/** `Elen sågs över 2019, fick ny central`: after the comma the same thing goes on. */
const goesOnInside = /,\s+(?:fick|fått|har|är|blev|med|samt|och)\s[^,]*$/iu;
/** A sentence of so few words is a heading. */
const fewWords = 3;

/** Where the texts name something, with what stands around it. */
interface Passage {
  readonly before: string;
  readonly named: string;
  readonly behind: string;
}

/** What a question is about. */
export interface About {
  /** The thing that the advert names. */
  readonly thing?: ThingId;
  /** Where the advert speaks of it. */
  readonly quotes: readonly Quote[];
}

/**
 * Whether the texts hold the kind of answer that a clause wants, near where they name what it is about: the noun of the clause,
 * else the thing or the place of the question. False where the clause is about nothing that is known.
 */
export function tellsWanted(sources: readonly TextSource[], { clause, kind }: Wanted, about: About): boolean {
  const named = answeredByNaming(clause);
  if (named !== undefined && isNamed(sources, named, about)) return true;
  if (kindWords[kind] === null) return false;
  const noun = nounOf(clause);
  const owner = about.thing === undefined ? undefined : thingPattern(about.thing);
  const pattern = noun === undefined ? owner : topics.get(noun);
  return pattern
    ? placesOf(sources, pattern).some((place) => holds(kind, passageAt(place, kind, pattern)))
    : about.quotes.some((place) => holds(kind, passageAt(place, kind)));
}

/** Whether a clause takes for granted what the texts do not name. */
export function presumesUntold(sources: readonly TextSource[], { clause }: Wanted): boolean {
  const id = presupposes(clause);
  return id !== undefined && placesOf(sources, topics.get(id)!).length === 0;
}

/** Words that mean nothing by themselves: only beside the thing that the question is about. */
const besideThing: ReadonlySet<TopicId> = new Set([
  'stoneColour',
  'slabInsulation',
  'drain',
  'locked',
  'bikePlace',
  'hours',
  'pest',
  'dried',
]);

function isNamed(sources: readonly TextSource[], topic: TopicId, { thing, quotes }: About): boolean {
  const pattern = topics.get(topic)!;
  if (!besideThing.has(topic)) return placesOf(sources, pattern).length > 0;
  const places = thing === undefined ? quotes : placesOf(sources, thingPattern(thing));
  return places.some((place) => {
    const { before, named: text, behind } = passageAt(place, 'other');
    return [before, text, behind].some((part) => matches(pattern, part));
  });
}

const matches = (pattern: RegExp, text: string): boolean => {
  pattern.lastIndex = 0;
  const found = pattern.test(text);
  pattern.lastIndex = 0;
  return found;
};

/** `Grannens kamin`, `grannföreningens garage`. */
const neighbours = /(?<!\p{L})grann\p{L}*\s+(?:\p{L}+\s+)?$/iu;
const neighbourReach = 40;

/** The places that are of this home, or of what its owners share. */
const placesOf = (sources: readonly TextSource[], pattern: RegExp): Quote[] =>
  findAll(sources, pattern).filter(
    (place) =>
      !isSaidOfOthers(sources, place) &&
      !neighbours.test(
        place.source?.readable.slice(Math.max(0, place.start - neighbourReach), place.start) ?? '',
      ),
  );

/** What is not yet done, or was never done, answers no question about a measurement or about care. */
const undone = words('inte|ej|aldrig|ingen|inga|ska|skall|bör|kan|behöver|saknas');
const needsDone: ReadonlySet<AnswerKind> = new Set(['measured', 'care', 'upkeep']);
/** Letters before an answer within which it is denied. */
const denialReach = 20;

function holds(kind: AnswerKind, { before, named, behind }: Passage): boolean {
  const sign = kindWords[kind];
  if (sign === null) return false;
  return [`${before}${named}`, `${named}${behind}`].some((around) => {
    const text = kind === 'age' ? around.replace(tendedThen, '') : around;
    const found = sign.exec(text);
    if (found === null) return false;
    return !(
      needsDone.has(kind) && matches(undone, text.slice(Math.max(0, found.index - denialReach), found.index))
    );
  });
}

/** The kinds that stand anywhere in the sentence, whatever else it names. */
const ofSentence: ReadonlySet<AnswerKind> = new Set([
  'measured',
  'decided',
  'where',
  'date',
  'extent',
  'other',
]);

/** What stands around a place, within reach of a kind and up to the next thing that is told. */
function passageAt({ source, start, end, text }: Quote, kind: AnswerKind, pattern?: RegExp): Passage {
  if (!source) return { before: '', named: text, behind: '' };
  const all = sentences(source.text);
  const index = indexAround(all, start);
  const sentence = all[index] ?? { start: 0, end: source.text.length };
  const next = all[index + 1];
  const own = source.readable.slice(sentence.start, sentence.end);
  const isHeading = own.trim().split(/\s+/).length <= fewWords && !hasVerb(own);
  const isFollowed =
    next !== undefined && (isHeading || goesOn.test(source.readable.slice(next.start, next.end)));
  const [far, near] = reach[kind];
  const before = source.readable.slice(Math.max(sentence.start, start - far), start);
  const rest = source.readable.slice(end, Math.max(end, Math.min(sentence.end, end + near)));
  const goingOn = isFollowed ? source.readable.slice(next.start, Math.min(next.end, next.start + near)) : '';
  if (ofSentence.has(kind)) return { before, named: text, behind: `${rest} ${goingOn}` };
  const isOther = (hit: RegExpMatchArray): boolean => pattern === undefined || !matches(pattern, hit[0]);
  const lastBefore = [...before.matchAll(other)].findLast(isOther);
  const uptoOther = (behind: string): string =>
    behind.slice(0, [...behind.matchAll(other)].find(isOther)?.index ?? behind.length);
  const from = Math.max(
    before.lastIndexOf(';') + 1,
    lastBefore ? lastBefore.index + lastBefore[0].length : 0,
    kind === 'age' && !goesOnInside.test(before) ? before.lastIndexOf(',') + 1 : 0,
  );
  return {
    before: before.slice(from),
    named: text,
    behind: `${uptoOther(rest)} ${uptoOther(goingOn)}`,
  };
}

const sinceBuilt = words(String.raw`från\s+byggåret|som\s+byggåret`);
/** Whether words tell of what came with the house, and has no paper of its own. */
export const tellsOfBuildingYear = (text: string): boolean => matches(sinceBuilt, text);
