/** A clause with what stands beside it in its text. */
export interface ClauseInContext {
  readonly text: string;
  /** The clause before and the one after, empty at the ends. */
  readonly before: string;
  readonly after: string;
}

/** Buckets that features fall into; a power of two. */
export const buckets = 1 << 19;

/** Runs of letters within a word, with its ends marked, of these lengths: compounds and inflected forms share them. */
const shortest = 2;
const longest = 4;
/** Pairs of words up to so far apart: `inga … vattenskador`. */
const reach = 3;
/** Only the beginning of a word counts in a pair, so that its forms count as one. */
const stem = 6;

/**
 * What the learned reader sees of a clause, each once, as numbers of buckets: its words, pairs of them, runs of letters, and
 * the words of the clauses beside it. Linear in the text's length.
 */
export function featuresOf({ text, before, after }: ClauseInContext): number[] {
  const words = wordsOf(text);
  const found = new Set<number>();
  for (const word of words) found.add(bucketOf('w', word));
  for (const pair of pairsOf(words)) found.add(bucketOf('p', pair));
  for (const run of words.flatMap(runsOf)) found.add(bucketOf('r', run));
  for (const word of wordsOf(before)) found.add(bucketOf('b', word.slice(0, stem)));
  for (const word of wordsOf(after)) found.add(bucketOf('a', word.slice(0, stem)));
  return [...found];
}

/** Small letters; of a number its kind: a year by its decade, a sum by how many figures it has. */
export function wordsOf(text: string): string[] {
  return [...text.toLowerCase().matchAll(/\d[\d\s.,]*\d|\d|\p{L}+|[%?!:]/gu)].map(([word]) =>
    /^\d/.test(word) ? numberKind(word) : word,
  );
}

function numberKind(written: string): string {
  const figures = written.replace(/[\s.]/g, '');
  if (/^(?:18|19|20)\d\d$/.test(figures)) return `#${figures.slice(0, 3)}0`;
  const [whole = ''] = figures.split(',');
  return `#${whole.length}${figures.includes(',') ? ',' : ''}`;
}

function pairsOf(words: readonly string[]): string[] {
  const stems = words.map((word) => word.slice(0, stem));
  return stems.flatMap((one, at) =>
    stems.slice(at + 1, at + 1 + reach).map((other, apart) => `${apart === 0 ? '' : '…'}${one} ${other}`),
  );
}

function runsOf(word: string): string[] {
  if (word.startsWith('#')) return [];
  const marked = `<${word}>`;
  const found: string[] = [];
  for (let length = shortest; length <= longest; length += 1)
    for (let at = 0; at + length <= marked.length; at += 1) found.push(marked.slice(at, at + length));
  return found;
}

/** FNV-1a over the signs of a feature. */
function bucketOf(group: string, feature: string): number {
  let hash = Math.imul(0x811c9dc5 ^ group.charCodeAt(0), 0x01000193);
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (buckets - 1);
}
