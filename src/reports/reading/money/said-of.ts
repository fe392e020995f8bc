import type { Advert } from '../text/advert.js';
import { figuresIn } from '../quantities/numbers.js';
import { sentenceAround, words, type Quote } from '../text/sources.js';
import { periodBehind } from './amounts.js';

/** The sentence that a quote stands in, up to the quote or whole. */
function sentenceOf({ sources }: Advert, quote: Quote, isWhole: boolean): string {
  const source = sources.find(({ field }) => field === quote.field);
  if (!source) return '';
  const { start, end } = sentenceAround(source, quote.start);
  return source.readable.slice(start, isWhole ? end : quote.start);
}

const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

const ground = words('tomt(?:en)?|mark(?:en)?');
const contract = words(String.raw`\p{L}*kontrakt\p{L}*|avtal(?:et)?`);
/** What somebody wants is no rent of today. */
const wanted = words(String.raw`vill|bud|krav|kräver|begär|förslag\p{L}*|höj\p{L}*|blir`);

/** It is the ground that is used by it: `tomten nyttjas`, `kontraktet på tomten`; not `marken sköts enligt avtal`. */
const used = words(
  String.raw`nyttja\p{L}*|hyr\p{L}*|upplåt\p{L}*|disponer\p{L}*|inneha\p{L}*|arrend\p{L}*|lån(?:as|ar)|(?:\p{L}*kontrakt\p{L}*|avtal(?:et)?)\s+(?:på|för|om|av|till|med)\s+(?:\p{L}+\s+)?(?:tomt|mark)\p{L}*`,
);

/** Whether a sum is what the ground costs by its contract: `Tomten nyttjas enligt kontrakt, nu 14 500 kronor om året`. */
export function isOfGroundContract(advert: Advert, quote: Quote): boolean {
  const before = sentenceOf(advert, quote, false);
  return has(ground, before) && has(contract, before) && has(used, before) && !has(wanted, before);
}

const jointOwners = words(String.raw`\p{L}*samfällighet\p{L}*|gemensamhetsanläggning\p{L}*`);

/** Whether the sentence of a sum names a samfällighet. */
export const isOfJointOwners = (advert: Advert, quote: Quote): boolean =>
  has(jointOwners, sentenceOf(advert, quote, true));

const yearly = words(String.raw`årlig\p{L}*|månatlig\p{L}*|månads\p{L}*|års\p{L}*`);
const once = words(String.raw`engångs\p{L}*|en\s+gång`);

/** Whether a text tells its sums by their period (`2 300 kronor per hushåll och år`), and none that is paid once. */
export function isPaidAgain(text: string): boolean {
  const sums = figuresIn(text).filter(({ unit, perSqm }) => unit === 'money' && !perSqm);
  return (
    sums.length > 0 &&
    !has(once, text) &&
    sums.every(({ start, end }, index) => {
      const from = sums[index - 1]?.end ?? 0;
      return periodBehind(text.slice(end)) !== null || has(yearly, text.slice(from, start));
    })
  );
}
