import { Migration } from '@mikro-orm/migrations';

/** The log of acts is searched by who acted, on what, and by its words. */
export class AuditSearch extends Migration {
  override up(): void {
    this.addSql(
      `create index "audit_entries_actor_id_index" on "audit_entries" ((case when actor ~ '^user:[0-9a-f-]{36}$' then split_part(actor, ':', 2)::uuid end));`,
    );
    this.addSql(
      `create index "audit_entries_subject_id_index" on "audit_entries" ((case when subject ~ '^[a-z]+:[0-9a-f-]{36}$' then split_part(subject, ':', 2)::uuid end));`,
    );
    for (const column of searched) {
      this.addSql(
        `create index "audit_entries_${column}_search_index" on "audit_entries" using gin ("${column}" gin_trgm_ops);`,
      );
    }
  }

  override down(): void {
    for (const name of [...searched.map((column) => `${column}_search`), 'subject_id', 'actor_id'])
      this.addSql(`drop index "audit_entries_${name}_index";`);
  }
}

const searched = ['act', 'actor', 'subject'] as const;
