import { homeHas, standingOf } from '../../assertion/standing.js';
import { latinRegExp } from '../../text/latin.js';
import { findAll, sentenceAround, word, words, type Quote, type TextSource } from '../../text/sources.js';
import { buildingThings } from './building.js';
import { outsideThings } from './outside.js';
import { roomThings } from './rooms.js';
import { sharedThings } from './shared.js';

/** How adverts name what only some homes have. */
export const thingWords = { ...buildingThings, ...roomThings, ...outsideThings, ...sharedThings };

export type ThingId = keyof typeof thingWords;
export const isThingId = (id: string): id is ThingId => Object.hasOwn(thingWords, id);

const patterns = new Map(Object.entries(thingWords).map(([id, text]) => [id, words(text)]));
/** How adverts name a thing. */
export const thingPattern = (id: ThingId): RegExp => patterns.get(id)!;

/** Only offered as a thought: a room that can be made. */
const onlyThought: ReadonlySet<string> = new Set(['extraRoom']);

/** `avfuktaren är numera såld`, `bastun är nu ett förråd`: what follows a thing that is there no more. */
const gone =
  /^\s+(?:är|blev|har\s+blivit)\s+(?:numera\s+|nu\s+|sedan\s+länge\s+)?(?:såld|sålt|borttage[nt]|borta|nedmonterad|skrotad|rive[nt]|ett\s+förråd)(?!\p{L})/iu;

/**
 * The first place where the texts say that this home has the thing.
 * @param isMeant whether a place that was found is meant
 */
export function thingIn(
  sources: readonly TextSource[],
  id: string,
  isMeant: (quote: Quote) => boolean = () => true,
): Quote | undefined {
  const pattern = patterns.get(id);
  if (!pattern) return undefined;
  return findAll(sources, pattern).find(
    (quote) =>
      (onlyThought.has(id) ? standingOf(sources, quote) !== 'denied' : homeHas(sources, quote)) &&
      !(quote.source && gone.test(quote.source.readable.slice(quote.end, quote.end + goneReach))) &&
      isMeant(quote),
  );
}
/** Letters behind a thing within which it is said to be gone. */
const goneReach = 50;

/** Words of what neighbours have together. */
const together = latinRegExp(
  word(
    String.raw`gemensam\p{L}*|förening(?:en|ens)?|samfällighet\p{L}*|gårdshus\p{L}*|(?:på|i)\s+gården|innergård\p{L}*|gården\s+med|i\s+(?:husets\s+)?källaren|husets|i\s+huset|kvarteret|medlemmar\p{L}*|boende|boka\p{L}*|bokning\p{L}*|tillgång\s+till|var\s+och\s+en|alla\s+(?:boende|grannar)`,
  ),
  'iu',
);
/** Words of what a home has alone. */
const alone = latinRegExp(word(String.raw`egen|eget|egna|i\s+lägenheten|i\s+bostaden|i\s+badrummet`), 'iu');

/** Whether neighbours share a thing, by the sentence that names it. */
export function isShared({ source, start }: Quote): boolean {
  if (!source) return false;
  const sentence = sentenceAround(source, start);
  const text = source.readable.slice(sentence.start, sentence.end);
  return together.test(text) && !alone.test(text);
}
