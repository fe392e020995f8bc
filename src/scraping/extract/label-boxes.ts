import type { Vocabulary } from './label-vocabulary.js';
import { type Box, lineOf, type Outline } from './outline.js';

/** Longer texts are no values, characters. */
const maxValue = 4000;
/** A value by its place in a table or list, also when its word is a label elsewhere. */
export const isCell = new Set(['dd', 'td']);
const labelNames = new Set(['dt', 'th', 'h2', 'h3', 'h4', 'h5', 'h6']);
const formatting = new Set(['b', 'strong', 'i', 'em', 'small', 'abbr', 'time', 'mark', 'u', 'data']);
const unit = /^(?:m²|m2|kvm|ha|rum|rok|kr(?:onor)?(?:\s*\/\s*\S+)?|:-|%|st|kWh.*)$/i;

/** Where on a page the value of a label stands: beside it, below it, or before it. */
export class LabelBoxes {
  private readonly text: string;

  constructor(
    private readonly outline: Outline,
    private readonly vocabulary: Vocabulary,
  ) {
    this.text = outline.text;
  }

  private readonly says = (box: Box): boolean =>
    box.end - box.start > maxValue || /[\p{L}\p{N}–-]/u.test(this.text.slice(box.start, box.end));

  /** One line; empty for what is too long to be a value. */
  textOf(box: Box): string {
    return box.end - box.start > maxValue ? '' : lineOf(this.outline, box);
  }

  /** The boxes around a label; only wrappers that hold the label alone are stepped out of. */
  neighbours(label: Box): { after?: Box; before?: Box } {
    let box = label;
    const wanted = this.textOf(label).replace(/(?<!\s)\s*:$/, '');
    for (let level = 0; level < 5 && box.parent; level += 1) {
      const siblings = box.parent.boxes;
      const after = siblings.slice(box.index + 1, box.index + 4).find(this.says);
      const before = siblings
        .slice(Math.max(0, box.index - 3), box.index)
        .reverse()
        .find(this.says);
      if (after || before) return { ...(after ? { after } : {}), ...(before ? { before } : {}) };
      if (this.textOf(box.parent).replace(/(?<!\s)\s*:$/, '') !== wanted) return {};
      box = box.parent;
    }
    return {};
  }

  /** In a row of headings the value stands in the same column of the next row. */
  inNextRow(label: Box): { box: Box; isSure: boolean } | undefined {
    let cell: Box | undefined = label;
    for (let level = 0; level < 3 && cell && cell.name !== 'th' && cell.name !== 'td'; level += 1)
      cell = cell.parent;
    const row = cell?.parent;
    if (!cell || row?.name !== 'tr' || row.boxes.length < 2) return undefined;
    const cells = row.boxes;
    const isHeadingRow = cells.every(({ name }) => name === 'th');
    const areLabels = cells.filter((each) => this.vocabulary.keyOf(this.textOf(each))).length;
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
  valuesComeFirst(label: Box, key: string): boolean {
    const siblings = this.outermost(label).parent?.boxes ?? [];
    if (siblings.length > 60) return false;
    const shown = siblings.filter(this.says);
    if (shown.length < 2) return false;
    return (
      [undefined, key].includes(this.vocabulary.keyOf(this.textOf(shown[0]!))) &&
      this.vocabulary.keyOf(this.textOf(shown.at(-1)!)) !== undefined
    );
  }

  /** Whether another label stands first among the boxes around a label. */
  startsWithLabel(label: Box, key: string): boolean {
    const box = this.outermost(label);
    const first = box.parent?.boxes.find(this.says);
    return (
      first !== undefined &&
      first !== box &&
      ![undefined, key].includes(this.vocabulary.keyOf(this.textOf(first)))
    );
  }

  /** A heading is followed by rows of labels and values, whose first label is no value of the heading. */
  beginsWithLabel(box: Box, key: string): boolean {
    if (box.name === '#text' || isCell.has(box.name)) return false;
    let first: Box | undefined = box;
    let isNamed = false;
    for (let level = 0; level < 8 && first && first.name !== '#text'; level += 1) {
      first = first.boxes.find(this.says);
      isNamed ||= first !== undefined && labelNames.has(first.name);
    }
    if (!first || first.end >= box.end - 1) return false;
    if (isNamed) return true;
    const inner = this.vocabulary.keyOf(this.textOf(first));
    return inner !== undefined && (inner !== key || first.end < box.end - 3);
  }

  /** A value's text without the links beside it ("Om föreningen"), with the unit that stands in a box of its own. */
  valueFrom(box: Box, label: Box): string {
    const siblings = box.parent?.boxes ?? [];
    let end = box.end;
    const labelName = label.parent?.name;
    const isInlineRun = box.name === '#text' || (formatting.has(box.name) && box.name !== labelName);
    for (let index = box.index + 1; index < siblings.length && index < box.index + 8; index += 1) {
      const next = siblings[index]!;
      const value = this.textOf(next);
      // The post town stands on a line of its own below the street.
      const isTown = box.name === '#text' && next.name === '#text' && /^\d{3} ?\d{2} \p{Lu}/u.test(value);
      if (this.text.slice(end, next.start).includes('\n') && !isTown) break;
      const isUnit = unit.test(value) || (next.name === '#text' && value.length <= 12);
      const goesOn = isInlineRun
        ? next.name === '#text' || (formatting.has(next.name) && next.name !== labelName)
        : isUnit;
      if (!goesOn || this.vocabulary.keyOf(value)) break;
      end = next.end;
    }
    if (end !== box.end) return this.text.slice(box.start, end).replace(/^\s*:\s*/, '');
    return this.ownText(box).replace(/^\s*:\s*/, '');
  }

  /** Where the line ends that goes on after a box, up to the next label. */
  restOfLine(box: Box, from: number): number {
    const lineEnd = this.text.indexOf('\n', from);
    const limit = Math.min(box.parent?.end ?? box.end, lineEnd < 0 ? this.text.length : lineEnd);
    let end = box.end;
    for (const next of (box.parent?.boxes ?? []).slice(box.index + 1, box.index + 7)) {
      if (next.start >= limit) break;
      const value = this.textOf(next);
      if (value.includes(':') || this.vocabulary.keyOf(value)) break;
      end = next.end;
    }
    return Math.max(box.end, Math.min(end, Math.max(limit, box.end)));
  }

  /** The largest box that holds the label alone. */
  private outermost(label: Box): Box {
    const wanted = this.textOf(label);
    let box = label;
    while (box.parent && this.textOf(box.parent) === wanted) box = box.parent;
    return box;
  }

  private ownText(box: Box): string {
    if (box.end - box.start > maxValue) return '';
    const whole = this.text.slice(box.start, box.end);
    if (box.name === '#text' || box.name === 'a' || box.boxes.length < 2) return whole;
    let links = 0;
    let own = '';
    const visit = (inner: Box, level: number): void => {
      if (inner.name === 'a') links += 1;
      else if (inner.name === '#text')
        own += `${own === '' ? '' : ' '}${this.text.slice(inner.start, inner.end)}`;
      else if (level < 6) for (const each of inner.boxes) visit(each, level + 1);
    };
    visit(box, 0);
    return links > 0 && own.trim() !== '' ? own : whole;
  }
}
