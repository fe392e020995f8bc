import { EntityManager } from '@mikro-orm/postgresql';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import { AnalysisSweep } from '../../src/analyses/analysis-sweep.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { Lease } from '../../src/analyses/lease.entity.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { signUp } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startCli } from '../support/cli.js';
import { listAnalysis } from '../support/listed-analyses.js';
import { startPageServer } from '../support/page-server.js';
import { browserProcesses, canSeeProcesses, stillRunning } from '../support/processes.js';
import { waitFor } from '../support/wait-for.js';

const LONG_MS = 90_000;
const loaded = { timeoutMs: 45_000 };

let adverts: AdvertServer;
let stage: TestApp;
beforeAll(async () => {
  adverts = await startAdvertServer();
  stage = await startTestApp({ SCRAPING_HOST_MAP: adverts.hostMapText });
});
afterAll(async () => {
  await stage?.close();
  await adverts?.close();
});

const em = () => stage.app.get(EntityManager).fork();
const of = (userId: string) => em().findOneOrFail(Analysis, { user: userId });
const left = async (userId: string) => {
  const credits = stage.app.get(CreditsService, { strict: false });
  return {
    ...(await credits.balance(userId)),
    leases: await em().count(Lease, { $not: { name: { $like: 'round:%' } } }),
  };
};
const asked = (slug: string, times = 1) =>
  waitFor(() => adverts.requests.filter(({ path }) => path === `/objekt/${slug}`).length === times, {
    ...loaded,
    what: slug,
  });
const interrupted = {
  status: 'failed',
  failureCode: 'interrupted',
  failureReason: 'Analysen avbröts. Starta om den.',
  isPaid: false,
};

describe('a run that is stopped', () => {
  it.each([
    ['SIGINT', 'vantar-1014'],
    ['SIGTERM', 'vantar-1015'],
  ] as const)(
    'by %s fails with a reason for its owner, who can start it over',
    async (signal, slug) => {
      const buyer = await signUp(stage.url);
      const run = startCli(['analyses', 'run', adverts.link(slug), '--user', buyer.email, '--json'], {
        ...stage.env,
      });
      await asked(slug);
      run.kill(signal);
      const { code, stdout, stderr } = await run.ended;
      const analysis = await of(buyer.userId);
      expect([code, stdout]).toEqual([130, '']);
      expect(stderr.trim().split('\n').slice(-2)).toEqual([
        `${analysis.id} failed for it; "app-cli analyses retry ${analysis.id}" starts it over.`,
        'app-cli: stopped before the end; what was under way was brought to a clean end',
      ]);
      expect(analysis).toMatchObject(interrupted);
      expect(await left(buyer.userId)).toEqual({ free: 3, credits: 0, leases: 0 });
      const [lost] = await em().find(AnalysisRun, { analysis: analysis.id });
      expect(lost).toMatchObject({ outcome: 'failed', errorCode: 'interrupted', endedAt: expect.any(Date) });

      // As the owner starts it over.
      expect((await buyer.call('POST', `/analyses/${analysis.id}/retry`)).status).toBe(202);
      await asked(slug, 2);
      adverts.release();
      await waitFor(async () => (await of(buyer.userId)).status === 'completed', loaded);
    },
    LONG_MS,
  );

  it(
    'by a crash is taken up by the sweep, and costs its owner nothing',
    async () => {
      const buyer = await signUp(stage.url);
      const slug = 'vantar-1016';
      const run = startCli(['analyses', 'run', adverts.link(slug), '--user', buyer.email], { ...stage.env });
      await asked(slug);
      run.kill('SIGKILL');
      expect((await run.ended).code).toBeNull();
      expect(await of(buyer.userId)).toMatchObject({ status: 'processing', run: 1 });
      // The time in which a dead one's hold on the advert ends passes.
      await em().execute('update leases set held_until = now()');
      const later = new Date(Date.now() + 61_000);
      expect(await stage.app.get(AnalysisSweep, { strict: false }).sweep(later)).toEqual({
        requeued: 1,
        failed: 0,
      });
      await asked(slug, 2);
      adverts.release();
      await waitFor(async () => (await of(buyer.userId)).status === 'completed', loaded);
      expect(await left(buyer.userId)).toEqual({ free: 3, credits: 0, leases: 0 });
      const { id } = await of(buyer.userId);
      const runs = await em().find(AnalysisRun, { analysis: id }, { orderBy: { run: 'asc' } });
      expect(runs.map(({ outcome }) => outcome)).toEqual(['lost', 'completed']);
    },
    LONG_MS,
  );

  const onLinux = canSeeProcesses ? it : it.skip;
  onLinux(
    'in the browser leaves no browser',
    async () => {
      let times = 0;
      const refusing = await startPageServer({
        'exempelmaklaren.example/objekt/tyst-1': (_request, response) => {
          // Plain HTTP is refused; the browser, asking again, is kept waiting.
          times += 1;
          if (times === 1) response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>Nej</h1>');
        },
      });
      try {
        const buyer = await signUp(stage.url);
        const run = startCli(['analyses', 'run', adverts.link('tyst-1'), '--user', buyer.email], {
          ...stage.env,
          SCRAPING_HOST_MAP: refusing.hostMapText,
        });
        await waitFor(() => times === 2, { ...loaded, what: 'the browser to ask' });
        const browsers = browserProcesses();
        expect(browsers).toHaveLength(1);
        run.kill('SIGINT');
        expect((await run.ended).code).toBe(130);
        expect(await of(buyer.userId)).toMatchObject(interrupted);
        expect((await left(buyer.userId)).leases).toBe(0);
        await waitFor(() => stillRunning(browsers).length === 0, { ...loaded, what: 'the browser to end' });
      } finally {
        await refusing.close();
      }
    },
    LONG_MS,
  );
});

it(
  'retrying many here stops at the one under way and tells how many are not done',
  async () => {
    const buyer = await signUp(stage.url);
    const ids: string[] = [];
    for (const slug of ['borttagen-1006', 'vantar-1014', 'storgatan-1-1001']) {
      const link = { hemnetUrl: adverts.link(slug), listingKey: `exempelmaklaren:${slug}-again` };
      ids.push(await listAnalysis(stage, buyer, { status: 'failed', ...link }));
    }
    const before = adverts.requests.length;
    const run = startCli(['analyses', 'retry', ...ids, '--here', '--json'], { ...stage.env });
    await waitFor(
      () => adverts.requests.slice(before).some(({ path }) => path === '/objekt/vantar-1014'),
      loaded,
    );
    run.kill('SIGINT');
    const { code, stdout, stderr } = await run.ended;
    expect([code, JSON.parse(stdout)]).toEqual([
      130,
      {
        dryRun: false,
        restarted: [{ id: ids[0], attempt: 2, status: 'failed', failureReason: expect.any(String) }],
        refused: [],
        left: 2,
      },
    ]);
    expect(stderr).toContain('1 started over (0 completed, 1 failed), 0 refused, 2 not done.');
    const states = await em().find(Analysis, { id: { $in: ids } }, { fields: ['attempt', 'failureCode'] });
    const codes = new Map(states.map((row) => [row.id, `${row.attempt} ${row.failureCode}`]));
    expect(ids.map((id) => codes.get(id))).toEqual(['2 listing_gone', '2 interrupted', '1 null']);
  },
  LONG_MS,
);
