import { Migration } from '@mikro-orm/migrations';

/** Whom and what an act names stand in columns of their own, and nothing empties the log any more. */
export class AuditIds extends Migration {
  override up(): void {
    for (const [column, from] of ids) {
      this.addSql(`drop index "audit_entries_${column}_index";`);
      this.addSql(
        `alter table "audit_entries" add column "${column}" uuid generated always as (${from.now}) stored null;`,
      );
      this.addSql(`create index "audit_entries_${column}_index" on "audit_entries" ("${column}");`);
    }
    this.addSql(
      `create trigger "append_only_whole" before truncate on "audit_entries" for each statement execute function "audit_entries_append_only_fn"();`,
    );
  }

  override down(): void {
    this.addSql(`drop trigger "append_only_whole" on "audit_entries";`);
    for (const [column, from] of ids) {
      this.addSql(`alter table "audit_entries" drop column "${column}";`);
      this.addSql(`create index "audit_entries_${column}_index" on "audit_entries" ((${from.before}));`);
    }
  }
}

const ids = [
  [
    'actor_id',
    {
      before: `case when actor ~ '^user:[0-9a-f-]{36}$' then split_part(actor, ':', 2)::uuid end`,
      now: `substring(actor, '^user:([0-9a-f-]{36})$')::uuid`,
    },
  ],
  [
    'subject_id',
    {
      before: `case when subject ~ '^[a-z]+:[0-9a-f-]{36}$' then split_part(subject, ':', 2)::uuid end`,
      now: `substring(subject, '^[a-z]+:([0-9a-f-]{36})$')::uuid`,
    },
  ],
] as const;
