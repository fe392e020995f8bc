/**
 * Characters of an address on a page that we follow or keep. A longer one is left out: cut, it would be another
 * address. Links that are signed pass 1,000.
 */
export const longestAddress = 2_000;

/** Far more than any advert has: what is longer was made to cost whoever reads, shows or prints it. */
const most = {
  /** Items of a list, entries of an object. */
  entries: 200,
  /** Documents are fetched, listed and printed one by one. */
  documents: 60,
  /** Characters of a text. */
  text: 40_000,
  /** Characters of what stands on a line: a name, a street, a figure with its unit. */
  line: 1_000,
  /** Characters of all that is read, addresses apart: the rules take 15 ms for each thousand. */
  whole: 80_000,
};
const texts = new Set(['description', 'summary', 'finances', 'renovations']);
/** Whose text is an address, and whose items are. */
const addresses = new Set(['url', 'canonicalUrl', 'linkToBroker', 'images', 'floorplans']);

/** What was read of a page, with no list or text beyond what an advert has: words are cut, a long address is left out. */
export function bounded<T>(read: T): T {
  return cut(read, '', { left: most.whole }) as T;
}

function cut(value: unknown, name: string, room: { left: number }): unknown {
  if (typeof value === 'string') return addresses.has(name) ? value : within(room, value, name);
  if (Array.isArray(value))
    return value
      .filter((item) => fits(item, name))
      .slice(0, name === 'documents' ? most.documents : most.entries)
      .map((item) => cut(item, name, room));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, inner]) => fits(inner, key))
    .slice(0, most.entries);
  return Object.fromEntries(entries.map(([key, inner]) => [key, cut(inner, key, room)]));
}

/** As much of a text as there is room for. */
function within(room: { left: number }, text: string, name: string): string {
  const kept = text.slice(0, Math.min(texts.has(name) ? most.text : most.line, room.left));
  room.left -= kept.length;
  return kept;
}

/** Neither an address that is too long nor an entry that leads to one. */
function fits(value: unknown, name: string): boolean {
  if (typeof value === 'string') return !addresses.has(name) || value.length <= longestAddress;
  if (typeof value !== 'object' || value === null || !('url' in value)) return true;
  return fits(value.url, 'url');
}
