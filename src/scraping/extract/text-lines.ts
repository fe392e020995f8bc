import { clean } from './numbers.js';
import { labelOf } from './labels.js';
import { placeIn } from './line-places.js';
import { streetIn } from './names.js';

const limits = { text: 400_000, line: 4000, lines: 20_000 };
const separators = /(?<!\s)\s*[·•|●▪∙⋅‣]\s*/;
/** Longer lines are sentences, or rows of many facts that are short each. */
const longestRow = 200;
const longestFact = 60;
/** What a copy keeps of columns: a tab or several spaces, but not those inside a figure (`5  495  000`). */
const columns = /\t+|(?<!\d) {2,}| {2,}(?!\d{3}(?!\d))/;
/** In small letters: `Rum` is a label. */
const unitAlone = /^(?:m²|m2|kvm|ha|rum|rok|kr|kronor|kr ?\/ ?(?:mån(?:ad)?|år|m²|m2|kvm))$/;
const bareFigure = /^(?:ca )?\d[\d .,]*$/;

/**
 * Copied text as the lines a person saw: columns and rows of facts taken apart, one thing a line; lines that stand twice
 * (once for phones, once for wide screens) once; words in capitals calmed; wrapped sentences whole.
 */
export function textLines(text: string): string[] {
  const cells = text
    .slice(0, limits.text)
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .split(/\r\n?|[\n\f\v\u0085\u2028\u2029]/, limits.lines)
    .flatMap((line) => (line.length > 300 && isRunOfFacts(line) ? atLabels(line) : [line]))
    .flatMap((line) => line.split(columns))
    .flatMap(inRow)
    .map((cell) => calmed(clean(cell.slice(0, limits.line)).replace(/^[-–*]\s+(?=\p{L})/u, '')))
    .filter((cell) => cell !== '');
  return together(cells);
}

/** A row of facts as its facts; in a sentence a point is a point. */
function inRow(cell: string): string[] {
  const parts = cell.split(separators);
  return cell.length <= longestRow || parts.every(({ length }) => length <= longestFact) ? parts : [cell];
}

/** Unit lines joined to their figure, wrapped sentences to their beginning, repeated lines left out. */
function together(cells: readonly string[]): string[] {
  const lines: string[] = [];
  for (const cell of cells) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(cell);
    else if (unitAlone.test(cell) && bareFigure.test(last)) lines[lines.length - 1] = `${last} ${cell}`;
    else if (last === cell && /\p{L}/u.test(cell)) continue;
    else if (goesOn(last, cell)) lines[lines.length - 1] = joined(last, cell);
    else lines.push(cell);
  }
  return lines;
}

/** A sentence that a column's width broke. */
function goesOn(line: string, next: string): boolean {
  return (
    line.length >= 40 &&
    line.length < limits.line &&
    !/[.!?:]$/.test(line) &&
    /^[\p{Ll}(]/u.test(next) &&
    labelOf(next) === undefined
  );
}

function joined(line: string, next: string): string {
  return /\p{Ll}-$/u.test(line) && !/^(?:och|eller|samt)\b/.test(next)
    ? line.slice(0, -1) + next
    : `${line} ${next}`;
}

const mainLabels =
  /(?<=\S )(?=(?:Bostadstyp|Upplåtelseform|Antal rum|Boarea|Biarea|Tomtarea|Balkong|Uteplats|Våning|Byggår|Förening|Energiklass|Avgift|Månadsavgift|Driftkostnad|Utgångspris|Pris\/m²|Antal besök)(?::| \S))/g;

/** A whole page in one line: its labels are the only breaks left. */
function isRunOfFacts(line: string): boolean {
  return !line.includes('\t') && (line.match(mainLabels)?.length ?? 0) >= 4;
}

function atLabels(line: string): string[] {
  return line
    .replace(mainLabels, '\n')
    .replace(/(?<=\p{Ll}|\d) (?=\d{1,3}(?: \d{3}){2} kr)/u, '\n')
    .split('\n');
}

const small =
  /^(?:tr|kommun|län|kr|kvm|rum|rok|av|och|i|på|per|mån|månad|år|vån|finns|ej|nej|med|till|om|för|ca|m²|den|det|från)$/;

/** A line in capitals as it is written elsewhere; single letters (an entrance, an energy class) stay. */
function calmed(line: string): string {
  if (!/\p{Lu}{5}/u.test(line) || /\p{Ll}/u.test(line) || line.length > longestRow) return line;
  const lower = line.toLowerCase();
  const titled = lower.replace(/[\p{L}²]+/gu, (word, at: number) =>
    (small.test(word) && at > 0) || word.length === 0
      ? word
      : word.length === 1
        ? word.toUpperCase()
        : capital(word),
  );
  if (
    /\p{L}{3}/u.test(titled) &&
    (streetIn(titled) || Object.keys(placeIn(titled)).length > 0 || isNamed(titled))
  )
    return titled;
  return capital(lower);
}

function isNamed(line: string): boolean {
  return /^(?:brf|bostadsrättsföreningen|hsb|riksbyggen)\b/i.test(line);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
