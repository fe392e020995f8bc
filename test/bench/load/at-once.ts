import { callAs } from '../../support/api-client.js';
import { sized } from '../effort.js';
import { advertCount } from './adverts.js';
import { percentile } from './percentile.js';
import { shoot } from './shoot.js';
import { analysed, type Stage } from './stage.js';

/** How long the event loop may be held while pictures are told apart, milliseconds, at the ninety-ninth percentile. */
const heldBar = 50;

/** A hundred people paste an advert each at the same moment, while others read their lists. */
export async function loadAnalyses(stage: Stage) {
  const { server, newcomers, adverts, database, readers } = stage;
  const people = newcomers.slice(-advertCount);
  const headers = { authorization: `Bearer ${readers[0]!.token}` };
  await server.watch();
  const started = performance.now();
  const times: number[] = [];
  let isOver = false;
  const reading = (async () => {
    const p99: number[] = [];
    while (!isOver) {
      const target = { url: `${server.url}/api/analyses?limit=24`, headers };
      const shots = await shoot(target, { connections: 2, rate: 10, seconds: sized(3, 0.3) });
      if (shots.faults > 0) throw new Error(`${shots.faults} of ${shots.requests} readings failed`);
      p99.push(shots.p99);
    }
    return p99;
  })();
  await Promise.all(
    people.map(async (person, number) => {
      await analysed(server.url, person, adverts.link(number));
      times.push(performance.now() - started);
    }),
  );
  isOver = true;
  const readingP99 = percentile(await reading, 50);
  const { held } = await server.watch();
  const ids = people.map(({ id }) => id);
  const { rows } = await database.query<{ completed: number; paid: number; spent: number; runs: number }>(
    `select count(*) filter (where status = 'completed')::int as completed, count(*) filter (where is_paid)::int as paid,
       (select count(*)::int from credit_entries where reason = 'spend' and user_id = any($1::uuid[])) as spent,
       (select count(*)::int from analysis_runs r join analyses a on a.id = r.analysis_id
         where a.user_id = any($1::uuid[])) as runs
     from analyses where user_id = any($1::uuid[])`,
    [ids],
  );
  const counts = rows[0]!;
  const isRight =
    counts.completed === advertCount &&
    counts.paid === advertCount &&
    counts.spent === advertCount &&
    counts.runs === advertCount;
  return {
    ...counts,
    asked: people.length,
    isRight,
    seconds: percentile(times, 100) / 1000,
    medianSeconds: percentile(times, 50) / 1000,
    readingP99,
    held,
    isHeld: held.p99 > heldBar,
  };
}

/** Kept for the flat run as well: a reader's round through the product. @throws on any answer but 2xx */
export async function readAround({ server, readers }: Stage, number: number): Promise<void> {
  const reader = readers[number % readers.length]!;
  const call = callAs(server.url, reader.token);
  for (const path of [
    '/auth/me',
    '/analyses?limit=24',
    '/analyses/stats',
    `/analyses/${reader.reportId}/report`,
  ]) {
    const { status } = await call('GET', path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
}
