import { sentenceAround, type Span, type TextSource } from '../text/sources.js';
import { isFoundDryLater, isPerhapsOver } from './later-result.js';
import { isOwnedByOthers } from './owner.js';
import { deniedRows } from './rows/denied.js';
import { elsewhereRows } from './rows/elsewhere.js';
import { mendedRows } from './rows/mended.js';
import { askedRows, thoughtRows } from './rows/thought.js';
import { surround, type Surrounded } from './scopes.js';
import { firstThatDecides } from './firing.js';
import type { Row, Standing } from './row.js';

interface Place extends Span {
  readonly field: string;
}

/** What was found of the places of an advert; many rules ask of the same ones. */
const known = new WeakMap<readonly TextSource[], Map<string, Standing>>();

/** How what stands at a place of the texts holds of this home; a place in no text counts as stated. */
export function standingOf(sources: readonly TextSource[], place: Place): Standing {
  const places = known.get(sources) ?? new Map<string, Standing>();
  known.set(sources, places);
  const key = `${place.start} ${place.end} ${place.field}`;
  const standing = places.get(key) ?? readStanding(sources, place);
  places.set(key, standing);
  return standing;
}

/** True for a thing that this home has, whatever was put right about it. */
export const homeHas = (sources: readonly TextSource[], place: Place): boolean =>
  ['stated', 'mended'].includes(standingOf(sources, place));

/** True when the sentence around a place says that what stands there is not so. */
export function denied(sources: readonly TextSource[], place: Place): boolean {
  const at = surroundIn(sources, place);
  return at !== undefined && isDenied(at);
}

/** True when what stands at a place is said of another building or another's home. */
export const isElsewhere = (source: TextSource, sentence: Span, place: Span): boolean =>
  isOfOthers(surround(source, sentence, place));

/** True when the advert says outright that what stands at a place is about others, or did not come to this home. */
export function isSaidOfOthers(sources: readonly TextSource[], place: Place): boolean {
  const at = surroundIn(sources, place);
  return at !== undefined && firstThatDecides(outright, at) !== undefined;
}
const outright = elsewhereRows.filter(({ id }) => id !== 'heading');

/** True when the advert says that what stands at a place was put right. */
export function isMended(source: TextSource, sentence: Span, place: Span): boolean {
  const at = surround(source, sentence, place);
  const row = firstThatDecides(mendedRows, at);
  return row ? row.standing === 'mended' : isFoundDryLater(at);
}

/** True for damage of the past that was found dry later, where not all is told that would end it. */
export const mayBeOver = (source: TextSource, sentence: Span, place: Span): boolean =>
  isPerhapsOver(surround(source, sentence, place));

function readStanding(sources: readonly TextSource[], place: Place): Standing {
  const at = surroundIn(sources, place);
  if (!at) return 'stated';
  if (isDenied(at)) return 'denied';
  if (isOfOthers(at)) return 'elsewhere';
  return firstThatDecides(laterRows, at)?.standing ?? (isFoundDryLater(at) ? 'mended' : 'stated');
}

/** The rows of what is not denied and not another's, in their order. */
export const laterRows: readonly Row[] = [...askedRows, ...mendedRows, ...thoughtRows];

function surroundIn(sources: readonly TextSource[], place: Place): Surrounded | undefined {
  const source = sources.find(({ field }) => field === place.field);
  return source && surround(source, sentenceAround(source, place.start), place);
}

const isDenied = (at: Surrounded): boolean => firstThatDecides(deniedRows, at) !== undefined;

const isOfOthers = (at: Surrounded): boolean =>
  firstThatDecides(elsewhereRows, at) !== undefined || isOwnedByOthers(at);
