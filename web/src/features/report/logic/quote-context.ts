/** A quoted sentence in its place: what stands before it, itself, and what stands after. */
export interface QuoteContext {
  readonly before: string;
  readonly quote: string;
  readonly after: string;
}

export interface Quote {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Finds the quote in its source and keeps up to `reach` characters (UTF-16 units) on either side, cut at a space
 * and marked with an ellipsis. When the text does not stand at its offsets it is searched for; when it stands
 * nowhere (the advert has changed since) the quote is returned alone.
 */
export function quoteContext(source: string | null | undefined, quote: Quote, reach = 140): QuoteContext {
  const start = locate(source ?? '', quote);
  if (source == null || start === -1) return { before: '', quote: quote.text, after: '' };
  const end = start + quote.text.length;
  return {
    before: tail(source.slice(0, start), reach),
    quote: quote.text,
    after: head(source.slice(end), reach),
  };
}

function locate(source: string, quote: Quote): number {
  return source.slice(quote.start, quote.end) === quote.text ? quote.start : source.indexOf(quote.text);
}

// One character more than the reach is looked at, so that a cut exactly between two words loses neither.
function tail(text: string, reach: number): string {
  if (text.length <= reach) return text;
  const cut = text.slice(-reach - 1);
  const space = cut.search(/\s/);
  return '… ' + (space === -1 ? text.slice(-reach) : cut.slice(space + 1).trimStart());
}

function head(text: string, reach: number): string {
  if (text.length <= reach) return text;
  const cut = text.slice(0, reach + 1);
  const space = cut.search(/\s\S*$/);
  return (space === -1 ? text.slice(0, reach) : cut.slice(0, space).trimEnd()) + ' …';
}
