import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { rowId } from '../http/id-param.js';
import { containing, searchText } from './search-text.js';

/** A list of the administrators' over one table: what it shows, and the words by which it is ordered and filtered. */
export interface AdminList<Sort extends string, Filter extends string> {
  /** SQL of the columns, each named as the answer names it, the id among them. */
  readonly columns: string;
  /** SQL after `from`: the table, and others that filters and searches need, joined so that no row comes twice. */
  readonly from: string;
  /** SQL of the id that tells equal rows apart. */
  readonly id: string;
  /** Each order; the first is the usual one, newest first. */
  readonly orders: Readonly<Record<Sort, ListOrder>>;
  /** SQL conditions by name. */
  readonly filters: Readonly<Record<Filter, string>>;
  /** SQL of the list's own texts that a search looks in; its id is looked for anyway. */
  readonly searched: readonly string[];
  /** SQL of words and numbers that somebody types whole. */
  readonly typedWhole?: readonly string[];
  /** Rows of other tables whose texts a search looks in. */
  readonly searchedBeside?: readonly Beside[];
}

/** SQL of what every row has, or more to say about it. */
type ListOrder =
  | string
  | {
      readonly by: string;
      /** SQL of a join that only this order needs. */
      readonly join?: string;
      /** Rows may be without it, and come last then, both ways. */
      readonly canBeNull?: boolean;
    };

/** Rows of another table by which a list's own are found, for instance their owners by their addresses. */
interface Beside {
  /** SQL of the list's columns that name one. */
  readonly keys: readonly string[];
  /** SQL `select id from … where … ilike ?`. */
  readonly ids: string;
}

/** So many rows are found one by one; more are found faster in one go over the list. */
const FEW = 1000;

/** What a caller asks a list for; `offset` counts rows, `limit` is 1–100. */
export interface AdminListQuery<Sort extends string = string, Filter extends string = string> {
  readonly search: string;
  readonly filter?: Filter | undefined;
  readonly sort: Sort;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** A condition that the words of a list do not have, with a `?` for each value. */
export interface ListCondition {
  readonly sql: string;
  readonly values: readonly unknown[];
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

/**
 * Reads one page: first the ids of its rows, so that what is ordered and skipped is narrow, then what they show.
 * @param conditions that its rows meet as well; with them `total` counts what meets all
 */
export async function readAdminList<Item extends { readonly id: string }>(
  em: EntityManager,
  list: AdminList<string, string>,
  { search, filter, sort, order, limit, offset }: AdminListQuery,
  conditions: readonly ListCondition[] = [],
): Promise<AdminListPage<Item>> {
  const where = conditions.map(({ sql }) => sql);
  const values = conditions.flatMap((condition) => condition.values);
  if (filter) where.push(list.filters[filter]!);
  if (search) {
    const found = await findRows(em, list, search);
    where.push(`(${found.map(({ sql }) => sql).join(' or ')})`);
    values.push(...found.map(({ value }) => value));
  }
  const rows = `from ${list.from} ${whereOf(where)}`;
  const [counted] = await em.execute<[{ total: number }]>(`select count(*)::int as total ${rows}`, values);
  const { total } = counted;
  if (total <= offset) return { total, offset, items: [] };
  const ordered = list.orders[sort]!;
  const { by, join = '', canBeNull = false } = typeof ordered === 'string' ? { by: ordered } : ordered;
  // PostgreSQL would look for a few rows all along the order's index, for it does not know that they are the oldest.
  const isFew = where.length > 0 && total <= FEW;
  const wanted = isFew ? [`${list.id} = any(array(select ${list.id} ${rows}))`] : where;
  // An index stands the other way round: an order that has no nulls goes by it only if it says nothing of them.
  const nulls = canBeNull ? 'nulls last' : '';
  const picked = await em.execute<{ id: string }[]>(
    `select ${list.id} from ${list.from} ${join} ${whereOf(wanted)}
      order by ${by} ${order} ${nulls}, ${list.id} ${order} limit ? offset ?`,
    [...values, limit, offset],
  );
  const shown = await em.execute<Item[]>(
    `select ${list.columns} from ${list.from} where ${list.id} = any(?::uuid[])`,
    [`{${picked.map(({ id }) => id).join(',')}}`],
  );
  const byId = new Map(shown.map((item) => [item.id, item]));
  // What was deleted in between is not there any more.
  return { total, offset, items: picked.flatMap(({ id }) => byId.get(id) ?? []) };
}

const whereOf = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';

/** The conditions, one of which a row meets that a search finds, each with its value: all can go by an index. */
async function findRows(
  em: EntityManager,
  { id, searched, typedWhole = [], searchedBeside = [] }: AdminList<string, string>,
  search: string,
): Promise<{ sql: string; value: unknown }[]> {
  const pattern = containing(search);
  const { data: typedId } = rowId.safeParse(search);
  const found: { sql: string; value: unknown }[] = [
    ...searched.map((text) => ({ sql: `${text} ilike ?`, value: pattern })),
    ...typedWhole.map((word) => ({ sql: `${word} = ?`, value: typedId ?? search })),
  ];
  if (typedId) found.push({ sql: `${id} = ?::uuid`, value: typedId });
  for (const { keys, ids } of searchedBeside) {
    const rows = await em.execute<{ id: string }[]>(`${ids} limit ${FEW + 1}`, [pattern]);
    const few = `{${rows.map((row) => row.id).join(',')}}`;
    for (const key of keys)
      found.push(
        rows.length > FEW
          ? { sql: `${key} in (${ids})`, value: pattern }
          : { sql: `${key} = any(?::uuid[])`, value: few },
      );
  }
  return found;
}

/** SQL of a time as ISO 8601 in UTC. */
export const isoTime = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const namesOf = <Name extends string>(named: Readonly<Record<Name, unknown>>): [Name, ...Name[]] =>
  Object.keys(named) as [Name, ...Name[]];
