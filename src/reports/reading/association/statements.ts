import { clausesOf } from '../text/clauses.js';
import type { Advert } from '../text/advert.js';
import { quoteAt, sentences, type Span, type TextSource, type Quote } from '../text/sources.js';

/** A sentence or line of one text. */
export interface Statement extends Span {
  readonly source: TextSource;
  /** As long as the span itself; no-break spaces are ordinary ones. */
  readonly text: string;
}

const abbreviated = /(?:t\.?\s?o\.?\s?m|fr\.?\s?o\.?\s?m|enl|resp|årl|mån|mkr|milj|f\.?\s?n|approx)\.$/iu;

/** The statements of a text; `t.o.m. 2028` and `enl. Brf` do not end one. */
function statementsOf(source: TextSource): Statement[] {
  const spans: Span[] = [];
  for (const span of sentences(source.readable)) {
    const last = spans.at(-1);
    const before = last && source.readable.slice(last.start, last.end).trimEnd();
    if (last && before && abbreviated.test(before) && !before.includes('\n')) {
      spans[spans.length - 1] = { start: last.start, end: span.end };
    } else spans.push(span);
  }
  return spans.map((span) => ({
    ...span,
    source,
    text: source.readable.slice(span.start, span.end).replace(/[\u00a0\u2009\u202f]/g, ' '),
  }));
}

export const allStatements = ({ sources }: Pick<Advert, 'sources'>): Statement[] =>
  sources.flatMap(statementsOf);

/** The statement that a quote begins in. */
export const statementAround = (all: readonly Statement[], quote: Quote): Statement | undefined =>
  all.find(
    ({ source, start, end }) => source.field === quote.field && quote.start >= start && quote.start < end,
  );

export const quoteIn = (statement: Statement, start: number, end: number): Quote =>
  quoteAt(statement.source, statement.start + start, statement.start + end);

/** The clause of a statement that holds a place, as a span of the statement. */
export function clauseIn(statement: Statement, at: number): Span {
  const own = { start: statement.start, end: statement.end };
  const found =
    clausesOf(statement.source, own).findLast((span) => span.start <= statement.start + at) ?? own;
  return { start: found.start - statement.start, end: found.end - statement.start };
}
