import { embeddedRoots, findPlaced } from './embedded-roots.js';
import { ApolloState, at, type Node } from './embedded-state.js';
import type { Page } from './page.js';
import { isPlainObject } from './reading.js';
import { word } from './record-values.js';

/** A node of Apollo's data with the state that its references point into. */
export interface ApolloNode {
  readonly state: ApolloState;
  readonly node: Node;
}

/** Apollo's state: where Next.js's pages router leaves it, or wherever else a page embeds it. */
export function apolloState(page: Page): ApolloState | undefined {
  const direct = embeddedRoots(page)
    .map((root) => at(root, 'props', 'pageProps', '__APOLLO_STATE__'))
    .find((state) => state !== undefined);
  const held = () =>
    findPlaced(embeddedRoots(page), (node) => at(node, '__APOLLO_STATE__') !== undefined)[0]?.node;
  const state = direct ?? at(held(), '__APOLLO_STATE__');
  return state && ApolloState.over(state);
}

/** The type of a node, which its key repeats. */
export function typeOf(key: string, node: Node): string {
  return word(node['__typename']) || key.split(':')[0]!;
}

/**
 * Nodes of a type that carry no references any more, as pages of the Next.js app router stream them: the fullest of
 * each id, since cards repeat some of a home's fields.
 */
export function streamedNodes(page: Page, types: RegExp): Node[] {
  const found = findPlaced(embeddedRoots(page), (node) => types.test(word(node['__typename'])));
  const fullest = new Map<string, Node>();
  for (const { node } of found) {
    const id = `${word(node['__typename'])}:${word(node['id'])}`;
    const known = fullest.get(id);
    if (!known || Object.keys(node).length > Object.keys(known).length) fullest.set(id, node);
  }
  return [...fullest.values()];
}

/** How far references of references are followed: a home's broker, and the broker's office. */
const referenceDepth = 3;

/**
 * The parts of a node that references (`{"__ref": "Agent:4"}`) point to, under the node's own keys; undefined where the
 * page holds no cache of Apollo, or the node no reference.
 * @param isTold whether a key of the node tells anything; the others are not followed
 */
export function referredParts(
  roots: readonly unknown[],
  isTold: (key: string) => boolean,
): (node: Node) => Node | undefined {
  const cache = findPlaced(roots, (node) => 'ROOT_QUERY' in node)[0]?.node;
  if (!cache) return () => undefined;
  /** The value itself where nothing below it is a reference. */
  const follow = (value: unknown, depth: number): unknown => {
    if (depth > referenceDepth || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const items = value.map((item) => follow(item, depth));
      return items.some((item, index) => item !== value[index]) ? items : value;
    }
    if (!isPlainObject(value)) return value;
    const key = value['__ref'];
    const target = typeof key === 'string' && Object.hasOwn(cache, key) ? cache[key] : value;
    if (!isPlainObject(target)) return value;
    const parts = referred(target, depth + 1);
    return parts ? { ...target, ...parts } : target;
  };
  const referred = (node: Node, depth: number): Node | undefined => {
    let parts: Node | undefined;
    for (const key in node) {
      const value = follow(node[key], depth);
      if (value !== node[key]) (parts ??= {})[key] = value;
    }
    return parts;
  };
  return (node) => referred(Object.fromEntries(Object.entries(node).filter(([key]) => isTold(key))), 1);
}
