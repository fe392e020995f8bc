import { latinRegExp } from '../../text/latin.js';
import { sentenceAround, type Quote, type TextSource } from '../../text/sources.js';

const number = String.raw`(?<![\d.,])\d[\d ]{0,9}(?:[.,]\d{1,2})?`;
const figures = {
  /** `3,10 m`, `400 meter`, `5 min`, `två kilometer`. */
  distance: String.raw`(?:${number}|(?<!\p{L})(?:en|ett|ett\s+par|två|tre|fyra|fem|sex|sju|åtta|nio|tio|femton|tjugo|trettio|hundra)\s)\s*(?:m|km|min|meter(?:s|n)?|kilometer(?:s)?|minut(?:er)?s?|mil)(?!\p{L})`,
  height: String.raw`${number}\s*(?:m|cm|meter)(?!\p{L})|(?<!\p{L})(?:två|tre|fyra)\s+meter`,
  area: String.raw`${number}\s*(?:kvm|m²|m2|kvadratmeter|ha|hektar)(?!\p{L})`,
  money: String.raw`${number}\s*(?:kr|kronor|tkr|kkr|:-)(?!\p{L})`,
  running: String.raw`${number}\s*(?:kr|kronor|tkr|kkr|:-|kwh)(?!\p{L})`,
  year: String.raw`(?<!\d)(?:19|20)\d\d(?!\d)|\d0-tal`,
  rise: String.raw`(?<!\d)(?:19|20)\d\d(?!\d)|${number}\s*(?:%|procent|kr|kronor)`,
} as const;
const patterns = Object.fromEntries(
  Object.entries(figures).map(([name, text]) => [name, latinRegExp(text, 'iu')]),
) as Record<keyof typeof figures, RegExp>;

/** By what figure the fact of a phrase is told: with it beside, the phrase is not vague. */
const measures: Readonly<Record<string, keyof typeof figures>> = {
  'ceiling-height': 'height',
  'walking-distance': 'distance',
  'stones-throw': 'distance',
  'bathrobe-distance': 'distance',
  'near-water': 'distance',
  'near-leisure': 'distance',
  'near-motorway': 'distance',
  transport: 'distance',
  central: 'distance',
  secluded: 'distance',
  'generous-plot': 'area',
  'generous-space': 'area',
  'spacious-hall': 'area',
  'easy-plot': 'area',
  'nature-plot': 'area',
  'permit-possible': 'area',
  alcove: 'area',
  'low-fee': 'money',
  'low-running-cost': 'running',
  'rental-income': 'money',
  'stable-economy': 'money',
  'fee-just-raised': 'rise',
  'newly-renovated': 'year',
  'gently-renovated': 'year',
  'partly-renovated': 'year',
  'fresh-surfaces': 'year',
  'as-new': 'year',
  relining: 'year',
  'old-bathroom': 'year',
  'older-kitchen': 'year',
  'architect-drawn': 'year',
};

/** What goes before a phrase that then hides nothing: a house that was `vårdat med varsam hand` asks for no love. */
const harmless: Readonly<Record<string, RegExp>> = {
  'needs-love': latinRegExp(String.raw`(?:vård|förvalt|sköt|renover|bevar)\p{L}{0,6}\s+med\s+$`, 'iu'),
};

/** How far from a phrase its figure stands, in letters: behind it mostly, as in `promenadavstånd till tåget, 400 m`. */
const reach = { behind: 60, before: 30 } as const;

/**
 * True where a phrase hides nothing: the fact that a phrase words vaguely stands as a figure beside it, as in
 * `generös takhöjd om 3,10 m`, or what goes before gives it another sense.
 */
export function isStatedBeside(id: string, quote: Quote, sources: readonly TextSource[]): boolean {
  const measure = measures[id];
  const source = sources.find(({ field }) => field === quote.field);
  if (!source) return false;
  const { start, end } = sentenceAround(source, quote.start);
  const from = Math.max(start, quote.start - reach.before);
  const to = Math.min(end, quote.end + reach.behind);
  if (harmless[id]?.test(source.readable.slice(from, quote.start))) return true;
  return measure !== undefined && patterns[measure].test(source.readable.slice(from, to));
}
