import type { EntityManager } from '@mikro-orm/postgresql';

/** Timers of one process are never so far off that its own next round comes too early. */
const SHARE = 0.75;

/**
 * Whether this process does the round that a timer has come to in every process: one of them does, and after three
 * quarters of the time between rounds the next one may be anybody's. Whoever dies in a round is missed in one round only.
 * @param name of the timer, the same in all processes
 * @param everyMs milliseconds between the rounds of one process
 */
export async function takesRound(em: EntityManager, name: string, everyMs: number): Promise<boolean> {
  const taken = await em.fork().execute<object[]>(
    `insert into leases (name, holder, held_until)
     values (?, gen_random_uuid(), now() + make_interval(secs => ?))
     on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
       where leases.held_until < now()
     returning name`,
    [`round:${name}`, (everyMs * SHARE) / 1000],
  );
  return taken.length > 0;
}
