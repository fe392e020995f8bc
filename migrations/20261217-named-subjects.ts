import { Migration } from '@mikro-orm/migrations';

/** An act names what it was done to by an id as the database tells it, so that it is found by it. */
export class NamedSubjects extends Migration {
  override up(): void {
    this.addSql(
      `create function "audit_entries_named_subject_fn"() returns trigger as $$ begin if new.subject ~ '^(analysis|experiment|purchase|user):' and new.subject !~ '^[a-z]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then raise exception 'no subject of an act: %', new.subject; end if; return new; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "named_subject" before insert on "audit_entries" for each row execute function "audit_entries_named_subject_fn"();`,
    );
  }

  override down(): void {
    this.addSql(`drop trigger "named_subject" on "audit_entries";`);
    this.addSql(`drop function "audit_entries_named_subject_fn"();`);
  }
}
