import { Migration } from '@mikro-orm/migrations';

/** What an account holds of what was handed in is counted. What was handed in before counts nothing. */
export class HandInBytes extends Migration {
  override up(): void {
    this.addSql(`alter table "hand_ins" add column "bytes" int not null default 0;`);
  }

  override down(): void {
    this.addSql(`alter table "hand_ins" drop column "bytes";`);
  }
}
