import { slugOf } from '../extract/swedish-slug.js';
import { kin } from './fixture-roles.js';

/** Stands in for every name that is taken away. */
export const noName = 'Namn Namnsson';
export const noFirstName = 'Namn';
export const noLastName = 'Namnsson';

/** Entities' names of letters in Swedish and neighbouring names. */
const entities: Readonly<Record<string, string>> = {
  å: 'aring',
  ä: 'auml',
  ö: 'ouml',
  é: 'eacute',
  è: 'egrave',
  ü: 'uuml',
  ø: 'oslash',
  æ: 'aelig',
  á: 'aacute',
  ó: 'oacute',
  í: 'iacute',
  ñ: 'ntilde',
  ç: 'ccedil',
  ë: 'euml',
};
/** How addresses write letters: folded, or as two. */
const folded: Readonly<Record<string, string>> = {
  å: 'aa?',
  ä: 'ae?',
  ö: 'oe?',
  ø: 'oe?',
  æ: 'ae?',
  ü: 'ue?',
};

const space = String.raw`(?:\s|\u200b|&nbsp;|&#160;|&#xa0;|%20|\\{1,8}u00a0|\\{1,8}n){1,20}`;
const join = String.raw`(?:[-_.+]|%20|%2B)`;

/** Finds one name however it is written. */
export class NamePatterns {
  /** As people write it, in any kind of escape: `Åsa Berg`, `\u00c5sa Berg`, `&Aring;sa&nbsp;Berg`, `Berg, Åsa`. */
  readonly written: RegExp;
  /** As addresses write it, with something between its parts: `asa-berg`. */
  readonly slug: RegExp;
  /** As addresses write it without anything between: `asaberg`. */
  readonly joined: RegExp;

  constructor(readonly name: string) {
    const parts = name.split(/\s+/);
    const last = parts.at(-1)!;
    const firsts = parts.slice(0, -1);
    const whole = parts.map((part) => letters(part)).join(space);
    // `Per Berg, Åsa Berg` are two.
    const turned = `${letters(last)}\\s{0,5}(?:[,;]|%2C|%3B)${space}?${firsts.map((part) => letters(part)).join(space)}(?!${space}${letters(last)})`;
    this.written = aloneInText(`(?:${whole}|${turned})s?`);
    const slugs = parts.map((part) => part.split(/[-'’]/).map(slugLetters).join(`${join}?`));
    const turnedSlugs = [slugs.at(-1)!, ...slugs.slice(0, -1)];
    this.slug = aloneInText(`(?:${slugs.join(join)}|${turnedSlugs.join(join)})`);
    this.joined = aloneInText(`(?:${slugs.join('')}|${turnedSlugs.join('')})`);
  }
}

/** A stand-in in the manner of what it stands for: `asa_berg` → `namn_namnsson`. */
export function slugStandIn(found: string): string {
  const between = /[-_.+]|%20|%2B/i.exec(found)?.[0] ?? '';
  const words = ['namn', 'namnsson'].map((word) =>
    /^\p{Lu}/u.test(found) ? word[0]!.toUpperCase() + word.slice(1) : word,
  );
  return words.join(between);
}

/** First names that are also words a sentence may begin with. */
const words = new Set(
  'Bo Stig Björn Sten Love Vera May Maj Jan Per Tor Dag Liv Ros Viking Hem Lo My Kim Alf Ulf Örn Ask Linn Gran Sol Storm Vide Vilja Tage Lind Rut August Mars Juni Juli Saga Sally Villa Bostad'.split(
    ' ',
  ),
);

/**
 * Finds a first name that stands alone (`Kontakta Anna`, `Annas kollega`); one that is also a common word only after
 * what makes it a person's (`Ring Bo`, `/Bo`). Undefined for an initial.
 */
export function firstNamePattern(first: string): RegExp | undefined {
  if (first.length < 2) return undefined;
  const isWord = first.length < 3 || words.has(first);
  const before = isWord
    ? String.raw`(?<=(?<!\p{L})(?:[Rr]ing|[Kk]ontakta|[Mm]aila|[Mm]ejla|[Ss]ms:?a|[Ff]råga|[Hh]älsningar|[Mm]vh|till|med|${kin})\s|(?<![^\s>])/\s?)`
    : String.raw`(?<![\p{L}\p{N}_.@\\&%-]|\S/)`;
  return new RegExp(`${before}(?:${letters(first)}|${letters(first.toUpperCase())})${alone}`, 'gu');
}

const alone = String.raw`(?=s?(?![\p{L}\p{N}_@/-]))(?!s?[^\S\n]+\p{Lu})`;

/** A shorter last name may be a place or a thing when it stands alone. */
const shortestAlone = 7;

/** Finds a last name without a first one: `familjen Berg`, `Mäklare Berg`, `A. Berg`; a long one wherever it stands. */
export function lastNamePattern(last: string): RegExp {
  if (last.length >= shortestAlone)
    return new RegExp(
      String.raw`(?:(?<!\p{L})\p{Lu}\.\s?)?(?<![\p{L}\p{N}_.@\\&%-]|\S/)${letters(last)}(?=s?(?![\p{L}\p{N}_@/-]))(?!s?[^\S\n]+(?:\p{Lu}|&|och\s\p{Lu}|väg|gat|torg|plan|gränd|park|backe))`,
      'gu',
    );
  return new RegExp(
    String.raw`(?<=(?<!\p{L})(?:\p{Lu}\.(?:\s(?:von|af|de))?|[Ff]amiljen|[Mm]akarna|[Pp]aret|[Ss]yskonen|[Bb]röderna|[Ss]ystrarna|[Hh]err|[Ff]ru|[Mm]äklare)\s)${letters(last)}${alone}`,
    'gu',
  );
}

/** One spelling for comparison: `Åsa  BERG` → `asa-berg`. */
export function nameKey(name: string): string {
  return slugOf(name);
}

function aloneInText(pattern: string): RegExp {
  // Before a name in a text that is still escaped may stand what only looks like a letter: `\nAnna`, `\u003eAnna`.
  return new RegExp(
    String.raw`(?:(?<![\p{L}\p{N}])|(?<=\\[nrt]|\\u[\da-f]{4}|%[\da-f]{2}))${pattern}(?![\p{L}\p{N}])`,
    'giu',
  );
}

function letters(part: string): string {
  return [...part.normalize('NFC')].map(letter).join('');
}

/** One letter of any case, plain or as JSON, HTML, addresses or decomposed text write it. */
function letter(char: string): string {
  if (/[-‐‑]/.test(char)) return String.raw`(?:[-‐‑]|\s)`;
  if (/['’]/.test(char)) return String.raw`(?:['’]|&#39;|&apos;|&rsquo;|\\{1,8}u2019)`;
  if (/[a-z]/i.test(char)) return char;
  const forms = new Set<string>();
  for (const one of new Set([char.toLowerCase(), char.toUpperCase()])) {
    const code = one.codePointAt(0)!;
    forms.add(escaped(one));
    forms.add(escaped(one.normalize('NFD')));
    forms.add(String.raw`\\{1,8}u0{0,4}${code.toString(16)}`);
    forms.add(String.raw`\\{1,8}x${code.toString(16)}`);
    forms.add(`&#0{0,6}${code};`);
    forms.add(`&#x0{0,6}${code.toString(16)};`);
    forms.add(encodeURIComponent(one));
  }
  const entity = entities[char.toLowerCase()];
  if (entity) forms.add(`&${entity};`);
  return `(?:${[...forms].join('|')})`;
}

function slugLetters(part: string): string {
  return [...part.normalize('NFC')]
    .map((char) => {
      const base = slugOf(char);
      const plain = folded[char.toLowerCase()] ?? (base || escaped(char));
      return /[a-z0-9]/i.test(char) ? char : `(?:${plain}|${letter(char)})`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
