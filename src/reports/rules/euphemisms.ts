import type { Euphemism } from '../analysis-result.schema.js';
import { euphemismSource, phrases, type Phrase } from '../knowledge/euphemisms.js';
import type { Context } from './context.js';
import { quoted, reference, type Quote } from './evidence.js';
import { evened, findAll, sentenceAround, uncut, words, type TextSource } from './sources.js';

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
    .sort((a, b) => b.quote.text.length - a.quote.text.length || a.quote.start - b.quote.start);
  const kept: { phrase: Phrase; quote: Quote }[] = [];
  for (const hit of hits) {
    const taken = kept.some(
      ({ quote }) =>
        quote.field === hit.quote.field && quote.start < hit.quote.end && hit.quote.start < quote.end,
    );
    if (!taken) kept.push(hit);
  }
  const byPhrase = new Map<string, { phrase: Phrase; quotes: Quote[] }>();
  for (const { phrase, quote } of kept.sort((a, b) => a.quote.start - b.quote.start)) {
    const entry = byPhrase.get(phrase.id) ?? { phrase, quotes: [] };
    entry.quotes.push(quote);
    byPhrase.set(phrase.id, entry);
  }
  return [...byPhrase.values()].map(({ phrase, quotes }) => ({
    word: quotes[0]?.text ?? phrase.id,
    meaning: `Kan betyda ${phrase.meaning}.`,
    question: phrase.question,
    occurrences: quotes.length,
    evidence: [...quotes.map(quoted), reference('euphemisms', phrase.id, euphemismSource)],
  }));
}

/** True when the description holds the same sentence, so that one passage on two places of a page counts once. */
function isRepeated(quote: Quote, sources: readonly TextSource[], description: string): boolean {
  const source = sources.find((candidate) => candidate.field === quote.field);
  if (!source) return false;
  const { start, end } = sentenceAround(source, quote.start);
  return description.includes(uncut(source.text.slice(start, end)));
}
