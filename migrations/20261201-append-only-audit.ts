import { Migration } from '@mikro-orm/migrations';

/** What stands in the log of acts stays as it was written. */
export class AppendOnlyAudit extends Migration {
  override up(): void {
    this.addSql(
      `create function "audit_entries_append_only_fn"() returns trigger as $$ begin raise exception 'audit_entries takes no changes'; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "append_only" before update or delete on "audit_entries" for each row execute function "audit_entries_append_only_fn"();`,
    );
  }

  override down(): void {
    this.addSql(`drop trigger "append_only" on "audit_entries";`);
    this.addSql(`drop function "audit_entries_append_only_fn"();`);
  }
}
