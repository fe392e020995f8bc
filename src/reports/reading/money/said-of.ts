import type { Advert } from '../text/advert.js';
import { sentenceAround, words, type Quote } from '../text/sources.js';

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

/** Whether a sum is what the ground costs by its contract: `Tomten nyttjas enligt kontrakt, nu 14 500 kronor om året`. */
export function isOfGroundContract(advert: Advert, quote: Quote): boolean {
  const before = sentenceOf(advert, quote, false);
  return has(ground, before) && has(contract, before) && !has(wanted, before);
}

const jointOwners = words(String.raw`\p{L}*samfällighet\p{L}*|gemensamhetsanläggning\p{L}*`);

/** Whether the sentence of a sum names a samfällighet. */
export const isOfJointOwners = (advert: Advert, quote: Quote): boolean =>
  has(jointOwners, sentenceOf(advert, quote, true));

/** `2 300 kronor per hushåll och år`. */
const again =
  /\d\s*(?:kr|kronor|:-)\s+(?:(?:per|för\s+varje)\s+\p{L}+\s+och\s+|per\s+|om\s+|i\s+|varje\s+)(?:år|mån|kvartal)|(?:årlig|månatlig)\p{L}*\s+(?:\p{L}+\s+){0,3}\d|\d\s*(?:kr|kronor)\s+(?:årligen|månadsvis)/iu;
const once = words(String.raw`engångs\p{L}*|en\s+gång`);

/** Whether a text tells a sum by its period, and nothing that is paid once. */
export const isPaidAgain = (text: string): boolean => again.test(text) && !has(once, text);
