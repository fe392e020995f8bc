import { fitOf } from './label-fit.js';
import { type LabelName, labelWords } from './label-words.js';
import { labelOf } from './labels.js';
import { isAssociationName } from './names.js';
import { noiseOfHeading } from './noise.js';
import { isButton } from './text-buttons.js';
import { endsHome, isSection } from './text-sections.js';

/** A line of a copied page, or a label with its value. */
export interface Item {
  readonly text: string;
  readonly label?: { readonly key: LabelName; readonly raw: string };
}

/** Longest line that is a label and its value; longer ones are sentences. */
const longestPair = 80;

/** Lines as items: a label and the value after it (in columns: as many values after as many labels; or before it). */
export function itemsOf(all: readonly string[]): Item[] {
  const lines = withoutButtons(all);
  const keys = lines.map(keyOf);
  const items: Item[] = [];
  let index = 0;
  let isReversed = false;
  while (index < lines.length) {
    const isAnswer = isReversed && keys[index] !== undefined && keys[index] === keys[index + 1];
    if (keys[index] === undefined || isAnswer) {
      isReversed = isValueFirst(lines, keys, index, isReversed ? 1 : 2);
      items.push(isReversed ? pair(lines, keys, index + 1, index) : split(lines[index]!));
      index += isReversed ? 2 : 1;
      continue;
    }
    isReversed = false;
    const run = columnOf(lines, keys, index);
    if (run > 1) {
      for (let row = 0; row < run; row += 1) items.push(pair(lines, keys, index + row, index + run + row));
      index += 2 * run;
    } else if (fits(lines, keys, index, index + 1) > 0) {
      items.push(pair(lines, keys, index, index + 1));
      index += 2;
    } else {
      items.push({ text: lines[index]! });
      index += 1;
    }
  }
  return items;
}

/** Buttons stand anywhere, but after a label `3 av 5` is a floor and no counter. */
function withoutButtons(lines: readonly string[]): string[] {
  return lines.filter((line, index) => {
    const before = index > 0 ? labelOf(lines[index - 1]!) : undefined;
    const isValue = before !== undefined && fitOf(labelWords[before][0], line) === 2;
    return isValue || !isButton(line);
  });
}

/** The label that a line is. People and showings are read from headings. */
function keyOf(line: string): LabelName | undefined {
  if (noiseOfHeading(line) === 'people') return undefined;
  const key = labelOf(line);
  return key === 'showing' || key === 'broker' ? undefined : key;
}

type Keys = readonly (LabelName | undefined)[];

/** How well the line at `at` suits the label at `index`: 0 not, 1 possibly, 2 surely. */
function fits(lines: readonly string[], keys: Keys, index: number, at: number): 0 | 1 | 2 {
  const [key, value] = [keys[index], lines[at]];
  if (key === undefined || value === undefined || endsHome(value)) return 0;
  if (value.includes(':') && keyOf(value.split(':')[0]!)) return 0;
  const fit = fitOf(labelWords[key][0], value);
  if (fit < 2 && (keys[at] !== undefined || isSection(value) || noiseOfHeading(value))) return 0;
  return key === 'association' && !isAssociationName(value, lines[index]!) ? 0 : fit;
}

function pair(lines: readonly string[], keys: Keys, label: number, value: number): Item {
  return { text: lines[value]!, label: { key: keys[label]!, raw: lines[label]! } };
}

/** `Boarea, Antal rum, Avgift` and then `72 m², 3 rum, 3 286 kr/mån`: how many labels stand in such a column. */
function columnOf(lines: readonly string[], keys: Keys, from: number): number {
  let count = 0;
  while (count < 30 && keys[from + count] !== undefined) count += 1;
  if (count < 2) return 0;
  let sure = 0;
  for (let row = 0; row < count; row += 1) {
    if (keys[from + count + row] !== undefined) return 0;
    const fit = fits(lines, keys, from + row, from + count + row);
    if (fit === 0) return 0;
    sure += fit === 2 ? 1 : 0;
  }
  return sure * 2 >= count ? count : 0;
}

/**
 * `72 m²` above `Boarea`. Where the label's value stands below it, or could, only a row of such pairs tells that the
 * page writes its values first.
 * @param least how well the value must suit: less in the midst of such pairs
 */
function isValueFirst(lines: readonly string[], keys: Keys, value: number, least: 1 | 2): boolean {
  const label = value + 1;
  const isFigure = /^(?:ca |från )?[\d½]/i.test(lines[value]!);
  if ((!isFigure && least === 2) || fits(lines, keys, label, value) === 0) return false;
  // The value of the label before it was taken already; what follows decides.
  const below = fits(lines, keys, label, label + 1);
  if (below === 0) return fits(lines, keys, label, value) >= least;
  if (least === 1 && below === 1) return true;
  const nextLabel = label + 2;
  const goesOn =
    keys[label + 1] === undefined && fits(lines, keys, nextLabel, label + 1) >= Math.min(below, least);
  return goesOn && fits(lines, keys, label, value) >= below && !endsInLabelFirst(lines, keys, label);
}

/** Whether the pairs from here end with a value that only suits the label above it. */
function endsInLabelFirst(lines: readonly string[], keys: Keys, label: number): boolean {
  let last = label;
  while (keys[last + 2] !== undefined && keys[last + 1] === undefined && last - label < 60) last += 2;
  return fits(lines, keys, last, last + 1) === 2;
}

const wordKinds = new Set(['type', 'tenure', 'yes', 'energyClass', 'floor', 'payer']);

/** `Upplåtelseform Bostadsrätt`, `Energiklass: E`, `Förening Brf Provet 7`: label and value in one line. */
function split(line: string): Item {
  const whole = { text: line };
  if (line.length > longestPair || /[.!?]$/.test(line)) return whole;
  const glued = /^(\p{Lu}.{1,40}?[\p{Ll}²])((?:\p{Lu}|\d).*)$/u.exec(line);
  const words = glued && keyOf(glued[1]!) ? [glued[1]!, glued[2]!] : line.split(' ');
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const raw = words.slice(0, count).join(' ');
    const key = /^\p{Lu}/u.test(raw) ? keyOf(raw) : undefined;
    if (key === undefined) continue;
    const value = words
      .slice(count)
      .join(' ')
      .replace(/^[-–=:]\s*/, '');
    const kind = labelWords[key][0];
    const isSure =
      key === 'association'
        ? /^(?:brf|bostadsrättsföreningen|hsb|riksbyggen)\b/i.test(value)
        : (wordKinds.has(kind) || /^(?:ca )?\d/.test(value)) &&
          fitOf(kind, value) >= (raw.endsWith(':') ? 1 : 2);
    if (isSure) return { text: value, label: { key, raw } };
  }
  return whole;
}
