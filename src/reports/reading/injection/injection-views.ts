import { remembered } from '../text/remembered.js';

/**
 * Ways to read a text that hides what it says. Each view keeps where its characters stood: `at[i]` is the place in the
 * text of character `i` of `shown`, UTF-16 units, with the text's length last.
 */
export interface View {
  readonly shown: string;
  readonly at: readonly number[];
  /** The place that stands for every character, where single ones have none. */
  readonly whole?: { readonly start: number; readonly end: number };
}

/** Characters that show nothing but split words or turn their order: soft hyphens, joiners, marks, tag characters. */
const hidden =
  /[\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufe00-\ufe0f\ufeff\u{e0000}-\u{e01ef}]/u;
/** Letters of other alphabets that look Latin. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'аaеeоoрpсcуyхxіiјjѕsԁdһhԛqԝwвbкkмmтtнhгrпnзzдdлlиuфfАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSГR',
    ...'αaοoεeιiκkνvρpτtυuχxγyηnωwΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX',
    ...'ıiɡgⅼlℓlᴀaʙbᴄcᴅdᴇeɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrᴛtᴜuᴠvᴡwᴢz',
  ]
    .join('')
    .match(/../gu)
    ?.map((pair) => [...pair] as [string, string]) ?? [],
);
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** What a reader takes a character for: nothing when it is hidden. A text has few different ones. */
const lettersOf = remembered((character: string): string => {
  if (hidden.test(character)) return '';
  const plain = character.normalize('NFKC');
  return [...(plain.length === 0 ? ' ' : plain)]
    .map((unit) => (/^\p{M}$/u.test(unit) ? '' : (lookAlikes[unit] ?? unit)))
    .join('');
}, 10_000);

/** Most of a text: characters that are what they look like. Then whatever has to be looked at one by one. */
const pieces = /(?<plain>[\n\r\t -~åäöéÅÄÖÉ]+)|./gsu;

/** The text as a reader sees it: no hidden characters, look-alikes as the letters they look like, `_` as a space. */
export function plainView(text: string): View {
  let shown = '';
  const at: number[] = [];
  for (const { 0: piece, index, groups } of text.matchAll(pieces)) {
    const isPlain = groups?.plain !== undefined;
    const letters = isPlain ? piece : lettersOf(piece);
    for (let i = 0; i < letters.length; i += 1) at.push(isPlain ? index + i : index);
    shown += letters;
  }
  at.push(text.length);
  return { shown, at };
}

/** Every further way in which the text may hold words. */
export function otherViews(text: string, plain: View): View[] {
  return [
    ...replaced(plain),
    ...(/_/.test(plain.shown) ? [{ ...plain, shown: plain.shown.replaceAll('_', ' ') }] : []),
    ...(/%[0-9a-f]{2}|https?:\S*\+/iu.test(text) ? [decodedLink(text)] : []),
    ...spaced(plain),
    ...decodedBase64(plain),
    ...turned(text),
  ];
}

const signAmongLetters = /\p{L}[0134578@$|]|[0134578@$|]\p{L}/u;

/** Digits and signs inside words read as the letters they stand for; a `1` is read as `i` in one view and as `l` in another. */
function replaced({ shown, at }: View): View[] {
  if (!signAmongLetters.test(shown)) return [];
  const readAs = (one: string): string =>
    shown.replace(/[\p{L}\d@$!|]+/gu, (word) =>
      /\p{L}/u.test(word)
        ? word.replace(/[0134578@$!|]/g, (sign) => (sign === '1' ? one : (leet[sign] ?? sign)))
        : word,
    );
  return [...new Set([readAs('i'), readAs('l')])].map((letters) => ({ shown: letters, at }));
}

/** A link with its percent signs and plus signs read as characters. */
function decodedLink(text: string): View {
  let shown = '';
  const at: number[] = [];
  for (const match of text.matchAll(/(?:%[0-9a-f]{2})+|[\s\S]/giu)) {
    let letters = match[0] === '+' || match[0] === '_' ? ' ' : match[0];
    if (letters.length > 1) {
      try {
        letters = decodeURIComponent(letters);
      } catch {
        letters = match[0];
      }
    }
    shown += letters;
    for (let i = 0; i < letters.length; i += 1) at.push(match.index);
  }
  return { shown, at: [...at, text.length] };
}

/** Words written with a sign or a space between their letters, each run as one word. */
function spaced({ shown, at }: View): View[] {
  const run = /(?<![\p{L}\d])[\p{L}\d](?:[ \t.\-_*·|/][\p{L}\d](?![\p{L}\d])){3,}/gu;
  if (shown.search(run) < 0) return [];
  let text = '';
  const places: number[] = [];
  let from = 0;
  const copy = (to: number) => {
    for (; from < to; from += 1) {
      text += shown.charAt(from);
      places.push(at[from] ?? 0);
    }
  };
  for (const match of shown.matchAll(run)) {
    copy(match.index);
    for (; from < match.index + match[0].length; from += 1) {
      if (!/[\p{L}\d]/u.test(shown.charAt(from))) continue;
      text += shown.charAt(from);
      places.push(at[from] ?? 0);
    }
  }
  copy(shown.length);
  return [{ shown: text, at: [...places, at.at(-1) ?? 0] }];
}

/** Long words that are base64 of readable text, each as a view of its own that stands for the whole word. */
function decodedBase64({ shown, at }: View): View[] {
  return [...shown.matchAll(/[A-Za-z0-9+/_-]{20,}={0,2}/g)].flatMap((match) => {
    const decoded = Buffer.from(match[0], 'base64').toString('utf8');
    const readable = decoded.match(/[\p{L}\d\s.,:;!?"'()-]/gu)?.length ?? 0;
    if (decoded.length < 12 || readable < decoded.length * 0.9 || !decoded.includes(' ')) return [];
    const start = at[match.index] ?? 0;
    const end = at[match.index + match[0].length] ?? start;
    return [{ shown: decoded, at: [], whole: { start, end } }];
  });
}

/** What stands between marks that turn the order of letters, read in the other direction. */
function turned(text: string): View[] {
  return [...text.matchAll(/[\u202d\u202e]([^\u202c\n]+)\u202c?/gu)].map((match) => ({
    shown: [...(match[1] ?? '')].reverse().join(''),
    at: [],
    whole: { start: match.index, end: match.index + match[0].length },
  }));
}

/** Marks that no advert needs: tag characters spell hidden text, overrides turn the order of letters. */
export const smuggled = /[\u{e0001}-\u{e007f}]+|[\u202d\u202e][^\u202c\n]*\u202c?/gu;
