import pg from 'pg';
import type { AnalysisPage } from '../../src/analyses/analysis.types.js';
import { signUp } from '../support/api-client.js';
import { startTestApp } from '../support/app.js';
import { median } from './analysis.bench.js';
import type { Row } from './bench.js';

const ROWS = 10_000;
const REQUESTS = 60;

/** The first page of the dashboard with 10,000 analyses, sorted and searched, beside its bare SQL. */
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
         jsonb_build_object('verdictReason', repeat(md5(n::text), 100)), now() - n * interval '1 minute', now(), now(),
         'Gatan ' || n, (array['Umeå','Malmö','Lund'])[n % 3 + 1], n * 1000, n % 200, 9, 1,
         (array['GREEN','YELLOW','RED'])[n % 3 + 1], n % 100, n % 9
       from generate_series(1, $2::int) n`,
      [client.userId, ROWS],
    );
    await database.query('analyze analyses');
    const cases = [
      { query: '', order: 'created_at desc, id desc', where: '' },
      { query: '&sort=price&order=asc', order: 'coalesce(price, 2147483647) asc, id asc', where: '' },
      {
        query: '&search=malm',
        order: 'created_at desc, id desc',
        where: "and (address ilike '%malm%' or municipality ilike '%malm%')",
      },
    ];
    const rows: Row[] = [];
    for (const { query, order, where } of cases) {
      const sql = `select ${columns} from analyses where user_id = $1 ${where} order by ${order} limit 25`;
      const bareMs = await timeOf(() => database.query(sql, [client.userId]));
      const path = `/analyses?limit=24${query}`;
      const oursMs = await timeOf(async () => {
        const { body } = await client.call<AnalysisPage>('GET', path);
        if (body.items.length !== 24) throw new Error(`${path} gave ${body.items.length} cards`);
      });
      rows.push({
        what: `GET ${path} of ${ROWS} rows`,
        oursMs,
        bareMs,
        bare: 'the same SQL through pg',
        bar: 15,
      });
    }
    return rows;
  } finally {
    await database.end();
    await app.close();
  }
}

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
