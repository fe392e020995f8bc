import { EntityManager } from '@mikro-orm/postgresql';
import { join } from 'node:path';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import type { QualityView, SiteAnswer } from '../../src/analyses/quality.types.js';
import { SiteReading } from '../../src/analyses/site-reading.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import { stockholmDay } from '../../src/shared/clock.js';
import { versionOf } from '../../src/shared/code-version.js';
import type { AdvertServer } from '../support/adverts.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import { addRuns } from '../support/quality-runs.js';
import { sharedApp, type SharedApp } from '../support/shared-app.js';
import { waitFor } from '../support/wait-for.js';

const path = '/admin/quality';
let adverts: AdvertServer;
let app: SharedApp;
let admin: ApiClient;

beforeEach(async () => {
  app = await sharedApp();
  ({ adverts } = app);
  admin = await signUp(app.url);
  await app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
});
afterEach(async () => {
  await app?.close();
});

const view = async (days = 30) => {
  const { status, body } = await admin.call<QualityView>('GET', `${path}?days=${days}`);
  expect(status).toBe(200);
  return body;
};
/** By the calendar, from noon to noon: one of the days between may have 25 hours. */
const dayBefore = (days: number) =>
  stockholmDay(new Date(Date.parse(`${stockholmDay(new Date())}T12:00:00Z`) - days * 86_400_000));
const em = () => app.app.get(EntityManager).fork();

async function run(slug: string): Promise<AnalysisView['status']> {
  const { body } = await admin.call<AnalysisView>('POST', '/analyses', { url: adverts.link(slug) });
  let { status } = body;
  await waitFor(
    async () => {
      ({ status } = (await admin.call<AnalysisView>('GET', `/analyses/${body.id}`)).body);
      return status === 'completed' || status === 'failed';
    },
    { timeoutMs: 25_000, everyMs: 100, what: `${slug} to end` },
  );
  return status;
}

describe('the quality of reports for administrators', () => {
  it('is closed to visitors and to buyers, and knows three periods', async () => {
    expect((await callAs(app.url)('GET', path)).status).toBe(401);
    const buyer = await signUp(app.url);
    expect((await buyer.call('GET', path)).status).toBe(403);
    expect((await admin.call('GET', `${path}?days=31`)).status).toBe(422);
    expect((await admin.call<QualityView>('GET', path)).body.days).toBe(30);
  });

  it('is all zeros before the first report', async () => {
    const { points, whole, ...rest } = await view();
    const [reports, scraping, images] = ['reports', 'scraping', 'image-tracking'].map((module) =>
      versionOf(join(process.cwd(), 'src', module)),
    );
    const nothing = {
      reports: 0,
      failed: 0,
      times: { capture: null, images: null, report: null, total: null },
      costUsd: null,
    };
    expect(whole).toEqual(nothing);
    expect(points).toHaveLength(30);
    expect(points[0]).toEqual({ from: dayBefore(29), ...nothing });
    expect(points.at(-1)!.from).toBe(dayBefore(0));
    expect(rest).toEqual({
      days: 30,
      step: 'day',
      writers: [],
      fallback: { asked: 0, fellBack: 0 },
      failures: [],
      lost: { count: 0, before: 0 },
      sites: [],
      versions: { rules: reports, openai: reports, gates: reports, reader: scraping, classifier: images },
    });
  });

  it('tells what wrote real reports, why runs failed and how the site answered', async () => {
    expect(await run('storgatan-1-1001')).toBe('completed');
    expect(await run('blockerad-1007')).toBe('failed');
    expect(await run('borttagen-1006')).toBe('failed');
    const { whole, writers, fallback, failures, sites } = await view();
    expect([whole.reports, whole.failed]).toEqual([1, 2]);
    expect(whole.times.capture!.median).toBeGreaterThan(0);
    // The whole of a run is no shorter than its steps.
    const { capture, images, report, total } = whole.times;
    expect(total!.median + 5).toBeGreaterThanOrEqual(capture!.median + images!.median + report!.median);
    expect(writers).toEqual([
      expect.objectContaining({
        analyst: 'rules',
        template: null,
        version: expect.stringMatching(/^[0-9a-f]{12}$/),
        reports: 1,
        reused: 0,
        fellBack: 0,
        tokens: null,
        costUsd: null,
      }),
    ]);
    expect(fallback).toEqual({ asked: 0, fellBack: 0 });
    expect(failures).toEqual([
      { code: 'listing_gone', count: 1, before: 0 },
      { code: 'page_blocked', count: 1, before: 0 },
    ]);
    expect(sites).toEqual([
      expect.objectContaining({
        site: 'exempelmaklaren.example',
        reads: 3,
        answers: { read: 1, blocked: 1, changed: 0, unavailable: 0, gone: 1, other: 0 },
        medianFacts: expect.any(Number),
        state: 'too few',
      }),
    ]);
    expect(sites[0]!.medianFacts).toBeGreaterThan(5);
  });

  it('counts times, tokens, money and reasons by day, by writer and beside the period before', async () => {
    const model = { analyst: 'openai', template: 'default-v1', version: 'aaaaaaaaaaaa' };
    await addRuns(em(), admin.userId, [
      // Reports of the model that took 1, 2, 3 and 4 s in all: in the middle 2.5, nine in ten below 3.7.
      { ...model, daysAgo: 0, totalMs: 1000, reportMs: 400, tokens: [900, 100], costUsd: 0.01 },
      { ...model, daysAgo: 0, totalMs: 2000, reportMs: 800, tokens: [1900, 100], costUsd: 0.02 },
      { ...model, daysAgo: 2, totalMs: 3000, reportMs: 1200, tokens: [2900, 100], costUsd: 0.03 },
      { ...model, daysAgo: 2, totalMs: 4000, reportMs: 2, isReused: true },
      { analyst: 'rules', version: 'aaaaaaaaaaaa', daysAgo: 2, totalMs: 2500, fellBack: true },
      { daysAgo: 1, outcome: 'failed', errorCode: 'page_blocked' },
      { daysAgo: 1, outcome: 'failed', errorCode: 'page_blocked', tokens: [900, 100], costUsd: 0.005 },
      { daysAgo: 1, outcome: 'retried', errorCode: 'page_unavailable' },
      { daysAgo: 1, outcome: null },
      { daysAgo: 1, outcome: 'lost' },
      { daysAgo: 0, outcome: null },
      { daysAgo: 35, outcome: 'lost' },
      { daysAgo: 40, outcome: 'failed', errorCode: 'listing_changed' },
      { daysAgo: 41, outcome: 'failed', errorCode: 'page_blocked' },
      { ...model, daysAgo: 40, totalMs: 90_000 },
      { daysAgo: 80, outcome: 'failed', errorCode: 'page_blocked' },
    ]);
    const { whole, points, writers, fallback, failures, lost } = await view();
    expect(whole).toMatchObject({ reports: 5, failed: 2 });
    // Three reports, and what a run had taken that came to nothing.
    expect(whole.costUsd).toBeCloseTo(0.065, 9);
    // 1000, 2000, 2500, 3000, 4000: the ninth tenth lies 0.6 of the way from the fourth to the fifth.
    expect(whole.times.total).toEqual({ median: 2500, p90: 3600 });
    const [twoDaysAgo, yesterday, today] = points.slice(-3);
    expect(yesterday).toMatchObject({ from: dayBefore(1), reports: 0, failed: 2, costUsd: 0.005 });
    expect(twoDaysAgo).toMatchObject({ from: dayBefore(2), reports: 3, failed: 0, costUsd: 0.03 });
    expect(today).toMatchObject({ reports: 2, times: { total: { median: 1500, p90: 1900 } } });
    expect(writers.map(({ lastUsed: _, ...writer }) => writer)).toEqual([
      {
        ...model,
        reports: 4,
        reused: 1,
        fellBack: 0,
        time: { median: 800, p90: 1120 },
        tokens: { median: 2000, p90: 2800 },
        costUsd: { median: 0.02, p90: 0.028 },
      },
      expect.objectContaining({ analyst: 'rules', template: null, reports: 1, fellBack: 1 }),
    ]);
    // Three that the model wrote anew and one that the rules wrote in its stead.
    expect(fallback).toEqual({ asked: 4, fellBack: 1 });
    expect(failures).toEqual([
      { code: 'page_blocked', count: 2, before: 1 },
      { code: 'listing_changed', count: 0, before: 1 },
    ]);
    // Of the two that are open, one may still be under way.
    expect(lost).toEqual({ count: 2, before: 1 });

    const quarter = await view(90);
    expect(quarter.step).toBe('week');
    expect(quarter.whole).toMatchObject({ reports: 6, failed: 5 });
    expect(quarter.lost).toEqual({ count: 3, before: 0 });
    expect(quarter.points.reduce((sum, { reports }) => sum + reports, 0)).toBe(6);
    expect(quarter.points.map(({ from }) => new Date(from).getUTCDay())).toEqual(quarter.points.map(() => 1));
    expect(quarter.failures[0]).toEqual({ code: 'page_blocked', count: 4, before: 0 });
  });

  it('puts the site first that stopped reading well', async () => {
    const manager = em();
    const add = (site: string, daysAgo: number, answer: SiteAnswer, facts: number | null, count: number) => {
      const at = new Date(Date.now() - daysAgo * 86_400_000);
      for (let n = 0; n < count; n++)
        manager.persist(new SiteReading(`${answer} ${n}`, { site, answer, facts }, at));
    };
    add('lugn.example', 20, 'read', 30, 40);
    add('lugn.example', 1, 'read', 31, 30);
    add('stopp.example', 20, 'read', 30, 20);
    add('stopp.example', 1, 'blocked', null, 10);
    await manager.flush();
    const { sites } = await view();
    expect(sites.map(({ site, state, reads }) => [site, state, reads])).toEqual([
      ['stopp.example', 'stopped', 30],
      ['lugn.example', 'good', 70],
    ]);
    expect(sites[0]).toMatchObject({ recent: { reads: 10 }, earlier: { reads: 20, medianFacts: 30 } });
    // Thirty of 31 and forty of 30: the one in the middle.
    expect(sites[1]!.medianFacts).toBe(30);
  });
});
