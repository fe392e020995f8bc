import { EntityManager } from '@mikro-orm/postgresql';
import type { AdminAnalysisPage } from '../../src/analyses/admin-analyses.types.js';
import { AnalysisSweep } from '../../src/analyses/analysis-sweep.js';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { Lease } from '../../src/analyses/lease.entity.js';
import type { QualityView } from '../../src/analyses/quality.types.js';
import { SiteReading } from '../../src/analyses/site-reading.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import type { AdvertServer } from '../support/adverts.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { listAnalysis, longAgo } from '../support/listed-analyses.js';
import { sharedApp, type SharedApp } from '../support/shared-app.js';

describe('what no worker ended', () => {
  let adverts: AdvertServer;
  let app: SharedApp;
  let admin: ApiClient;
  const em = () => app.app.get(EntityManager).fork();
  const sweep = async () => {
    // The last round was a moment ago: the process did one as it started.
    await em().nativeDelete(Lease, { name: 'round:analyses' });
    await app.app.get(AnalysisSweep, { strict: false }).onInterval();
  };
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  beforeAll(async () => {
    app = await sharedApp();
    ({ adverts } = app);
    admin = await signUp(app.url);
    await app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
  });
  afterAll(async () => {
    await app?.close();
  });

  it('counts among the failures, whose reasons add up to the list of what failed', async () => {
    const failure = { outcome: 'failed', errorCode: 'page_blocked', endedAt: new Date() };
    await listAnalysis(app, admin, { status: 'failed', failureCode: 'page_blocked' }, [failure]);
    // Its worker died, and so long ago that nobody takes it up again.
    const abandoned = { status: 'scraped', startedAt: minutesAgo(25), updatedAt: longAgo() } as const;
    await listAnalysis(app, admin, abandoned, [{ startedAt: minutesAgo(15) }]);
    await sweep();
    // Taken out of the queue before anybody began.
    expect((await admin.call('POST', '/admin/queue/analyses/pause')).status).toBe(200);
    const url = adverts.link('storgatan-1-1001');
    const { id } = (await admin.call<AnalysisView>('POST', '/analyses', { url })).body;
    const job = encodeURIComponent(`${id}:1`);
    const removed = await admin.call('DELETE', `/admin/queue/analyses/jobs/${job}`);
    expect(removed.body).toEqual({ outcome: 'analysis_failed' });

    const { body } = await admin.call<QualityView>('GET', '/admin/quality');
    expect(body.whole.failed).toBe(3);
    expect(body.points.at(-1)!.failed).toBe(3);
    expect(body.failures).toEqual([
      { code: 'analysis_timed_out', count: 1, before: 0 },
      { code: 'called_off', count: 1, before: 0 },
      { code: 'page_blocked', count: 1, before: 0 },
    ]);
    expect(body.lost).toEqual({ count: 1, before: 0 });
    const list = await admin.call<AdminAnalysisPage>('GET', '/admin/analyses');
    expect(list.body.stats).toMatchObject({ total: 3, failed: 3 });
    for (const { code, count } of body.failures) {
      const path = `/admin/analyses?filter=failed&search=${code}`;
      expect((await admin.call<AdminAnalysisPage>('GET', path)).body.total).toBe(count);
    }
    const byHand = `select outcome, count(*)::int as count from analysis_runs group by outcome order by outcome`;
    expect(await em().execute(byHand)).toEqual([
      { outcome: 'failed', count: 3 },
      { outcome: 'lost', count: 1 },
    ]);
  });

  it('leaves how sites answered for two years', async () => {
    const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 86_400_000);
    const outcome = { site: 'exempel.example', answer: 'read', facts: 12 } as const;
    const [old, young] = [25, 22].map((months) => new SiteReading('1', outcome, monthsAgo(months)));
    await em().persist([old!, young!]).flush();
    await sweep();
    expect((await em().find(SiteReading, {})).map(({ id }) => id)).toEqual([young!.id]);
  });
});
