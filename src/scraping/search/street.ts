/** A street and a house number, comparable: lower case without diacritics, since addresses of pages hold none. */
export interface Street {
  /** `sankt eriksgatan`, in its words. */
  readonly words: readonly string[];
  /** `39`, `5b`. */
  readonly number: string;
}

/** What a text says of a street and number: this very home's, another number there, or nothing. */
export type StreetVerdict = 'same' | 'other' | 'silent';

/** Words that make another street of the same name. */
const qualifiers = new Set(
  'lilla stora norra sodra ostra vastra nordostra nordvastra sydostra sydvastra gamla nya ovre nedre inre yttre mellersta sankt sankta'.split(
    ' ',
  ),
);

/** Letters to their plain form, everything else to spaces: `Flygarvägen 39 B` → `flygarvagen 39 b`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bs[:t]t\b/g, 'sankt')
    .replaceAll('æ', 'a')
    .replaceAll('ø', 'o')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The street and number of an address line; undefined when it names none. */
export function streetOf(address: string | undefined): Street | undefined {
  const match =
    /^\s*(\p{L}[\p{L}\d .:'’-]{0,80}?)\s{1,9}(\d{1,4})(?:([a-z])|\s([a-h]))?(?=$|[\s,(/-])/iu.exec(
      address ?? '',
    );
  if (!match) return undefined;
  const words = fold(match[1]!).split(' ');
  return { words, number: `${match[2]}${match[3] ?? match[4] ?? ''}`.toLowerCase() };
}

/** Looks for the street in a text or in the path of an address. */
export function streetIn(text: string, { words, number }: Street): StreetVerdict {
  const tokens = fold(text).split(' ');
  let verdict: StreetVerdict = 'silent';
  for (let at = 0; at + words.length < tokens.length; at += 1) {
    if (!words.every((word, index) => tokens[at + index] === word)) continue;
    if (qualifiers.has(tokens[at - 1] ?? '')) continue;
    const digits = /^(\d{1,4})([a-z]?)$/.exec(tokens[at + words.length]!);
    if (!digits) continue;
    const next = tokens[at + words.length + 1] ?? '';
    const letter = digits[2] || (/^[a-h]$/.test(next) ? next : '');
    if (`${digits[1]}${letter}` === number) return 'same';
    verdict = 'other';
  }
  return verdict;
}

const units = new Set(
  'rum rok kvm kv m m2 kr mkr tr tkr sek ha ar min minuter av vaning och till'.split(' '),
);

/** Whether a text holds what looks like any street and number. */
export function namesAddress(text: string): boolean {
  const tokens = fold(text).split(' ');
  return tokens.some(
    (token, at) =>
      /^[a-z]{4,}$/.test(token) &&
      /^\d{1,3}[a-z]?$/.test(tokens[at + 1] ?? '') &&
      !units.has(tokens[at + 2] ?? '') &&
      !units.has(token),
  );
}
