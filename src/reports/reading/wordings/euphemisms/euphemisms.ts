import { denied } from '../../assertion/standing.js';
import type { Advert } from '../../text/advert.js';
import { remembered } from '../../text/remembered.js';
import {
  evened,
  findAll,
  sentenceAround,
  uncut,
  words,
  type TextSource,
  type Quote,
} from '../../text/sources.js';
import { conditionWords } from './condition.js';
import { dealWords } from './deal.js';
import { placeWords } from './place.js';
import { sellingWords } from './selling.js';

/** Words of each phrase of estate agents' Swedish. Several phrases may match one place: the longest counts. */
export const euphemismWords: Readonly<Record<string, string>> = {
  ...conditionWords,
  ...placeWords,
  ...dealWords,
  ...sellingWords,
};
const compiled = Object.entries(euphemismWords).map(([id, text]) => ({ id, pattern: words(text) }));

/** Plain technical words: a phrase only where the text praises what they name. */
const technical = new Set([
  'natural-draught',
  'fireplace',
  'glazed-balcony',
  'finished-basement',
  'relining',
]);

/** Fields that are selling text; `Kamin` in a list of features is a fact, not a phrase. */
const sells = (fieldName: string): boolean => ['description', 'summary', 'title'].includes(fieldName);

/** A phrase that the selling text uses, with each place of one expression of it. */
export interface Used {
  readonly id: string;
  readonly quotes: readonly [Quote, ...Quote[]];
}

/** No advert says one thing in more ways; `dröm-` and other beginnings of words have endlessly many. */
const mostExpressions = 8;

/**
 * Phrases of estate agents' Swedish in the order of the text, each place counted once: where several match, the longest
 * wins. Of one phrase eight expressions at most.
 * @param unfit ids of phrases that this home cannot bear
 */
export function euphemismsIn(
  { listing, sources }: Pick<Advert, 'listing' | 'sources'>,
  unfit: ReadonlySet<string>,
): Used[] {
  const selling = sources.filter((source) => sells(source.field));
  const description = evened(listing.description ?? '');
  /** True for a sentence that the description holds too, so that one passage on two places of a page counts once. */
  const isRepeated = remembered((sentence: string) => description.includes(uncut(sentence)), 1000);
  const hits = compiled
    .filter(({ id }) => !unfit.has(id))
    .flatMap(({ id, pattern }) => findAll(selling, pattern).map((quote) => ({ id, quote })))
    .filter(({ quote }) => quote.field === 'description' || !isRepeated(passageOf(quote, selling)))
    .filter(({ id, quote }) => id !== 'cosy' || !isOutdoors(quote, selling))
    .filter(({ id, quote }) => !denied(selling, quote) && (!technical.has(id) || isPraised(quote, selling)))
    .sort((a, b) => b.quote.text.length - a.quote.text.length || a.quote.start - b.quote.start);
  const used: { id: string; quotes: [Quote, ...Quote[]] }[] = [];
  for (const { id, quote } of apart(hits).sort((a, b) => a.quote.start - b.quote.start)) {
    const ofPhrase = used.filter((one) => one.id === id);
    const same = ofPhrase.find(({ quotes }) => isSameExpression(quotes[0].text, quote.text));
    if (same) same.quotes.push(quote);
    else if (ofPhrase.length < mostExpressions) used.push({ id, quotes: [quote] });
  }
  return used;
}

interface Hit {
  readonly id: string;
  readonly quote: Quote;
}

/** The hits that overlap none before them. @param hits the longest first */
function apart(hits: readonly Hit[]): Hit[] {
  const taken = new Set<string>();
  return hits.filter(({ quote: { field, start, end } }) => {
    // A longer place that overlaps this one holds one of its ends.
    if (taken.has(`${field} ${start}`) || taken.has(`${field} ${end - 1}`)) return false;
    for (let at = start; at < end; at += 1) taken.add(`${field} ${at}`);
    return true;
  });
}

/** What lies outdoors, and has neither ceiling nor windows. */
const outdoors =
  /(?<!\p{L})\p{L}{0,20}(?:gård|trädgård|uteplats|altan|balkong|terrass|veranda|loggia|pergola|berså|trädäck|kvarter|område|gata|gränd|park|torg|by|stad|stadsdel|samhälle|café|caféer|kaféer|restaurang|krog|butik|lekplats|tomt|skog|promenad|hamn|strand|eldstad|grillplats|pool)(?:en|n|et|ar|er|or|arna|erna|s|na)?(?!\p{L})/iu;

/** True for what is said of a place outdoors: `mysig innergård`, `Innergården är mysig`. */
function isOutdoors(quote: Quote, sources: readonly TextSource[]): boolean {
  const source = sources.find((candidate) => candidate.field === quote.field);
  if (!source) return false;
  const { start, end } = sentenceAround(source, quote.start);
  const after = source.readable.slice(quote.end, end).split(/[,;:.]/)[0] ?? '';
  const before =
    source.readable
      .slice(start, quote.start)
      .split(/[,;:.]/)
      .at(-1) ?? '';
  const near =
    after.trim().split(/(?<!\s)\s+(?=(?:med|och|i|på|nära|vid|intill|mot|samt|där|som)(?!\p{L}))/u)[0] ?? '';
  return outdoors.test(near) || (near === '' && outdoors.test(before));
}

const praise =
  /(?<!\p{L})(?:mysi|härli|underba|vack|fantastis|charm|stämningsfull|stämning|njut|perfekt|ljuvli|skön|inbjud|rofylld|magis|generös|social|luftig|rymlig|exklusiv|drömm|bedår|unik|gedig|påkost|stilful|smakful|sprak|gemyt|hemtrevli|trivsam|toppen|lyxi|elegant|romantis|värman)\p{L}*/iu;

/** True when the clause around a quote sells: `Härlig inglasad balkong`, but not `Inglasad balkong, bergvärme`. */
function isPraised(quote: Quote, sources: readonly TextSource[]): boolean {
  const source = sources.find((candidate) => candidate.field === quote.field);
  if (!source) return false;
  const { start, end } = sentenceAround(source, quote.start);
  const before = source.readable.slice(start, quote.start).split(/[,;:]/).at(-1) ?? '';
  const after = source.readable.slice(quote.end, end).split(/[,;:]/)[0] ?? '';
  return praise.test(`${before} ${quote.text} ${after}`);
}

const stems = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Inflections of one word are the same expression, `kamin` and `öppen spis` are not. */
function isSameExpression(one: string, other: string): boolean {
  return stems(one).some((a) =>
    stems(other).some((b) => {
      const shorter = Math.min(a.length, b.length);
      const stem = Math.max(3, shorter - 2);
      return Math.abs(a.length - b.length) <= 4 && a.slice(0, stem) === b.slice(0, stem);
    }),
  );
}

/** The sentence that a quote stands in. */
function passageOf(quote: Quote, sources: readonly TextSource[]): string {
  const source = sources.find((candidate) => candidate.field === quote.field);
  if (!source) return quote.text;
  const { start, end } = sentenceAround(source, quote.start);
  return source.text.slice(start, end);
}
