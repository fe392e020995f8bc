import type { EntityManager } from '@mikro-orm/postgresql';

/** A statement with `?` for each of its values. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * The statements that an act makes through `execute`. The act gets an entity manager whose forks do what they always
 * do and note their queries.
 */
export async function queriesOf(
  em: EntityManager,
  act: (em: EntityManager) => Promise<unknown>,
): Promise<readonly Statement[]> {
  const asked: Statement[] = [];
  const noting = Object.create(em) as EntityManager;
  noting.fork = (options) => {
    const fork = em.fork(options);
    const execute = fork.execute.bind(fork);
    fork.execute = ((...query: Parameters<EntityManager['execute']>) => {
      const [sql, values = []] = query;
      asked.push({ sql: String(sql), values: values as unknown[] });
      return execute(...query);
    }) as EntityManager['execute'];
    return fork;
  };
  await act(noting);
  if (asked.length === 0) throw new Error('the act asked nothing of the database');
  return asked;
}

/** The plans of PostgreSQL for the queries that an act makes, as text, made after the act with the same values. */
export async function plansOf(
  em: EntityManager,
  act: (em: EntityManager) => Promise<unknown>,
): Promise<string> {
  const plans: string[] = [];
  for (const { sql, values } of await queriesOf(em, act)) {
    const lines = await em
      .fork()
      .execute<{ 'QUERY PLAN': string }[]>(`explain (costs off) ${sql}`, [...values]);
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
  }
  return plans.join('\n\n');
}
