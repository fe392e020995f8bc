import type { Page } from './page.js';
import { parsedJson } from './parsed-json.js';
import { isPlainObject } from './reading.js';

export type Node = Record<string, unknown>;

const parsedScripts = new WeakMap<Page, Map<string, unknown>>();

/** The JSON of a script by its id (`__NEXT_DATA__`), or undefined. Parsed once per page. */
export function scriptJson(page: Page, id: string): unknown {
  const known = parsedScripts.get(page) ?? new Map<string, unknown>();
  parsedScripts.set(page, known);
  if (!known.has(id)) known.set(id, parsedJson(scriptText(page, id)));
  return known.get(id);
}

function scriptText(page: Page, id: string): string {
  return page.outline.scripts.find(({ element }) => element.attribs['id'] === id)?.text ?? '';
}

/** Apollo's flat map of `Type:id` to node, as Hemnet and Booli embed it. */
export class ApolloState {
  private constructor(private readonly nodes: Node) {}

  /** An empty map serves data whose references are already followed. */
  static over(nodes: Node): ApolloState {
    return new ApolloState(nodes);
  }

  node(key: string): Node | undefined {
    const node = this.nodes[key];
    return isPlainObject(node) ? node : undefined;
  }

  entries(): [string, Node][] {
    return Object.entries(this.nodes).filter((entry): entry is [string, Node] => isPlainObject(entry[1]));
  }

  /** A field of a node with references followed; the field's arguments (`images({"limit":300})`) are not needed. */
  field(node: Node | undefined, name: string): unknown {
    if (!node) return undefined;
    const key = name in node ? name : Object.keys(node).find((candidate) => candidate.startsWith(`${name}(`));
    return key === undefined ? undefined : this.follow(node[key]);
  }

  object(node: Node | undefined, name: string): Node | undefined {
    const value = this.field(node, name);
    return isPlainObject(value) ? value : undefined;
  }

  list(node: Node | undefined, name: string): Node[] {
    const value = this.field(node, name);
    return Array.isArray(value) ? value.map((item) => this.follow(item)).filter(isPlainObject) : [];
  }

  private follow(value: unknown): unknown {
    const key = isPlainObject(value) ? value['__ref'] : undefined;
    return typeof key === 'string' && Object.hasOwn(this.nodes, key) ? this.nodes[key] : value;
  }
}

/** The object at a path of keys, or undefined. */
export function at(value: unknown, ...keys: string[]): Node | undefined {
  let current = value;
  for (const key of keys) {
    if (!isPlainObject(current)) return undefined;
    current = current[key];
  }
  return isPlainObject(current) ? current : undefined;
}

/** Objects anywhere below that satisfy the test, outermost first; at most `limit` objects are visited. */
export function findObjects(root: unknown, test: (node: Node) => boolean, limit = 200_000): Node[] {
  const found: Node[] = [];
  const queue: unknown[] = [root];
  const seen = new Set<unknown>();
  for (let index = 0; index < queue.length && index < limit; index += 1) {
    const value = queue[index];
    if (seen.has(value)) continue;
    seen.add(value);
    if (Array.isArray(value)) {
      const length = Math.min(value.length, 10_000);
      for (let at = 0; at < length; at += 1) queue.push(value[at]);
    } else if (isPlainObject(value)) {
      if (test(value)) found.push(value);
      for (const key in value) {
        const child = value[key];
        if (typeof child === 'object' && child !== null) queue.push(child);
      }
    }
  }
  return found;
}
