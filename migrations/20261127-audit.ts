import { Migration } from '@mikro-orm/migrations';

/** What administrators and operators did. */
export class Audit extends Migration {
  override up(): void {
    this.addSql(
      `create table "audit_entries" ("id" uuid not null, "created_at" timestamptz not null, "actor" text not null, "act" text not null, "subject" text null, "details" jsonb not null, primary key ("id"));`,
    );
    this.addSql(`create index "audit_entries_created_at_id_index" on "audit_entries" ("created_at", "id");`);
    this.addSql(`create index "audit_entries_subject_index" on "audit_entries" ("subject");`);
  }

  override down(): void {
    this.addSql(`drop table "audit_entries";`);
  }
}
