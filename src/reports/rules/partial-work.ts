import type { PartId } from '../knowledge/life-lengths.js';
import { clauseAround } from './clauses.js';
import type { Context } from './context.js';
import type { Quote } from './evidence.js';
import { ownMentions } from './part-mentions.js';
import { quoteAt, sentences, type Span, type TextSource } from './sources.js';

const partly = /(?<!\p{L})(?:delvis|till\s+viss\s+del|delar\s+av|vissa\s+av)(?!\p{L})/iu;
/** What is left as it was, told of the same thing. */
const leftOver =
  /(?<!\p{L})(?:(?:åter|kvar)står|resten|resterande|i\s+övrigt|övriga?\s+(?:är|från|delar)|original\p{L}*|ursprunglig\p{L}*|(?:är|de)\s+(?:de\s+|dem\s+)?från\s+(?:18|19)\d\d)(?!\p{L})/iu;

/**
 * Where the advert says that the work of a quote was done on a part of the thing only (`delvis omdragen`, `bytt i kök
 * men återstår i badrum`, `mot gården är de från 1962`); undefined when it says no such thing.
 */
export function partialWork({ sources }: Context, part: PartId, quote: Quote): Quote | undefined {
  const source = sources.find(({ field }) => field === quote.field);
  if (!source) return undefined;
  const clause = clauseAround(source, quote.start);
  const hit = partly.exec(source.readable.slice(clause.start, clause.end));
  if (hit) return quoteAt(source, clause.start, clause.end);
  const all = sentences(source.readable);
  const index = all.findIndex(({ start, end }) => start <= quote.start && quote.start < end);
  const own = all[index];
  if (!own) return undefined;
  const rest = { start: Math.min(quote.end, own.end), end: own.end };
  if (tells(source, rest) && isAbout(source, rest, part, true)) return quoteAt(source, own.start, own.end);
  const next = all[index + 1];
  const goesOn = next && tells(source, next) && isAbout(source, next, part, false);
  return goesOn ? quoteAt(source, next.start, next.end) : undefined;
}

const tells = (source: TextSource, { start, end }: Span): boolean =>
  leftOver.test(source.readable.slice(start, end));

/** The words that are left over speak of this part and of no other (rooms are places); of none only in its own sentence. */
function isAbout(source: TextSource, span: Span, part: PartId, isSame: boolean): boolean {
  const mentions = ownMentions(source, span).filter(({ place }) => !place);
  return mentions.length === 0 ? isSame : mentions.every((mention) => mention.part === part);
}
