import type { AnyNode, Element } from 'domhandler';

/** Takes elements out of their document, each parent's in one go. */
export function removeAll(elements: ReadonlySet<Element>): void {
  const parents = new Set([...elements].flatMap(({ parent }) => parent ?? []));
  for (const parent of parents) {
    const kept: AnyNode[] = parent.children.filter((child) => !elements.has(child as Element));
    parent.children = kept as typeof parent.children;
    for (const [index, child] of kept.entries()) {
      child.prev = kept[index - 1] ?? (null as never);
      child.next = kept[index + 1] ?? (null as never);
    }
  }
  for (const element of elements) element.parent = element.prev = element.next = null;
}
