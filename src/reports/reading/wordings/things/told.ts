import type { ToldOfThing } from '../../../knowledge/questions/things/thing.types.js';
import { latinRegExp } from '../../text/latin.js';
import { sentenceAround, word, type Quote } from '../../text/sources.js';

/** Letters within which a year still belongs to the thing that is named. */
const near = 60;

/** What an advert may tell of a thing right where it names it. */
const patterns = {
  age: latinRegExp(
    word(String.raw`(?:19|20)\d\d|nyinstallera\p{L}*|\d{1,2}\s+år\s+gam(?:mal|malt|la)`),
    'iu',
  ),
  /** A chimney sweep, inspector or test that found nothing to say. */
  approval: latinRegExp(
    word(
      String.raw`godkän\p{L}*|utan\s+(?:anmärkning|påpekande|avvikelse)\p{L}*|(?:inga|inget|inte\s+(?:någon|något))\s+(?:anmärkning|påpekande)\p{L}*|inget\s+att\s+(?:anmärka|invända)|(?:prov)?tryckt(?:es|s)?\s+(?:och\s+tät|\p{L}*\s?(?:19|20)\d\d)|eldningsförbud|ej\s+(?:eldas|eldningsbar)|(?:inte|aldrig)\s+(?:provtryckt|besiktigad|sotad|kontrollerad)`,
    ),
    'iu',
  ),
  /** What the municipality granted, or that it did not. */
  permit: latinRegExp(
    word(
      String.raw`(?:med|har|efter|beviljat|utan|saknar)\s+(?:\p{L}+\s+)?(?:bygglov|slutbesked|startbesked)\p{L}*|(?:bygglov|slutbesked)(?:et)?\s+(?:finns|saknas|gavs|beviljades|är|från)|slutbesked|lovbefria\p{L}*`,
    ),
    'iu',
  ),
  /** A reading in percent or degrees. */
  reading: latinRegExp(String.raw`\d{1,3}(?:[.,]\d)?\s?(?:%|procent|grader|°)(?![\p{L}\d])`, 'iu'),
  /** That somebody else owns it. */
  terms: latinRegExp(word(String.raw`hyr(?:s|d|da|t|avtal\p{L}*)|leasa\p{L}*`), 'iu'),
  price: latinRegExp(String.raw`\d\s?(?:kr|kronor|öre)(?!\p{L})`, 'iu'),
  /** How long the queue is, or that a place comes with the home. */
  queue: latinRegExp(
    word(
      String.raw`kö(?:n|tid|tiden)?|(?:följer|ingår|tillhör|hör)\s+(?:(?:med|till|i)\s+){0,2}(?:köpet|lägenheten|bostaden|priset)?|ledig(?:a|t)?|officialservitut\p{L}*|servitut\p{L}*`,
    ),
    'iu',
  ),
} as const satisfies Record<ToldOfThing, RegExp>;

/**
 * Whether the advert tells it of a thing, in the sentence that names it; a year only close by, for it may be another
 * thing's.
 */
export function tellsOfThing({ source, start, end }: Quote, what: ToldOfThing): boolean {
  if (!source) return false;
  const sentence = sentenceAround(source, start);
  const isNear = what === 'age';
  const from = isNear ? Math.max(sentence.start, start - near / 2) : sentence.start;
  const to = isNear ? Math.min(sentence.end, end + near) : sentence.end;
  return patterns[what].test(source.readable.slice(from, to));
}
