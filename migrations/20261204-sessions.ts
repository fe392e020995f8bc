import { Migration } from '@mikro-orm/migrations';

/** A session knows when it began, and whether it still lives is read from two indexes however often it was renewed. */
export class Sessions extends Migration {
  override up(): void {
    // The version before writes none: its sessions begin anew when they are renewed.
    this.addSql(`alter table "refresh_sessions" add column "started_at" timestamptz not null default now();`);
    this.addSql(
      `update "refresh_sessions" s set "started_at" = f.first
         from (select family, min(created_at) as first from "refresh_sessions" group by family) f
        where f.family = s.family;`,
    );
    this.addSql(
      `create index "refresh_sessions_family_expires_at_index" on "refresh_sessions" ("family", "expires_at");`,
    );
    this.addSql(
      `create index "refresh_sessions_revoked_index" on "refresh_sessions" ("family") where revoked_at is not null;`,
    );
    this.addSql(`drop index "refresh_sessions_family_index";`);
  }

  override down(): void {
    this.addSql(`create index "refresh_sessions_family_index" on "refresh_sessions" ("family");`);
    this.addSql(`drop index "refresh_sessions_revoked_index";`);
    this.addSql(`drop index "refresh_sessions_family_expires_at_index";`);
    this.addSql(`alter table "refresh_sessions" drop column "started_at";`);
  }
}
