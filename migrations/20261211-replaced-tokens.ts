import { Migration } from '@mikro-orm/migrations';

/** A refresh token whose answer was lost is replaced by another; whoever shows it after that has stolen it. */
export class ReplacedTokens extends Migration {
  override up(): void {
    this.addSql(`alter table "refresh_sessions" add column "replaced_at" timestamptz null;`);
  }

  override down(): void {
    this.addSql(`alter table "refresh_sessions" drop column "replaced_at";`);
  }
}
