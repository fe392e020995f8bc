import type { EntityManager } from '@mikro-orm/postgresql';
import type { BillingSubjectsService } from '../billing/billing-subjects.service.js';
import type { QueuedJob } from '../shared/queue/queue.types.js';
import type { JobSubject } from './admin-queue.types.js';

type Row = Pick<JobSubject, 'id'> & Partial<Omit<JobSubject, 'kind' | 'id' | 'isGone'>>;

/** How the rows that jobs work on are called and how they stand; of other kinds the id is all that is told. */
export async function readSubjects(
  em: EntityManager,
  billing: BillingSubjectsService,
  jobs: readonly QueuedJob[],
): Promise<ReadonlyMap<string, JobSubject>> {
  const readers: Readonly<Record<string, (ids: readonly string[]) => Promise<readonly Row[]>>> = {
    analysis: (ids) => readAnalyses(em, ids),
    purchase: (ids) => billing.purchases(ids),
    event: (ids) => billing.events(ids),
  };
  const named = new Set(jobs.flatMap(({ subject }) => subject ?? []));
  const subjects = [...named].map((subject) => {
    const [kind = '', ...id] = subject.split(':');
    return { subject, kind, id: id.join(':') };
  });
  const found = new Map<string, Row>();
  for (const [kind, read] of Object.entries(readers)) {
    const ids = subjects.filter((subject) => subject.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const row of await read(ids)) found.set(`${kind}:${row.id}`, row);
  }
  const unknown = { title: null, status: null, attempt: null, purchaseId: null };
  return new Map(
    subjects.map(({ subject, kind, id }) => {
      const row = found.get(subject);
      return [subject, { ...unknown, ...row, kind, id, isGone: kind in readers && !row }];
    }),
  );
}

function readAnalyses(em: EntityManager, ids: readonly string[]): Promise<Row[]> {
  return em.execute<Row[]>(
    `select id::text, coalesce(address, hemnet_url) as title, status, attempt
       from analyses where id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
    [JSON.stringify(ids)],
  );
}
