import { Migration } from '@mikro-orm/migrations';

/** When what is due was last removed, and what came of it. */
export class RetentionRuns extends Migration {
  override up(): void {
    this.addSql(
      `create table "retention_runs" ("id" uuid not null, "day" text null, "actor" text not null, "started_at" timestamptz not null, "ended_at" timestamptz not null, "is_complete" boolean not null, "rows" int not null, "rules" jsonb not null, primary key ("id"));`,
    );
    this.addSql(`alter table "retention_runs" add constraint "retention_runs_day_unique" unique ("day");`);
    this.addSql(`create index "retention_runs_ended_at_index" on "retention_runs" ("ended_at");`);
  }

  override down(): void {
    this.addSql(`drop table "retention_runs";`);
  }
}
