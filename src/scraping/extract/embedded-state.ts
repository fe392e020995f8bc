import type { Page } from './page.js';
import { isPlainObject } from './reading.js';

export type Node = Record<string, unknown>;

/** The JSON of a script by its id (`__NEXT_DATA__`), or undefined. */
export function scriptJson(page: Page, id: string): unknown {
  const text = page.$(`script#${id}`).first().text();
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** `props.pageProps` of a Next.js pages-router page. */
export function nextPageProps(page: Page): Node | undefined {
  return at(scriptJson(page, '__NEXT_DATA__'), 'props', 'pageProps');
}

/** Apollo's flat map of `Type:id` to node, as Hemnet and Booli embed it. */
export class ApolloState {
  private constructor(private readonly nodes: Node) {}

  static of(page: Page): ApolloState | undefined {
    const state = at(nextPageProps(page), '__APOLLO_STATE__');
    return state && new ApolloState(state);
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
    return typeof key === 'string' ? this.nodes[key] : value;
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
  for (let index = 0; index < queue.length && index < limit; index += 1) {
    const value = queue[index];
    if (Array.isArray(value)) queue.push(...value.slice(0, 10_000));
    else if (isPlainObject(value)) {
      if (test(value)) found.push(value);
      queue.push(...Object.values(value).filter((child) => typeof child === 'object' && child !== null));
    }
  }
  return found;
}
