import type { AdminListPage } from '../../../../../src/shared/database/admin-list.js';

/** What a page asks the server for of its list. */
export interface ListQuery<Sort extends string = string, Filter extends string = string> {
  readonly search: string;
  readonly filter: Filter | null;
  readonly sort: Sort;
  readonly order: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
}

/** What every list's endpoint answers at least: one page of items that tell themselves apart by an id. */
export type ListPageOf<Item extends { readonly id: string }> = AdminListPage<Item>;

export const perPage = 25;

/** The query string of a list's endpoint, for `params` of an injected endpoint. */
export const listParams = ({ search, filter, sort, order, page }: ListQuery) => ({
  sort,
  order,
  limit: perPage,
  offset: (page - 1) * perPage,
  ...(search ? { search } : {}),
  ...(filter ? { filter } : {}),
});
