/** What both the ORM's manager and a bare connection can do. */
interface Sql {
  execute(sql: string, values: readonly unknown[]): Promise<unknown>;
}

/** One run as the log of runs keeps it; completed unless it says otherwise. */
export interface LoggedRun {
  /** 0 is today; the run began so many times 24 hours ago. */
  readonly daysAgo: number;
  /** Null: never ended. */
  readonly outcome?: string | null;
  readonly errorCode?: string;
  readonly totalMs?: number;
  readonly captureMs?: number;
  readonly imagesMs?: number;
  readonly reportMs?: number;
  readonly tokens?: readonly [input: number, output: number];
  readonly costUsd?: number;
  readonly analyst?: string;
  readonly template?: string;
  readonly version?: string;
  readonly isReused?: boolean;
  readonly fellBack?: boolean;
}

/** Writes runs into the log, each of an analysis of its own that belongs to the person. */
export async function addRuns(sql: Sql, userId: string, runs: readonly LoggedRun[]): Promise<void> {
  const rows = runs.map(({ totalMs = 1000, captureMs, imagesMs, reportMs, tokens, ...run }) => ({
    outcome: 'completed',
    isReused: false,
    fellBack: false,
    ...run,
    totalMs,
    timings: { capture: captureMs, images: imagesMs, report: reportMs },
    tokens: tokens && { input: tokens[0], cachedInput: 0, output: tokens[1] },
  }));
  await sql.execute(
    `with given as (select gen_random_uuid() as id, row from jsonb_array_elements(?::jsonb) row),
          made as (
            insert into analyses (id, user_id, hemnet_url, listing_key, status, is_paid, attempt, run,
              scraping_progress, created_at, started_at, updated_at, photos_count, floorplans_count)
            select id, ?, 'https://x.example/' || id, 'run:' || id, 'failed', false, 1, 1,
              '{"current_step":"completed"}', now(), now(), now(), 0, 0 from given
            returning id)
     insert into analysis_runs (id, analysis_id, attempt, run, started_at, ended_at, outcome, error_code, timings,
       tokens, cost_usd, analyst, template, version, is_reused, fell_back)
     select gen_random_uuid(), given.id, 1, 1, begun, case when row ->> 'outcome' is not null
         then begun + make_interval(secs => (row ->> 'totalMs')::float8 / 1000) end,
       row ->> 'outcome', row ->> 'errorCode', row -> 'timings', nullif(row -> 'tokens', 'null'),
       (row ->> 'costUsd')::float8, row ->> 'analyst', row ->> 'template', row ->> 'version',
       (row ->> 'isReused')::boolean, (row ->> 'fellBack')::boolean
     from given join made using (id),
       lateral (select now() - make_interval(days => (row ->> 'daysAgo')::int) as begun) at`,
    [JSON.stringify(rows), userId],
  );
}
