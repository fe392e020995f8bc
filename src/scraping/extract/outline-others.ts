import type { Element } from 'domhandler';
import { type Noise, noiseOfBox, noiseOfHeading } from './noise.js';
import { firstFrom, type Range, stretchesOf } from './noise-stretches.js';
import type { Box } from './outline.js';
import { remembered } from './remembered.js';
import { removeAll } from './remove-elements.js';

export const headingNames = /^h[1-6]$/;

/** The parts of a page that are not this home: collected while it is walked, judged and taken out after. */
export class OtherParts {
  private readonly ranges: Range[] = [];
  private readonly cut: { element: Element; box: Box; isWhole: boolean }[] = [];
  private readonly h1At: number[] = [];
  private readonly judged = new Map<string, boolean>();
  private readonly kinds = new Map<string, Noise | undefined>();
  private readonly kindsOfWords = new Map<string, Noise | undefined>();
  private readonly removed = new Set<Element>();

  constructor(private readonly isOtherAdvert: (href: string) => boolean) {}

  /** What the class and id of a box say about it. Cards and rows repeat their names, whole or in part. */
  kindOf(classes = '', id = ''): Noise | undefined {
    const byId = id === '' ? undefined : remembered(this.kinds, id, this.kindOfNames);
    return classes === '' ? byId : stronger(remembered(this.kinds, classes, this.kindOfNames), byId);
  }

  private readonly kindOfNames = (names: string): Noise | undefined =>
    names
      .slice(0, 300)
      .split(/\s+/)
      .map((word) => remembered(this.kindsOfWords, word, noiseOfBox))
      .reduce(stronger, undefined);

  /** Notes an `h1` that is shown: what holds one is this home. */
  heading(at: number): void {
    this.h1At.push(at);
  }

  /** Notes a link; the card of one that leads to another advert is another home. */
  link(href: string, element: Element, box: Box): void {
    if (this.leadsElsewhere(href)) this.cut.push({ element, box, isWhole: false });
  }

  /** Notes a box that is named for something else, at its end. */
  box(range: Range, element: Element, box: Box): void {
    if (range.end <= range.start || this.holdsH1(range.start, range.end)) return;
    this.ranges.push(range);
    if (range.kind === 'others') this.cut.push({ element, box, isWhole: true });
  }

  /**
   * Takes other homes out of the document, once the walk is done.
   * @returns what a place in the text belongs to, when it is not this home
   */
  takenOut(headings: readonly Box[], text: string): (position: number) => Noise | undefined {
    for (const one of this.cut) this.cutOut(one);
    let sectionEnd = 0;
    for (const heading of headings) {
      if (heading.name === 'h1' || heading.start < sectionEnd) continue;
      const kind = noiseOfHeading(text.slice(heading.start, heading.end).replace(/\s+/g, ' ').trim());
      if (!kind) continue;
      const end = this.markSection(heading, kind);
      if (kind === 'others') sectionEnd = end;
    }
    removeAll(this.removed);
    const { starts, kinds } = stretchesOf(this.ranges);
    return (position) => kinds[firstFrom(starts, position + 1) - 1];
  }

  /** Navigation repeats its links, and judging one takes time. */
  private leadsElsewhere(href: string): boolean {
    if (/^(?:#|mailto:|tel:|javascript:)/i.test(href)) return false;
    return remembered(this.judged, href, this.isOtherAdvert);
  }

  private holdsH1(start: number, end: number): boolean {
    const at = firstFrom(this.h1At, start);
    return at < this.h1At.length && this.h1At[at]! < end;
  }

  /** Cards that link to other adverts, and boxes named for other homes. */
  private cutOut({ element, box, isWhole }: { element: Element; box: Box; isWhole: boolean }): void {
    let card: Element = element;
    let cardBox: Box | undefined = box;
    for (let up = element, at: Box | undefined = box, level = 0; level < 5 && !isWhole; level += 1) {
      const { name, attribs } = up;
      if (['li', 'article', 'tr'].includes(name) || /card/i.test(attribs['class'] ?? '')) {
        card = up;
        cardBox = at;
        break;
      }
      const parent: unknown = up.parent;
      if (!isElement(parent)) break;
      up = parent;
      at = at?.element === up ? at : at?.parent;
    }
    const range = cardBox && cardBox.name !== '#root' ? cardBox : box;
    const end = range.end || range.start;
    if (this.holdsH1(range.start, end)) {
      card = element;
      if (this.holdsH1(box.start, box.end)) return;
    }
    if (end > range.start) this.ranges.push({ start: range.start, end, kind: 'others' });
    this.removed.add(card);
  }

  /** What follows a heading up to the next one of its rank tells of the same. Returns where that ends. */
  private markSection(heading: Box, kind: Noise): number {
    const rank = Number(heading.name.slice(1)) || 6;
    let box = heading;
    while (box.parent && box.parent.name !== '#root' && box.index === box.parent.boxes.length - 1) {
      if (this.holdsH1(box.parent.start, box.parent.end)) break;
      box = box.parent;
    }
    const siblings = box.parent?.boxes ?? [];
    let end = box.end;
    for (let index = box.index + 1; index < siblings.length; index += 1) {
      const sibling = siblings[index]!;
      if (this.holdsH1(sibling.start, sibling.end) || headingRank(sibling) <= rank) break;
      end = sibling.end;
      if (kind === 'others' && sibling.element) this.removed.add(sibling.element);
    }
    this.ranges.push({ start: heading.start, end, kind });
    return end;
  }
}

/** What is cut whole goes before what is only passed over. */
function stronger(one: Noise | undefined, other: Noise | undefined): Noise | undefined {
  if (one === 'others' || other === 'others') return 'others';
  return one === 'figures' || other === 'figures' ? 'figures' : (one ?? other);
}

function headingRank(box: Box): number {
  for (let inner: Box | undefined = box, level = 0; inner && level < 4; inner = inner.boxes[0], level += 1) {
    if (headingNames.test(inner.name)) return Number(inner.name.slice(1));
  }
  return 9;
}

function isElement(node: unknown): node is Element {
  return typeof node === 'object' && node !== null && (node as Element).type === 'tag';
}
