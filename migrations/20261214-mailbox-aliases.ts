import { Migration } from '@mikro-orm/migrations';

/**
 * More providers have several names for one mailbox. The index of the program before goes: while it still runs, it looks a
 * mailbox up without one. Built while people sign up.
 */
export class MailboxAliases extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // A build that was broken off leaves an index that nobody uses.
    this.addSql(`drop index concurrently if exists "users_mailbox_alias_index";`);
    this.addSql(
      `create index concurrently "users_mailbox_alias_index" on "users" ((case when email ~ '@(gmail|googlemail)[.]com$' then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com' when email like '+%' then email when email ~ '@(icloud|me|mac)[.]com$' then split_part(split_part(email, '@', 1), '+', 1) || '@icloud.com' when email ~ '@(proton[.]me|protonmail[.]com|protonmail[.]ch|pm[.]me)$' then translate(split_part(split_part(email, '@', 1), '+', 1), '.-_', '') || '@proton.me' else split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) end));`,
    );
    this.addSql(`drop index concurrently if exists "users_mailbox_index";`);
  }

  override down(): void {
    this.addSql(`drop index concurrently if exists "users_mailbox_index";`);
    this.addSql(
      `create index concurrently "users_mailbox_index" on "users" ((case when email ~ '@(gmail|googlemail)[.]com$' then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com' when email like '+%' then email else split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) end));`,
    );
    this.addSql(`drop index concurrently "users_mailbox_alias_index";`);
  }
}
