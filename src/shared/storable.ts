/** What no text of PostgreSQL holds, neither `text` nor `jsonb`: NUL, and halves of surrogate pairs. */
const unstorable = /[\0\p{Surrogate}]/u;
const allUnstorable = new RegExp(unstorable, 'gu');

/** Whether PostgreSQL can hold the text as it is. */
export function isStorable(text: string): boolean {
  return !unstorable.test(text);
}

/** Whether PostgreSQL refused a value that it will never hold: out of range, or too long for an index (classes 22, 54). */
export const isRefusedForGood = (error: unknown): boolean =>
  /^(?:22|54)[0-9A-Z]{3}$/.test(String((error as { code?: unknown } | undefined)?.code));

/** The beginning of a text, of at most so many UTF-16 units: no character is cut in two, which no database takes. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/**
 * The value as PostgreSQL can hold it: in its texts and names, at any depth, U+FFFD stands for each character that no
 * text holds, so that places in a text stay what they were. What is neither text, list nor plain object is left as it is.
 */
export function storable<T>(value: T): T {
  return made(value) as T;
}

function made(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(allUnstorable, '\ufffd');
  if (Array.isArray(value)) return value.map(made);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [made(name), made(inner)]));
}

/** Where in a value, by names and numbers, the first text or name stands that is not storable; undefined when all are. */
export function unstorablePath(value: unknown): (string | number)[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isPlain(value)
      ? Object.entries(value)
      : [];
  for (const [name, inner] of entries) {
    if (typeof name === 'string' && !isStorable(name)) return [];
    const path = unstorablePath(inner);
    if (path) return [name, ...path];
  }
  return undefined;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  // Parsed query strings have a prototype of their own.
  return Object.prototype.toString.call(value) === '[object Object]';
}
