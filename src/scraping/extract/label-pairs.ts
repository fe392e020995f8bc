import { isCell, LabelBoxes } from './label-boxes.js';
import { type InLine, pairsInLine, splitValue, startsWithFigure } from './label-in-line.js';
import { maxLabel, type Vocabulary } from './label-vocabulary.js';
import type { Noise } from './noise.js';
import { clean } from './numbers.js';
import type { Box, Outline } from './outline.js';

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

/** Longer runs of text are prose: a label at their beginning is a word of a sentence. */
const maxInline = 240;

/**
 * Finds Swedish label–value pairs wherever they stand: dl, tables both ways, headings with a paragraph, sibling boxes
 * in either order, bold words with text after, `Label: value` and `Label 72 m²` in one text, labels in attributes.
 * Only labels of the vocabulary count, and only values that suit them, so ordinary prose gives nothing.
 */
export function findLabelPairs(outline: Outline, vocabulary: Vocabulary): LabelPair[] {
  const { text } = outline;
  const pairs: LabelPair[] = [];
  const taken = new Set<Box>();
  const boxes = new LabelBoxes(outline, vocabulary);

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

  const pushAll = (found: readonly InLine[], at: number): void => {
    for (const { key, rawLabel, value } of found) push(key, rawLabel, value, at);
  };

  for (const box of outline.texts) {
    if (box.end - box.start > maxInline * 2) continue;
    const line = boxes.textOf(box);
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
    const { after, before } = boxes.neighbours(label);
    const column = boxes.inNextRow(label);
    const candidates = [
      ...(column?.isSure ? [column.box] : []),
      ...(after ? [after] : []),
      ...(column && !column.isSure ? [column.box] : []),
    ];
    let best: { box: Box; lines: string; fit: number } | undefined;
    for (const box of candidates) {
      if (boxes.beginsWithLabel(box, key)) continue;
      const lines = boxes.valueFrom(box, label);
      const value = clean(lines);
      const fit = value === '' ? 0 : vocabulary.fitness(key, value);
      if (fit === 0 || (fit < 2 && !isCell.has(box.name) && vocabulary.keyOf(value))) continue;
      if (!best || fit > best.fit) best = { box, lines, fit };
    }
    if (before && !taken.has(before)) {
      const value = boxes.textOf(before);
      const isBare = !/\d/.test(value) || startsWithFigure.test(value);
      const fit =
        !isBare || value.length > 60 || ![undefined, key].includes(vocabulary.keyOf(value))
          ? 0
          : vocabulary.fitness(key, value);
      const isBackward = boxes.valuesComeFirst(label, key);
      if (
        fit > 0 &&
        (isBackward
          ? fit >= (best?.fit ?? 0)
          : fit === 2 && (best?.fit ?? 0) === 0 && !boxes.startsWithLabel(label, key))
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
      for (const part of line.split(/(?<!\s)\s*[|·•]\s*/)) pushAll(pairsInLine(part, vocabulary), box.start);
      return;
    }
    const colon = line.indexOf(':');
    if (colon > 0 && colon <= maxLabel) {
      const rawLabel = line.slice(0, colon);
      const key = vocabulary.keyOf(rawLabel);
      if (!key) return;
      // "Boarea: ca <b>76</b> m²": the rest of the line belongs to the value.
      const at = text.indexOf(':', box.start) + 1;
      const lines = text.slice(at, boxes.restOfLine(box, at));
      const value = clean(lines).length <= maxInline ? lines : text.slice(at, box.end);
      pushAll(splitValue({ key, rawLabel, value: clean(value) }, vocabulary), box.start);
      return;
    }
    pushAll(pairsInLine(line, vocabulary), box.start);
  }

  /** A label in `aria-label`, `title`, `alt` or `data-label`: of the box that holds the value, or of an icon before it. */
  function byAttribute(box: Box, attribute: string): void {
    const name = clean(attribute);
    const key = name.length <= maxLabel ? vocabulary.keyOf(name) : undefined;
    if (!key) {
      if (/\d/.test(name) && name.length <= 80) pushAll(pairsInLine(name, vocabulary), box.start);
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
}
