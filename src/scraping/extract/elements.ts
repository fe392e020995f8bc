import type { AnyNode, Element } from 'domhandler';
import { clean } from './numbers.js';
import type { Page } from './page.js';
import { remembered } from './remembered.js';

const known = new WeakMap<Page, ElementsByClass>();

/** The elements of a page by class, in document order: a template's reader looks for dozens of classes. */
export class ElementsByClass {
  private readonly byClass = new Map<string, Element[]>();

  private constructor(page: Page) {
    // Whole class attributes come again and again.
    const byAttribute = new Map<string, readonly Element[][]>();
    const listsOf = (names: string) => this.listsOf(names);
    for (const element of elementsBelow(page.$.root()[0]!)) {
      const names = element.attribs['class'];
      if (names === undefined) continue;
      for (const list of remembered(byAttribute, names, listsOf)) list.push(element);
    }
  }

  /** Collected in one walk, once per page. */
  static of(page: Page): ElementsByClass {
    const elements = known.get(page) ?? new ElementsByClass(page);
    known.set(page, elements);
    return elements;
  }

  all(...classes: string[]): readonly Element[] {
    return classes.flatMap((name) => this.byClass.get(name) ?? []);
  }

  first(name: string): Element | undefined {
    return this.byClass.get(name)?.[0];
  }

  /** Elements with a class whose name holds the word. */
  named(word: string): readonly Element[] {
    return this.all(...[...this.byClass.keys()].filter((name) => name.includes(word)));
  }

  /** The first one's text as one line; empty when there is none. */
  text(name: string): string {
    const element = this.first(name);
    return element ? clean(textOf(element)) : '';
  }

  private listsOf(names: string): Element[][] {
    const words = names.split(/\s+/);
    return (words.length === 1 ? words : [...new Set(words)]).map((name) =>
      remembered(this.byClass, name, () => []),
    );
  }
}

/** Every element below a node, in document order. Walked once for each node: several readers look through a page. */
export function elementsBelow(root: AnyNode): readonly Element[] {
  const elements = below.get(root) ?? walked(root);
  below.set(root, elements);
  return elements;
}

const below = new WeakMap<AnyNode, readonly Element[]>();

function walked(root: AnyNode): Element[] {
  const elements: Element[] = [];
  for (let node: AnyNode | null = root; node;) {
    let first: AnyNode | undefined;
    if (node.type !== 'text' && 'children' in node) {
      if ('attribs' in node && node !== root) elements.push(node);
      first = node.children[0];
    }
    if (first) node = first;
    else {
      while (node && node !== root && !node.next) node = node.parent;
      node = node && node !== root ? node.next : null;
    }
  }
  return elements;
}

/** The text below an element as a browser's `textContent`, without scripts, styles and what is left out. */
export function textOf(element: Element, isLeftOut: (inner: Element) => boolean = () => false): string {
  let text = '';
  const stack: AnyNode[] = element.children.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'text') text += node.data;
    else if (node.type === 'tag' && !isLeftOut(node)) stack.push(...node.children.toReversed());
  }
  return text;
}

export function hasClass(element: Element, name: string): boolean {
  const names = element.attribs['class'];
  return names !== undefined && names.includes(name) && names.split(/\s+/).includes(name);
}

/** The nearest element above one that satisfies the test. */
export function closest(element: Element, test: (outer: Element) => boolean): Element | undefined {
  for (let node = element.parent; node; node = node.parent) {
    if (node.type === 'tag' && test(node)) return node;
  }
  return undefined;
}
