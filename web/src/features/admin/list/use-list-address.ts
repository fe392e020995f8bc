import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSetSearch } from '../../../shared/ui/use-set-search.js';
import type { ListQuery } from './list-query.js';

const typingPauseMs = 250;
/** The server counts no further. */
const mostPages = 40_000;

/** The words that a list's address may hold. */
export interface ListWords<Sort extends string, Filter extends string> {
  readonly sorts: readonly Sort[];
  /** Without the one that shows all. */
  readonly filters: readonly Filter[];
  /** What the list is ordered by where the address says nothing. */
  readonly firstSort: Sort;
  /** The first direction of each order: newest and largest first, words from A. */
  readonly firstOrder: (sort: Sort) => 'asc' | 'desc';
}

/** What an address asks for; whatever it cannot mean is left out. */
export function readListAddress<Sort extends string, Filter extends string>(
  params: URLSearchParams,
  { sorts, filters, firstSort, firstOrder }: ListWords<Sort, Filter>,
): ListQuery<Sort, Filter> {
  const sort = sorts.find((name) => name === params.get('sort')) ?? firstSort;
  const direction = params.get('order');
  const page = Number(params.get('page') ?? 1);
  return {
    search: params.get('search') ?? '',
    filter: filters.find((name) => name === params.get('filter')) ?? null,
    sort,
    order: direction === 'asc' || direction === 'desc' ? direction : firstOrder(sort),
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  };
}

export type ListAddress<Sort extends string, Filter extends string> = ReturnType<
  typeof useListAddress<Sort, Filter>
>;

/** Search, filter, order and page of a list, kept in the address so that "back" finds them again. */
export function useListAddress<Sort extends string, Filter extends string>(words: ListWords<Sort, Filter>) {
  const [params] = useSearchParams();
  const setSearch = useSetSearch();
  const written = params.get('search') ?? '';
  const [typed, setTyped] = useState(written);
  const asked = useRef(written);
  /** What is asked for while one types: the address holds each letter at once, for whoever has to leave. */
  const [held, setHeld] = useState<string | null>(null);
  const query = { ...readListAddress(params, words), search: held ?? written };

  const write = (changes: Record<string, string | null>): void => setSearch({ page: null, ...changes });
  const set = (changes: Record<string, string | null>): void => {
    setHeld(null);
    write(changes);
  };

  const takeSearch = useEffectEvent(() => {
    if (written === asked.current) return;
    // Somebody went back or forward.
    asked.current = written;
    setTyped(written);
  });
  useEffect(() => takeSearch(), [written]);
  useEffect(() => {
    if (held === null) return undefined;
    const timer = setTimeout(() => setHeld(null), typingPauseMs);
    return () => clearTimeout(timer);
  }, [held, written]);

  return {
    query,
    typed,
    setTyped: (text: string) => {
      setTyped(text);
      asked.current = text.trim();
      if (asked.current === written) return;
      setHeld((before) => before ?? written);
      write({ search: asked.current });
    },
    setFilter: (filter: string) => set({ filter: filter === 'all' ? null : filter }),
    /** @param order the one after the first press of a head unless given */
    setSort: (sort: Sort, order = words.firstOrder(sort)) =>
      set({
        sort: sort === words.firstSort ? null : sort,
        order: order === words.firstOrder(sort) ? null : order,
      }),
    showAll: () => {
      setTyped('');
      asked.current = '';
      set({ search: null, filter: null });
    },
    /** The address of another page of the same list. */
    pageAddress: (page: number): string => {
      const next = new URLSearchParams(params);
      if (page > 1) next.set('page', String(page));
      else next.delete('page');
      return `?${next}`;
    },
  };
}
