/** What a number counts; `none` when the text names no unit, `calendar` for a year of our calendar. */
export type Unit =
  | 'kr'
  | 'percent'
  | 'years'
  | 'months'
  | 'calendar'
  | 'decade'
  | 'date'
  | 'area'
  | 'length'
  | 'energy'
  | 'radon'
  | 'sound'
  | 'rooms'
  | 'none';

export interface ReadNumber {
  /** Never negative; a date is `20261121`, a decade its first year. */
  readonly value: number;
  readonly unit: Unit;
  /** As it stands in the text. */
  readonly text: string;
}

const units: readonly (readonly [RegExp, Unit, number])[] = [
  [/^(?:mkr|mnkr|msek|miljon(?:er)?(?:\s+kr(?:onor)?)?)(?!\p{L})/iu, 'kr', 1e6],
  [/^(?:tkr|ksek|tusen(?:\s+kr(?:onor)?)?)(?!\p{L})/iu, 'kr', 1e3],
  [/^(?:kr(?:onor)?(?!\p{L})|:-|sek(?!\p{L}))/iu, 'kr', 1],
  [/^(?:%|procent)/iu, 'percent', 1],
  [/^\p{L}*månad(?:er|erna|ers)?(?!\p{L})/iu, 'months', 1],
  [/^(?:år(?:s|en|ens)?|åring\p{L}*)(?![\p{L}])/iu, 'years', 1],
  [/^(?:m²|m2|kvm|kvadratmeter|kvadrat(?!\p{L}))/iu, 'area', 1],
  [/^kwh/iu, 'energy', 1],
  [/^bq/iu, 'radon', 1],
  [/^db/iu, 'sound', 1],
  [/^(?:löpmeter|lm|meter|cm|mm|km|mil|m)(?![\p{L}²\d])/iu, 'length', 1],
  [/^(?:rum|rok)(?!\p{L})/iu, 'rooms', 1],
];

const digits = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)?`;
const pattern = new RegExp(
  String.raw`(?<date>(?<!\d)\d{4}-\d{2}-\d{2}(?!\d))|` +
    String.raw`(?<decade>(?<!\d)(?:\d{4}|\d{2}))\s?-?\s?tal(?:et|ets)?(?!\p{L})|` +
    String.raw`(?<=^|[\s(,;])[-–'’´](?<short>\d\d)(?![\p{L}\d]|[.,]\d|\s*(?:°|grader|%|kr))|` +
    String.raw`(?<![\p{L}\d])(?:(?<from>${digits})\s?[–—-]\s?)?(?<number>${digits})`,
  'giu',
);

/** Every number of a text: digits in Swedish grouping, ranges, units, dates, decades, years as `-98` and sums in words. */
export function numbersIn(text: string): ReadNumber[] {
  const found = [...text.matchAll(pattern)].flatMap((match): ReadNumber[] => {
    const { date, decade, short, from, number } = match.groups ?? {};
    if (date) return [{ value: Number(date.replace(/-/g, '')), unit: 'date', text: date }];
    if (decade) return [{ value: decadeOf(Number(decade)), unit: 'decade', text: match[0] }];
    if (short) return [{ value: yearOf(Number(short)), unit: 'calendar', text: match[0] }];
    if (number === undefined) return [];
    const after = text.slice(match.index + match[0].length).replace(/^[\s\u00a0]+/u, '');
    const [, read, times] = units.find(([ending]) => ending.test(after)) ?? [null, 'none' as Unit, 1];
    const unit = read === 'length' && isYearWith(number, after) ? 'none' : read;
    return [from, number].flatMap((part) => {
      if (part === undefined) return [];
      const value = valueOf(part);
      const isYear = (unit === 'none' || unit === 'years') && /^(?:1[5-9]|20)\d\d$/.test(part);
      return [{ value: isYear ? value : value * times, unit: isYear ? 'calendar' : unit, text: match[0] }];
    });
  });
  return [...found, ...numbersInWords(text)];
}

/** `renov. 2017 m. våtrumsintyg`: behind a year the m is short for `med`, unless the words go on as behind a length. */
const isYearWith = (number: string, after: string): boolean =>
  /^(?:1[5-9]|20)\d\d$/.test(number) &&
  /^m\.\s+(?!(?:från|till|lång|bred|hög|djup|bort|över|ö\.?\s?h)\p{L}*)\p{Ll}/u.test(after);

const valueOf = (text: string): number => Number(text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'));

const yearOf = (lastDigits: number): number => (lastDigits < 30 ? 2000 : 1900) + lastDigits;
const decadeOf = (value: number): number => (value >= 100 ? value : yearOf(value));

const ones =
  'noll en|ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton';
const tens = 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio';
const atoms: readonly (readonly [string, number])[] = [
  ...ones.split(' ').flatMap((words, value) => words.split('|').map((word) => [word, value] as const)),
  ...tens.split(' ').map((word, index) => [word, 20 + 10 * index] as const),
  ['hundra', 100] as const,
  ['tusen', 1000] as const,
  ['miljoner', 1_000_000] as const,
  ['miljon', 1_000_000] as const,
].sort(([a], [b]) => b.length - a.length);

/** The value of a word made of number words alone (`tjugofem`, `trehundratusen`); undefined for other words. */
export function numberWord(word: string): number | undefined {
  let rest = word.toLowerCase();
  let total = 0;
  let part = 0;
  while (rest) {
    const atom = atoms.find(([name]) => rest.startsWith(name));
    if (!atom) return undefined;
    rest = rest.slice(atom[0].length);
    if (atom[1] === 100) part = Math.max(1, part) * 100;
    else if (atom[1] >= 1000) {
      total += Math.max(1, part) * atom[1];
      part = 0;
    } else part += atom[1];
  }
  return total + part;
}

/** Articles (`en`, `ett`) are no numbers; `två miljoner` and `femtio tusen` are one. */
function numbersInWords(text: string): ReadNumber[] {
  const found: ReadNumber[] = [];
  const words = [...text.matchAll(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu)];
  for (let index = 0; index < words.length; index++) {
    const match = words[index]!;
    const decade = /^(\p{L}+io|\p{L}*hundra)tal(?:et|ets)?$/iu.exec(match[0])?.[1];
    const tensOfDecade = decade ? numberWord(decade) : undefined;
    if (tensOfDecade !== undefined && tensOfDecade < 100) {
      found.push({ value: decadeOf(tensOfDecade), unit: 'decade', text: match[0] });
      continue;
    }
    let value = numberWord(match[0]);
    if (value === undefined) continue;
    let end = match.index + match[0].length;
    for (let next = words[index + 1]; next; next = words[index + 1]) {
      const times = /^(?:tusen|miljon(?:er)?)$/iu.test(next[0]) ? numberWord(next[0]) : undefined;
      if (times === undefined || text.slice(end, next.index).trim() !== '') break;
      value *= times;
      end = next.index + next[0].length;
      index++;
    }
    if (value <= 1) continue;
    const after = text.slice(end).replace(/^[\s\u00a0]+/u, '');
    const unit = units.find(([ending]) => ending.test(after))?.[1] ?? 'none';
    found.push({ value, unit, text: text.slice(match.index, end) });
  }
  return found;
}

/** True when `shown` is `exact` itself or rounded to two or more of its leading digits. A half may go either way. */
export function isRoundingOf(shown: number, exact: number): boolean {
  const [a, b] = [Math.abs(shown), Math.abs(exact)];
  if (Math.abs(a - b) < 1e-9) return true;
  if (b === 0) return false;
  const size = Math.floor(Math.log10(b)) + 1;
  for (let kept = 2; kept <= 12; kept++) {
    const step = 10 ** (size - kept);
    const isOnStep = Math.abs(Math.round(a / step) * step - a) < step * 1e-6 + 1e-9;
    if (isOnStep && Math.abs(a - b) <= step / 2 + 1e-9) return true;
  }
  return false;
}
