import { Migration } from '@mikro-orm/migrations';

/** Previews that somebody else than the owner had made are none of those that the owner may have made in a day. */
export class UnaskedRuns extends Migration {
  override up(): void {
    this.addSql(`alter table "analysis_runs" add column "is_unasked" boolean not null default false;`);
  }

  override down(): void {
    this.addSql(`alter table "analysis_runs" drop column "is_unasked";`);
  }
}
