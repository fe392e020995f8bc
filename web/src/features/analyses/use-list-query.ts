import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRested } from '../../shared/ui/use-rested.js';
import { useSetSearch } from '../../shared/ui/use-set-search.js';
import type { ListQuery, SortField } from './analyses-api.js';

const sortFields: readonly string[] = ['created_at', 'price', 'size', 'verdict', 'address'];
const typingPauseMs = 250;

/** The first direction of each order: newest, best verdict and A first; for figures the largest. */
const firstOrder = (sort: SortField): 'asc' | 'desc' =>
  sort === 'address' || sort === 'verdict' ? 'asc' : 'desc';

/** Search and order of the dashboard, kept in the address so that "back" finds them again. */
export function useListQuery() {
  const [params] = useSearchParams();
  const set = useSetSearch();
  const wantedSort = params.get('sort') ?? 'created_at';
  const sort = (sortFields.includes(wantedSort) ? wantedSort : 'created_at') as SortField;
  const wantedOrder = params.get('order');
  const order = wantedOrder === 'asc' || wantedOrder === 'desc' ? wantedOrder : firstOrder(sort);
  const written = params.get('search') ?? '';
  const [typed, setTyped] = useState(written);
  // The address holds each letter at once, for whoever has to leave; the server is asked after a pause.
  const search = useRested(written, typingPauseMs);

  const query: ListQuery = { search, sort, order };
  return {
    query,
    typed,
    setTyped: (text: string) => {
      setTyped(text);
      set({ search: text.trim() || null });
    },
    isChoosing: params.has('compare'),
    setChoosing: (isChoosing: boolean) => set({ compare: isChoosing ? '1' : null }),
    setSort: (next: SortField) => set({ sort: next === 'created_at' ? null : next, order: null }),
    turn: () => set({ order: order === 'asc' ? 'desc' : 'asc' }),
  };
}
