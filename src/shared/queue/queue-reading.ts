import type { Queue } from 'bull';
import { z } from 'zod';
import type { Envelope } from './envelope.js';
import type { JobState, QueuedJob, QueueState } from './queue.types.js';

/** What Redis alone tells of a job. */
export type KeptJob = Omit<QueuedJob, 'subject'>;

const LONGEST_REASON = 300;

const milliseconds = z.coerce.number().int().positive().optional();
/** A job as Bull 4 writes it into its hash. */
const kept = z.object({
  name: z.string(),
  data: z.string().transform((text) => JSON.parse(text) as Envelope),
  opts: z.string().transform((text) => JSON.parse(text) as { attempts?: number }),
  timestamp: z.coerce.number(),
  attemptsMade: z.coerce.number().default(0),
  stalledCounter: z.coerce.number().default(0),
  processedOn: milliseconds,
  finishedOn: milliseconds,
  failedReason: z.string().optional(),
});

/** Milliseconds since 1970; null for a job whose record is gone. */
type Oldest = [(string | null)?];

/** Counts everything in one step of Redis, so that no job is counted twice while it moves. */
export async function readState(queue: Queue): Promise<QueueState> {
  const key = (part: string) => queue.toKey(part);
  // The first in line is not always the oldest, for people take turns.
  const addedAt = key('*->timestamp');
  const oldestFirst = ['BY', addedAt, 'LIMIT', 0, 1, 'GET', addedAt] as const;
  const [waiting, paused, active, delayed, failed, isPaused, oldest, oldestPaused] = await answers(
    queue.client
      .multi()
      .llen(key('wait'))
      .llen(key('paused'))
      .lrange(key('active'), 0, -1)
      .zcard(key('delayed'))
      .zcard(key('failed'))
      .exists(key('meta-paused'))
      .sort(key('wait'), ...oldestFirst)
      .sort(key('paused'), ...oldestFirst)
      .exec() as Answers<[number, number, string[], number, number, number, Oldest, Oldest]>,
  );
  const taken = await readJobs(queue, active, 'active');
  const stalled = taken.filter(({ state }) => state === 'stalled').length;
  const [longest] = [...oldest, ...oldestPaused];
  return {
    name: queue.name,
    isPaused: isPaused === 1,
    workers: await countWorkers(queue),
    counts: {
      waiting: waiting + paused,
      active: active.length - stalled,
      stalled,
      delayed,
      failed,
    },
    waitingSince: longest ? new Date(Number(longest)).toISOString() : null,
  };
}

/**
 * The ids of jobs in a state, of the waiting by their turn, of the failed when they failed, of the delayed when they are
 * due.
 * @param order `desc`: last or newest first
 * @param limit how many from `offset` on; all of them when not said
 * @returns with how many there are in all
 */
export async function readIds(
  queue: Queue,
  state: JobState,
  { order, offset, limit }: { order: 'asc' | 'desc'; offset: number; limit?: number },
): Promise<{ total: number; ids: string[] }> {
  const end = limit === undefined ? undefined : offset + limit;
  const last = end === undefined ? -1 : end - 1;
  const { client } = queue;
  if (state === 'active' || state === 'stalled') {
    const taken = await readJobs(queue, await client.lrange(queue.toKey('active'), 0, -1), 'active');
    const ids = taken.filter((job) => job.state === state).map(({ id }) => id);
    return { total: ids.length, ids: (order === 'asc' ? ids.reverse() : ids).slice(offset, end) };
  }
  const reading = client.multi();
  if (state === 'waiting') {
    // While a queue is paused its line stands under another name. Its head is the last.
    const key = queue.toKey((await queue.isPaused()) ? 'paused' : 'wait');
    if (order === 'desc') reading.llen(key).lrange(key, offset, last);
    else reading.llen(key).lrange(key, end === undefined ? 0 : -end, -offset - 1);
  } else {
    const key = queue.toKey(state);
    reading.zcard(key)[order === 'desc' ? 'zrevrange' : 'zrange'](key, offset, last);
  }
  const [total, ids] = await answers(reading.exec() as Answers<[number, string[]]>);
  return { total, ids: state === 'waiting' && order === 'asc' ? ids.reverse() : ids };
}

/** The jobs of one name that wait, are delayed or run, whether or not the queue is paused. */
export async function readPending(
  queue: Queue<Envelope>,
  name: string,
): Promise<{ id: string; key: string }[]> {
  const pending = await queue.getJobs(['waiting', 'active', 'delayed', 'paused']);
  // What was done meanwhile is read as nothing.
  return pending.flatMap((job) => (job?.name === name ? [{ id: String(job.id), key: job.data.key }] : []));
}

/** @returns undefined when Redis does not keep it, or no longer under any state */
export async function readJob(queue: Queue<Envelope>, id: string): Promise<KeptJob | undefined> {
  const state = await (await queue.getJob(id))?.getState();
  if (state === undefined || state === 'completed' || state === 'stuck') return undefined;
  const [job] = await readJobs(queue, [id], state === 'paused' ? 'waiting' : state);
  return job;
}

/** Jobs of one state; those that were done meanwhile are left out, those that lost their worker are `stalled`. */
export async function readJobs(queue: Queue, ids: readonly string[], state: JobState): Promise<KeptJob[]> {
  if (ids.length === 0) return [];
  const commands = queue.client.pipeline();
  for (const id of ids)
    commands
      .hgetall(queue.toKey(id))
      .exists(`${queue.toKey(id)}:lock`)
      .zscore(queue.toKey('delayed'), id);
  const found = await answers(
    commands.exec() as Answers<(Record<string, string> | number | string | null)[]>,
  );
  return ids.flatMap((id, at) => {
    const [hash, isLocked, score] = found.slice(at * 3, at * 3 + 3);
    const job = kept.safeParse(hash);
    if (!job.success) return [];
    // A job that is just being taken up for the first time has no lock yet, and no start either.
    const isLost = state === 'active' && isLocked === 0 && job.data.processedOn !== undefined;
    return [toJob(queue.name, id, isLost ? 'stalled' : state, job.data, score as string | null)];
  });
}

function toJob(
  queue: string,
  id: string,
  state: JobState,
  job: z.infer<typeof kept>,
  score: string | null,
): KeptJob {
  const { key, payload, waits, absences = 0, turns = 0, failures } = job.data;
  const isRunning = state === 'active' || state === 'stalled';
  return {
    id,
    queue,
    name: job.name,
    state,
    key,
    payload: payload as Record<string, unknown>,
    attemptsMade: failures + job.attemptsMade + (isRunning ? 1 : 0),
    attemptsAllowed: job.opts.attempts ?? 1,
    waits: waits + absences + turns,
    stalls: job.stalledCounter,
    addedAt: isoTime(job.timestamp),
    startedAt: job.processedOn === undefined ? null : isoTime(job.processedOn),
    failedAt: state === 'failed' && job.finishedOn !== undefined ? isoTime(job.finishedOn) : null,
    // Bull keeps the moment in the upper bits, and the order of the jobs of one moment in the lower.
    dueAt: score === null ? null : isoTime(Math.floor(Number(score) / 0x1000)),
    reason: oneLine(job.failedReason),
  };
}

/** Processes that wait for its jobs, on the same database of the same Redis. */
async function countWorkers(queue: Queue): Promise<number | null> {
  // Bull answers nothing where the command is refused, as some hosted Redis do.
  const clients = (await queue.getWorkers()) as { [name: string]: string }[] | undefined;
  return clients?.filter(({ db }) => db === String(queue.client.options.db ?? 0)).length ?? null;
}

type Answers<Values extends unknown[]> = Promise<
  { [At in keyof Values]: [error: Error | null, value: Values[At]] } | null
>;

/** @throws what Redis answered to the first command that it refused */
async function answers<Values extends unknown[]>(asked: Answers<Values>): Promise<Values> {
  const given = (await asked) ?? [];
  return given.map(([error, value]) => {
    if (error) throw error;
    return value;
  }) as Values;
}

function oneLine(reason: string | undefined): string | null {
  const [line = ''] = (reason ?? '').trim().split('\n');
  if (line === '') return null;
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON - 1)}…` : line;
}

const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();
