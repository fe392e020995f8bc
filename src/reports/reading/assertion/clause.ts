import type { Span, TextSource } from '../text/sources.js';
import { firing } from './firing.js';
import { deniesSomething } from './rows/denied.js';
import { wholeRows } from './rows/whole.js';
import { surround } from './scopes.js';
import { denied } from './standing.js';
import type { Standing } from './row.js';

/** All that the sentence of a clause says of how the whole clause stands. */
export const standingsOfClause = (source: TextSource, sentence: Span, clause: Span): ReadonlySet<Standing> =>
  new Set(firing(wholeRows, surround(source, sentence, clause)).map(({ standing }) => standing));

/** A denial anywhere in a clause, also of something else than it is about. */
export const holdsDenial = ({ readable }: TextSource, { start, end }: Span): boolean =>
  readable.slice(start, end).search(deniesSomething) >= 0;

/** A title that tells of an absence, which a denial states. */
const absence =
  /(?<!\p{L})(?:inte|ej|ingen|inget|utan|sakna[dts]\p{L}*|brist\p{L}*|uppskov|avslag)(?!\p{L})/iu;
/** So many letters of a word stand for all its forms, and shorter words tell nothing. */
const stem = 6;

/** `Någon friskrivning begärs inte`: the clause denies what the title of a risk names. */
export function isTitleDenied(source: TextSource, clause: Span, title: string): boolean {
  if (absence.test(title)) return false;
  const text = source.readable.slice(clause.start, clause.end).toLowerCase();
  const stems = (title.toLowerCase().match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= stem);
  return stems.some((word) => {
    const at = text.indexOf(word.slice(0, stem));
    const start = clause.start + at;
    return at >= 0 && denied([source], { field: source.field, start, end: start + stem });
  });
}
