import { Migration } from '@mikro-orm/migrations';

/** What wrote each report and how each site answered, in columns that figures over a year are counted from. */
export class Quality extends Migration {
  override up(): void {
    this.addSql(
      `alter table "analysis_runs" add column "analyst" text null, add column "template" text null, add column "version" text null, add column "is_reused" boolean not null default false, add column "fell_back" boolean not null default false;`,
    );
    const columns = Object.entries(counted).map(
      ([name, sql]) => `add column "${name}" int generated always as (${sql}) stored null`,
    );
    this.addSql(`alter table "analysis_runs" ${columns.join(', ')};`);
    this.addSql(`create index "analysis_runs_started_at_index" on "analysis_runs" ("started_at");`);
    // Only the newest report of an analysis is still there to tell what wrote it.
    this.addSql(
      `update "analysis_runs" r
          set "analyst" = a.analysis_result -> 'meta' ->> 'analyst',
              "template" = a.analysis_result -> 'meta' ->> 'template',
              "version" = a.analysis_result -> 'meta' ->> 'version',
              "is_reused" = coalesce((a.analysis_result -> 'meta' ->> 'reused')::boolean, false),
              "fell_back" = a.analysis_result -> 'meta' ->> 'fallbackReason' is not null
         from "analyses" a
        where a.id = r.analysis_id and a.run = r.run and r.outcome = 'completed'
          and a.analysis_result is not null;`,
    );
    this.addSql(
      `create table "site_readings" ("id" uuid not null, "site" text not null, "read_at" timestamptz not null, "answer" text not null, "facts" int null, primary key ("id"));`,
    );
    this.addSql(`create index "site_readings_read_at_index" on "site_readings" ("read_at");`);
  }

  override down(): void {
    this.addSql(`drop table "site_readings";`);
    this.addSql(`drop index "analysis_runs_started_at_index";`);
    const columns = [...Object.keys(counted), 'analyst', 'template', 'version', 'is_reused', 'fell_back'].map(
      (name) => `drop column "${name}"`,
    );
    this.addSql(`alter table "analysis_runs" ${columns.join(', ')};`);
  }
}

const counted = {
  capture_ms: `(timings ->> 'capture')::int`,
  images_ms: `(timings ->> 'images')::int`,
  report_ms: `(timings ->> 'report')::int`,
  token_count: `(tokens ->> 'input')::int + (tokens ->> 'output')::int`,
} as const;
