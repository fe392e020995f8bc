import type { Advert } from './advert.js';
import { denied, isElsewhere } from '../assertion/standing.js';
import { quoteAt, sentenceAround, sentences, type Span, type TextSource, type Quote } from './sources.js';

/** A value that a place of the advert states. */
export interface Claim {
  readonly value: number;
  readonly quote: Quote;
}

/** The home itself as a subject; a neighbour's house and a shed have other words. */
export const houseNoun = String.raw`(?:bostads|(?:en|två|tre)plans|enfamiljs|flerfamiljs|flerbostads|sommar|fritids|rad|par|kedje|gavel|trä|sten|tegel|timmer|funkis|hyres|lamell|punkt|mangårds|mexitegel|sekelskiftes|arkitekt)?hus(?:et|ets)?|(?!grann|gäst|lill)\p{L}*vill(?:a|an|ans)|(?:mangårds|bostads|huvud)?byggnad(?:en|ens)?|fastighet(?:en|ens)?|bostad(?:en|ens)?|(?:sommar|fritids|fjäll)stug(?:a|an)|torp(?:et)?|kåk(?:en)?`;
export const flatNoun = String.raw`(?:(?:en|två|tre|fyra|fem|sex|\d)\s?-?rum(?:s|mare))?(?:hörn|gavel|vinds|etage)?(?:lägenhet(?:en|ens)?|våning(?:en)?)|(?:ett|två|tre|fyra|fem|sex)rummar(?:e|en)|bostadsrätt(?:en)?|etta(?:n)?|tvåa(?:n)?|trea(?:n)?|fyran|femma(?:n)?|sexa(?:n)?`;

/** Where an advert speaks of its own home: the selling text, the headline, the list of traits. */
export const sellingTexts = ({ sources }: Advert): TextSource[] =>
  sources.filter(
    ({ field }) => ['description', 'summary', 'title'].includes(field) || field.startsWith('features.'),
  );

export interface Sentence extends Span {
  readonly source: TextSource;
  /** The readable text from `start` to before `end`. */
  readonly text: string;
}

export const sentencesOf = (sources: readonly TextSource[]): Sentence[] =>
  sources.flatMap((source) =>
    sentences(source.text).map((span) => ({
      ...span,
      source,
      text: source.readable.slice(span.start, span.end),
    })),
  );

/** The quote of a part of a sentence; null when it is denied or said of another building. */
export function ownQuote({ source, start }: Sentence, from: number, to: number): Quote | null {
  const quote = quoteAt(source, start + from, start + to);
  if (denied([source], quote) || isElsewhere(source, sentenceAround(source, quote.start), quote)) return null;
  return quote;
}

const units = ['noll', 'en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio'];
const teens = ['elva', 'tolv', 'tretton', 'fjorton', 'femton', 'sexton', 'sjutton', 'arton', 'nitton'];
const tens = ['tjugo', 'trettio', 'fyrtio', 'femtio', 'sextio', 'sjuttio', 'åttio', 'nittio'];
const below20 = [...units, ...teens];
const small = [...below20, 'ett'].sort((a, b) => b.length - a.length).join('|');

/** A number of up to three digits in figures or in words (`68,5`, `sextioåtta`, `hundrafyrtio`). */
export const numeral = String.raw`\d{1,3}(?:[.,]\d{1,2})?|(?:(?:ett|en|två|tre)?hundra)?(?:(?:${tens.join('|')})(?:${small})?|(?:${small}))|(?:ett|en|två|tre)?hundra`;

/** What `numeral` matched as a number. */
export function numeralValue(text: string): number {
  const figures = Number(text.replace(',', '.'));
  if (!Number.isNaN(figures)) return figures;
  const [, hundreds, rest = ''] = /^(?:(ett|en|två|tre)?hundra)?(.*)$/iu.exec(text.toLowerCase()) ?? [];
  const base = /hundra/iu.test(text) ? 100 * Math.max(1, units.indexOf(hundreds ?? 'en')) : 0;
  const ten = tens.findIndex((word) => rest.startsWith(word));
  if (ten < 0) return base + one(rest);
  return base + (ten + 2) * 10 + one(rest.slice(tens[ten]?.length));
}

const one = (text: string): number =>
  text === 'ett' ? 1 : text === '' ? 0 : Math.max(0, below20.indexOf(text));
