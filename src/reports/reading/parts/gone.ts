import { standingOf } from '../assertion/standing.js';
import { clauseAround } from '../text/clauses.js';
import type { Quote, TextSource } from '../text/sources.js';

const replaced =
  /(?<!\p{L})(?:(?:ut)?byt(?:t|ta|te|tes|ts)|ersatt(?:a|e|es|s)?|rev(?:s|et|en)?|rivits|togs\s+bort|borttag\p{L}*|tagits\s+bort)(?!\p{L})/iu;
const byAnother = /(?<!\p{L})(?:mot|ersatt\p{L}*\s+(?:av|med))(?!\p{L})/iu;

/**
 * True where what stands at a place was replaced: `eternittaket har bytts mot betongpannor`.
 * @param isNewAlike it may have been replaced by the same: then the advert must tell of another
 */
export function isGone(sources: readonly TextSource[], quote: Quote, isNewAlike: boolean): boolean {
  if (standingOf(sources, quote) !== 'mended') return false;
  const source = sources.find(({ field }) => field === quote.field);
  if (!source) return false;
  const behind = source.readable.slice(quote.end, clauseAround(source, quote.start).end);
  return replaced.test(behind) && (!isNewAlike || byAnother.test(behind));
}
