import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminPaymentsTexts as texts } from '../../shared/texts/admin-payments.js';
import type { PurchasesQuery } from './purchases-api.js';

const typingPauseMs = 250;
/** The server counts no further. */
const mostPages = 40_000;

type Sort = PurchasesQuery['sort'];
type Filter = NonNullable<PurchasesQuery['filter']>;

/** The first direction of each order: newest and largest first, words from A, what is under way before what is done. */
export const firstOrder = (sort: Sort): 'asc' | 'desc' =>
  sort === 'user_email' || sort === 'product_name' || sort === 'status' ? 'asc' : 'desc';

/** What an address asks for; whatever it cannot mean is left out. */
export function readAddress(params: URLSearchParams): PurchasesQuery {
  const wanted = params.get('sort') ?? '';
  const sort = Object.hasOwn(texts.columns, wanted) ? (wanted as Sort) : 'created_at';
  const direction = params.get('order');
  const order = direction === 'asc' || direction === 'desc' ? direction : firstOrder(sort);
  const filter = params.get('filter') ?? 'all';
  const isFilter = filter !== 'all' && Object.hasOwn(texts.filters, filter);
  const page = Number(params.get('page') ?? 1);
  return {
    search: params.get('search') ?? '',
    filter: isFilter ? (filter as Filter) : null,
    sort,
    order,
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  };
}

/** Search, filter, order and page of the purchases, kept in the address so that "back" finds them again. */
export function usePurchasesAddress() {
  const [params, setParams] = useSearchParams();
  const query = readAddress(params);
  const { search } = query;
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);

  const set = (changes: Record<string, string | null>): void =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries({ page: null, ...changes })) {
          if (value) before.set(name, value);
          else before.delete(name);
        }
        return before;
      },
      { replace: true },
    );

  const takeSearch = useEffectEvent(() => {
    if (search === asked.current) return;
    // Somebody went back or forward.
    asked.current = search;
    setTyped(search);
  });
  useEffect(() => takeSearch(), [search]);

  const askFor = useEffectEvent((text: string) => {
    asked.current = text;
    set({ search: text });
  });
  useEffect(() => {
    const text = typed.trim();
    if (text === asked.current) return undefined;
    const timer = setTimeout(() => askFor(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    query,
    typed,
    setTyped,
    setFilter: (filter: string) => set({ filter: filter === 'all' ? null : filter }),
    setSort: (sort: Sort, order = firstOrder(sort)) =>
      set({
        sort: sort === 'created_at' ? null : sort,
        order: order === firstOrder(sort) ? null : order,
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
