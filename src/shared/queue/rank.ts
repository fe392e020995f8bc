import type { Queue } from 'bull';

/** Seconds by which each further job of a person counts as later: whoever comes meanwhile goes before it. */
const APART_S = 60;
/** Ranks count from here, seconds since 1970. */
const FIRST_S = Date.UTC(2026, 0, 1) / 1000;

/**
 * The place in line of a job, the lowest first: when it came, and a minute later for each job that its person has before
 * it. Nobody is held up by another's many, and nothing waits for those who come much later.
 * @param nowS seconds since 1970, see `redisSeconds`
 * @param turn which of its person's jobs it is that wait or run, from 1
 */
export function rankOf(nowS: number, turn = 1): number {
  return nowS - FIRST_S + (turn - 1) * APART_S;
}

/** Seconds since 1970 by Redis: the clocks of processes may differ. */
export async function redisSeconds(queue: Queue): Promise<number> {
  const [seconds] = await queue.client.time();
  return Number(seconds);
}

const RANK_OLDER = `
  local ranked = 0
  for _, id in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
    ranked = ranked + redis.call('ZADD', KEYS[2], 'NX', 1, id)
  end
  return ranked`;

/**
 * Gives the jobs in line that have no rank the first ones. An older release puts jobs in line without any, and Bull lets
 * all that have one pass them.
 * @returns how many there were
 */
export async function rankOlder(queue: Queue): Promise<number> {
  const ranked = await queue.client.eval(RANK_OLDER, 2, queue.toKey('wait'), queue.toKey('priority'));
  return Number(ranked);
}
