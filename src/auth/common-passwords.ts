import { swedishPasswords } from './swedish-passwords.js';

const SHORTEST = 6;
/** Those of the service itself. */
const ownWords = ['visningsklar', 'visning', 'visningar', 'bostadskop'];

let common: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most common of zxcvbn-ts; read when the first is asked for, for most processes never ask. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((word) => word.length >= SHORTEST).map(folded)),
  );
  return common;
}

const stems: ReadonlySet<string> = new Set([...swedishPasswords, ...ownWords]);

/**
 * Whether a password is among the first that anybody would try: a common one, one that Swedes like with whatever digits
 * after it, the person's own address, the service's name, one thing over and over, or signs in a row.
 * @param email of the person, who is as easy to look up
 */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  const word = folded(password);
  if (word === '' || isRepeated(word) || isRow(word)) return true;
  if (word === folded(email) || personal(email).has(stemOf(word)) || stems.has(stemOf(word))) return true;
  return (await commonPasswords()).has(word);
}

/** As guessers write it: without case, marks and spaces around it. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

/** `sommar` of `sommar2026!`; the whole where nothing would be left. */
function stemOf(word: string): string {
  return word.replace(/(?<!\P{L})\P{L}+$/u, '') || word;
}

/** What stands before the @, and its parts: of `anna.ek@…` anna.ek, anna and annaek, but nothing of two letters. */
function personal(email: string): ReadonlySet<string> {
  const [local = ''] = folded(email).split('@');
  const parts = local.split(/[^\p{L}\p{N}]+/u);
  return new Set(
    [local, parts.join(''), ...parts]
      .flatMap((part) => [part, stemOf(part)])
      .filter((part) => part.length > 2),
  );
}

/** `aaaaaa`, `hejhej`, `123123`. */
function isRepeated(word: string): boolean {
  return /^(.{1,4})\1+$/su.test(word);
}

/** `abcdef`, `456789`, `fedcba`. */
function isRow(word: string): boolean {
  const codes = [...word].map((sign) => sign.codePointAt(0)!);
  const step = codes[1]! - codes[0]!;
  return Math.abs(step) === 1 && codes.slice(1).every((code, index) => code - codes[index]! === step);
}
