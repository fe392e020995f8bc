import type { ListQuery } from './analysis-list.service.js';
import type { KeyType } from './list-cursor.js';

/** What a sort order of the dashboard runs over, per direction, and the type of its values. */
export interface ListOrder {
  readonly asc: string;
  readonly desc: string;
  readonly type: KeyType;
}

/**
 * What is unknown comes last both ways, so its stand-in is the largest value upward and the smallest downward. GREEN
 * comes before YELLOW before RED. An expression that changes needs its index built anew by a migration.
 */
export const listOrders: Readonly<Record<ListQuery['sort'], ListOrder>> = {
  created_at: { asc: 'created_at', desc: 'created_at', type: 'timestamptz' },
  price: { asc: 'coalesce(price, 2147483647)', desc: 'coalesce(price, -1)', type: 'integer' },
  size: {
    asc: "coalesce(living_area, 'Infinity')",
    desc: 'coalesce(living_area, -1)',
    type: 'double precision',
  },
  verdict: {
    asc: "case verdict when 'GREEN' then 1 when 'YELLOW' then 2 when 'RED' then 3 else 9 end",
    desc: "case verdict when 'GREEN' then 1 when 'YELLOW' then 2 when 'RED' then 3 else 0 end",
    type: 'integer',
  },
  // å, ä and ö in their Swedish order, after z.
  address: {
    asc: `coalesce('0' || lower(address), '1') collate "sv-x-icu"`,
    desc: `coalesce('1' || lower(address), '0') collate "sv-x-icu"`,
    type: 'text',
  },
};

/** An index per order and direction, so that a page of the list costs the same however long the list is. */
export const listOrderIndexes = (['price', 'size', 'verdict', 'address'] as const).flatMap((sort) =>
  (['asc', 'desc'] as const).map((direction) => {
    const name = `analyses_${sort}_${direction}_index`;
    const key = listOrders[sort][direction];
    return { name, expression: `create index "${name}" on "analyses" ("user_id", (${key}), "id")` };
  }),
);
