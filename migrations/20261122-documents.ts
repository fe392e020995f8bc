import { Migration } from '@mikro-orm/migrations';

/** The text of documents that buyers hand in. */
export class Documents extends Migration {
  override up(): void {
    this.addSql(`alter table "hand_ins" add column "document" jsonb null;`);
  }

  override down(): void {
    this.addSql(`alter table "hand_ins" drop column "document";`);
  }
}
