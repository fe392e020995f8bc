import type { ReadDocument } from '../../scraping/document.types.js';

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

/** One figure and where it stands. */
export interface KeyFigure {
  readonly value: number;
  readonly document: string;
  /** From 1. */
  readonly page: number;
  /** The row as it is printed. */
  readonly text: string;
}

interface AnnualReport {
  readonly document: string;
  /** The newest year of the table of key figures; undefined when its columns name none. */
  readonly year: number | undefined;
  readonly figures: { readonly [name in KeyFigureName]?: KeyFigure };
}

interface Row {
  readonly name: KeyFigureName;
  readonly pattern: RegExp;
  readonly least: number;
  readonly most: number;
}

const perSqm = String.raw`\s*(?:\/|per)\s*(?:kvm|kvadratmeter|m²|m2)`;
const start = String.raw`^[\s•*–-]*`;

/** Years beside each other in a table of key figures. */
const mostColumns = 6;

/** The first that fits is meant; the limits keep a year or a sum of another row out. */
const rows: readonly Row[] = [
  {
    name: 'debtPerSqmTenant',
    pattern: new RegExp(
      `${start}(?:skuldsättning|skuld|lån|belåning)\\p{L}*${perSqm}[^\\t\\d]*(?:upplåt|bostadsrätt)`,
      'iu',
    ),
    least: 0,
    most: 80_000,
  },
  {
    name: 'debtPerSqmTotal',
    pattern: new RegExp(`${start}(?:skuldsättning|skuld|lån|belåning)\\p{L}*${perSqm}`, 'iu'),
    least: 0,
    most: 80_000,
  },
  { name: 'savingsPerSqm', pattern: new RegExp(`${start}sparande${perSqm}`, 'iu'), least: -3000, most: 3000 },
  { name: 'interestSensitivity', pattern: new RegExp(`${start}räntekänslighet`, 'iu'), least: 0, most: 100 },
  {
    name: 'energyCostPerSqm',
    pattern: new RegExp(`${start}energikostnad\\p{L}*${perSqm}`, 'iu'),
    least: 10,
    most: 1500,
  },
  {
    name: 'feeShareOfIncome',
    pattern: new RegExp(`${start}årsavgift\\p{L}*\\s+andel`, 'iu'),
    least: 1,
    most: 100,
  },
  {
    name: 'feePerSqm',
    pattern: new RegExp(`${start}årsavgift\\p{L}*${perSqm}`, 'iu'),
    least: 50,
    most: 4000,
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

function readReport({ name: document, pages }: ReadDocument): AnnualReport {
  const lines = pages.flatMap((page, index) => page.split('\n').map((text) => ({ text, page: index + 1 })));
  const figures: { [name in KeyFigureName]?: KeyFigure } = {};
  let year: number | undefined;
  for (const [index, line] of lines.entries()) {
    const row = rows.find(({ pattern }) => pattern.test(line.text));
    // A sentence explains the figure; its numbers are no columns.
    if (!row || figures[row.name] || line.text.endsWith('.')) continue;
    const whole = wholeRow(lines, index);
    const years = yearsAbove(lines, index);
    const value = newest(figuresOf(whole, years.length), years);
    if (value === undefined || value < row.least || value > row.most) continue;
    figures[row.name] = { value, document, page: line.page, text: whole.replace(/\s+/g, ' ').trim() };
    if (years.length > 0) year = Math.max(year ?? 0, ...years);
  }
  return { document, year, figures };
}

/** A label may run over two lines, with the figures after its end. */
function wholeRow(lines: readonly Line[], index: number): string {
  const { text, page } = lines[index]!;
  const next = lines[index + 1];
  const goesOn = !/\d/.test(afterLabel(text)) && next?.page === page && /^\s*\(?\p{Ll}/u.test(next.text);
  return goesOn ? `${text} ${next.text}` : text;
}

/** What stands after the words of a label: no figure of `m2`, of a note or of a unit in brackets. */
const afterLabel = (text: string): string =>
  text.replace(/^.*\p{L}\p{P}*(?:\s*\((?:kr|%|tkr)[^)]*\))?(?=[\s\t]|$)/u, '').replace(/^\s*\d\)/, '');

/** The years that head the columns, from the nearest line above that names two or more; the line of one year counts alone. */
function yearsAbove(lines: readonly Line[], index: number): number[] {
  for (let at = index - 1; at >= Math.max(0, index - 30); at -= 1) {
    const found = [...lines[at]!.text.matchAll(/(?<![\d.,])20[0-4]\d(?:[-/]\d{2}[-/]\d{2})?(?![\d.,])/g)];
    const isSentence = /\p{Ll}{3,}[^\t]*\p{Ll}{3,}[^\t]*\p{Ll}{3,}[^\t]*\./u.test(lines[at]!.text);
    if (found.length >= 2 && !isSentence) return found.map(([text]) => Number(text.slice(0, 4)));
  }
  return [];
}

/**
 * The figures of a row. Where print parts them they are told apart; where only spaces do, the number of columns decides
 * which spaces part thousands. Empty when that leaves a doubt.
 */
function figuresOf(row: string, columns: number): number[] {
  const rest = afterLabel(row);
  if (rest.includes('\t')) return rest.split('\t').flatMap((cell) => toFigure(cell.trim()) ?? []);
  const tokens = rest.match(/[-−–]?\d+(?:,\d+)?/g) ?? [];
  // Reports show five years at most; more columns would part in more ways than anyone can count.
  if (columns > mostColumns || tokens.length > 3 * mostColumns) return [];
  const ways = partings(tokens, Math.max(columns, 1));
  return ways.length === 1 ? ways[0]!.flatMap((group) => toFigure(group) ?? []) : [];
}

function toFigure(cell: string): number | undefined {
  const plain = /^([-−–]?)\s*(\d{1,3}(?:[\s.]\d{3})+|\d+)(?:,(\d+))?\s*(?:kr|%)?$/u.exec(
    cell.replace(/\s+/g, ' '),
  );
  if (!plain) return undefined;
  const [, sign, whole = '', decimals = '0'] = plain;
  const value = Number(`${whole.replace(/[\s.]/g, '')}.${decimals}`);
  return sign ? -value : value;
}

/** The ways to make `columns` numbers of the tokens in order: later tokens of a number are its thousands. */
function partings(tokens: readonly string[], columns: number): string[][] {
  if (columns === 0) return tokens.length === 0 ? [[]] : [];
  const ways: string[][] = [];
  for (let length = 1; length <= Math.min(3, tokens.length - columns + 1); length += 1) {
    const [first = '', ...thousands] = tokens.slice(0, length);
    const isNumber =
      thousands.length === 0 ||
      (/^[-−–]?\d{1,3}$/.test(first) && thousands.every((part) => /^\d{3}(?:,\d+)?$/.test(part)));
    if (!isNumber) continue;
    for (const rest of partings(tokens.slice(length), columns - 1))
      ways.push([[first, ...thousands].join(' '), ...rest]);
  }
  return ways;
}

/** The figure under the newest year; the first column where no years head them, for that is how reports are set. */
function newest(found: readonly number[], years: readonly number[]): number | undefined {
  if (years.length === 0) return found[0];
  // One figure too many, and a small one first: it counts the notes.
  const hasNote = found.length === years.length + 1 && Number.isInteger(found[0]) && Math.abs(found[0]!) < 40;
  const figures = hasNote ? found.slice(1) : found;
  if (figures.length > years.length) return undefined;
  const column = years.indexOf(Math.max(...years));
  // Older columns may be empty: then only a newest that comes first is sure.
  return figures.length === years.length || column === 0 ? figures[column] : undefined;
}
