import { standingOf } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { latinRegExp } from '../text/latin.js';
import { findAll, sentenceAround, words, type Quote } from '../text/sources.js';

const numerals = ['tre', 'fyra', 'fem', 'sex', 'sju'];
/** The ordinals begin where the numerals do. */
const ordinals = ['tredje', 'fjärde', 'femte', 'sjätte', 'sjunde'];
const noLift = words(
  String.raw`(?:ingen|utan|saknar|(?<!saknar\s)(?:ej|inte)(?!\s+(?:bara|endast|enbart)))\s+(?:(?!inte\s|ej\s)\p{L}+\s+)?hiss|hiss(?:en)?\s*(?::\s*)?(?:saknas|nej|finns\s+(?:ej|inte)|ej)`,
);
const noLiftIn = latinRegExp(noLift.source, 'iu');
const anyLift = words(String.raw`(?:person)?hiss(?:en)?`);
const floorSaid = words(
  String.raw`(?:${ordinals.join('|')})\s+våning(?:en)?|(?:(?:${numerals.join('|')})|[3-9])\s*(?:trappor(?:\s+upp)?|tr)|våning\s+[3-9]`,
);
/** A floor of something else: `fem våningar`, `takterrass på våning 7`, `huset har fyra våningar`. */
const ofOther =
  /(?<!\p{L})(?:tak\p{L}*terrass|gemensam\p{L}*|tvättstug\p{L}*|bastu\p{L}*|gym\p{L}*|förråd\p{L}*|vind\p{L}*|grann\p{L}*|etage\p{L}*|till|förbi)(?:\s+\p{L}+){0,4}\s*$/iu;

const lowestNamed = 3;

/** Whether a field says that there is no lift. */
export const deniesLift = (text: string): boolean => noLiftIn.test(text);

/** Places that say that the house has no lift, and whether another place names one all the same. */
export function missingLiftIn(advert: Advert): {
  readonly quotes: readonly Quote[];
  readonly isDisputed: boolean;
} {
  const quotes = findAll(advert.sources, noLift).filter((quote) => !isPlan(advert, quote));
  const lifts = findAll(advert.sources, anyLift);
  return { quotes, isDisputed: lifts.some((lift) => !quotes.some((no) => covers(no, lift))) };
}

const covers = (outer: Quote, inner: Quote): boolean =>
  outer.field === inner.field && outer.start <= inner.start && inner.end <= outer.end;

/** `Ingen hiss i dag men en planeras` is still none; `inte bara hiss` is one. */
function isPlan({ sources }: Advert, quote: Quote): boolean {
  const standing = standingOf(sources, quote);
  return standing === 'elsewhere' || standing === 'hypothetical';
}

const stopped = words(
  String.raw`hiss(?:en)?\s+(?:i\s+(?:huset|porten|trapphuset)\s+)?(?:är|står|har\s+varit|har\s+stått)\s+(?:\p{L}+\s+)?(?:ur\s+(?:funktion|drift|bruk)|trasig|avstängd|sönder|stilla|still)|hiss(?:en)?\s+(?:fungerar|går)\s+(?:för\s+närvarande\s+)?(?:ej|inte)`,
);
const mended =
  /(?<!\p{L})(?:lagad\p{L}*|lagades|reparera(?:d|des|ts)|bytt|byttes|åter\s+i\s+(?:drift|bruk)|tidigare|aldrig)(?!\p{L})/iu;

/** Where the texts say that the lift stands still. */
export const stoppedLiftIn = ({ sources }: Advert): Quote | undefined =>
  findAll(sources, stopped).find((found) => {
    const source = sources.find(({ field: name }) => name === found.field);
    const span = source && sentenceAround(source, found.start);
    const standing = standingOf(sources, found);
    return (
      span &&
      !mended.test(source.readable.slice(span.start, span.end)) &&
      standing !== 'elsewhere' &&
      standing !== 'mended' &&
      standing !== 'hypothetical'
    );
  });

/** The floor that the field states; undefined where it states none, or half of one. */
export function floorInField(floor: string | undefined): number | undefined {
  const stated = /(?<![\d,.])(\d{1,2})(?![\d.,½])/u.exec(floor ?? '')?.[1];
  return stated === undefined ? undefined : Number(stated);
}

/** The first place that puts the home on the third floor or higher. */
export function highFloorIn({ sources }: Advert): { readonly value: number; readonly quote: Quote } | null {
  for (const quote of findAll(sources, floorSaid)) {
    const source = sources.find(({ field }) => field === quote.field);
    const before = source?.readable.slice(Math.max(0, quote.start - 60), quote.start) ?? '';
    if (ofOther.test(before) || standingOf(sources, quote) !== 'stated') continue;
    return { value: valueOf(quote.text), quote };
  }
  return null;
}

function valueOf(text: string): number {
  const said = text.toLowerCase();
  const place = (list: readonly string[]): number => list.findIndex((item) => said.startsWith(item));
  const named = Math.max(place(numerals), place(ordinals));
  return named >= 0 ? named + lowestNamed : Number(/\d/.exec(said)?.[0]);
}
