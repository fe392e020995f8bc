import { Migration } from '@mikro-orm/migrations';

/**
 * Lists of all there is: the newest by index, and texts that contain what is searched by index too. pg_trgm is one of
 * PostgreSQL's trusted extensions: whoever owns the database may create it, as whoever creates these tables does.
 */
export class AdminLists extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(`create index "analyses_created_at_id_index" on "analyses" ("created_at", "id");`);
    this.addSql(`create index "users_created_at_id_index" on "users" ("created_at", "id");`);
    for (const [table, column] of searched) {
      this.addSql(
        `create index "${table}_${column}_search_index" on "${table}" using gin ("${column}" gin_trgm_ops);`,
      );
    }
    this.addSql(
      `create index "analyses_failure_code_index" on "analyses" ("failure_code") where failure_code is not null;`,
    );
  }

  override down(): void {
    this.addSql(`drop index "analyses_failure_code_index";`);
    for (const [table, column] of searched) this.addSql(`drop index "${table}_${column}_search_index";`);
    this.addSql(`drop index "users_created_at_id_index";`);
    this.addSql(`drop index "analyses_created_at_id_index";`);
    // The extension stays: something else may use it by now.
  }
}

const searched = [
  ['analyses', 'hemnet_url'],
  ['analyses', 'address'],
  ['users', 'email'],
  ['purchases', 'product_name'],
] as const;
