import type { Node } from './embedded-state.js';
import { isPlainObject } from './reading.js';
import { nodes, pick, word } from './record-values.js';
import { isoInSweden, parseShowings, tidyShowings } from './swedish-time.js';

/** Names of a showing's day or start; what tells its end, its booking or the record's own age is none. */
const startName = /start|from|begin|dat(?:e|um)|^day$|^dag$|^when$|tid|time|klocka/i;
const otherName =
  /end|slut|until|till$|to$|tom$|creat|updat|chang|modif|publi|book|bokn|deadline|regist|last|zone|text$/i;
const hiding = ['showOnInternet', 'isVisible', 'visible', 'isPublic', 'showOnHomepage', 'published'];
const cancelling = ['cancelled', 'canceled', 'isCancelled', 'isCanceled', 'isHidden', 'hidden', 'installd'];
const dayOnly = /^\d{4}-\d\d-\d\d/;
/** Machines put a clock time on day one of their calendar. */
const noDay = /^(?:0001|1753|1899|1900|1970)-/;

/**
 * Starts of showings from a system's list: texts, or objects with the start whole, as day and clock time, nested
 * (`{start: {date, time}}`), in seconds, or in slots. Cancelled and hidden ones are left out.
 */
export function showingsOf(list: unknown): string[] {
  return tidyShowings([list].flat().flatMap((one: unknown) => startsOf(one, 0)));
}

function startsOf(showing: unknown, depth: number): string[] {
  if (typeof showing === 'string')
    return /20\d\d/.test(showing) ? parseShowings(withoutEnd(showing), new Date(0)) : [];
  if (!isPlainObject(showing) || depth > 3) return [];
  if (hiding.some((name) => pick(showing, name) === false)) return [];
  if (cancelling.some((name) => pick(showing, name) === true)) return [];
  if (/inställ|cancel|avbok/i.test(word(pick(showing, 'status', 'state')))) return [];
  const start = startIn(textsOf(showing));
  if (start) return [start];
  // Times that can be booked within one showing.
  const slots = Object.entries(showing).filter(
    ([key, value]) => /slot|times|tider|occasion|tillf/i.test(key) && Array.isArray(value),
  );
  return slots.flatMap(([, value]) => nodes(value).flatMap((slot) => startsOf(slot, depth + 1)));
}

/** Names and texts that may tell the start, the whole start first; parts of a nested start among them. */
function textsOf(showing: Node, within = ''): readonly (readonly [name: string, text: string])[] {
  return Object.entries(showing).flatMap(([key, value]): (readonly [string, string])[] => {
    const name = within + key;
    if (otherName.test(key) || !startName.test(name)) return [];
    if (isPlainObject(value)) return within === '' ? [...textsOf(value, `${key}.`)] : [];
    const text = withoutEnd(word(value));
    return text === '' ? [] : [[name, text]];
  });
}

/** `13:00-14:00` is a span and no offset from UTC: Sweden is never behind it. */
function withoutEnd(text: string): string {
  return text.replace(/(\d[:.]\d\d)\s*[-–]\s*\d{1,2}(?:[:.]\d\d)?(?:\s*kl\.?)?\s*$/, '$1');
}

function startIn(texts: readonly (readonly [name: string, text: string])[]): string | undefined {
  const values = [...texts]
    .sort(([one], [other]) => Number(/start|from|begin/i.test(other)) - Number(/start|from|begin/i.test(one)))
    .map(([, text]) => text);
  const real = values.filter((text) => !noDay.test(text)).flatMap((text) => isoInSweden(text) ?? []);
  const whole = real.find((iso) => iso.includes('T'));
  if (whole) return whole;
  const day = real[0];
  const clock = values
    .map((text) => /^(?:\d{4}-\d\d-\d\dT)?(?:kl\.? ?)?(\d{1,2})[:.](\d\d)(?!\d)/.exec(text))
    .find((match) => match && (Number(match[1]) > 0 || Number(match[2]) > 0));
  if (day && clock) return isoInSweden(`${day}T${clock[1]!.padStart(2, '0')}:${clock[2]}`);
  // A date with its time in words: `2026-11-29 kl 13`.
  const worded = values.filter((text) => dayOnly.test(text) && !noDay.test(text));
  return worded.flatMap((text) => parseShowings(text, new Date(0)))[0] ?? day;
}
