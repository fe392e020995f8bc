import type { Euphemism } from '../analysis-result.schema.js';
import { phrases } from '../knowledge/euphemisms/euphemisms.js';
import type { Phrase } from '../knowledge/euphemisms/phrase.types.js';
import { unbuiltIn } from '../reading/home/unbuilt.js';
import type { Context } from '../facts/context.js';
import { denied } from '../reading/assertion/denial.js';
import { quoted, reference } from '../facts/evidence.js';
import {
  evened,
  findAll,
  sentenceAround,
  uncut,
  words,
  type TextSource,
  type Quote,
} from '../reading/text/sources.js';

const compiled = phrases.map((phrase) => ({ phrase, pattern: words(phrase.pattern) }));

/** Fields that are selling text; `Kamin` in a list of features is a fact, not a phrase. */
const sells = (fieldName: string): boolean => ['description', 'summary', 'title'].includes(fieldName);

/** Phrases of estate agents' Swedish, each place counted once: where several rows match, the longest match wins. */
export function readEuphemisms(context: Context): Euphemism[] {
  const selling = context.sources.filter((source) => sells(source.field));
  const description = evened(context.listing.description ?? '');
  const hits = compiled
    .flatMap(({ phrase, pattern }) => findAll(selling, pattern).map((quote) => ({ phrase, quote })))
    .filter(({ quote }) => quote.field === 'description' || !isRepeated(quote, selling, description))
    .filter(({ phrase, quote }) => fits(context, phrase, quote, selling))
    .filter(
      ({ phrase, quote }) => !denied(selling, quote) && (!phrase.technical || isPraised(quote, selling)),
    )
    .sort((a, b) => b.quote.text.length - a.quote.text.length || a.quote.start - b.quote.start);
  const kept: { phrase: Phrase; quote: Quote }[] = [];
  for (const hit of hits) {
    const taken = kept.some(
      ({ quote }) =>
        quote.field === hit.quote.field && quote.start < hit.quote.end && hit.quote.start < quote.end,
    );
    if (!taken) kept.push(hit);
  }
  const groups: { phrase: Phrase; quotes: Quote[] }[] = [];
  for (const { phrase, quote } of kept.sort((a, b) => a.quote.start - b.quote.start)) {
    const group = groups.find(
      ({ phrase: { id }, quotes: [first] }) =>
        id === phrase.id && first && isSameExpression(first.text, quote.text),
    );
    if (group) group.quotes.push(quote);
    else groups.push({ phrase, quotes: [quote] });
  }
  return groups.map(({ phrase, quotes }) => ({
    word: quotes[0]?.text ?? phrase.id,
    meaning: `Kan betyda ${phrase.meaning}.`,
    question: phrase.question,
    occurrences: quotes.length,
    evidence: [...quotes.map(quoted), reference('euphemisms', phrase.id, phrase.source)],
  }));
}

/** Homes from this year on were built with open plans: no wall has been taken away. */
export const builtOpen = 2000;
/** What lies outdoors, and has neither ceiling nor windows. */
const outdoors =
  /(?<!\p{L})\p{L}{0,20}(?:gård|trädgård|uteplats|altan|balkong|terrass|veranda|loggia|pergola|berså|trädäck|kvarter|område|gata|gränd|park|torg|by|stad|stadsdel|samhälle|café|caféer|kaféer|restaurang|krog|butik|lekplats|tomt|skog|promenad|hamn|strand|eldstad|grillplats|pool)(?:en|n|et|ar|er|or|arna|erna|s|na)?(?!\p{L})/iu;

/** False for a reading that this home or what is described cannot bear. */
function fits(context: Context, { id }: Phrase, quote: Quote, sources: readonly TextSource[]): boolean {
  const { yearBuilt } = context.listing;
  if (id === 'open-plan') return !(yearBuilt !== undefined && yearBuilt >= builtOpen) && !unbuiltIn(context);
  if (id !== 'cosy') return true;
  const source = sources.find((candidate) => candidate.field === quote.field);
  if (!source) return true;
  const { start, end } = sentenceAround(source, quote.start);
  const after = source.readable.slice(quote.end, end).split(/[,;:.]/)[0] ?? '';
  const before =
    source.readable
      .slice(start, quote.start)
      .split(/[,;:.]/)
      .at(-1) ?? '';
  const near =
    after.trim().split(/(?<!\s)\s+(?=(?:med|och|i|på|nära|vid|intill|mot|samt|där|som)(?!\p{L}))/u)[0] ?? '';
  return !outdoors.test(near) && !(near === '' && outdoors.test(before));
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

/** True when the description holds the same sentence, so that one passage on two places of a page counts once. */
function isRepeated(quote: Quote, sources: readonly TextSource[], description: string): boolean {
  const source = sources.find((candidate) => candidate.field === quote.field);
  if (!source) return false;
  const { start, end } = sentenceAround(source, quote.start);
  return description.includes(uncut(source.text.slice(start, end)));
}
