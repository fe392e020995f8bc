import { Migration } from '@mikro-orm/migrations';

/** Attempts at an analysis that somebody else than its owner began cost the owner nothing. */
export class UnaskedAttempts extends Migration {
  override up(): void {
    this.addSql(`alter table "analyses" add column "is_unasked" boolean not null default false;`);
  }

  override down(): void {
    this.addSql(`alter table "analyses" drop column "is_unasked";`);
  }
}
