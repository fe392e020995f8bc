import { Entity, Index, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { randomUUID } from 'node:crypto';
import { searchIndex } from '../database/search-text.js';

const idAfterColon = (column: string, kind: string) =>
  `(substring(${column}, '^${kind}:([0-9a-f-]{36})$')::uuid) stored`;

/** One line of the log of what administrators and operators did. It names people by id alone, so it can be kept. */
@Entity({ tableName: 'audit_entries' })
@Trigger({
  name: 'append_only',
  timing: 'before',
  // Another of the same function, which only the migrations know, holds `truncate` off: schema tools cannot see it.
  events: ['update', 'delete'],
  body: `raise exception 'audit_entries takes no changes';`,
})
@Trigger({
  name: 'named_subject',
  timing: 'before',
  events: ['insert'],
  // By another spelling nobody finds the entry, nor is its owner told. No constraint: entries of before stay.
  body: `if new.subject ~ '^(analysis|experiment|purchase|user):' and new.subject !~ '^[a-z]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then raise exception 'no subject of an act: %', new.subject; end if; return new;`,
})
@Index({ properties: ['createdAt', 'id'] })
@Index({ properties: ['subject'] })
@Index({ properties: ['actorId'] })
@Index({ properties: ['subjectId'] })
@Index(searchIndex('audit_entries', 'act'))
@Index(searchIndex('audit_entries', 'actor'))
@Index(searchIndex('audit_entries', 'subject'))
export class AuditEntry {
  @PrimaryKey({ type: 'uuid' })
  id: string = randomUUID();

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  /** `user:<id>` of an administrator, or `cli:<name>` of whoever ran the command line. */
  @Property({ type: 'text' })
  actor: string;

  /** What was done, as noun and verb: `user.delete`. */
  @Property({ type: 'text' })
  act: string;

  /**
   * What it was done to, as kind and id: `user:<id>`, `setting:free_reports_count`; null when to nothing in particular. Of
   * analyses, experiments, purchases and users the id stands as the database tells it.
   */
  @Property({ type: 'text', nullable: true })
  subject: string | null;

  /** Counts, values before and after, reasons: nothing that tells of a person. */
  @Property({ type: 'jsonb' })
  details: Readonly<Record<string, unknown>>;

  /** Of the administrator who acted; null for operators. */
  @Property({ type: 'uuid', nullable: true, generated: idAfterColon('actor', 'user') })
  readonly actorId?: string | null;

  /** Of what was acted on, of whatever kind; null where that is called otherwise. */
  @Property({ type: 'uuid', nullable: true, generated: idAfterColon('subject', '[a-z]+') })
  readonly subjectId?: string | null;

  constructor(act: AuditedAct) {
    this.actor = act.actor;
    this.act = act.act;
    this.subject = act.subject ?? null;
    this.details = act.details ?? {};
  }
}

export interface AuditedAct {
  readonly actor: string;
  readonly act: string;
  readonly subject?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}
