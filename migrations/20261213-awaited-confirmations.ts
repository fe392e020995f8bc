import { Migration } from '@mikro-orm/migrations';

/** Accounts that nobody could use before the address was proved, told from those that were never asked for proof. */
export class AwaitedConfirmations extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add column "awaits_confirmation" boolean not null default false;`);
  }

  override down(): void {
    this.addSql(`alter table "users" drop column "awaits_confirmation";`);
  }
}
