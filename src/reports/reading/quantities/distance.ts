import { sentenceAround, type Span, type TextSource } from '../text/sources.js';
import { inWords, numberOf } from './years.js';
import { latinRegExp } from '../text/latin.js';

/** `Nio kilometer bort`, `2,5 km härifrån`: the first distance after a thing, by its number and its unit. */
const distance = latinRegExp(
  String.raw`^[^.;]{0,80}?(?<![\d\p{L},])(\d+(?:,\d+)?|(?:en\s+)?halv|en|${inWords})\s*(km|kilometer|mil|meter|m)(?!\p{L})`,
  'iu',
);
/** What is farther away is not near: noise is not heard so far, and what is seen disturbs nobody. Our own limit, kilometres. */
const nearWithin = 3;

/** True when the sentence says that what stands at a place is far from the home. */
export function isFar(source: TextSource, { start, end }: Span): boolean {
  const after = source.readable.slice(end, sentenceAround(source, start).end);
  const [, written = '', unit = ''] = distance.exec(after) ?? [];
  if (!/^(?:k|mil)/iu.test(unit)) return false;
  return kilometres(written) * (/^mil/iu.test(unit) ? 10 : 1) > nearWithin;
}

function kilometres(written: string): number {
  if (/halv/iu.test(written)) return 0.5;
  return /^en$/iu.test(written) ? 1 : numberOf(written);
}
