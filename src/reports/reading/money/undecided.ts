import { words, type Span } from '../text/sources.js';

/** Nobody has decided it yet, wherever the statement of a rise says so. */
const thought = words(
  String.raw`föresl\p{L}*|förslag\p{L}*|överväg\p{L}*|diskuter\p{L}*|förhandl\p{L}*|eventuell\p{L}*|väntas|räkna(?:r)?\s+med|preliminär\p{L}*|prognos\p{L}*|trolig\p{L}*|sannolik\p{L}*|antagligen|förmodligen|(?:inte|ej|ännu|innan|ingen|inget)\s+(?:\p{L}+\s+){0,3}?(?:beslut|klubba|fastställ)\p{L}*`,
);
/** Said of other things too: `eftersom taket behöver bytas`, `och garage kan hyras`. */
const open = words(
  String.raw`planera\p{L}*|utred\p{L}*|kan|kunna|bör|skulle|risk\p{L}*|behöver|beräkna\p{L}*|uppskatta\p{L}*|möjlig\p{L}*`,
);

/**
 * True where a rise of a fee or rent is thought of, proposed or estimated, by its statement.
 * @param clause the clause of the rise, as a span of the text
 */
export const isUndecided = (text: string, clause: Span): boolean =>
  text.search(thought) >= 0 || text.slice(0, clause.end).search(open) >= 0;
