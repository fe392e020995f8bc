/** A number as a Swedish text writes it. */
export interface WrittenNumber {
  readonly value: number;
  readonly text: string;
  /** Whether a unit follows that makes it a statement (kr, %, m², år, kWh …). */
  readonly hasUnit: boolean;
  /** `1960-talet`: stands for ten years. */
  readonly isDecade: boolean;
}

const space = '[ \\u00A0\\u2007\\u2009\\u202F]';
const pattern = new RegExp(
  [
    '(?<date>\\d{4}-\\d{2}-\\d{2})',
    `(?<grouped>\\d{1,3}(?:${space}\\d{3})+(?!\\d)(?:,\\d+)?)`,
    '(?<dotted>\\d{1,3}(?:\\.\\d{3}){2,}(?!\\d))',
    '(?<plain>\\d+(?:[.,]\\d+)?)',
  ]
    .map((part) => `(?<![\\p{L}\\d])${part}`)
    .join('|'),
  'gu',
);
const factors: readonly [RegExp, number][] = [
  [/^\s*(miljarder|miljard|mdkr)(?!\p{L})/iu, 1e9],
  [/^\s*(miljoner|miljon|mkr|mnkr|msek|milj)(?!\p{L})/iu, 1e6],
  [/^\s*(tkr|tusen|kkr|ksek)(?!\p{L})/iu, 1e3],
];
const unit =
  /^\s*(kr|kronor|sek|:-|%|procent|m²|m2|kvm|kvadratmeter|år|års|åring|kwh|öre|meter|m|km|mil|bq|grader)(?!\p{L})/iu;

/** All numbers of a text: digits with Swedish grouping, decimal comma or point, `mkr` and `tkr`. */
export function writtenNumbers(text: string): WrittenNumber[] {
  const figures = [...text.matchAll(pattern)].map((match) => {
    const rest = text.slice(match.index + match[0].length);
    const groups = match.groups ?? {};
    const digits = groups['date']
      ? match[0].replaceAll('-', '')
      : match[0]
          .replace(new RegExp(space, 'g'), '')
          .replace(groups['dotted'] ? /\./g : /(?!)/, '')
          .replace(',', '.');
    const factor = factors.find(([word]) => word.test(rest))?.[1];
    return {
      value: Math.round(Number(digits) * (factor ?? 1) * 1e4) / 1e4,
      text: match[0],
      hasUnit: factor !== undefined || unit.test(rest),
      isDecade: /^-tal/.test(rest),
    };
  });
  return [...figures, ...spelledOut(text)];
}

const numerals: Readonly<Record<string, number>> = {
  en: 1,
  ett: 1,
  två: 2,
  tre: 3,
  fyra: 4,
  fem: 5,
  sex: 6,
  sju: 7,
  åtta: 8,
  nio: 9,
  tio: 10,
  elva: 11,
  tolv: 12,
  femton: 15,
  tjugo: 20,
  tjugofem: 25,
  trettio: 30,
  fyrtio: 40,
  femtio: 50,
  sextio: 60,
  sjuttio: 70,
  åttio: 80,
  nittio: 90,
  hundra: 100,
};
const spelled = new RegExp(
  `(?<!\\p{L})(${Object.keys(numerals).join('|')})\\s?(hundra)?\\s?(tusen|miljon(?:er)?|procent)(?!\\p{L})`,
  'giu',
);

/** Sums and shares in words (`sju miljoner`, `tvåhundra tusen`, `femton procent`): figures in disguise. */
function spelledOut(text: string): WrittenNumber[] {
  return [...text.matchAll(spelled)].map((match) => {
    const scale = match[3]?.toLowerCase() ?? '';
    const factor = scale.startsWith('miljon') ? 1e6 : scale === 'tusen' ? 1e3 : 1;
    const count = (numerals[match[1]?.toLowerCase() ?? ''] ?? 0) * (match[2] ? 100 : 1);
    return { value: count * factor, text: match[0], hasUnit: true, isDecade: false };
  });
}

/** Keys whose numbers are addresses and book-keeping, not facts of a home. */
const noFacts = new Set([
  'sha256',
  'url',
  'images',
  'floorplans',
  'linkToBroker',
  'coordinates',
  'documents',
  'start',
  'end',
  'page',
  'meta',
  'quality',
  'schemaVersion',
  'askFirst',
  'priority',
  'occurrences',
  'generatedAt',
]);

/** Every number that stands anywhere in the given data, in figures or in texts. */
export function numbersIn(data: unknown, found = new Set<number>()): Set<number> {
  if (typeof data === 'number') found.add(Math.abs(data));
  else if (typeof data === 'string') {
    for (const number of writtenNumbers(data)) {
      found.add(number.value);
      // "rum 3 100 kvm" reads both as 3100 and as 3 and 100.
      for (const part of number.text.match(/\d+/g) ?? []) found.add(Number(part));
    }
  } else if (typeof data === 'object' && data !== null) {
    for (const [key, child] of Object.entries(data)) if (!noFacts.has(key)) numbersIn(child, found);
  }
  return found;
}

/**
 * Whether a written number follows from known ones: the same, rounded to at least two digits (85 000 of 85 345),
 * the decade of a known year, or a known year's age. Bare counts up to ten are free: they name rooms and pictures.
 */
export function isGrounded(number: WrittenNumber, known: ReadonlySet<number>, thisYear: number): boolean {
  const { value, hasUnit, isDecade } = number;
  if (known.has(value)) return true;
  if (isDecade) {
    return [...known].some((year) => {
      const decade = Math.floor(year / 10) * 10;
      return year >= 1500 && year <= thisYear + 10 && (decade === value || decade % 100 === value);
    });
  }
  if (!hasUnit && Number.isInteger(value) && value <= 10) return true;
  if (hasUnit && [...known].some((year) => year >= 1500 && year <= thisYear && thisYear - year === value)) {
    return true;
  }
  const step = 10 ** (/(?<!0)0*$/.exec(String(value))?.[0].length ?? 0);
  if (step < 10 || value / step < 10) return false;
  return [...known].some((exact) => Math.round(exact / step) * step === value);
}
