import { Migration } from '@mikro-orm/migrations';

/** Adverts and reports that serve more than one buyer, and what each run cost. */
export class Reuse extends Migration {
  override up(): void {
    this.addSql(`alter table "analyses" add column "is_forced" boolean not null default false;`);
    this.addSql(`alter table "analysis_runs" add column "cost_usd" double precision null;`);
    this.addSql(
      `create table "stored_reports" ("key" text not null, "result" jsonb not null, "created_at" timestamptz not null, "used_at" timestamptz not null, primary key ("key"));`,
    );
    this.addSql(`create index "stored_reports_used_at_index" on "stored_reports" ("used_at");`);
    this.addSql(
      `create table "shared_captures" ("listing_key" text not null, "raw" jsonb not null, "captured_at" timestamptz not null, primary key ("listing_key"));`,
    );
    this.addSql(`create index "shared_captures_captured_at_index" on "shared_captures" ("captured_at");`);
    this.addSql(
      `create table "leases" ("name" text not null, "holder" uuid not null, "held_until" timestamptz not null, primary key ("name"));`,
    );
  }

  override down(): void {
    this.addSql(`drop table "leases";`);
    this.addSql(`drop table "shared_captures";`);
    this.addSql(`drop table "stored_reports";`);
    this.addSql(`alter table "analysis_runs" drop column "cost_usd";`);
    this.addSql(`alter table "analyses" drop column "is_forced";`);
  }
}
