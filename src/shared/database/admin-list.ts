import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { containing, searchText } from './search-text.js';

/** A list of the administrators' over one table: what it shows, and the words by which it is ordered and filtered. */
export interface AdminList<Sort extends string, Filter extends string> {
  /** SQL of the columns, each named as the answer names it. */
  readonly columns: string;
  /** SQL after `from`: the table, and others joined so that no row comes twice. */
  readonly from: string;
  /** SQL of the id that tells equal rows apart. */
  readonly id: string;
  /** SQL of each order; the first is the usual one, newest or largest first. */
  readonly orders: Readonly<Record<Sort, string>>;
  /** SQL conditions by name. */
  readonly filters: Readonly<Record<Filter, string>>;
  /** SQL of the texts that a search looks in. */
  readonly searched: readonly string[];
}

/** What a caller asks a list for; `offset` counts rows, `limit` is 1–100. */
export interface AdminListQuery<Sort extends string = string, Filter extends string = string> {
  readonly search: string;
  readonly filter?: Filter | undefined;
  readonly sort: Sort;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** One page of a list; `total` counts all rows that the search and the filter let through. */
export interface AdminListPage<Item> {
  readonly total: number;
  readonly offset: number;
  readonly items: readonly Item[];
}

/** The schema of a list's query string. */
export function adminListQuery<Sort extends string, Filter extends string>(
  list: AdminList<Sort, Filter>,
): z.ZodType<AdminListQuery<Sort, Filter>> {
  const [usual] = namesOf(list.orders);
  return z.object({
    search: searchText.default(''),
    filter: z.enum(namesOf(list.filters)).optional(),
    sort: z.enum(namesOf(list.orders)).default(() => usual),
    order: z.enum(['asc', 'desc']).default('desc'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }) as unknown as z.ZodType<AdminListQuery<Sort, Filter>>;
}

/** Reads one page; rows without what they are ordered by come last. */
export async function readAdminList<Item>(
  em: EntityManager,
  list: AdminList<string, string>,
  { search, filter, sort, order, limit, offset }: AdminListQuery,
): Promise<AdminListPage<Item>> {
  const where: string[] = [];
  const values: string[] = [];
  if (filter) where.push(list.filters[filter]!);
  if (search) {
    where.push(`(${list.searched.map((text) => `${text} ilike ?`).join(' or ')})`);
    values.push(...list.searched.map(() => containing(search)));
  }
  const rows = `from ${list.from} ${where.length > 0 ? `where ${where.join(' and ')}` : ''}`;
  const [counted] = await em.execute<{ total: number }[]>(`select count(*)::int as total ${rows}`, values);
  const items = await em.execute<Item[]>(
    `select ${list.columns} ${rows} order by ${list.orders[sort]} ${order} nulls last, ${list.id} ${order} limit ? offset ?`,
    [...values, limit, offset],
  );
  return { total: counted!.total, offset, items };
}

/** SQL of a time as ISO 8601 in UTC. */
export const isoTime = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const namesOf = <Name extends string>(named: Readonly<Record<Name, string>>): [Name, ...Name[]] =>
  Object.keys(named) as [Name, ...Name[]];
