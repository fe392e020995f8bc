import { likeness, type Words } from './alike.js';

/** What an item is told by: a fixed name, or the words of its title. */
export type Key = { readonly id: string } | { readonly words: Words };

/** The same thing, wherever it was said. */
export interface Group<Item> {
  /** The first that was met. */
  readonly first: Item;
  /** By column, then by report: what stands there, or null. */
  readonly items: readonly (readonly (Item | null)[])[];
}

interface Growing<Item> {
  readonly first: Item;
  readonly key: Key;
  readonly items: (Item | null)[][];
}

function match(a: Key, b: Key): number {
  if ('id' in a) return 'id' in b && a.id === b.id ? 1 : 0;
  return 'words' in b ? likeness(a.words, b.words) : 0;
}

/**
 * Puts together what reports have in common. An item belongs to at most one group and a group holds at most one item
 * of each report; the best matches are made first.
 * @param columns by column, then by report: its items
 * @returns groups in the order in which they are first met
 */
export function groupAlike<Item>(
  columns: readonly (readonly (readonly Item[])[])[],
  keyOf: (item: Item) => Key,
): readonly Group<Item>[] {
  const groups: Growing<Item>[] = [];
  columns.forEach((reports, column) =>
    reports.forEach((items, report) => {
      const keyed = items.map((item) => ({ item, key: keyOf(item), isPlaced: false }));
      const pairs = keyed
        .flatMap((each) => groups.map((group) => ({ each, group, score: match(each.key, group.key) })))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score);
      for (const { each, group } of pairs) {
        const place = group.items[column]!;
        if (each.isPlaced || place[report]) continue;
        place[report] = each.item;
        each.isPlaced = true;
      }
      for (const { item, key } of keyed.filter(({ isPlaced }) => !isPlaced)) {
        const group = { first: item, key, items: columns.map((all) => all.map(() => null as Item | null)) };
        group.items[column]![report] = item;
        groups.push(group);
      }
    }),
  );
  return groups.map(({ first, items }) => ({ first, items }));
}
