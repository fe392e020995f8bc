import type pg from 'pg';

const streets = `array['Storgatan','Kungsgatan','Älggatan','Åkervägen','Ringvägen','Övre gränd','Skolgatan','Parkvägen']`;
const towns = `array['malmo','lund','orebro','umea','stockholm','goteborg','vasteras']`;

/** Of every nth row, a minute apart, the first the newest; ids as version 4 has them, spread over the whole index. */
const inserts: readonly string[] = [
  `insert into users (id, email, password_hash, email_confirmed_at, created_at)
   select gen_random_uuid(), 'person' || n || '.' || substr(md5(n::text), 1, 6) || '@' || (${towns})[n % 7 + 1] || '.example',
     'none', case when n % 9 > 0 then now() end, now() - n * interval '1 minute'
   from generate_series(1, $1::int) n`,
  `create temporary table people as select id, row_number() over (order by created_at desc)::int as place from users`,
  `create index on people (place)`,
  `analyze people`,
  `insert into credit_entries (id, user_id, kind, amount, reason, reference, actor, created_at)
   select gen_random_uuid(), id, 'free', 3, 'grant', 'bench:' || place, 'system', now() from people where place <= $1::int`,
  // Every third buyer has three, as few people come back often.
  `insert into analyses (id, user_id, hemnet_url, listing_key, status, is_paid, attempt, run, scraping_progress,
     analysis_result, created_at, started_at, updated_at, address, municipality, price, photos_count, floorplans_count,
     verdict, confidence, red_flags_count, failure_code, failure_reason)
   select gen_random_uuid(), p.id, 'https://www.hemnet.se/bostad/lagenhet-3rum-' || (${towns})[n % 7 + 1] || '-' || substr(md5(n::text), 1, 8) || '-' || 20000000 + n,
     'hemnet:' || n, case when n % 50 = 0 then 'failed' when n % 1000 = 1 then 'analyzing' else 'completed' end, n % 3 > 0, 1, 1,
     '{"current_step":"completed"}', jsonb_build_object('verdictReason', repeat(md5(n::text), 60)),
     now() - n * interval '1 minute', now(), now() - n * interval '1 minute',
     (${streets})[n % 8 + 1] || ' ' || n % 400, 'Malmö', n * 10, 9, 1,
     (array['GREEN','YELLOW','RED'])[n % 3 + 1], n % 100, n % 9,
     case when n % 50 = 0 then (array['page_blocked','listing_gone','throttled'])[n / 50 % 3 + 1] end,
     case when n % 50 = 0 then 'Annonsen kunde inte läsas.' end
   from generate_series(1, $1::int) n join people p on p.place = case when n % 3 = 0 then n else n - n % 3 + 1 end`,
  `insert into analysis_runs (id, analysis_id, attempt, run, started_at, ended_at, outcome, timings, tokens, cost_usd)
   select gen_random_uuid(), id, 1, 1, created_at, created_at + interval '20 seconds', status, '{"capture":9000,"images":8000,"report":3000}',
     '{"input":9000,"cachedInput":2000,"output":3000}', 0.02 from analyses where row($1::int) is not null`,
  `insert into purchases (id, user_id, product_key, product_name, report_count, price_id, amount, currency, status,
     session_id, payment_intent_id, amount_paid, amount_refunded, reports_granted, reports_taken_back, reports_owed,
     reports_withdrawn, amount_withdrawn, terms_version, terms_accepted_at, revision, created_at, completed_at, updated_at)
   select gen_random_uuid(), p.id, 'single-report', (array['En rapport','Tre rapporter','Tio rapporter'])[n % 3 + 1], 1, 'price_1', 14900, 'sek',
     case when n % 5 = 0 then 'expired' else 'completed' end, 'cs_live_' || md5('s' || n), 'pi_' || md5('p' || n),
     case when n % 5 = 0 then 0 else 14900 end, 0, 1, 0, 0, 0, 0, '2026-11-01', now(), 1, now() - n * interval '1 minute',
     case when n % 5 > 0 then now() - n * interval '1 minute' end, now()
   from generate_series(1, $1::int) n join people p on p.place = n`,
  `insert into audit_entries (id, created_at, actor, act, subject, details)
   select gen_random_uuid(), now() - n * interval '1 minute', case when n % 4 = 0 then 'cli:credits grant' else 'user:' || p.id end,
     (array['analysis.retry','user.delete','setting.set','report.open'])[n % 4 + 1], 'analysis:' || gen_random_uuid(), '{"attempt":2}'
   from generate_series(1, $1::int) n join people p on p.place = n % 20 + 1`,
];

/**
 * Fills an empty database with so many of everything that administrators list, set by set, and lets it count them.
 * @param rows users, analyses, purchases and acts, each
 */
export async function fillAdminTables(database: pg.Client, rows: number): Promise<void> {
  for (const insert of inserts) await database.query(insert, insert.includes('$1') ? [rows] : []);
  // As autovacuum leaves a database that nobody has filled within a minute.
  await database.query('vacuum analyze');
}
