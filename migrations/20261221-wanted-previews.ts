import { Migration } from '@mikro-orm/migrations';

/** Whoever holds reports may still choose the free preview: until now an analysis that completed always spent one. */
export class WantedPreviews extends Migration {
  override up(): void {
    this.addSql(`alter table "analyses" add column "wants_preview" boolean not null default false;`);
  }

  override down(): void {
    this.addSql(`alter table "analyses" drop column "wants_preview";`);
  }
}
