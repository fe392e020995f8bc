import { fitOf } from '../extract/label-fit.js';
import { type LabelName, labelWords } from '../extract/label-words.js';
import { labelOf } from '../extract/labels.js';
import { type Cell, type Line, printedPages } from './pdf-print.js';

/** Pages and characters beyond these tell nothing more about one home. */
const limits = { pages: 60, characters: 1_000_000 };
/** A cell of so many characters is a line of a text, not a fact. */
const proseLength = 35;
/** More cells stand on no line of an advert. */
const mostColumns = 20;
/** Longest cell in which several facts may stand. */
const longestRow = 200;

/**
 * The text of a printed advert, one thing a line: a label, then its value, whether that stood beside it, below it or
 * above it; the lines of a column of text one after the other. Empty when the file holds pictures only.
 * @throws when the file is broken, locked or too long
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pages = await printedPages(bytes, limits);
  if (!pages) throw new Error(`more than ${limits.pages} pages`);
  return pages
    .flatMap((lines) => factsOf(textsTogether(lines)))
    .flatMap((text) => pairsIn(text) ?? [text])
    .join('\n');
}

/** A text in a column of its own goes on below, not beside: its lines come after what stands beside them. */
function textsTogether(lines: readonly Line[]): Line[] {
  const all: Line[] = [];
  for (let index = 0; index < lines.length;) {
    const text = textFrom(lines, index);
    const beside = lines
      .slice(index, index + text.length)
      .map((line, row) => line.filter((cell) => cell !== text[row]));
    if (beside.some(({ length }) => length > 0)) {
      all.push(...beside.filter(({ length }) => length > 0), ...text.map((cell) => [cell]));
      index += text.length;
    } else all.push(lines[index++]!);
  }
  return all;
}

/**
 * The cells of a text that begins on this line and fills its column for two lines and more; none when there is none, or
 * when each line answers a label at its left.
 */
function textFrom(lines: readonly Line[], from: number): Cell[] {
  const first = lines[from]!.find(isProse);
  if (!first) return [];
  const cells: Cell[] = [];
  for (let index = from; index < lines.length; index += 1) {
    const next = lines[index]!.find((cell) => Math.abs(cell.left - first.left) < cell.size / 2);
    if (!next || labelIn(next)) break;
    cells.push(next);
    // A shorter line is the last one of its paragraph.
    if (!isProse(next)) break;
  }
  const isAnswer = cells.every((cell, row) => {
    const line = lines[from + row]!;
    const before = line[line.indexOf(cell) - 1];
    return before !== undefined && labelIn(before) !== undefined;
  });
  return cells.filter(isProse).length > 1 && !isAnswer ? cells : [];
}

function isProse({ text }: Cell): boolean {
  return text.length >= proseLength && pairsIn(text) === undefined;
}

/** Every cell as a line, a label before its value. */
function factsOf(lines: readonly Line[]): string[] {
  const texts: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [line, next = [], after = []] = lines.slice(index, index + 3) as [Line, Line?, Line?];
    const above = fitOfRows(next, line);
    if (fitOfRows(line, next) > 0) {
      texts.push(...inPairs(line, next));
      index += 1;
    } else if (above > fitOfRows(next, after)) {
      texts.push(...inPairs(next, line));
      index += 1;
    } else texts.push(...inOrder(line));
  }
  return texts;
}

/**
 * How well a line of values suits a line of labels above or below it: 0 when one of them holds anything else, or when
 * each is one cell only, whose order says enough.
 */
function fitOfRows(labels: Line, values: Line): number {
  if (labels.length < 2 || values.length === 0 || Math.max(labels.length, values.length) > mostColumns)
    return 0;
  if (!labels.every(labelIn) || values.some(labelIn)) return 0;
  const fits = values.map((value) => {
    const label = nearest(labels, value);
    return label ? fitOfCells(label, value) : 0;
  });
  return fits.includes(0) ? 0 : fits.reduce<number>((sum, fit) => sum + fit, 0);
}

function inPairs(labels: Line, values: Line): string[] {
  return labels.flatMap((label) => [
    label.text,
    ...values.filter((value) => nearest(labels, value) === label).map(({ text }) => text),
  ]);
}

/** `82 m², Boarea, 3 rum, Antal rum` on one line: each value after its label. */
function inOrder(line: Line): string[] {
  const isValueFirst =
    line.length % 2 === 0 &&
    line.every((cell, index) => (index % 2 === 0) === (labelIn(cell) === undefined)) &&
    line.every((cell, index) => index % 2 === 0 || fitOfCells(cell, line[index - 1]!) > 0);
  const texts = line.map(({ text }) => text);
  return isValueFirst ? texts.map((_, index) => texts[index + (index % 2 === 0 ? 1 : -1)]!) : texts;
}

/** The cell in whose column another one stands: flush with it on either side, or in the same middle. */
function nearest(cells: Line, { left, right, size }: Cell): Cell | undefined {
  const away = (cell: Cell) =>
    Math.min(
      Math.abs(cell.left - left),
      Math.abs(cell.right - right),
      Math.abs((cell.left + cell.right - left - right) / 2),
    );
  const [best] = cells.toSorted((one, other) => away(one) - away(other));
  return best && away(best) < 2 * size ? best : undefined;
}

function labelIn({ text }: Cell): LabelName | undefined {
  return labelOf(text);
}

function fitOfCells(label: Cell, value: Cell): number {
  const key = labelIn(label);
  return key ? fitOf(labelWords[key][0], value.text) : 0;
}

/** `Pris 3 450 000 kr Boarea 82 m²`: two facts and more in one row, each of a label and what surely is its value. */
function pairsIn(text: string): string[] | undefined {
  if (text.length > longestRow) return undefined;
  const words = text.split(' ');
  const starts: { at: number; end: number; key: LabelName }[] = [];
  for (let at = 0; at < words.length;) {
    const end = [4, 3, 2, 1]
      .map((count) => at + count)
      .find((to) => to < words.length && labelOf(words.slice(at, to).join(' ')));
    if (end !== undefined && /^\p{Lu}/u.test(words[at]!)) {
      starts.push({ at, end, key: labelOf(words.slice(at, end).join(' '))! });
      at = end;
    } else at += 1;
  }
  if (starts.length < 2 || starts[0]!.at > 0) return undefined;
  const pairs = starts.map(({ at, end, key }, index) => ({
    label: words.slice(at, end).join(' '),
    value: words.slice(end, starts[index + 1]?.at).join(' '),
    key,
  }));
  return pairs.every(({ key, value }) => fitOf(labelWords[key][0], value) === 2)
    ? pairs.flatMap(({ label, value }) => [label, value])
    : undefined;
}
