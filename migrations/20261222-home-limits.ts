import { Migration } from '@mikro-orm/migrations';

/** A buyer is told, before a report is spent, that a home is sold or is no ordinary one; what was read before is not judged anew. */
export class HomeLimits extends Migration {
  override up(): void {
    this.addSql(`alter table "analyses" add column "home_limit" text null;`);
  }

  override down(): void {
    this.addSql(`alter table "analyses" drop column "home_limit";`);
  }
}
