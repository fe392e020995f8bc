import { embeddedRoots, findPlaced } from './embedded-roots.js';
import { ApolloState, at, type Node } from './embedded-state.js';
import type { Page } from './page.js';
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
