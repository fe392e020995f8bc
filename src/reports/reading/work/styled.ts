import type { PartId } from '../../knowledge/life-lengths.js';
import type { Mention } from './part-mentions.js';
import { quoteAt, type Span, type TextSource, word } from '../text/sources.js';
import { saysPlanned } from './words.js';
import type { Work } from './work.types.js';
import { yearsIn } from '../quantities/years.js';
import { latinRegExp } from '../text/latin.js';

const decade = String.raw`(?<decade>(?:19[3-9]0|20[01]0|[3-9]0|00|10)[-–]?\s?tal)s`;
/** `70-talskök`, `ett 90-talsbadrum`: the decade is part of the name. */
const compounds: readonly (readonly [PartId, RegExp])[] = (
  [
    ['kitchen', String.raw`-?kök(?:et)?`],
    ['bathroom', String.raw`-?(?:bad(?:rum(?:met|men)?)?|våtrum(?:met)?|duschrum(?:met)?)`],
    ['windows', String.raw`-?fönst(?:er|ren)`],
    ['roof', String.raw`-?tak(?:et)?`],
    ['electrical', String.raw`-?el(?:en)?`],
  ] as const
).map(([part, name]) => [part, latinRegExp(word(decade + name), 'giu')] as const);
/** `i typisk 90-talsstil`, `med 80-talsinredning`. */
const styled = latinRegExp(
  String.raw`^,?\s+(?:(?:är|har|går|hålle[rt]|helt|i|med|av|en|ett|typisk\p{L}*|tidstypisk\p{L}*|äkta|tydlig|ren|klassisk|fin|charmig)\s+){0,5}${word(
    String.raw`${decade}-?(?:stil|stuk|snitt|karaktär|modell|standard|utförande|inredning|anda|skick)(?:en)?`,
  )}`,
  'iu',
);
/** `1994 års badrum`, `2003 års kök`. */
const ofYear = /(?<![\p{L}\d])(?<year>(?:19|20)\d\d)\s+års\s+(?:\p{L}+(?:a|t)\s+)?$/iu;
/** A new kitchen may be made to look old. */
const madeLater = latinRegExp(
  word(
    String.raw`ny\p{L}*|\p{L}*renover\p{L}*|\p{L}*byg[gd]\p{L}*|by(?:tt|tta|ttes)|inspirera\p{L}*|retro\p{L}*|känsla`,
  ),
  'iu',
);

/**
 * Parts whose time an advert tells by their style or year of make, without a verb: `badrum i 90-talsstil`, `70-talskök`,
 * `1994 års badrum`. A style older than the house, or beside words of renewing, dates nothing.
 */
export function styledParts(
  source: TextSource,
  span: Span,
  text: string,
  mentions: readonly Mention[],
  { today, yearBuilt }: { readonly today: number; readonly yearBuilt?: number | undefined },
): Work[] {
  if (saysPlanned(text)) return [];
  const found: { part: PartId; year: string; start: number; end: number }[] = [];
  for (const [part, pattern] of compounds) {
    for (const match of text.matchAll(pattern)) {
      if (!madeLater.test(text.slice(Math.max(0, match.index - 40), match.index)))
        found.push({ part, year: match.groups?.decade ?? '', ...spanOf(match) });
    }
  }
  for (const mention of mentions) {
    if (mention.end === mention.start) continue;
    const before = ofYear.exec(text.slice(0, mention.start));
    if (before?.groups?.year)
      found.push({ part: mention.part, year: before.groups.year, start: before.index, end: mention.end });
    const after = mention.place ? null : styled.exec(text.slice(mention.end));
    if (after?.groups?.decade && !madeLater.test(text))
      found.push({
        part: mention.part,
        year: after.groups.decade,
        start: mention.start,
        end: mention.end + after[0].length,
      });
  }
  return found.flatMap(({ part, year, start, end }) => {
    const [when] = yearsIn(year, today);
    if (!when || when.from > today || when.to < (yearBuilt ?? 0)) return [];
    const { from, to } = when;
    const quote = quoteAt(source, span.start + start, span.start + end);
    return [
      { part, from, to: Math.min(to, today), when: when.when, state: 'done' as const, relined: false, quote },
    ];
  });
}

const spanOf = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length });
