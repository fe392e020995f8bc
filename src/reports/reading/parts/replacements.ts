import type { PartId } from '../../knowledge/life-lengths.js';
import { standingOf } from '../assertion/standing.js';
import { plannedIn } from '../association/planned-works.js';
import { allStatements } from '../association/statements.js';
import type { Advert } from '../text/advert.js';
import { words, type Quote } from '../text/sources.js';

const renewed = String.raw`(?:ut)?by(?:tas|ts)|läggas?\s+om|läggs\s+om|förnyas|ersättas|ersätts|dräneras?\s+om`;
const workOn = (compound: string, noun: string): RegExp =>
  words(
    String.raw`${compound}(?:byte|omläggning)(?:t|n|en)?|(?:ut)?(?:byte|omläggning)\s+av\s+(?:\p{L}+\s+)?(?:${noun})|(?:${noun})\s+(?:\p{L}+\s+){0,3}?(?:${renewed})`,
  );

/** How adverts name the replacement of a part, dated or not. */
const replacements: Readonly<Partial<Record<PartId, RegExp>>> = {
  pipes: words(
    String.raw`stam(?:bytet?|byten|renovering(?:en)?)|byte\s+av\s+(?:\p{L}+\s+)?(?:stammar(?:na)?|rör(?:en)?)|(?:\p{L}*stammar(?:na)?|rören)\s+(?:\p{L}+\s+){0,3}?(?:${renewed})`,
  ),
  roof: workOn('tak', 'tak|taket'),
  windows: workOn('fönster', 'fönster|fönstren'),
  facade: workOn('(?:fasad|panel)', 'fasad(?:en)?|panel(?:en)?'),
  drainage: words(
    String.raw`(?:om|ny)dränering(?:en)?|ny\s+dränering|dräneras\s+om|dräneringen\s+(?:\p{L}+\s+){0,3}?göras?\s+om`,
  ),
};

/** Replacements of a part that the texts tell are ahead, each with the years of this century that its words name. */
export function replacementsAhead(
  advert: Advert,
  part: PartId,
): { readonly quote: Quote; readonly years: readonly number[] }[] {
  const pattern = replacements[part];
  if (!pattern) return [];
  return allStatements(advert).flatMap((statement) => {
    const quote = plannedIn(advert, statement, pattern);
    if (!quote || ['elsewhere', 'hypothetical'].includes(standingOf(advert.sources, quote))) return [];
    return [{ quote, years: [...quote.text.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(Number) }];
  });
}
