import type { AnalysisCard, AnalysisPage } from '../../../../src/analyses/analysis.types.js';
import type { ListQuery } from './analyses-api.js';

/** The part of a list that was read so far. */
export interface ReadPages {
  readonly pages: readonly AnalysisPage[];
}

/**
 * The cards read so far, each once: an event can move a card into what was read while the page that holds it is still
 * under way. The first is the one that live events keep in step.
 */
export function cardsOf({ pages }: ReadPages): readonly AnalysisCard[] {
  const byId = new Map<string, AnalysisCard>();
  for (const { items } of pages) {
    for (const card of items) if (!byId.has(card.id)) byId.set(card.id, card);
  }
  return [...byId.values()];
}

const swedish = new Intl.Collator('sv');
const verdicts = ['GREEN', 'YELLOW', 'RED'];

/** Whether the server would find the card by these words: in its address or municipality. */
export function isFoundBy(search: string, card: AnalysisCard): boolean {
  const wanted = search.toLowerCase();
  return [card.address, card.municipality].some((text) => text?.toLowerCase().includes(wanted) ?? false);
}

/** Negative when `one` stands before `other` in the server's order; what is unknown stands last both ways. */
export function compareCards({ sort, order }: ListQuery, one: AnalysisCard, other: AnalysisCard): number {
  const [a, b] = [keyOf(sort, one), keyOf(sort, other)];
  if (a === null || b === null) {
    if (a !== b) return a === null ? 1 : -1;
  } else {
    const difference = typeof a === 'string' ? swedish.compare(a, b as string) : a - (b as number);
    if (difference !== 0) return order === 'asc' ? difference : -difference;
  }
  const byId = one.id < other.id ? -1 : Number(one.id > other.id);
  return order === 'asc' ? byId : -byId;
}

function keyOf(sort: ListQuery['sort'], card: AnalysisCard): number | string | null {
  if (sort === 'created_at') return Date.parse(card.createdAt);
  if (sort === 'price') return card.priceKr;
  if (sort === 'size') return card.livingArea;
  if (sort === 'address') return card.address?.toLowerCase() ?? null;
  return card.verdict && verdicts.indexOf(card.verdict);
}

/** Where a card stands among what was read: page and place; null when it does not. */
export function placeOf({ pages }: ReadPages, id: string): readonly [page: number, place: number] | null {
  for (const [page, { items }] of pages.entries()) {
    const place = items.findIndex((card) => card.id === id);
    if (place >= 0) return [page, place];
  }
  return null;
}

/** Where a card belongs that is not there yet; null when it belongs to what was not read. */
export function placeFor(
  { pages }: ReadPages,
  query: ListQuery,
  card: AnalysisCard,
): readonly [page: number, place: number] | null {
  if (query.search && !isFoundBy(query.search, card)) return null;
  for (const [page, { items }] of pages.entries()) {
    const place = items.findIndex((other) => compareCards(query, card, other) < 0);
    if (place >= 0) return [page, place];
  }
  const last = pages.at(-1);
  return last && last.nextCursor === null ? [pages.length - 1, last.items.length] : null;
}
