import type { EntityManager } from '@mikro-orm/postgresql';
import type { QueuedJob } from '../shared/queue/queue.types.js';
import type { JobSubject } from './admin-queue.types.js';

/** How the rows that jobs work on are called and how they stand; of other kinds the id is all that is told. */
const rows: Readonly<Record<string, string>> = {
  analysis: `select id::text, coalesce(address, hemnet_url) as title, status, attempt, null as "purchaseId"
    from analyses where id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
  purchase: `select id::text, product_name as title, status, null::int as attempt, id::text as "purchaseId"
    from purchases where id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
  event: `select id, type as title, status, null::int as attempt, purchase_id::text as "purchaseId"
    from stripe_events where id in (select jsonb_array_elements_text(?::jsonb))`,
};

/** The rows that jobs work on, by their subjects. */
export async function readSubjects(
  em: EntityManager,
  jobs: readonly QueuedJob[],
): Promise<ReadonlyMap<string, JobSubject>> {
  const named = new Set(jobs.flatMap(({ subject }) => subject ?? []));
  const subjects = [...named].map((subject) => {
    const [kind = '', ...id] = subject.split(':');
    return { subject, kind, id: id.join(':') };
  });
  const found = new Map<string, Omit<JobSubject, 'kind' | 'id' | 'isGone'>>();
  for (const [kind, sql] of Object.entries(rows)) {
    const ids = subjects.filter((subject) => subject.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    type Row = Omit<JobSubject, 'kind' | 'isGone'>;
    for (const { id, ...row } of await em.execute<Row[]>(sql, [JSON.stringify(ids)]))
      found.set(`${kind}:${id}`, row);
  }
  const unknown = { title: null, status: null, attempt: null, purchaseId: null };
  return new Map(
    subjects.map(({ subject, kind, id }) => {
      const row = found.get(subject);
      return [subject, { kind, id, isGone: kind in rows && !row, ...(row ?? unknown) }];
    }),
  );
}
