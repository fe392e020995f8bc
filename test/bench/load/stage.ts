import pg from 'pg';
import { callAs } from '../../support/api-client.js';
import { addManyAnalyses } from '../../support/many-analyses.js';
import { OwnServices } from '../../support/own-services.js';
import { waitFor } from '../../support/wait-for.js';
import { drainEnv, sized } from '../effort.js';
import { startLoadAdverts, type LoadAdverts } from './adverts.js';
import { addPeople, type Person } from './people.js';
import { startWatchedServer, type WatchedServer } from './watched-server.js';

/** Each with as many analyses as a busy buyer gathers. */
const readers = sized(20, 2);
const analysesEach = sized(200, 10);

/** One server in the role `all` with services of its own, and people who know it. */
export interface Stage {
  readonly server: WatchedServer;
  /** What the server was started with. */
  readonly env: Readonly<Record<string, string>>;
  readonly services: OwnServices;
  readonly database: pg.Client;
  readonly adverts: LoadAdverts;
  /** With a list each, and one report that was written for them. */
  readonly readers: readonly (Person & { readonly reportId: string })[];
  /** With nothing yet. */
  readonly newcomers: readonly Person[];
  stop(): Promise<void>;
}

/** @param newcomers how many people without analyses there are */
export async function startStage(newcomers: number): Promise<Stage> {
  const services = await OwnServices.start();
  const adverts = await startLoadAdverts();
  const env = { ...services.env, ...drainEnv, LOG_LEVEL: 'error', SCRAPING_HOST_MAP: adverts.hostMapText };
  const database = new pg.Client({ connectionString: services.env['DATABASE_URL']! });
  await database.connect();
  const people = await addPeople(database, services.env['JWT_SECRET']!, readers + newcomers);
  const server = await startWatchedServer(env);
  const first = people.slice(0, readers);
  for (const { id } of first)
    await addManyAnalyses({ execute: (sql, values) => ask(database, sql, values) }, id, analysesEach);
  await database.query('analyze');
  return {
    server,
    env,
    services,
    database,
    adverts,
    readers: await Promise.all(
      first.map(async (person) => ({
        ...person,
        reportId: await analysed(server.url, person, adverts.link(0)),
      })),
    ),
    newcomers: people.slice(readers),
    async stop() {
      await server.stop();
      await database.end();
      await adverts.close();
      await services.stop();
    },
  };
}

/** Waits for the report of an advert. @returns its id */
export async function analysed(url: string, person: Person, link: string): Promise<string> {
  const call = callAs(url, person.token);
  const started = await call<{ id: string }>('POST', '/analyses', { url: link });
  const { id } = started.body;
  const isDone = async () => {
    const { body } = await call<{ status: string; failureReason: string | null }>('GET', `/analyses/${id}`);
    if (body.status === 'failed') throw new Error(`${link}: ${body.failureReason}`);
    return body.status === 'completed';
  };
  await waitFor(isDone, { timeoutMs: 300_000, everyMs: sized(500, 50), what: link });
  return id;
}

/** The helpers of tests write parameters as the ORM does. */
function ask(database: pg.Client, sql: string, values: readonly unknown[]) {
  let at = 0;
  return database.query(
    sql.replaceAll('?', () => `$${(at += 1)}`),
    [...values],
  );
}
