import { Migration } from '@mikro-orm/migrations';

/** A waiting person is told whether a model or the rules write; of attempts from before nobody noted it. */
export class AttemptAnalysts extends Migration {
  override up(): void {
    this.addSql(`alter table "analyses" add column "analyst" text null;`);
  }

  override down(): void {
    this.addSql(`alter table "analyses" drop column "analyst";`);
  }
}
