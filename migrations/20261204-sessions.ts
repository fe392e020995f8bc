import { Migration } from '@mikro-orm/migrations';

/** A session knows when it began. */
export class Sessions extends Migration {
  override up(): void {
    // Of the version before nobody is asked: whoever was signed in then signs in anew.
    this.addSql(`alter table "refresh_sessions" add column "started_at" timestamptz not null default now();`);
  }

  override down(): void {
    this.addSql(`alter table "refresh_sessions" drop column "started_at";`);
  }
}
