import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { EntityManager } from '@mikro-orm/postgresql';
import { RetentionService } from '../../src/accounts/retention.service.js';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { UsersService } from '../../src/auth/users.service.js';
import { BillingAuditService } from '../../src/billing/billing-audit.service.js';
import { StripeEvent } from '../../src/billing/stripe-event.entity.js';
import { registry } from '../../src/shared/metrics/registry.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { freePort } from '../support/free-port.js';
import { scrape, type Scrape } from '../support/metrics.js';
import { startOpenAiServer, type OpenAiServer } from '../support/openai-server.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const TOKEN = 'only-for-tests-metrics-token';
/** As a proxy of anybody's would send it: no longer from this machine. */
const elsewhere = { 'x-forwarded-for': '198.51.100.7' };

let adverts: AdvertServer;
let model: OpenAiServer;
let app: TestApp;
let buyer: ApiClient;

beforeAll(async () => {
  // Counts are of the process, in which other files have run.
  registry.resetMetrics();
  adverts = await startAdvertServer();
  model = await startOpenAiServer({
    answer: (_request, number) => (number === 0 ? { kind: 'good' } : { kind: 'refuse' }),
    usage: () => ({ input: 1000, cached: 200, output: 300 }),
  });
  app = await startTestApp({
    SCRAPING_HOST_MAP: adverts.hostMapText,
    OPENAI_API_KEY: model.apiKey,
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODEL: 'gpt-5.4-mini',
    METRICS_TOKEN: TOKEN,
    STRIPE_SECRET_KEY: 'sk_test_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  });
  buyer = await signUp(app.url);
});
afterAll(async () => {
  await app?.close();
  await model?.close();
  await adverts?.close();
});

const look = (): Promise<Scrape> =>
  scrape(`${app.url}/api/metrics`, { ...elsewhere, authorization: `Bearer ${TOKEN}` });

async function analysed(slug: string, status: string): Promise<void> {
  const { body } = await buyer.call<AnalysisView>('POST', '/analyses', { url: adverts.link(slug) });
  await waitFor(
    async () => (await buyer.call<AnalysisView>('GET', `/analyses/${body.id}`)).body.status === status,
    { timeoutMs: 25_000, what: `${slug} to be ${status}` },
  );
}

it('counts what an analysis by the model, one by the rules and one of a removed advert were', async () => {
  await analysed('storgatan-1-1001', 'completed');
  await analysed('storgatan-2-1002', 'completed');
  await analysed('borttagen-1006', 'failed');
  // A run is counted once its row is written, which who asks for the row may see before.
  await waitFor(
    async () =>
      (await look()).value('visningsklar_job_duration_seconds_count', { job: 'run-analysis' }) === 3,
    {
      what: 'three runs',
    },
  );

  const seen = await look();
  const step = (name: string, outcome: string) =>
    seen.value('visningsklar_analysis_step_duration_seconds_count', { step: name, outcome });
  expect(['capture', 'images', 'report'].map((name) => step(name, 'ok'))).toEqual([2, 2, 2]);
  expect(step('capture', 'listing_gone')).toBe(1);
  const runs = (labels: Record<string, string>) => seen.value('visningsklar_analysis_runs_total', labels);
  expect(runs({ outcome: 'completed', code: 'none' })).toBe(2);
  expect(runs({ outcome: 'failed', code: 'listing_gone' })).toBe(1);
  expect(runs({})).toBe(3);
  const job = (outcome: string) =>
    seen.value('visningsklar_job_duration_seconds_count', { job: 'run-analysis', outcome });
  expect([job('done'), job('give_up'), job('retry')]).toEqual([2, 1, undefined]);
  const site = (answer: string) =>
    seen.value('visningsklar_site_readings_total', { site: 'exempelmaklaren.example', answer });
  expect([site('read'), site('gone')]).toEqual([2, 1]);

  // Two answers, of which the refusal was paid for as well: 1000 in, of them 200 cached, and 300 out, each.
  const tokens = (kind: string) => seen.value('visningsklar_model_tokens_total', { kind });
  expect([tokens('input'), tokens('cached_input'), tokens('output')]).toEqual([1600, 400, 600]);
  // 0.75, 0.075 and 4.5 dollars a million: 0.0006 + 0.000015 + 0.00135, twice.
  expect(seen.value('visningsklar_model_cost_usd_total')).toBeCloseTo(0.00393, 8);
  const asked = (outcome: string) =>
    seen.value('visningsklar_model_request_duration_seconds_count', { outcome });
  expect([asked('answered'), asked('model_refused')]).toEqual([1, 1]);
  expect(seen.value('visningsklar_report_fallbacks_total')).toBe(1);
  expect(seen.value('visningsklar_report_fallbacks_total', { code: 'model_refused' })).toBe(1);

  expect(
    seen.value('visningsklar_http_request_duration_seconds_count', {
      method: 'POST',
      route: '/api/analyses',
      status: '201',
    }),
  ).toBe(3);
  expect(seen.text).not.toContain('storgatan');
  expect(seen.text).not.toContain(buyer.userId);
});

/** What all processes share is read once in some seconds. */
const freshly = (is: (seen: Scrape) => boolean) =>
  waitFor(async () => is(await look()), { timeoutMs: 15_000, what: 'a fresh reading' });
const ages = (seen: Scrape) =>
  ['money_audit', 'retention'].map((name) => seen.value(`visningsklar_${name}_age_seconds`));

it('tells the age of the database where money and retention were never looked after', async () => {
  await app.app.get(EntityManager).fork()
    .execute(`update mikro_orm_migrations set executed_at = executed_at + (now() - interval '2 days' -
      (select min(executed_at) from mikro_orm_migrations))`);
  await freshly((seen) => ages(seen).every((age) => age! >= 2 * 86_400));
  expect((await look()).value('visningsklar_money_audit_findings')).toBeUndefined();
});

it('reads how the services stand', async () => {
  const em = app.app.get(EntityManager).fork();
  // Of today: one of 1970 would be out of the books.
  const created = Math.floor(Date.now() / 1000);
  const stripeEvent = new StripeEvent({ id: 'evt_1', type: 'x', created, data: { object: {} } });
  // Tried as often as it is by itself: the sweep leaves it to an operator.
  Object.assign(stripeEvent, { status: 'failed', attempts: 140, receivedAt: new Date(Date.now() - 600_000) });
  await em.persist(stripeEvent).flush();
  const books = app.app.get(BillingAuditService, { strict: false });
  await books.record('cli:test', { findings: 2, days: 30 });
  // One of a shorter time saw neither of the two, and is none of the daily ones.
  await books.record('cli:test', { findings: 0, days: 1 });
  await app.app.get(RetentionService, { strict: false }).run({ actor: 'cli:test' });
  const pages = await Promise.all(
    [1, 2].map(() =>
      fetch(`${app.url}/api/analyses/events`, { headers: { authorization: `Bearer ${buyer.token}` } }),
    ),
  );
  await freshly((seen) => ages(seen).every((age) => age! < 60));
  const seen = await look();
  const queue = (name: string, labels = {}) =>
    seen.value(`visningsklar_queue_${name}`, { queue: 'analyses', ...labels });
  expect(['waiting', 'active', 'delayed', 'failed'].map((state) => queue('jobs', { state }))).toEqual([
    0, 0, 0, 1,
  ]);
  expect([queue('oldest_waiting_seconds'), queue('workers'), queue('paused')]).toEqual([0, 1, 0]);
  expect(seen.value('visningsklar_event_listeners')).toBe(2);
  expect(seen.value('visningsklar_analyses_processing')).toBe(0);
  expect(seen.value('visningsklar_stripe_events_unapplied', { status: 'failed' })).toBe(1);
  const age = seen.value('visningsklar_stripe_events_oldest_unapplied_seconds')!;
  expect([age >= 600, age < 700]).toEqual([true, true]);
  expect(seen.value('visningsklar_money_audit_findings')).toBe(2);
  expect(seen.value('visningsklar_reports_owed')).toBe(0);
  expect(seen.value('visningsklar_postgres_connections')).toBeGreaterThan(0);
  expect(seen.value('visningsklar_redis_used_bytes')).toBeGreaterThan(0);
  expect(seen.value('visningsklar_build_info', { role: 'all' })).toBe(1);
  expect(seen.value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(seen.value('visningsklar_unread')).toBe(0);
  for (const page of pages) await page.body!.cancel();
});

it('has every metric that an alert is raised by', async () => {
  const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as {
    groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(15);
  const { names } = await look();
  const unknown = rules.flatMap(({ alert, expr }) => {
    const used = [...expr.matchAll(/\b(visningsklar|nodejs|process)_\w+/g)].map(([name]) => name);
    if (used.length === 0 && !expr.startsWith('up{')) return [`${alert} uses no metric`];
    return used.filter((name) => !names.has(name)).map((name) => `${alert}: ${name}`);
  });
  expect(unknown).toEqual([]);
  const untold = rules.filter(({ annotations }) => !annotations['meaning'] || !annotations['action']);
  expect(untold.map(({ alert }) => alert)).toEqual([]);
});

it('is there for administrators and for who holds the token, and nothing for anybody else', async () => {
  const status = async (headers: Record<string, string>) =>
    (await fetch(`${app.url}/api/metrics`, { headers })).status;
  const admin = await signUp(app.url);
  await app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
  expect(await status({ ...elsewhere, authorization: `Bearer ${admin.token}` })).toBe(200);
  expect(await status({ ...elsewhere, authorization: `Bearer ${TOKEN}` })).toBe(200);
  expect(await status({})).toBe(200);
  for (const headers of [
    elsewhere,
    { ...elsewhere, authorization: `Bearer ${buyer.token}` },
    { ...elsewhere, authorization: `Bearer ${TOKEN}x` },
    { ...elsewhere, authorization: TOKEN },
  ] as Record<string, string>[])
    expect(await status(headers)).toBe(404);
  const words = async (path: string) => {
    const { requestId: _own, ...problem } = (await (
      await fetch(`${app.url}${path}`, { headers: elsewhere })
    ).json()) as Record<string, unknown>;
    return problem;
  };
  expect(await words('/api/metrics')).toEqual(await words('/api/nothing-here'));
});

describe('a worker with OPERATIONS_PORT', () => {
  let worker: ServerProcess;
  let url: string;

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    worker = await startServerProcess({ ...app.env, ROLE: 'worker', OPERATIONS_PORT: String(port) });
  });
  afterAll(() => worker?.stop());

  it('answers health to all, and metrics by the token', async () => {
    const status = async (path: string, headers = {}) => (await fetch(`${url}${path}`, { headers })).status;
    expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 200]);
    expect([await status('/metrics'), await status('/api/analyses'), await status('/')]).toEqual([
      404, 404, 404,
    ]);
    const seen = await scrape(`${url}/metrics`, { authorization: `Bearer ${TOKEN}` });
    expect(seen.value('visningsklar_build_info', { role: 'worker' })).toBe(1);
    expect(seen.value('visningsklar_queue_workers', { queue: 'analyses' })).toBeGreaterThan(0);
  });
});
