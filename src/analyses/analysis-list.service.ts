import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { containing, searchText } from '../shared/database/search-text.js';
import { Analysis } from './analysis.entity.js';
import type { AnalysisPage } from './analysis.types.js';
import { toCard } from './analysis-view.js';
import { decodeCursor, encodeCursor } from './list-cursor.js';
import { listOrders } from './list-orders.js';
import { paidKind } from './paid-kind.js';

export const listQuery = z.object({
  search: searchText.optional(),
  sort: z.enum(['created_at', 'price', 'size', 'verdict', 'address']).default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
  limit: z.coerce.number().int().min(1).max(100).default(24),
  cursor: z.string().max(500).optional(),
});
export type ListQuery = z.infer<typeof listQuery>;

/** Never the JSON documents: they are what makes a row large. */
const cardColumns = [
  'id, user_id, hemnet_url, listing_key, status, is_paid, wants_preview, scraping_progress, failure_reason, failure_code, created_at, started_at',
  'analyst, address, municipality, price, price_per_sqm, monthly_fee, operating_cost, living_area, rooms, property_type, tenure',
  'year_built, facts_from_link, image, photos_count, floorplans_count, verdict, confidence, red_flags_count, home_limit',
  `${paidKind('analyses.id')} as paid_kind`,
].join(', ');

/**
 * A user's cards, a page at a time. Keyset paging over an index: a page costs the same wherever it stands. A search
 * reads the user's own rows until the page is full, all of them at worst: 10 ms of 10,000, whoever else has more. An
 * index of trigrams would cost each write, span all users and not help the first two letters that are typed.
 */
@Injectable()
export class AnalysisListService {
  constructor(private readonly em: EntityManager) {}

  async list(userId: string, query: ListQuery): Promise<AnalysisPage> {
    const { asc, desc, type } = listOrders[query.sort];
    const key = query.order === 'asc' ? asc : desc;
    const where = ['user_id = ?'];
    const values: unknown[] = [userId];
    if (query.search) {
      where.push('(address ilike ? or municipality ilike ?)');
      const pattern = containing(query.search);
      values.push(pattern, pattern);
    }
    if (query.cursor) {
      const [value, id] = decodeCursor(query.cursor, type);
      where.push(`(${key}, id) ${query.order === 'asc' ? '>' : '<'} (?::${type}, ?::uuid)`);
      values.push(value, id);
    }
    const em = this.em.fork();
    const rows = await em.execute<{ id: string; key: string }[]>(
      `select ${cardColumns}, (${key})::text as key from analyses where ${where.join(' and ')}
        order by ${key} ${query.order}, id ${query.order} limit ?`,
      [...values, query.limit + 1],
    );
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    // Properties, but no entities: a page of managed ones took half of the request's time.
    const toRow = (row: object) => em.getDriver().mapResult<Analysis>(row, em.getMetadata(Analysis))!;
    return {
      items: page.map((row) => toCard(toRow(row) as Analysis)),
      nextCursor: rows.length > query.limit && last ? encodeCursor([last.key, last.id]) : null,
    };
  }
}
