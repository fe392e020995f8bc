import { turnedDown } from '../assertion/turned-down.js';
import { clausesOf } from '../text/clauses.js';
import { words, type Span } from '../text/sources.js';

/** Nobody has decided it yet, wherever the statement of a rise says so. */
const thought = words(
  String.raw`föresl\p{L}*|förslag\p{L}*|överväg\p{L}*|diskuter\p{L}*|förhandl\p{L}*|eventuell\p{L}*|väntas|räkna(?:r)?\s+med|preliminär\p{L}*|prognos\p{L}*|trolig\p{L}*|sannolik\p{L}*|antagligen|förmodligen|(?:inte|ej|ännu|innan|ingen|inget)\s+(?:\p{L}+\s+){0,3}?(?:beslut|klubba|fastställ|godkän|antag)\p{L}*`,
);
const down = words(turnedDown);
const rise = String.raw`(?:höj|stig|öka|avgift|hyra|bli(?!\p{L})|ändra|justera|skrivas?\s+upp|räknas?\s+upp|gå\s+upp)`;
/** Said of the rise itself: `kan höjas`, `planerar att höja`, `en planerad höjning`; not `taket behöver bytas`. */
const open = words(
  String.raw`(?:kräver|kräva|förutsätter)\s+att|(?:kan|kunna|bör|skulle|behöver|behöva)\s+(?:(?:komma\s+att|också|då|även|sannolikt)\s+)?(?:${rise}\p{L}*|behöva)|(?:planera|utred|risk|beräkna|uppskatta|möjlig)\p{L}*\s+(?:\p{L}+\s+){0,4}?(?<!\p{L})${rise}\p{L}*|${rise}\p{L}*\s+(?:(?:är|har|som|bara)\s+){0,2}(?:planera|utred|beräkna|uppskatta|möjlig)\p{L}*|(?:kan|bör|skulle|behöver)\s+(?:\p{L}+\s+){0,2}?(?:${rise})\p{L}*`,
);

/**
 * True where a rise of a fee or rent is thought of, proposed or estimated. A proposal of another clause that was turned down is
 * another matter.
 * @param clause the clause of the rise, as a span of the text
 */
export function isUndecided(text: string, clause: Span): boolean {
  const others = clausesOf({ readable: text }, { start: 0, end: text.length }).filter(
    ({ start, end }) =>
      (end <= clause.start || start >= clause.end) && text.slice(start, end).search(down) < 0,
  );
  const own = text.slice(clause.start, clause.end);
  return (
    own.search(open) >= 0 ||
    [own, ...others.map(({ start, end }) => text.slice(start, end))].some((told) => told.search(thought) >= 0)
  );
}
