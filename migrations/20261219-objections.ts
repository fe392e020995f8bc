import { Migration } from '@mikro-orm/migrations';

/** What readers of reports say is wrong in them. */
export class Objections extends Migration {
  override up(): void {
    this.addSql(
      `create table "objections" ("id" uuid not null, "analysis_id" uuid not null, "path" text not null, "claim" jsonb not null, "reason" text not null, "text" text not null, "is_administrators" boolean not null, "version" text null, "analyst" text null, "template" text null, "model" text null, "created_at" timestamptz not null, "handled_at" timestamptz null, "case_name" text null, primary key ("id"));`,
    );
    this.addSql(
      `create index "objections_analysis_id_created_at_index" on "objections" ("analysis_id", "created_at");`,
    );
    this.addSql(`create index "objections_created_at_id_index" on "objections" ("created_at", "id");`);
    this.addSql(
      `alter table "objections" add constraint "objections_analysis_id_foreign" foreign key ("analysis_id") references "analyses" ("id") on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(`drop table "objections";`);
  }
}
