import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openRedis } from '../../src/shared/redis/open-redis.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import type { AnalysisView, ReportView } from '../../src/analyses/analysis.types.js';
import { runAnalysis } from '../../src/analyses/run-analysis.job.js';
import { startSampleServer } from '../../src/embedded/samples/sample-server.js';
import { QueueControl } from '../../src/shared/queue/queue-control.service.js';
import { QueueService } from '../../src/shared/queue/queue.service.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startBillingStage, type BillingStage } from '../support/billing-stage.js';
import { startServerProcess } from '../support/server-process.js';
import { spendAll } from '../support/shop.js';
import { waitFor } from '../support/wait-for.js';
import { median } from './analysis.bench.js';
import type { Row } from './bench-table.js';
import { drainEnv, isSmoke, serverFlags, sized } from './effort.js';
import { recordedTokens } from './growth-recordings.js';
import { multiply, sizesOf, type TableSize } from './growth-rows.js';

/** How many analyses the database is filled up to, one after the other. */
const SIZES = (process.env['GROWTH_SIZES'] ?? sized('1000,10000', '4,8')).split(',').map(Number);
/** Homes that the buyer reads: three by free reports, and the last is bought; in a smoke run there is that one alone. */
const HOMES = sized(4, 1);
/** Jobs that wait at one time. */
const JOBS = sized(1000, 20);

/**
 * What the service keeps and uses for each analysis: one buyer reads homes and buys a report, as buyers do, and is then
 * multiplied. Prints; the times it gives are those of one analysis.
 */
export async function benchGrowth(): Promise<Row[]> {
  const samples = await startSampleServer();
  const stage = await startBillingStage({ SCRAPING_HOST_MAP: samples.hostMap });
  const database = new pg.Client({ connectionString: stage.app.config.databaseUrl });
  await database.connect();
  try {
    const links = samples.links.map(({ url }) => url).slice(0, HOMES);
    const buyer = await liveOn(stage, links);
    await tellOfPictures(stage, buyer, links.length);
    const times = await timesOf(stage);
    await tellOfRedis(stage, buyer);
    await tellOfConnections(stage);
    tellOfTokens();
    let buyers = 1;
    for (const size of SIZES) {
      await multiply(database, buyers, size / links.length - 1);
      buyers = size / links.length;
      tellOfTables(await sizesOf(database), size);
    }
    return times;
  } finally {
    await database.end();
    await stage.close();
    await samples.close();
  }
}

async function liveOn(stage: BillingStage, links: readonly string[]): Promise<ApiClient> {
  const buyer = await signUp(stage.app.url);
  if (isSmoke) await spendAll(stage.app, buyer);
  const ids: string[] = [];
  for (const url of links) {
    const { body } = await buyer.call<AnalysisView>('POST', '/analyses', { url });
    ids.push(body.id);
    const ended = async () =>
      (await buyer.call<AnalysisView>('GET', `/analyses/${body.id}`)).body.status === 'completed';
    await waitFor(ended, { timeoutMs: 120_000, everyMs: sized(200, 50), what: url });
  }
  const session = await stage.checkout(buyer, { analysisId: ids.at(-1)! });
  await stage.stripe.control.pay(session, { email: buyer.email });
  await stage.calm();
  for (const id of ids) {
    const { status, body } = await buyer.call<ReportView>('GET', `/analyses/${id}/report`);
    if (status !== 200) throw new Error(`The report of ${id} answered ${status}`);
    // Each picture as the report shows it, small and large.
    for (const { sha256 } of [...body.listing.photos, ...body.listing.plans])
      for (const width of [320, 1280])
        await fetch(`${stage.app.url}/api/images/${sha256}?w=${width}`, {
          headers: { cookie: buyer.cookies },
        });
  }
  return buyer;
}

function tellOfTables(sizes: readonly TableSize[], analyses: number): void {
  const each = (bytes: number) => Math.round(bytes / analyses);
  const bytesOf = ({ heap, toast, indexes }: TableSize) =>
    heap + toast + Object.values(indexes).reduce((sum, bytes) => sum + bytes, 0);
  const all = sizes.reduce((sum, size) => sum + bytesOf(size), 0);
  console.log(`\nPostgreSQL at ${analyses} analyses: ${each(all)} bytes for each analysis`);
  console.log('  rows/analysis    heap   TOAST  indexes  table and its indexes');
  for (const size of sizes) {
    const { table, rows, heap, toast, indexes } = size;
    const ofIndexes = bytesOf(size) - heap - toast;
    const large = Object.entries(indexes)
      .sort(([, a], [, b]) => b - a)
      .map(([name, bytes]) => `${name} ${each(bytes)}`)
      .slice(0, 4);
    const cells = [
      (rows / analyses).toFixed(2).padStart(15),
      ...[heap, toast, ofIndexes].map((bytes) => String(each(bytes)).padStart(7)),
    ];
    console.log(`${cells.join(' ')}  ${table}: ${large.join(', ')}`);
  }
}

async function tellOfPictures(stage: BillingStage, { userId }: ApiClient, analyses: number): Promise<void> {
  const em = stage.app.app.get(EntityManager).fork();
  const [{ count }] = await em.execute<[{ count: string }]>(
    'select count(*) from analysis_pictures p join analyses a on a.id = p.analysis_id where a.user_id = ?',
    [userId],
  );
  const folder = stage.app.config.imageDir;
  const bytesIn = (part: string) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const each = (part: string) => Math.round(bytesIn(part) / Number(count) / 1000);
  console.log(
    `\nPictures: ${Number(count) / analyses} for each analysis; each ${each('originals')} kB as stored,`,
  );
  console.log(
    `  ${each('resized/320')} kB more at 320 px and ${each('resized/1280')} kB at 1280 px once shown`,
  );
}

/** One after the other, by the rules, with pages and pictures from loopback: what a worker itself takes. */
async function timesOf(stage: BillingStage): Promise<Row[]> {
  const em = stage.app.app.get(EntityManager).fork();
  const runs = await em.find(AnalysisRun, { outcome: 'completed' });
  return ['capture', 'images', 'report'].map((step) => ({
    what: `one analysis of ${runs.length}: ${step}`,
    oursMs: median(runs.map(({ timings }) => timings[step] ?? 0)),
  }));
}

/** What Redis keeps for a job that waits, a buyer's live events, and the attempts of somebody who logs in. */
async function tellOfRedis(stage: BillingStage, { userId }: ApiClient): Promise<void> {
  const redis = await connectRedis(stage);
  const memory = async (pattern: string) => {
    const keys = await redis.keys(pattern);
    const bytes = await Promise.all(keys.map((key) => redis.memoryUsage(key)));
    return { keys: keys.length, bytes: bytes.reduce<number>((sum, each) => sum + (each ?? 0), 0) };
  };
  const streams = await memory(`analysis-events:${userId}`);
  const events = await redis.xLen(`analysis-events:${userId}`);
  console.log(
    `\nRedis: ${streams.bytes} bytes for a buyer's stream of ${events} live events (${HOMES} analyses)`,
  );
  for (const beginning of await countersIn(redis)) {
    const { keys, bytes } = await memory(`${beginning}:*`);
    console.log(
      `  ${Math.round(bytes / keys)} bytes for each of the ${keys} keys that begin with ${beginning}`,
    );
  }
  const control = stage.app.app.get(QueueControl, { strict: false });
  await control.pause('analyses');
  const before = await memory('bull:analyses:*');
  const queue = stage.app.app.get(QueueService, { strict: false });
  // Of analyses that nobody has any more: their jobs end at once.
  for (let job = 0; job < JOBS; job += 1)
    await queue.add(runAnalysis, { analysisId: randomUUID(), attempt: 1 });
  const after = await memory('bull:analyses:*');
  console.log(`  ${Math.round((after.bytes - before.bytes) / JOBS)} bytes for each job that waits`);
  await control.resume('analyses');
  await redis.close();
}

async function tellOfConnections(stage: BillingStage): Promise<void> {
  const { env, config } = stage.app;
  const em = stage.app.app.get(EntityManager).fork();
  const redis = await connectRedis(stage);
  const database = new URL(config.redisUrl).pathname.slice(1);
  const connected = async () => {
    const rows = await em.execute<{ pid: number }[]>(
      'select pid from pg_stat_activity where datname = current_database()',
    );
    const clients = await redis.sendCommand<string>(['CLIENT', 'LIST']);
    const own = clients.split('\n').filter((line) => line.includes(` db=${database} `));
    return { postgres: new Set(rows.map(({ pid }) => pid)), redis: own.length };
  };
  console.log('\nConnections of one process at rest');
  for (const role of ['web', 'worker']) {
    const before = await connected();
    const started = await startServerProcess({ ...env, ...drainEnv, ROLE: role, PORT: '0' }, serverFlags);
    const after = await connected();
    const postgres = [...after.postgres].filter((pid) => !before.postgres.has(pid)).length;
    const resident = readResident(started.pid);
    console.log(
      `  ${role}: PostgreSQL ${postgres}, Redis ${after.redis - before.redis}; ${resident} MB of memory, run from its sources`,
    );
    await started.stop();
  }
  await redis.close();
}

/** How keys begin that neither the queue nor live events have. */
async function countersIn(redis: Awaited<ReturnType<typeof connectRedis>>): Promise<string[]> {
  const keys = await redis.keys('*');
  const beginnings = keys.map((key) => key.split(':')[0]!);
  return [...new Set(beginnings)].filter((beginning) => !['bull', 'analysis-events'].includes(beginning));
}

async function connectRedis(stage: BillingStage) {
  const redis = openRedis({ url: stage.app.config.redisUrl });
  // It is told of by the call that fails.
  redis.on('error', () => undefined);
  return redis.connect();
}

function readResident(pid: number): string {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return kilobytes ? String(Math.round(Number(kilobytes) / 1000)) : '?';
}

function tellOfTokens(): void {
  const reports = recordedTokens('test/suites/golden.recordings/default-v1');
  const middle = (values: number[]) => Math.round(median(values));
  const input = middle(reports.map((report) => report.input));
  const output = middle(reports.map((report) => report.output));
  const calls = reports.reduce((sum, report) => sum + report.calls, 0) / reports.length;
  console.log(
    `\nModel, median of ${reports.length} recorded reports: ${input} tokens read, ${output} written, ${calls.toFixed(2)} calls`,
  );
}
