import { createParser } from 'eventsource-parser';
import { request } from 'node:http';
import { openRedis } from '../../../src/shared/redis/open-redis.js';
import { callAs } from '../../support/api-client.js';
import { waitFor } from '../../support/wait-for.js';
import { sized } from '../effort.js';
import { percentile } from './percentile.js';
import type { Person } from './people.js';
import type { Stage } from './stage.js';

export const listenerCount = sized(1_000, 8);
const actsAtOnce = 10;

interface Listening {
  readonly person: Person;
  /** When each event came, by the id of its analysis. */
  readonly heard: Map<string, number[]>;
  readonly isOpen: () => boolean;
  close(): void;
}

/** Many people listen to one process; each of them then deletes an analysis and hears of it. */
export async function loadListeners(stage: Stage) {
  const { server, database, newcomers } = stage;
  const people = newcomers.slice(0, listenerCount);
  const before = await server.watch();
  const listening: Listening[] = [];
  // In steps: a thousand connections in one moment would only try the backlog of the kernel.
  for (let at = 0; at < people.length; at += 50) {
    listening.push(...people.slice(at, at + 50).map((person) => listen(server.url, person)));
    const isEach = () => listening.every(({ isOpen }) => isOpen());
    await waitFor(isEach, { timeoutMs: 60_000, everyMs: 20, what: 'the listeners' });
  }
  const after = await server.watch();
  const connections = await connectionsOf(stage);
  const rows = await database.query<{ id: string; user_id: string }>(
    `insert into analyses (id, user_id, hemnet_url, listing_key, status, is_paid, attempt, run, scraping_progress,
       created_at, started_at, updated_at, facts_from_link, is_forced, photos_count, floorplans_count)
     select gen_random_uuid(), id, 'https://x.se/' || id, 'load:' || id, 'completed', true, 1, 1,
       '{"current_step":"completed"}', now(), now(), now(), false, false, 0, 0 from unnest($1::uuid[]) as person (id)
     returning id, user_id`,
    [people.map(({ id }) => id)],
  );
  const begun = new Map<string, number>();
  const byUser = new Map(listening.map((one) => [one.person.id, one]));
  const waiting = [...rows.rows];
  const act = async () => {
    for (let row = waiting.pop(); row; row = waiting.pop()) {
      begun.set(row.id, performance.now());
      const { person } = byUser.get(row.user_id)!;
      const { status } = await callAs(server.url, person.token)('DELETE', `/analyses/${row.id}`);
      if (status !== 204) throw new Error(`A deletion answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: actsAtOnce }, act));
  const delays = () =>
    rows.rows.flatMap(({ id, user_id: user }) =>
      (byUser.get(user)!.heard.get(id) ?? []).map((at) => at - begun.get(id)!),
    );
  await waitFor(() => delays().length >= rows.rows.length, { timeoutMs: 30_000, what: 'every event' });
  const heard = delays();
  const { held } = await server.watch();
  for (const one of listening) one.close();
  return {
    listeners: listening.length,
    connections,
    bytesEach: Math.round((after.heapUsed - before.heapUsed) / listening.length),
    events: heard.length,
    expected: rows.rows.length,
    p50: percentile(heard, 50),
    p99: percentile(heard, 99),
    held,
  };
}

function listen(url: string, person: Person): Listening {
  const heard = new Map<string, number[]>();
  let isOpen = false;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      isOpen = true;
      if (event !== 'delete') return;
      const { id } = JSON.parse(data) as { id: string };
      heard.set(id, [...(heard.get(id) ?? []), performance.now()]);
    },
  });
  const asked = request(`${url}/api/analyses/events`, {
    headers: { authorization: `Bearer ${person.token}`, accept: 'text/event-stream' },
    agent: false,
  });
  asked.on('response', (response) =>
    response.setEncoding('utf8').on('data', (text: string) => parser.feed(text)),
  );
  asked.on('error', () => (isOpen = false));
  asked.end();
  return { person, heard, isOpen: () => isOpen, close: () => void asked.destroy() };
}

/** What the process holds towards the services. */
async function connectionsOf({ database, services }: Stage): Promise<{ postgres: number; redis: number }> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const redis = openRedis({ url: services.env['REDIS_URL']! });
  await redis.connect();
  const clients = await redis.clientList();
  await redis.close();
  // The bare server's pool and our own question are among them.
  return { postgres: rows[0]!.count, redis: clients.length - 1 };
}
