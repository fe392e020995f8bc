import { Migration } from '@mikro-orm/migrations';

/**
 * The sessions of an account are counted and ended by the one unused token of each, and read page by page, however often
 * they were renewed. Built while sessions are begun and renewed.
 */
export class SessionCounts extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // A build that was broken off leaves an index that nobody uses.
    this.addSql(`drop index concurrently if exists "refresh_sessions_user_id_created_at_id_index";`);
    this.addSql(
      `create index concurrently "refresh_sessions_user_id_created_at_id_index" on "refresh_sessions" ("user_id", "created_at", "id");`,
    );
    this.addSql(`drop index concurrently if exists "refresh_sessions_unused_index";`);
    this.addSql(
      `create index concurrently "refresh_sessions_unused_index" on "refresh_sessions" ("user_id") where rotated_at is null and replaced_at is null;`,
    );
    this.addSql(`drop index concurrently if exists "refresh_sessions_user_id_index";`);
  }

  override down(): void {
    this.addSql(
      `create index concurrently "refresh_sessions_user_id_index" on "refresh_sessions" ("user_id");`,
    );
    this.addSql(`drop index concurrently "refresh_sessions_unused_index";`);
    this.addSql(`drop index concurrently "refresh_sessions_user_id_created_at_id_index";`);
  }
}
