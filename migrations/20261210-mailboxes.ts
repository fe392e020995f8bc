import { Migration } from '@mikro-orm/migrations';

/** Whose mailbox an address leads to is looked up at each grant of free reports. Built while people sign up. */
export class Mailboxes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // A build that was broken off leaves an index that nobody uses.
    this.addSql(`drop index concurrently if exists "users_mailbox_index";`);
    this.addSql(
      `create index concurrently "users_mailbox_index" on "users" ((case when email ~ '@(gmail|googlemail)[.]com$' then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com' when email like '+%' then email else split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) end));`,
    );
  }

  override down(): void {
    this.addSql(`drop index concurrently "users_mailbox_index";`);
  }
}
