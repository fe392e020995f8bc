import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * The plans of PostgreSQL for the queries that an act makes, as text, made after the act with the same values. The act
 * gets an entity manager whose forks do what they always do and note their queries.
 */
export async function plansOf(
  em: EntityManager,
  act: (em: EntityManager) => Promise<unknown>,
): Promise<string> {
  const asked: Parameters<EntityManager['execute']>[] = [];
  const noting = Object.create(em) as EntityManager;
  noting.fork = (options) => {
    const fork = em.fork(options);
    const execute = fork.execute.bind(fork);
    fork.execute = ((...query: Parameters<EntityManager['execute']>) => {
      asked.push(query);
      return execute(...query);
    }) as EntityManager['execute'];
    return fork;
  };
  await act(noting);
  if (asked.length === 0) throw new Error('the act asked nothing of the database');
  const plans: string[] = [];
  for (const [query, values] of asked) {
    const lines = await em
      .fork()
      .execute<{ 'QUERY PLAN': string }[]>(`explain (costs off) ${String(query)}`, values);
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
  }
  return plans.join('\n\n');
}
