import type { AnyNode, Document, Element } from 'domhandler';
import { type Noise, noiseOfBox, noiseOfHeading } from './noise.js';
import { clean } from './numbers.js';
import { firstFrom, stretchesOf } from './noise-stretches.js';
import { removeAll } from './remove-elements.js';

/** An element or a run of text that the page shows. */
export interface Box {
  /** Tag name, or `#text`. */
  readonly name: string;
  readonly element?: Element;
  readonly parent?: Box;
  /** Place among the parent's boxes. */
  readonly index: number;
  readonly boxes: Box[];
  /** Where its text stands in `Outline.text`. */
  readonly start: number;
  end: number;
  /** Its text as one line, once somebody has asked for it. */
  line?: string;
}

/** A label or fact that stands in an attribute: `aria-label="Boarea"`, `itemprop="floorSize"`. */
export interface Marked {
  readonly box: Box;
  readonly element: Element;
  readonly attribute: string;
  readonly text: string;
}

/** What a page shows, in order, as one text with the tree of boxes over it. */
export interface Outline {
  readonly text: string;
  readonly root: Box;
  /** Runs of text in order. */
  readonly texts: readonly Box[];
  readonly headings: readonly Box[];
  /** Attributes that hold an object or a list, as frameworks leave their components' data. */
  readonly components: readonly { readonly element: Element; readonly text: string }[];
  /** Every `h1`, also those that are not shown. */
  readonly mainHeadings: readonly Element[];
  readonly marked: readonly Marked[];
  /** Links that are shown. */
  readonly links: readonly Box[];
  readonly times: readonly { readonly start: number; readonly datetime: string }[];
  readonly scripts: readonly { readonly element: Element; readonly type: string; readonly text: string }[];
  /** Contents of `meta` by name or property, lower case; the first of each. */
  readonly metas: ReadonlyMap<string, string>;
  readonly title: string;
  /** What the place in the text belongs to, when it is not this home. */
  noiseAt(position: number): Noise | undefined;
}

/** The text of a box as one line. Readers look at the same boxes again and again. */
export function lineOf({ text }: Outline, box: Box): string {
  return (box.line ??= clean(text.slice(box.start, box.end)));
}

/** Deeper markup is cut: no page for people nests like that, and helpers elsewhere call themselves per level. */
const maxDepth = 400;
const maxText = 3_000_000;

const unseen = new Set([
  ...['style', 'svg', 'select', 'textarea', 'iframe', 'object', 'canvas', 'video', 'audio', 'template'],
  ...['button', 'noscript', 'del', 's', 'strike', 'nav', 'footer', 'datalist', 'math'],
]);
const unseenRoles = new Set(['navigation', 'contentinfo', 'dialog', 'alertdialog', 'search', 'button']);
const inline = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'big', 'cite', 'code', 'data', 'dfn', 'em', 'font', 'i', 'img', 'ins', 'kbd'],
  ...['label', 'mark', 'picture', 'q', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
]);
const headingNames = /^h[1-6]$/;
const markedAttributes = [
  'aria-label',
  'title',
  'alt',
  'data-label',
  'data-title',
  'data-th',
  'itemprop',
  'property',
];
const isMarked = new Set(markedAttributes);
const beginsAsData = /^\s*(?:\{|\[\s*[[{])\s*["'\w{]/;
/** Shortest attribute that may hold facts of a home as data, characters. */
const leastData = 41;

interface Frame {
  readonly node: Element | Document;
  readonly box: Box;
  next: number;
  readonly hidden: boolean;
  readonly noise: { readonly kind: Noise; readonly start: number } | undefined;
}

/**
 * Walks the document once, without calling itself. Boxes of other homes and `isOtherAdvert` cards are taken out of the
 * document as well, so that no reader meets them.
 */
export function outlineOf(document: Document, isOtherAdvert: (href: string) => boolean): Outline {
  const parts: string[] = [];
  let length = 0;
  let endsInSpace = true;
  const emit = (text: string) => {
    if (text === '' || length + text.length > maxText) return;
    parts.push(text);
    length += text.length;
    endsInSpace = text.at(-1)!.trim() === '';
  };
  const breakLine = () => {
    if (length > 0 && parts.at(-1) !== '\n') emit('\n');
  };
  const root: Box = { name: '#root', index: 0, boxes: [], start: 0, end: 0 };
  const texts: Box[] = [];
  const headings: Box[] = [];
  const components: { element: Element; text: string }[] = [];
  const mainHeadings: Element[] = [];
  const marked: Marked[] = [];
  const links: Box[] = [];
  const times: { start: number; datetime: string }[] = [];
  const scripts: { element: Element; type: string; text: string }[] = [];
  const metas = new Map<string, string>();
  const noise: { start: number; end: number; kind: Noise }[] = [];
  const cut: { element: Element; box: Box; isWhole: boolean }[] = [];
  const h1At: number[] = [];
  const judged = new Map<string, boolean>();
  const kinds = new Map<string, Noise | undefined>();
  const removed = new Set<Element>();
  let sectionEnd = 0;
  let title = '';
  let afterElement = false;

  const addText = (parent: Box, text: string) => {
    if (text.trim() === '') {
      if (!endsInSpace) emit(' ');
      return;
    }
    const last = parent.boxes.at(-1);
    // Comments and raised figures split one run of text in several nodes.
    if (last?.name === '#text' && last.end === length && !afterElement) {
      emit(text);
      last.end = length;
      return;
    }
    if (afterElement && !endsInSpace && parent.boxes.length > 0 && !/^[\s.,;:!?)%]/.test(text)) emit(' ');
    const box: Box = { name: '#text', parent, index: parent.boxes.length, boxes: [], start: length, end: 0 };
    emit(text);
    box.end = length;
    parent.boxes.push(box);
    texts.push(box);
  };

  const stack: Frame[] = [{ node: document, box: root, next: 0, hidden: false, noise: undefined }];
  while (stack.length > 0) {
    const frame = stack.at(-1)!;
    const child: AnyNode | undefined = frame.node.children[frame.next];
    frame.next += 1;
    if (!child) {
      stack.pop();
      close(frame);
      continue;
    }
    if (child.type === 'text') {
      if (!frame.hidden) addText(frame.box, child.data);
      afterElement = false;
      continue;
    }
    if (child.type === 'script' || (child.type === 'tag' && child.name === 'script')) {
      const first = child.children[0];
      const text = first && first.type === 'text' ? first.data : '';
      scripts.push({ element: child, type: (child.attribs['type'] ?? '').toLowerCase(), text });
      continue;
    }
    if (child.type === 'tag' || child.type === 'style') open(child, frame);
  }
  root.end = length;
  const text = parts.join('');
  cutOthers();
  for (const heading of headings) markSection(heading);
  removeAll(removed);
  const stretches = stretchesOf(noise);
  return {
    text,
    root,
    texts,
    headings,
    components,
    mainHeadings,
    marked,
    links,
    times,
    scripts,
    metas,
    title,
    noiseAt: (position) => stretches.kinds[firstFrom(stretches.starts, position + 1) - 1],
  };

  function open(element: Element, frame: Frame): void {
    const { name, attribs } = element;
    if (name === 'meta') {
      const key = (attribs['property'] ?? attribs['name'] ?? '').toLowerCase();
      if (key && attribs['content'] && !metas.has(key)) metas.set(key, attribs['content']);
    }
    if (name === 'title' && title === '' && element.children[0]?.type === 'text') {
      title = element.children[0].data;
    }
    if (name === 'br' || name === 'hr') {
      if (!frame.hidden) emit('\n');
      return;
    }
    if (name === 'svg') {
      // A drawing says nothing but its title, and its lines are many.
      const label = element.children.find((child) => child.type === 'tag' && child.name === 'title');
      const first = label && 'children' in label ? label.children[0] : undefined;
      if (first?.type === 'text') element.attribs['title'] ??= first.data;
      element.children = [];
    }
    if (stack.length >= maxDepth) {
      element.children = [];
      return;
    }
    const hidden =
      frame.hidden ||
      unseen.has(name) ||
      name === 'head' ||
      (attribs['role'] !== undefined && unseenRoles.has(attribs['role'])) ||
      (name === 'i' && attribs['aria-hidden'] === 'true');
    const isInline = inline.has(name);
    if (!hidden) {
      if (!isInline) breakLine();
      else if (afterElement && !endsInSpace && name !== 'sup' && name !== 'sub') emit(' ');
    }
    afterElement = false;
    // A raised figure belongs to the text around it: m<sup>2</sup>.
    const isRaised = name === 'sup' || name === 'sub';
    const box: Box =
      hidden || isRaised || name === 'wbr'
        ? frame.box
        : {
            name,
            element,
            parent: frame.box,
            index: frame.box.boxes.length,
            boxes: [],
            start: length,
            end: 0,
          };
    let kind: Noise | undefined;
    if (!frame.hidden && name !== 'body' && name !== 'html' && name !== 'main' && box !== frame.box) {
      if (attribs['class'] || attribs['id'])
        kind = kindOf(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`);
      if (name === 'form') kind ??= 'figures';
    }
    note(element, box, !frame.hidden || name === 'svg' || name === 'meta');
    if (name === 'a' && !hidden && attribs['href']) links.push(box);
    if (name === 'time' && !hidden && attribs['datetime'])
      times.push({ start: length, datetime: attribs['datetime'] });
    if (name === 'h1') {
      mainHeadings.push(element);
      if (!hidden) h1At.push(length);
    }
    stack.push({
      node: element,
      box,
      next: 0,
      hidden,
      noise: kind && { kind, start: length },
    });
  }

  /** Cards and rows repeat their names. */
  function kindOf(named: string): Noise | undefined {
    if (!kinds.has(named)) kinds.set(named, noiseOfBox(named.slice(0, 300)));
    return kinds.get(named);
  }

  /** Navigation repeats its links, and judging one takes time. */
  function leadsElsewhere(href: string): boolean {
    if (/^(?:#|mailto:|tel:|javascript:)/i.test(href)) return false;
    const known = judged.get(href);
    if (known !== undefined) return known;
    const is = isOtherAdvert(href);
    judged.set(href, is);
    return is;
  }

  /** What an element's attributes say: most have none that count, so they are gone through only once. */
  function note(element: Element, box: Box, isMark: boolean): void {
    const { attribs } = element;
    let hasMark = false;
    for (const attribute in attribs) {
      const text = attribs[attribute]!;
      if (isMarked.has(attribute)) hasMark = true;
      else if (text.length >= leastData && attribute !== 'class' && beginsAsData.test(text))
        components.push({ element, text });
    }
    if (!isMark) return;
    if (hasMark && element.name !== 'link') mark(element, box);
    const href = element.name === 'a' ? attribs['href'] : undefined;
    if (href && leadsElsewhere(href)) cut.push({ element, box, isWhole: false });
  }

  function mark(element: Element, box: Box): void {
    for (const attribute of markedAttributes) {
      const text = element.attribs[attribute];
      if (text !== undefined && text.length > 1 && text.length < 120)
        marked.push({ box, element, attribute, text });
    }
  }

  function close({ node, box, noise: own, hidden }: Frame): void {
    if (node.type === 'root') return;
    const name = (node as Element).name;
    if (hidden) {
      afterElement = true;
      return;
    }
    if (name === 'sup' || name === 'sub' || name === 'wbr') {
      afterElement = false;
      return;
    }
    if (box.element === node) {
      box.end = length;
      if (box.end > box.start || name === 'img' || name === 'svg') {
        if (box.boxes.length > 0) (box.parent!.boxes as Box[]).push(box);
      }
      // Its place among the others is known only now, since empty boxes are left out.
      (box as { index: number }).index = box.parent!.boxes.length - 1;
      if (headingNames.test(name) || name === 'legend' || name === 'summary' || name === 'caption') {
        if (box.boxes.length > 0) headings.push(box);
      }
    }
    if (own && length > own.start && !holdsH1(own.start, length)) {
      noise.push({ start: own.start, end: length, kind: own.kind });
      if (own.kind === 'others') cut.push({ element: node as Element, box, isWhole: true });
    }
    if (!inline.has(name)) breakLine();
    afterElement = true;
  }

  function holdsH1(start: number, end: number): boolean {
    const at = firstFrom(h1At, start);
    return at < h1At.length && h1At[at]! < end;
  }

  /** Cards that link to other adverts, and boxes named for other homes. */
  function cutOthers(): void {
    for (const { element, box, isWhole } of cut) {
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
      if (holdsH1(range.start, end)) {
        card = element;
        if (holdsH1(box.start, box.end)) continue;
      }
      if (end > range.start) noise.push({ start: range.start, end, kind: 'others' });
      removed.add(card);
    }
  }

  /** What follows a heading up to the next one of its rank tells of the same. */
  function markSection(heading: Box): void {
    const kind = noiseOfHeading(text.slice(heading.start, heading.end).replace(/\s+/g, ' ').trim());
    if (!kind || heading.name === 'h1' || heading.start < sectionEnd) return;
    const rank = Number(heading.name.slice(1)) || 6;
    let box = heading;
    while (box.parent && box.parent.name !== '#root' && box.index === box.parent.boxes.length - 1) {
      if (holdsH1(box.parent.start, box.parent.end)) break;
      box = box.parent;
    }
    const siblings = box.parent?.boxes ?? [];
    let end = box.end;
    for (let index = box.index + 1; index < siblings.length; index += 1) {
      const sibling = siblings[index]!;
      if (holdsH1(sibling.start, sibling.end) || headingRank(sibling) <= rank) break;
      end = sibling.end;
      if (kind === 'others' && sibling.element && !holdsH1(sibling.start, sibling.end)) {
        removed.add(sibling.element);
      }
    }
    if (kind === 'others') sectionEnd = end;
    noise.push({ start: heading.start, end, kind });
  }

  function headingRank(box: Box): number {
    for (
      let inner: Box | undefined = box, level = 0;
      inner && level < 4;
      inner = inner.boxes[0], level += 1
    ) {
      if (headingNames.test(inner.name)) return Number(inner.name.slice(1));
    }
    return 9;
  }
}

function isElement(node: unknown): node is Element {
  return typeof node === 'object' && node !== null && (node as Element).type === 'tag';
}
