import stringWidth from 'string-width';

export type Cell = string | number | boolean | null | undefined;

/** Narrower columns than this tell nothing. */
const leastWidth = 10;
/** Of the first column, when the terminal has no room for more. */
const leastName = 6;
const gap = '  ';

/**
 * Lines of a table whose columns are as wide as their widest cell. Where that is more than the terminal has, the widest
 * give way first and their cells end in `…`; where that is not enough the last columns are left out, for the first one
 * names the line and is there to be copied.
 * @param width columns of the terminal; Infinity where the lines go to a file or another program
 */
export function tableLines(
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
  width: number,
): string[] {
  const lines = [headings, ...rows.map((row) => row.map(inWords))];
  const whole = headings.map((_, column) =>
    Math.max(...lines.map((line) => stringWidth(line[column] ?? ''))),
  );
  const widths = whole.slice(0, columnsThatFit(whole, width));
  for (let over = sum(widths) + gaps(widths.length) - width; over > 0; over--) {
    const column = toNarrow(widths);
    if (column === undefined) break;
    widths[column]! -= 1;
  }
  return lines.map((line) =>
    widths
      .map((columnWidth, column) => fitted(line[column] ?? '', columnWidth))
      .join(gap)
      .trimEnd(),
  );
}

/** How many columns there is room for with the first one whole; two at least. */
function columnsThatFit([first = 0, ...others]: readonly number[], width: number): number {
  let count = others.length;
  const least = (): number =>
    first + gaps(count + 1) + sum(others.slice(0, count).map((each) => Math.min(each, leastWidth)));
  while (count > 1 && least() > width) count -= 1;
  return count + 1;
}

/** The widest column; the first one, which names the line, only when no other can give way. */
function toNarrow([first = 0, ...others]: readonly number[]): number | undefined {
  const widest = Math.max(0, ...others);
  if (widest > leastWidth) return others.indexOf(widest) + 1;
  return first > leastName ? 0 : undefined;
}

/** One line: what a cell holds must not break the table, steer the terminal or turn the direction of its text. */
function inWords(cell: Cell): string {
  if (cell === null || cell === undefined || cell === '') return '–';
  return String(cell)
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '');
}

function fitted(cell: string, width: number): string {
  if (stringWidth(cell) <= width) return cell + ' '.repeat(width - stringWidth(cell));
  let cut = '';
  for (const { segment } of new Intl.Segmenter('sv').segment(cell)) {
    if (stringWidth(cut + segment) > width - 1) break;
    cut += segment;
  }
  return `${cut}…${' '.repeat(Math.max(0, width - 1 - stringWidth(cut)))}`;
}

const gaps = (columns: number): number => gap.length * (columns - 1);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
