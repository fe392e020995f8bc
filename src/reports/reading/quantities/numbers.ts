import type { Span } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';

/** A figure of a text with what its unit tells. Money is kr, shares are percent. */
export interface WrittenFigure extends Span {
  readonly value: number;
  /** `money` has a currency or a factor such as Mkr; `bare` has no unit at all. */
  readonly unit: 'money' | 'percent' | 'area' | 'flats' | 'bare';
  /** A unit per m² stands with the figure. */
  readonly perSqm: boolean;
  /** A minus sign or the word stands before it. */
  readonly negative: boolean;
}

const ones = [
  'noll',
  'ett',
  'två',
  'tre',
  'fyra',
  'fem',
  'sex',
  'sju',
  'åtta',
  'nio',
  'tio',
  'elva',
  'tolv',
  'tretton',
  'fjorton',
  'femton',
  'sexton',
  'sjutton',
  'arton',
  'nitton',
];
const tens = ['tjugo', 'trettio', 'fyrtio', 'femtio', 'sextio', 'sjuttio', 'åttio', 'nittio'];
const values: Readonly<Record<string, number>> = {
  en: 1,
  ...Object.fromEntries(ones.map((word, index) => [word, index])),
  ...Object.fromEntries(tens.map((word, index) => [word, (index + 2) * 10])),
};
const longestFirst = [...Object.keys(values), 'hundra', 'tusen'].sort((a, b) => b.length - a.length);
/** `femtio` and `sextio` are never read as two words: a long run of them would have countless readings. */
const wordPart = longestFirst.map((word) => word.replace(/^(?:fem|sex)$/, '$&(?!tio)')).join('|');
/** `nio hundra nittio nio tusen nio hundra nittio nio` has nine parts. */
const spelledNumber = String.raw`(?:(?:${wordPart})\s?){0,9}(?:${wordPart})`;

/** The value of a Swedish number in words up to the thousands (`sextioåtta`, `sjutton tusen`); NaN when it is none. */
function valueInWords(text: string): number {
  let whole = 0;
  let part = 0;
  const found = text.toLowerCase().match(latinRegExp(wordPart, 'g'));
  if (!found) return Number.NaN;
  for (const word of found) {
    if (word === 'tusen') {
      whole += (part || 1) * 1000;
      part = 0;
    } else part = word === 'hundra' ? (part || 1) * 100 : part + (values[word] ?? 0);
  }
  return whole + part;
}

const digits = String.raw`\d{1,3}(?:[ .]\d{3}){1,4}(?:,\d+)?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
const squareMetre = String.raw`(?:kvm|kv\.?\s?m|kvadratmeter|kvadrat|m²|m2)(?![\p{L}\d])`;
export const perSquareMetre = String.raw`(?:(?:(?:utslag|räkna|fördela|slag)(?:et|na|t|de)\s+)?(?:\/|per|pr|på|för(?=\s+varje))\s*(?:varje\s+)?${squareMetre}|(?:kvadraten|kvadratmetern)(?!\p{L}))`;
const unit = [
  String.raw`(?<percent>%|procent(?:enhet(?:er)?)?(?!\p{L}))`,
  String.raw`(?<flats>(?:st\.?\s+)?(?:lägenhet(?:er)?|bostadsrätt(?:er)?|bostäder|hushåll|medlemslägenheter|lgh|medlemmar(?=\s+i\s+(?:\p{L}+\s+){0,2}?(?:förening|brf)))(?!\p{L}))`,
  String.raw`(?<area>${squareMetre})`,
  String.raw`(?:(?<factor>(?:tkr|kkr|ksek|tsek|tusen|mkr|mnkr|msek|milj(?:on(?:er)?)?\.?|mdkr)(?!\p{L}))\s*)?(?:(?<currency>(?:kr(?:onor)?|sek)(?!\p{L})|:-|,-)\s*)?(?<per>${perSquareMetre})?`,
].join('|');
const pattern = latinRegExp(
  String.raw`(?<![\p{L}\d.,])(?<minus>minus\s+|[-−–](?=\d))?(?<number>${digits}|(?<![\p{L}])(?:${spelledNumber})(?![\p{L}]))\s*(?:${unit})`,
  'giu',
);

/** All figures of a text, in order; spaces inside numbers may be no-break ones. Numbers in words need a unit. */
export function figuresIn(text: string): WrittenFigure[] {
  return [...text.replace(/[\u00a0\u2009\u202f]/g, ' ').matchAll(pattern)].flatMap((match) => {
    const groups = match.groups ?? {};
    const { number = '', factor, currency, per } = groups;
    const inWords = !/\d/.test(number);
    const isMoney = Boolean(factor ?? currency ?? per);
    if (inWords && !isMoney && !groups['percent'] && !groups['flats']) return [];
    const amount = inWords ? valueInWords(number) : numberOf(number);
    const value = Math.round(amount * factorOf(factor) * 100) / 100;
    return [
      {
        start: match.index,
        end: match.index + match[0].trimEnd().length,
        value,
        unit: groups['percent']
          ? 'percent'
          : groups['flats']
            ? 'flats'
            : groups['area']
              ? 'area'
              : isMoney
                ? 'money'
                : 'bare',
        perSqm: Boolean(per),
        negative: Boolean(groups['minus']),
      } satisfies WrittenFigure,
    ];
  });
}

const numberOf = (digitsOf: string): number =>
  Number(
    /[ .]\d{3}(?!\d)/.test(digitsOf)
      ? digitsOf.replace(/[ .]/g, '').replace(',', '.')
      : digitsOf.replace(',', '.'),
  );

function factorOf(factor = ''): number {
  if (/^(?:t|k)/i.test(factor)) return 1e3;
  if (/^md/i.test(factor)) return 1e9;
  return factor ? 1e6 : 1;
}
