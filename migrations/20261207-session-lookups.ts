import { Migration } from '@mikro-orm/migrations';

/**
 * Whether a session still lives is read from two indexes however often it was renewed. They are built while sessions are
 * begun and renewed, of which there is a row for each quarter of an hour of use.
 */
export class SessionLookups extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // A build that was broken off leaves an index that nobody uses.
    this.addSql(`drop index concurrently if exists "refresh_sessions_family_expires_at_index";`);
    this.addSql(
      `create index concurrently "refresh_sessions_family_expires_at_index" on "refresh_sessions" ("family", "expires_at");`,
    );
    this.addSql(`drop index concurrently if exists "refresh_sessions_revoked_index";`);
    this.addSql(
      `create index concurrently "refresh_sessions_revoked_index" on "refresh_sessions" ("family") where revoked_at is not null;`,
    );
    this.addSql(`drop index concurrently if exists "refresh_sessions_family_index";`);
  }

  override down(): void {
    this.addSql(
      `create index concurrently "refresh_sessions_family_index" on "refresh_sessions" ("family");`,
    );
    this.addSql(`drop index concurrently "refresh_sessions_revoked_index";`);
    this.addSql(`drop index concurrently "refresh_sessions_family_expires_at_index";`);
  }
}
