import { standingOf } from '../../assertion/standing.js';
import { clausesOf } from '../../text/clauses.js';
import { latinRegExp } from '../../text/latin.js';
import { findAll, sentenceAround, words, type Quote, type TextSource } from '../../text/sources.js';
import { associationAnswers } from './association.js';
import { dealAnswers } from './deal.js';
import { flatAnswers } from './flat.js';
import { houseAnswers } from './house.js';

/** How adverts answer the questions of the bank. */
export const answerWords: Readonly<Record<string, string>> = {
  ...associationAnswers,
  ...flatAnswers,
  ...houseAnswers,
  ...dealAnswers,
};
const patterns = new Map(Object.entries(answerWords).map(([id, text]) => [id, words(text)]));

/** Words that are themselves a denial, or tell what is not allowed. */
const denials = new Set([
  'all-sold',
  'no-asbestos',
  'no-building-obligation',
  'no-cellar',
  'no-damage-claims',
  'no-debt',
  'no-fee-rise-decided',
  'no-pipe-replacement',
  'no-premises',
  'not-single-stage',
  'moisture-unmeasured',
  'radon-unmeasured',
  'subletting-and-pets',
]);
/** What these tell of lies outside the home itself: a garage, a shop, a storeroom. */
const outside = new Set(['no-premises', 'parking', 'premises', 'storeroom']);

/** The first place where the text gives an answer, with its words as far as they can be shown by themselves. */
export function answerIn(
  sources: readonly TextSource[],
  id: string,
): { readonly quote: Quote; readonly words: string } | undefined {
  const pattern = patterns.get(id);
  if (!pattern) return undefined;
  const quote = findAll(sources, pattern).find((hit) => {
    const standing = standingOf(sources, hit);
    if (standing === 'denied') return denials.has(id);
    return standing === 'stated' || standing === 'mended' || (standing === 'elsewhere' && outside.has(id));
  });
  return quote && { quote, words: wholeWords(quote) };
}

/** A hit of this length or more may have been cut where its pattern ends. */
const longHit = 40;
/** Words that leave the reader hanging at the end of a quote. */
const small =
  'och|samt|men|eller|enligt|med|utan|av|i|på|till|för|från|vid|hos|om|som|att|där|då|är|har|var|blev|en|ett|den|det|de|dess|sin|sitt|sina|ca|cirka';
/** Only tried where such words begin, not at each of them. */
const hanging = latinRegExp(
  String.raw`(?<![\s,;:(–-](?:${small})?)[\s,;:(–-]+(?:(?:${small})[\s,;:(–-]+)*(?:${small})?$`,
  'iu',
);

/** What a pattern found, without a last clause that it cut and without words that begin what it left out. */
function wholeWords({ text, start, end, source }: Quote): string {
  if (!source || text.length < longHit) return text;
  const clauses = clausesOf(source, sentenceAround(source, start));
  const last = clauses.find((clause) => clause.start < end && end < clause.end);
  const isCut = last !== undefined && last.start > start + longHit / 2;
  const whole = (isCut ? source.text.slice(start, last.start) : text).trim().replace(hanging, '');
  const goesOn = last && !isCut && /[^\s.,;:!?)]/u.test(source.readable.slice(end, last.end));
  return goesOn ? `${whole} …` : whole;
}
