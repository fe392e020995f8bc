import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AppError } from '../shared/app-error.js';
import { containing, searchText } from '../shared/database/search-text.js';
import { Analysis } from './analysis.entity.js';
import type { AnalysisPage } from './analysis.types.js';
import { toCard } from './analysis-view.js';
import { listOrders } from './list-orders.js';

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
  'id, user_id, hemnet_url, listing_key, status, is_paid, scraping_progress, failure_reason, failure_code, created_at, address',
  'municipality, price, price_per_sqm, monthly_fee, operating_cost, living_area, rooms, property_type, tenure',
  'year_built, facts_from_link, image, photos_count, floorplans_count, verdict, confidence, red_flags_count',
].join(', ');

const cursorSchema = z.tuple([z.string(), z.uuid()]);

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
    return {
      items: page.map((row) => toCard(em.map(Analysis, row))),
      nextCursor: rows.length > query.limit && last ? encodeCursor([last.key, last.id]) : null,
    };
  }
}

function encodeCursor(cursor: [string, string]): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function decodeCursor(cursor: string, type: string): [string, string] {
  try {
    const [value, id] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (!isOfType(value, type)) throw new Error(`"${value}" is no ${type}`);
    return [value, id];
  } catch (cause) {
    throw new AppError({
      code: 'validation',
      status: 422,
      userMessage: 'Sidan i listan kunde inte hittas.',
      cause,
    });
  }
}

/** Whether PostgreSQL can read the text as this type; a cursor can be written by anyone. */
function isOfType(value: string, type: string): boolean {
  if (type === 'timestamptz') return !Number.isNaN(Date.parse(value));
  return type === 'text' || value === 'Infinity' || /^-?\d{1,15}(\.\d+)?$/.test(value);
}
