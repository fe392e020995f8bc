import { Migration } from '@mikro-orm/migrations';

/** A mailbox that had its free reports is known again after its account was erased. */
export class MailboxGrants extends Migration {
  override up(): void {
    this.addSql(
      `create table "mailbox_grants" ("mailbox_hash" text not null, "created_at" timestamptz not null, primary key ("mailbox_hash"));`,
    );
  }

  override down(): void {
    this.addSql(`drop table "mailbox_grants";`);
  }
}
