import { moneyUnit } from './units.js';
import { latinRegExp } from '../text/latin.js';

/** One figure of a row. */
interface Cell {
  readonly value: number;
  /** As it is printed. */
  readonly printed: string;
}

/** What a row states under the newest year, and under each year where that is sure. */
export interface RowFigures {
  readonly value: number;
  readonly columns: readonly { readonly year: number; readonly value: string }[];
}

/** Years beside each other in a table of key figures. */
const mostColumns = 6;

const unitAfterFigure = latinRegExp(String.raw`(?<!m)(\d)[ \u00a0]*(?:${moneyUnit}|%)(?!\p{L})`, 'giu');
const afterWords = latinRegExp(
  String.raw`^.*\p{L}\p{P}{0,9}(?:\s{0,9}\((?:${moneyUnit}|%)[^)]{0,40}\))?(?=[\s\t]|$)`,
  'iu',
);

const endsInNote = /(?<!\p{L})not(?:er)?\p{P}?$/iu;
const noteNumbers = /^\s*\d{1,2}(?:\s*[,&]\s*\d{1,2}(?!\d)){0,4}\)?(?![\d,])/u;

/** What stands after the words of a label: no figure of `m2`, of a note or of a unit. */
export function afterLabel(text: string): string {
  const plain = text.replace(unitAfterFigure, '$1');
  const [words = ''] = afterWords.exec(plain) ?? [];
  const rest = plain.slice(words.length);
  return rest.replace(endsInNote.test(words) ? noteNumbers : /^\s*\d\)/, '');
}

/** The words of a row before its figures. */
export const labelOf = (text: string): string => {
  const plain = text.replace(unitAfterFigure, '$1');
  return plain
    .slice(0, plain.length - afterLabel(text).length)
    .replace(/[\s,(]{0,3}(?<!\p{L})not(?:er)?\p{P}?[\s\d,&)]{0,12}$/iu, '')
    .replace(/\s+/g, ' ')
    .trim();
};

/** What heads the columns of a table: their years, and whether a column of notes stands beside them. */
interface Heads {
  readonly years: readonly number[];
  readonly hasNotes: boolean;
}

/** The figures of a row under the years that head them; undefined when that leaves a doubt. */
export function figuresUnder(row: string, heads: Heads): RowFigures | undefined {
  return newest(figuresOf(row, heads.years.length), heads);
}

/**
 * The figures of a row. Where print parts them they are told apart; where only spaces do, the number of columns decides
 * which spaces part thousands. Empty when that leaves a doubt.
 */
function figuresOf(row: string, columns: number): Cell[] {
  const rest = afterLabel(row);
  if (rest.includes('\t')) return rest.split('\t').flatMap((cell) => toFigure(cell.trim()) ?? []);
  const tokens = rest.match(/[-−–]?\d+(?:,\d+)?/g) ?? [];
  // Reports show five years at most; more columns would part in more ways than anyone can count.
  if (columns > mostColumns || tokens.length > 3 * mostColumns) return [];
  const ways = partings(tokens, Math.max(columns, 1));
  return ways.length === 1 ? ways[0]!.flatMap((group) => toFigure(group) ?? []) : [];
}

function toFigure(cell: string): Cell | undefined {
  const printed = cell.replace(/\s+/g, ' ');
  const plain = /^([-−–]?)\s*(\d{1,3}(?:[\s.]\d{3})+|\d+)(?:,(\d+))?$/u.exec(printed);
  if (!plain) return undefined;
  const [, sign, whole = '', decimals = '0'] = plain;
  const value = Number(`${whole.replace(/[\s.]/g, '')}.${decimals}`);
  return { value: sign ? -value : value, printed };
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
function newest(found: readonly Cell[], { years, hasNotes }: Heads): RowFigures | undefined {
  const [first] = found;
  const isSmall = first !== undefined && Number.isInteger(first.value) && Math.abs(first.value) < 40;
  if (years.length === 0) {
    // A small one before others may count the notes.
    return first && !(isSmall && found.length > 1) ? { value: first.value, columns: [] } : undefined;
  }
  if (hasNotes && isSmall && found.length <= years.length) return undefined;
  // One figure too many, and a small one first: it counts the notes.
  const hasNote = isSmall && found.length === years.length + 1;
  const figures = hasNote ? found.slice(1) : found;
  if (figures.length > years.length) return undefined;
  const column = years.indexOf(Math.max(...years));
  const isWhole = figures.length === years.length;
  // Older columns may be empty: then only a newest that comes first is sure.
  const figure = isWhole || column === 0 ? figures[column] : undefined;
  if (!figure) return undefined;
  const columns = isWhole
    ? years
        .map((year, at) => ({ year, value: figures[at]!.printed }))
        .toSorted((one, other) => other.year - one.year)
    : [];
  return { value: figure.value, columns };
}
