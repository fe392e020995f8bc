import pg from 'pg';
import type { AnalysisPage, AnalysisStats } from '../../src/analyses/analysis.types.js';
import { signUp } from '../support/api-client.js';
import { startTestApp } from '../support/app.js';
import { median } from './analysis.bench.js';
import type { Row } from './bench-table.js';
import { sized } from './effort.js';

const ROWS = sized(10_000, 200);
const REQUESTS = sized(60, 2);

/**
 * Pages of the dashboard with 10,000 analyses, sorted and searched, beside their bare SQL, and the figures of /home
 * beside one pass over the same rows.
 */
export async function benchList(): Promise<Row[]> {
  const app = await startTestApp();
  const client = await signUp(app.url);
  const database = new pg.Client({ connectionString: app.config.databaseUrl });
  await database.connect();
  try {
    await database.query(
      `insert into analyses (id, user_id, hemnet_url, listing_key, status, is_paid, attempt, run, scraping_progress,
         raw_listing_data, analysis_result, created_at, started_at, updated_at, address, municipality, price,
         living_area, photos_count, floorplans_count, verdict, confidence, red_flags_count)
       select gen_random_uuid(), $1, 'https://www.hemnet.se/bostad/x-' || n, 'hemnet:' || n, 'completed', true, 1, 1,
         '{"current_step":"completed"}', jsonb_build_object('description', repeat(md5(n::text), 100)),
         jsonb_build_object('verdictReason', repeat(md5(n::text), 2000),
           'redFlags', (select jsonb_agg(jsonb_build_object('title', 'Flagga ' || n * flag % 57)) from generate_series(0, n % 9) flag),
           'technicalSpecs', jsonb_build_object('roof', jsonb_build_object('status', 'green'))), now() - n * interval '1 minute', now(), now(),
         'Gatan ' || n, (array['Umeå','Malmö','Lund'])[n % 3 + 1], n * 1000, n % 200, 9, 1,
         (array['GREEN','YELLOW','RED'])[n % 3 + 1], n % 100, n % 9
       from generate_series(1, $2::int) n`,
      [client.userId, ROWS],
    );
    await database.query('analyze analyses');
    const newest = 'created_at desc, id desc';
    const cases = [
      { query: '', order: newest, where: '', cards: 24 },
      {
        query: '&sort=price&order=asc',
        order: 'coalesce(price, 2147483647) asc, id asc',
        where: '',
        cards: 24,
      },
      {
        query: '&sort=address&order=asc',
        order: `coalesce('0' || lower(address), '1') collate "sv-x-icu" asc, id asc`,
        where: '',
        cards: 24,
      },
      { query: '&search=malm', order: newest, where: found('%malm%'), cards: 24 },
      { query: '&search=ingenstans', order: newest, where: found('%ingenstans%'), cards: 0 },
    ];
    const rows: Row[] = [];
    for (const { query, order, where, cards } of cases) {
      const sql = `select ${columns} from analyses where user_id = $1 ${where} order by ${order} limit 25`;
      const bareMs = await timeOf(() => database.query(sql, [client.userId]));
      const path = `/analyses?limit=24${query}`;
      const oursMs = await timeOf(async () => {
        const { body } = await client.call<AnalysisPage>('GET', path);
        if (body.items.length !== cards) throw new Error(`${path} gave ${body.items.length} cards`);
      });
      rows.push({
        what: `GET ${path} of ${ROWS} rows`,
        oursMs,
        bareMs,
        bare: 'the same SQL through pg',
        bar: 15,
      });
    }
    rows.push({
      what: `GET /analyses/stats over ${ROWS} rows`,
      oursMs: await timeOf(async () => {
        const { body } = await client.call<AnalysisStats>('GET', '/analyses/stats');
        if (body.total !== ROWS) throw new Error(`the statistics count ${body.total} analyses`);
      }),
      bareMs: await timeOf(() => database.query(onePass, [client.userId])),
      bare: 'one pass over the rows through pg',
      bar: 30,
    });
    return rows;
  } finally {
    await database.end();
    await app.close();
  }
}

const found = (pattern: string): string =>
  `and (address ilike '${pattern}' or municipality ilike '${pattern}')`;

/** The least that figures over all rows of a person can cost. */
const onePass =
  'select count(*), avg(confidence), avg(price), sum(red_flags_count) from analyses where user_id = $1';

const columns =
  'id, hemnet_url, status, is_paid, created_at, address, municipality, price, price_per_sqm, monthly_fee, operating_cost, living_area, rooms, property_type, tenure, year_built, image, verdict, confidence, red_flags_count, scraping_progress';

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}
