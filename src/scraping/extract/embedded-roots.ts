import type { AnyNode, Element } from 'domhandler';
import { type Node } from './embedded-state.js';
import { dataOfPage, telling } from './page-data.js';
import type { Page } from './page.js';
import { parsedJson } from './parsed-json.js';
import { isPlainObject } from './reading.js';
import { valuesOfScript } from './script-values.js';

/** An object of the embedded data with where it hangs: its key and the object around it. */
export interface Placed {
  readonly node: Node;
  readonly key: string;
  readonly parent?: Node;
}

/** Longest attribute that is read as data, characters. */
const maxLiteral = 5_000_000;
const known = new WeakMap<Page, unknown[]>();

/** All data that a page embeds for its own scripts, in scripts and in attributes. Read once per page. */
export function embeddedRoots(page: Page): readonly unknown[] {
  const before = known.get(page);
  if (before) return before;
  const roots = [...dataOfPage(page), ...attributes(page)];
  known.set(page, roots);
  return roots;
}

/** Objects anywhere in the roots that satisfy the test, outermost first, each once. */
export function findPlaced(roots: readonly unknown[], test: (node: Node) => boolean): Placed[] {
  const all = placed.get(roots) ?? objectsIn(roots);
  placed.set(roots, all);
  return all.filter(({ node }) => test(node));
}

/** Names of all keys in the roots: a system's reader sees at once that its own are not among them. */
export function keysIn(roots: readonly unknown[]): ReadonlySet<string> {
  const before = knownKeys.get(roots);
  if (before) return before;
  const keys = new Set<string>();
  for (const { node } of findPlaced(roots, () => true)) for (const key in node) keys.add(key);
  knownKeys.set(roots, keys);
  return keys;
}

const knownKeys = new WeakMap<readonly unknown[], ReadonlySet<string>>();
/** Several readers look through the same data. */
const placed = new WeakMap<readonly unknown[], readonly Placed[]>();
/** Most objects and lists that are visited. */
const maxVisited = 200_000;

function objectsIn(roots: readonly unknown[]): Placed[] {
  const found: Placed[] = [];
  const seen = new Set<unknown>();
  const queue: { value: unknown; key: string; parent?: Node }[] = roots.map((value) => ({ value, key: '' }));
  for (let index = 0; index < queue.length && index < maxVisited; index += 1) {
    const { value, key, parent } = queue[index]!;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (Array.isArray(value)) {
      const length = Math.min(value.length, 10_000);
      for (let at = 0; at < length; at += 1) {
        const item: unknown = value[at];
        if (typeof item === 'object' && item !== null)
          queue.push(parent ? { value: item, key, parent } : { value: item, key });
      }
    } else if (isPlainObject(value)) {
      found.push(parent ? { node: value, key, parent } : { node: value, key });
      for (const name in value) {
        const child = value[name];
        if (typeof child === 'object' && child !== null)
          queue.push({ value: child, key: name, parent: value });
      }
    }
  }
  return found;
}

/** Component data in attributes (`data-page`, `props`, `:estate`, `x-data`), as Inertia, Vue, Astro and Alpine leave it. */
function attributes({ outline }: Page): unknown[] {
  return outline.components
    .filter(({ element, text }) => text.length <= maxLiteral && isInDocument(element))
    .flatMap(({ element, text }) => {
      const whole = parsedJson(text);
      if (whole === undefined) return telling.test(text) ? valuesOfScript(`=${text}`, 3) : [];
      return [element.name === 'astro-island' ? ofIsland(whole) : whole];
    });
}

/** Not within a card of another home, which was taken out. */
function isInDocument(element: Element): boolean {
  let node: AnyNode | null = element;
  while (node.parent) node = node.parent;
  return node.type === 'root';
}

/** Astro writes each value with its kind before it: `{"rooms":[0,3],"images":[1,[[0,"a.jpg"]]]}`. */
function ofIsland(props: unknown, depth = 0): unknown {
  if (!isPlainObject(props) || depth > 60) return props;
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, ofKind(value, depth + 1)]));
}

function ofKind(value: unknown, depth: number): unknown {
  if (!Array.isArray(value) || value.length === 0 || value.length > 2 || depth > 60) return value;
  const [kind, inner] = value as [unknown, unknown];
  if (kind === 1) return Array.isArray(inner) ? inner.map((item) => ofKind(item, depth + 1)) : inner;
  return isPlainObject(inner) ? ofIsland(inner, depth + 1) : inner;
}
