import type { AnyNode, Document, Element } from 'domhandler';
import type { Noise } from './noise.js';
import type { Box, Marked, Outline } from './outline.js';
import { headingNames, OtherParts } from './outline-others.js';

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
  const customs: { element: Element; start: number }[] = [];
  const mainHeadings: Element[] = [];
  const marked: Marked[] = [];
  const links: Box[] = [];
  const times: { start: number; datetime: string }[] = [];
  const scripts: { element: Element; type: string; text: string }[] = [];
  const metas = new Map<string, string>();
  const others = new OtherParts(isOtherAdvert);
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
  return {
    text,
    root,
    texts,
    headings,
    components,
    customs,
    mainHeadings,
    marked,
    links,
    times,
    scripts,
    metas,
    title,
    noiseAt: others.takenOut(headings, text),
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
      const ownName = name.includes('-') ? name : '';
      if (ownName) customs.push({ element, start: length });
      kind = others.kindOf(attribs['class'], attribs['id'] ?? ownName);
      if (name === 'form') kind ??= 'figures';
    }
    note(element, box, !frame.hidden || name === 'svg' || name === 'meta');
    if (name === 'a' && !hidden && attribs['href']) links.push(box);
    if (name === 'time' && !hidden && attribs['datetime'])
      times.push({ start: length, datetime: attribs['datetime'] });
    if (name === 'h1') {
      mainHeadings.push(element);
      if (!hidden) others.heading(length);
    }
    stack.push({
      node: element,
      box,
      next: 0,
      hidden,
      noise: kind && { kind, start: length },
    });
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
    if (href) others.link(href, element, box);
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
    if (own) others.box({ start: own.start, end: length, kind: own.kind }, node as Element, box);
    if (!inline.has(name)) breakLine();
    afterElement = true;
  }
}
