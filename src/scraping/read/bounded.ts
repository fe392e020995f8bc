/** Far more than any advert has: what is longer was made to cost whoever reads, shows or prints it. */
const most = {
  /** Items of a list, entries of an object. */
  entries: 200,
  /** Documents are fetched, listed and printed one by one. */
  documents: 60,
  /** Characters of a text. */
  text: 40_000,
  /** Characters of what stands on a line: a name, an address, a figure with its unit. */
  line: 1_000,
};
const texts = new Set(['description', 'summary', 'finances', 'renovations']);

/** What was read of a page, with no list or text beyond what an advert has. */
export function bounded<T>(read: T): T {
  return cut(read, '') as T;
}

function cut(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.slice(0, texts.has(name) ? most.text : most.line);
  if (Array.isArray(value))
    return value
      .slice(0, name === 'documents' ? most.documents : most.entries)
      .map((item) => cut(item, name));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).slice(0, most.entries);
  return Object.fromEntries(entries.map(([key, inner]) => [key, cut(inner, key)]));
}
