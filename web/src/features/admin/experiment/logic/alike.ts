/** What a title or a question is about, for telling whether two of them say the same. */
export interface Words {
  /** The words and numbers that carry meaning, words without their endings. */
  readonly meaning: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  /** `när`, `vem` and their like. */
  readonly asking: ReadonlySet<string>;
  /** `inte`, `saknas` and their like. */
  readonly isDenial: boolean;
}

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const asking = listOf('vad vem vems vilka vilken vilket var vart när hur varför');
const denials = listOf('inte ej ingen inga inget saknar saknas utan aldrig');
const fillers = listOf(
  'alla att av bara de den denna det detta dig din ditt du där efter eller en er era ert ett finns från för ha har här i inom jag kan man med men mer mot mycket måste ni någon något några när och också om oss per på ska skulle som så till ut vara vi vid våra vår är åt över under',
);

/** Longest first, so that the whole ending goes. */
const endings = [
  ...['ernas', 'arnas', 'ornas', 'erna', 'arna', 'orna', 'ades', 'ande', 'ade', 'are', 'ens', 'ets'],
  ...['an', 'ar', 'ad', 'as', 'at', 'en', 'er', 'et', 'es', 'na', 'or', 'ts'],
];

/** The letters that must be left when one letter is cut off: `avgift` loses its t as `avgiften` does, `tak` nothing. */
const lastLetters: readonly (readonly [letters: string, left: number])[] = [
  ['ae', 4],
  ['nst', 5],
];

/** A word without its endings: `badrummet` and `badrum`, `planeras` and `planerat` come out the same. */
function stemOf(word: string): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= 3);
  if (ending) return stemOf(word.slice(0, -ending.length));
  const isCut = lastLetters.some(
    ([letters, left]) => letters.includes(word.slice(-1)) && word.length - 1 >= left,
  );
  if (isCut) return stemOf(word.slice(0, -1));
  return word.replace(/(\p{L})\1$/u, '$1');
}

/** Reads a title or a question. */
export function wordsOf(text: string): Words {
  const all = (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\d]+/gu) ?? []
  ).map(String);
  const isNumber = (word: string): boolean => /^\d+$/.test(word);
  const isMeaning = (word: string): boolean => !asking.has(word) && !denials.has(word) && !fillers.has(word);
  return {
    meaning: new Set(all.filter(isMeaning).map(stemOf)),
    numbers: new Set(all.filter(isNumber)),
    asking: new Set(all.filter((word) => asking.has(word))),
    isDenial: all.some((word) => denials.has(word)),
  };
}

const countShared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((word) => b.has(word)).length;

/** True when one has none or both have some in common: only then can they mean the same. */
const agree = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === 0 || b.size === 0 || countShared(a, b) > 0;

/** Below this share of common words two texts are about different things. */
const leastLikeness = 0.7;

/**
 * How alike two texts are, 0–1. Rather 0 than a wrong match: the words of one must all be among the other's, with few
 * added; numbers, question words and denials must not contradict each other.
 */
export function likeness(a: Words, b: Words): number {
  if (a.isDenial !== b.isDenial || !agree(a.numbers, b.numbers) || !agree(a.asking, b.asking)) return 0;
  const shared = countShared(a.meaning, b.meaning);
  if (shared === 0 || shared < Math.min(a.meaning.size, b.meaning.size)) return 0;
  const share = (2 * shared) / (a.meaning.size + b.meaning.size);
  return share >= leastLikeness ? share : 0;
}
