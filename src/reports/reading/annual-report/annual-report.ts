import type { ReadDocument } from '../../../scraping/document.types.js';
import { afterLabel, figuresUnder, labelOf } from './cells.js';
import { frontYear } from './year.js';
import { kronorOf, moneyUnit, unitOf } from './units.js';
import { readOnce } from '../text/read-once.js';
import { latinRegExp } from '../text/latin.js';

/**
 * The key figures that an association's annual report must state since the financial year of 2023 (BFNAR 2023:1), and
 * the debt per square metre of both areas. kr/m² (savings, fee and energy a year); percent for the last two.
 */
export const keyFigureNames = [
  'feePerSqm',
  'debtPerSqmTenant',
  'debtPerSqmTotal',
  'savingsPerSqm',
  'interestSensitivity',
  'energyCostPerSqm',
  'feeShareOfIncome',
] as const;
export type KeyFigureName = (typeof keyFigureNames)[number];

/** Where a figure stands. */
export interface FigurePlace {
  readonly document: string;
  /** From 1. */
  readonly page: number;
  /** The row as it is printed. */
  readonly text: string;
}

/** One figure and where it stands. */
export interface KeyFigure extends FigurePlace {
  readonly value: number;
  /** The figure as printed, where it had to be counted into kronor. */
  readonly printed?: { readonly value: number; readonly factor: number };
  /** The row without its figures, and these under their years, the newest first; absent where years are not sure. */
  readonly table?: {
    readonly row: string;
    readonly columns: readonly { readonly year: number; readonly value: string }[];
  };
}

export interface AnnualReport {
  readonly document: string;
  /** The newest year of the table of key figures, else that of the title; undefined when nothing tells it. */
  readonly year: number | undefined;
  readonly figures: { readonly [name in KeyFigureName]?: KeyFigure };
  /** Figures that stand there and cannot be what they say: the unit is unclear or the print is wrong. */
  readonly doubtful: { readonly [name in KeyFigureName]?: FigurePlace };
}

interface Row {
  readonly name: KeyFigureName;
  readonly pattern: RegExp;
  /** Whether such a figure is possible, in kr/m² or percent: a sum, a year or thousands are not. */
  readonly fits: (value: number) => boolean;
  readonly isPercent?: true;
}

const unitBefore = String.raw`(?:[\s,(]{1,3}(?:${moneyUnit}))?`;
const perSqm = String.raw`${unitBefore}\s*(?:\/|per)\s*(?:kvm|kvadratmeter|m²|m2)`;
const start = String.raw`^[\s•*–-]*`;
const between = (least: number, most: number) => (value: number) => value >= least && value <= most;
/** No association owes a few kronor a square metre: that is another unit. */
const debt = (value: number): boolean => value === 0 || between(100, 80_000)(value);

/** The first that fits is meant. */
const rows: readonly Row[] = [
  {
    name: 'debtPerSqmTenant',
    pattern: latinRegExp(
      `${start}(?:skuldsättning|skuld|lån|belåning)\\p{L}*${perSqm}[^\\t\\d]*(?:upplåt|bostadsrätt)`,
      'iu',
    ),
    fits: debt,
  },
  {
    name: 'debtPerSqmTotal',
    pattern: latinRegExp(`${start}(?:skuldsättning|skuld|lån|belåning)\\p{L}*${perSqm}`, 'iu'),
    fits: debt,
  },
  {
    name: 'savingsPerSqm',
    pattern: latinRegExp(`${start}sparande${perSqm}`, 'iu'),
    fits: (value) => value === 0 || between(1, 3000)(Math.abs(value)),
  },
  {
    name: 'interestSensitivity',
    pattern: latinRegExp(`${start}räntekänslighet`, 'iu'),
    fits: between(0, 100),
    isPercent: true,
  },
  {
    name: 'energyCostPerSqm',
    pattern: latinRegExp(`${start}energikostnad\\p{L}*${perSqm}`, 'iu'),
    fits: between(10, 1500),
  },
  {
    name: 'feeShareOfIncome',
    pattern: latinRegExp(`${start}årsavgift\\p{L}*\\s+andel`, 'iu'),
    fits: between(1, 100),
    isPercent: true,
  },
  {
    name: 'feePerSqm',
    pattern: latinRegExp(`${start}årsavgift\\p{L}*${perSqm}`, 'iu'),
    fits: between(50, 4000),
  },
];

/** What one line of print is for the table. */
interface Line {
  readonly text: string;
  readonly page: number;
}

/** Reads the key figures of each annual report that could be read, the newest report first. */
export function annualReports(documents: readonly ReadDocument[]): AnnualReport[] {
  return documents
    .filter(({ kind, outcome }) => kind === 'annual-report' && outcome === 'read')
    .map(readReport)
    .toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0));
}

const readReport = readOnce((source): AnnualReport => {
  const { name: document, pages } = source;
  const lines = pages.flatMap((page, index) => page.split('\n').map((text) => ({ text, page: index + 1 })));
  const texts = lines.map(({ text }) => text);
  const figures: { [name in KeyFigureName]?: KeyFigure } = {};
  const doubtful: { [name in KeyFigureName]?: FigurePlace } = {};
  let year: number | undefined;
  for (const [index, line] of lines.entries()) {
    const row = rows.find(({ pattern }) => pattern.test(line.text));
    // A sentence explains the figure; its numbers are no columns.
    if (!row || figures[row.name] || line.text.endsWith('.')) continue;
    const whole = wholeRow(lines, index);
    const { years, at: yearsAt } = yearsAbove(lines, index);
    const found = figuresUnder(whole, {
      years,
      hasNotes: yearsAt !== null && namesNotes.test(texts[yearsAt] ?? ''),
    });
    if (!found) continue;
    if (years.length > 0) year = Math.max(year ?? 0, ...years);
    const place = { document, page: line.page, text: whole.replace(/\s+/g, ' ').trim() };
    const value = row.isPercent
      ? row.fits(found.value)
        ? found.value
        : undefined
      : kronorOf(found.value, unitOf(texts, { row: whole, index, yearsAt }), row.fits);
    if (value === undefined) {
      doubtful[row.name] ??= place;
      continue;
    }
    delete doubtful[row.name];
    figures[row.name] = {
      ...place,
      value,
      ...(value === found.value
        ? {}
        : { printed: { value: found.value, factor: Math.round(value / found.value) } }),
      ...(found.columns.length > 1 ? { table: { row: labelOf(whole), columns: found.columns } } : {}),
    };
  }
  return { document, year: year ?? frontYear(source), figures, doubtful };
});

const namesNotes = /(?<!\p{L})not(?:er)?(?!\p{L})/iu;

/** A label may run over two lines, with the figures after its end. */
function wholeRow(lines: readonly Line[], index: number): string {
  const { text, page } = lines[index]!;
  const next = lines[index + 1];
  const goesOn = !/\d/.test(afterLabel(text)) && next?.page === page && /^\s*\(?\p{Ll}/u.test(next.text);
  return goesOn ? `${text} ${next.text}` : text;
}

/** The years that head the columns, from the nearest line above that names two or more; the line of one year counts alone. */
function yearsAbove(lines: readonly Line[], index: number): { years: number[]; at: number | null } {
  for (let at = index - 1; at >= Math.max(0, index - 30); at -= 1) {
    const found = [...lines[at]!.text.matchAll(/(?<![\d.,])20[0-4]\d(?:[-/]\d{2}[-/]\d{2})?(?![\d.,])/g)];
    if (found.length >= 2 && !holdsSentence(lines[at]!.text))
      return { years: found.map(([text]) => Number(text.slice(0, 4))), at };
  }
  return { years: [], at: null };
}

/** Whether a cell of the line holds three words and then a full stop. */
function holdsSentence(line: string): boolean {
  return line.split('\t').some((cell) => {
    const words = cell.slice(0, Math.max(0, cell.lastIndexOf('.'))).match(/\p{Ll}{3,}/gu);
    return (words?.length ?? 0) >= 3;
  });
}
