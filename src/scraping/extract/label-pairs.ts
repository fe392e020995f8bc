import { clean } from './numbers.js';
import { type Box, lineOf, type Outline } from './outline.js';
import type { Noise } from './noise.js';

export interface LabelPair {
  /** The label's entry in the vocabulary. */
  readonly label: string;
  /** The label as it stands, which may hold the unit (`Driftkostnad kr/år`). */
  readonly rawLabel: string;
  /** One line. */
  readonly value: string;
  /** The value with its line breaks. */
  readonly lines: string;
  /** Whether it stands in a part that speaks of people and offices. */
  readonly among: Noise | undefined;
}

/** What labels exist and how well a value suits one: 0 not, 1 possibly (a bare number), 2 surely (with its unit). */
export interface Vocabulary {
  keyOf(text: string): string | undefined;
  fitness(key: string, value: string): 0 | 1 | 2;
}

const maxLabel = 60;
/** Longer runs of text are prose: a label at their beginning is a word of a sentence. */
const maxInline = 240;
const maxValue = 4000;
/** A value by its place in a table or list, also when its word is a label elsewhere. */
const isCell = new Set(['dd', 'td']);
const labelNames = new Set(['dt', 'th', 'h2', 'h3', 'h4', 'h5', 'h6']);
const formatting = new Set(['b', 'strong', 'i', 'em', 'small', 'abbr', 'time', 'mark', 'u', 'data']);
/** `143 m² 6 rum 1 204 m²`: what follows is the label of the last figure alone. */
const severalFigures = /(?:m²|m2|kvm|rum|rok|kr) \d/;
const startsWithFigure = /^(?:(?:ca\.?|cirka|från)\s)?[\d½]/i;
const unit = /^(?:m²|m2|kvm|ha|rum|rok|kr(?:onor)?(?:\s*\/\s*\S+)?|:-|%|st|kWh\S*.*)$/i;

/**
 * Finds Swedish label–value pairs wherever they stand: dl, tables both ways, headings with a paragraph, sibling boxes
 * in either order, bold words with text after, `Label: value` and `Label 72 m²` in one text, labels in attributes.
 * Only labels of the vocabulary count, and only values that suit them, so ordinary prose gives nothing.
 */
export function findLabelPairs(outline: Outline, vocabulary: Vocabulary): LabelPair[] {
  const { text } = outline;
  const pairs: LabelPair[] = [];
  const taken = new Set<Box>();
  const textOf = (box: Box) => (box.end - box.start > maxValue ? '' : lineOf(outline, box));

  const push = (label: string, rawLabel: string, lines: string, at: number): void => {
    const among = outline.noiseAt(at);
    if (among === 'others' || among === 'figures') return;
    pairs.push({
      label,
      rawLabel,
      value: clean(lines),
      lines: lines.trim(),
      among,
    });
  };

  for (const box of outline.texts) {
    if (box.end - box.start > maxInline * 2) continue;
    const line = textOf(box);
    if (line.length < 2 || line.length > maxInline) continue;
    const key = line.length <= maxLabel ? vocabulary.keyOf(line) : undefined;
    if (key) besideLabel(box, key, line);
    else within(box, line);
  }
  for (const mark of outline.marked) {
    if (mark.attribute !== 'itemprop' && mark.attribute !== 'property') byAttribute(mark.box, mark.text);
  }
  return pairs;

  /** The label fills a text: its value stands in a box after it, below it or before it. */
  function besideLabel(label: Box, key: string, rawLabel: string): void {
    const { after, before } = neighbours(label);
    const column = inNextRow(label);
    const candidates = [
      ...(column?.isSure ? [column.box] : []),
      ...(after ? [after] : []),
      ...(column && !column.isSure ? [column.box] : []),
    ];
    let best: { box: Box; lines: string; fit: number } | undefined;
    for (const box of candidates) {
      if (beginsWithLabel(box, key)) continue;
      const lines = valueFrom(box, label);
      const value = clean(lines);
      const fit = value === '' ? 0 : vocabulary.fitness(key, value);
      if (fit === 0 || (fit < 2 && !isCell.has(box.name) && vocabulary.keyOf(value))) continue;
      if (!best || fit > best.fit) best = { box, lines, fit };
    }
    if (before && !taken.has(before)) {
      const value = textOf(before);
      const isBare = !/\d/.test(value) || startsWithFigure.test(value);
      const fit =
        !isBare || value.length > 60 || ![undefined, key].includes(vocabulary.keyOf(value))
          ? 0
          : vocabulary.fitness(key, value);
      const isBackward = valuesComeFirst(label, key);
      if (
        fit > 0 &&
        (isBackward
          ? fit >= (best?.fit ?? 0)
          : fit === 2 && (best?.fit ?? 0) === 0 && !startsWithLabel(label, key))
      ) {
        best = { box: before, lines: value, fit };
      }
    }
    if (!best) return;
    taken.add(best.box);
    push(key, rawLabel, best.lines, label.start);
  }

  /** `Boarea: ca 72 m²`, `Boarea 72 m²`, `72 m² boarea`, several of them between bars. */
  function within(box: Box, line: string): void {
    if (/[|·•]/.test(line)) {
      for (const part of line.split(/\s*[|·•]\s*/)) inOneLine(part, box.start);
      return;
    }
    const colon = line.indexOf(':');
    if (colon > 0 && colon <= maxLabel) {
      const key = vocabulary.keyOf(line.slice(0, colon));
      if (!key) return;
      // "Boarea: ca <b>76</b> m²": the rest of the line belongs to the value.
      const at = text.indexOf(':', box.start) + 1;
      const lines = text.slice(at, restOfLine(box, at));
      const value = clean(lines).length <= maxInline ? lines : text.slice(at, box.end);
      inParts(key, line.slice(0, colon), clean(value), box.start);
      return;
    }
    inOneLine(line, box.start);
  }

  /** `Rum: 3, Boarea: 72 m²`: the value ends where the next label begins. */
  function inParts(key: string, rawLabel: string, value: string, at: number): void {
    const next = /[,;.]\s+([^,;:]{3,40}):\s/.exec(value);
    if (next && vocabulary.keyOf(next[1]!)) {
      push(key, rawLabel, value.slice(0, next.index), at);
      inOneLine(value.slice(next.index + 1).trim(), at);
    } else push(key, rawLabel, value, at);
  }

  function inOneLine(part: string, at: number): void {
    const colon = part.indexOf(':');
    if (colon > 0 && colon < part.length - 1) {
      const key = vocabulary.keyOf(part.slice(0, colon));
      if (key) return inParts(key, part.slice(0, colon), part.slice(colon + 1).trim(), at);
    }
    if (part.length > 70 || !/\d/.test(part)) return;
    const startsWithNumber = startsWithFigure.test(part);
    if (!startsWithNumber && !/^\p{L}/u.test(part)) return;
    const words = part.split(' ');
    for (let count = startsWithNumber ? 0 : Math.min(4, words.length - 1); count > 0; count -= 1) {
      const rest = words
        .slice(count)
        .join(' ')
        .replace(/^[-–=]\s*/, '');
      if (!startsWithFigure.test(rest)) continue;
      const front = words.slice(0, count).join(' ');
      const key = vocabulary.keyOf(front);
      if (key && vocabulary.fitness(key, rest) === 2) return push(key, front, rest, at);
    }
    for (let count = startsWithNumber ? Math.min(3, words.length - 1) : 0; count > 0; count -= 1) {
      const back = words.slice(-count).join(' ').replace(/^i\s/, '');
      const key = vocabulary.keyOf(back);
      if (!key) continue;
      const rest = words.slice(0, -count).join(' ').replace(/\si$/, '');
      if (startsWithFigure.test(rest) && !severalFigures.test(rest) && vocabulary.fitness(key, rest) === 2)
        return push(key, back, rest, at);
    }
  }

  /** A label in `aria-label`, `title`, `alt` or `data-label`: of the box that holds the value, or of an icon before it. */
  function byAttribute(box: Box, attribute: string): void {
    const name = clean(attribute);
    const key = name.length <= maxLabel ? vocabulary.keyOf(name) : undefined;
    if (!key) {
      if (/\d/.test(name) && name.length <= 80) inOneLine(name, box.start);
      return;
    }
    let lines = text.slice(box.start, Math.min(box.end, box.start + maxInline));
    if (clean(lines) === '' && box.parent) {
      lines =
        text
          .slice(box.start, Math.min(box.parent.end, box.start + 80))
          .split('\n')
          .find((line) => clean(line) !== '') ?? '';
    }
    const value = clean(lines);
    if (value === '' || vocabulary.keyOf(value) || vocabulary.fitness(key, value) === 0) return;
    push(key, name, value, box.start);
  }

  /** The boxes around a label; only wrappers that hold the label alone are stepped out of. */
  function neighbours(label: Box): { after?: Box; before?: Box } {
    let box = label;
    const wanted = textOf(label).replace(/\s*:$/, '');
    for (let level = 0; level < 5 && box.parent; level += 1) {
      const siblings = box.parent.boxes;
      const after = siblings.slice(box.index + 1, box.index + 4).find(says);
      const before = siblings
        .slice(Math.max(0, box.index - 3), box.index)
        .reverse()
        .find(says);
      if (after || before) return { ...(after ? { after } : {}), ...(before ? { before } : {}) };
      if (textOf(box.parent).replace(/\s*:$/, '') !== wanted) return {};
      box = box.parent;
    }
    return {};
  }

  function says(box: Box): boolean {
    return box.end - box.start > maxValue || /[\p{L}\p{N}–-]/u.test(text.slice(box.start, box.end));
  }

  /** In a row of headings the value stands in the same column of the next row. */
  function inNextRow(label: Box): { box: Box; isSure: boolean } | undefined {
    let cell: Box | undefined = label;
    for (let level = 0; level < 3 && cell && cell.name !== 'th' && cell.name !== 'td'; level += 1)
      cell = cell.parent;
    const row = cell?.parent;
    if (!cell || row?.name !== 'tr' || row.boxes.length < 2) return undefined;
    const cells = row.boxes;
    const isHeadingRow = cells.every(({ name }) => name === 'th');
    const areLabels = cells.filter((each) => vocabulary.keyOf(textOf(each))).length;
    if (!isHeadingRow && areLabels < cells.length) return undefined;
    let next = row.parent?.boxes[row.index + 1];
    if (!next && row.parent?.name === 'thead')
      next = row.parent.parent?.boxes[row.parent.index + 1]?.boxes[0];
    const below =
      next?.name === 'tr' && next.boxes.length === cells.length ? next.boxes[cell.index] : undefined;
    // A table of many rows lists homes, bids or rooms.
    const rowAfter = next && next.parent?.boxes[next.index + 1];
    return below && rowAfter?.name !== 'tr' ? { box: below, isSure: true } : undefined;
  }

  /** Whether the boxes around a label are worded `72 m² / Boarea`: the first is no label and the last one is. */
  function valuesComeFirst(label: Box, key: string): boolean {
    let box = label;
    const wanted = textOf(label);
    while (box.parent && textOf(box.parent) === wanted) box = box.parent;
    const siblings = box.parent?.boxes ?? [];
    if (siblings.length > 60) return false;
    const shown = siblings.filter(says);
    if (shown.length < 2) return false;
    return (
      [undefined, key].includes(vocabulary.keyOf(textOf(shown[0]!))) &&
      vocabulary.keyOf(textOf(shown.at(-1)!)) !== undefined
    );
  }

  function startsWithLabel(label: Box, key: string): boolean {
    let box = label;
    const wanted = textOf(label);
    while (box.parent && textOf(box.parent) === wanted) box = box.parent;
    const first = box.parent?.boxes.find(says);
    return (
      first !== undefined && first !== box && ![undefined, key].includes(vocabulary.keyOf(textOf(first)))
    );
  }

  /** A heading is followed by rows of labels and values, whose first label is no value of the heading. */
  function beginsWithLabel(box: Box, key: string): boolean {
    if (box.name === '#text' || isCell.has(box.name)) return false;
    let first: Box | undefined = box;
    let isNamed = false;
    for (let level = 0; level < 8 && first && first.name !== '#text'; level += 1) {
      first = first.boxes.find(says);
      isNamed ||= first !== undefined && labelNames.has(first.name);
    }
    if (!first || first.end >= box.end - 1) return false;
    if (isNamed) return true;
    const inner = vocabulary.keyOf(textOf(first));
    return inner !== undefined && (inner !== key || first.end < box.end - 3);
  }

  /** A value's text without the links beside it ("Om föreningen"), with the unit that stands in a box of its own. */
  function valueFrom(box: Box, label: Box): string {
    const siblings = box.parent?.boxes ?? [];
    let end = box.end;
    const labelName = label.parent?.name;
    const isInlineRun = box.name === '#text' || (formatting.has(box.name) && box.name !== labelName);
    for (let index = box.index + 1; index < siblings.length && index < box.index + 8; index += 1) {
      const next = siblings[index]!;
      const value = textOf(next);
      // The post town stands on a line of its own below the street.
      const isTown = box.name === '#text' && next.name === '#text' && /^\d{3} ?\d{2} \p{Lu}/u.test(value);
      if (text.slice(end, next.start).includes('\n') && !isTown) break;
      const isUnit = unit.test(value) || (next.name === '#text' && value.length <= 12);
      const goesOn = isInlineRun
        ? next.name === '#text' || (formatting.has(next.name) && next.name !== labelName)
        : isUnit;
      if (!goesOn || vocabulary.keyOf(value)) break;
      end = next.end;
    }
    if (end !== box.end) return text.slice(box.start, end).replace(/^\s*:\s*/, '');
    return ownText(box).replace(/^\s*:\s*/, '');
  }

  function ownText(box: Box): string {
    if (box.end - box.start > maxValue) return '';
    const whole = text.slice(box.start, box.end);
    if (box.name === '#text' || box.name === 'a' || box.boxes.length < 2) return whole;
    let links = 0;
    let own = '';
    const visit = (inner: Box, level: number): void => {
      if (inner.name === 'a') links += 1;
      else if (inner.name === '#text') own += `${own === '' ? '' : ' '}${text.slice(inner.start, inner.end)}`;
      else if (level < 6) for (const each of inner.boxes) visit(each, level + 1);
    };
    visit(box, 0);
    return links > 0 && own.trim() !== '' ? own : whole;
  }

  function restOfLine(box: Box, from: number): number {
    const lineEnd = text.indexOf('\n', from);
    const limit = Math.min(box.parent?.end ?? box.end, lineEnd < 0 ? text.length : lineEnd);
    let end = box.end;
    for (const next of (box.parent?.boxes ?? []).slice(box.index + 1, box.index + 7)) {
      if (next.start >= limit) break;
      const value = textOf(next);
      if (value.includes(':') || vocabulary.keyOf(value)) break;
      end = next.end;
    }
    return Math.max(box.end, Math.min(end, Math.max(limit, box.end)));
  }
}
