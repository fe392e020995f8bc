import { Migration } from '@mikro-orm/migrations';

/** What buyers hand in, and whether a card shows what its link tells. */
export class HandIns extends Migration {
  override up(): void {
    this.addSql(`alter table "analyses" add column "facts_from_link" boolean not null default false;`);
    this.addSql(`alter table "analyses" add column "broker_link" text null;`);
    this.addSql(
      `create table "hand_ins" ("id" uuid not null, "analysis_id" uuid not null, "kind" text not null, "name" text not null, "url" text null, "extraction" jsonb null, "sha256" text null, "pictures" jsonb null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "hand_ins_analysis_id_created_at_index" on "hand_ins" ("analysis_id", "created_at");`,
    );
    this.addSql(
      `alter table "hand_ins" add constraint "hand_ins_analysis_id_foreign" foreign key ("analysis_id") references "analyses" ("id") on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(`drop table "hand_ins";`);
    this.addSql(`alter table "analyses" drop column "broker_link";`);
    this.addSql(`alter table "analyses" drop column "facts_from_link";`);
  }
}
