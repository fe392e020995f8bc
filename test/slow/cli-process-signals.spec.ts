import { EntityManager } from '@mikro-orm/postgresql';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import { AnalysisSweep } from '../../src/analyses/analysis-sweep.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { Lease } from '../../src/analyses/lease.entity.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { signUp } from '../support/api-client.js';
import { startCliProcess } from '../support/cli-process.js';
import { startOpenAiServer, type OpenAiBehaviour, type OpenAiServer } from '../support/openai-server.js';
import { startPageServer } from '../support/page-server.js';
import { browserProcesses, canSeeProcesses, stillRunning } from '../support/processes.js';
import { sharedApp, type SharedApp } from '../support/shared-app.js';
import { smallestSuite, suiteFolder, type SuiteFolder } from '../support/suite-folder.js';
import { waitFor } from '../support/wait-for.js';

// What an operator's terminal, a machine that shuts down or a crash does to the process of a command.

/** A process begins in seconds, and beside others in many. */
const patient = { timeoutMs: 60_000 };

describe('a run of an analysis that is ended', () => {
  let stage: SharedApp;
  beforeAll(async () => {
    stage = await sharedApp();
  });
  afterAll(() => stage?.close());

  const em = () => stage.app.get(EntityManager).fork();
  const of = (userId: string) => em().findOneOrFail(Analysis, { user: userId });
  const leases = () => em().count(Lease, { $not: { name: { $like: 'round:%' } } });
  const asked = (slug: string, times = 1) =>
    waitFor(() => stage.adverts.requests.filter(({ path }) => path === `/objekt/${slug}`).length === times, {
      ...patient,
      what: slug,
    });
  const interrupted = { status: 'failed', failureCode: 'interrupted', isPaid: false };

  it('by SIGTERM fails with a reason for its owner', async () => {
    const buyer = await signUp(stage.url);
    const slug = 'vantar-1015';
    const run = startCliProcess(
      ['analyses', 'run', stage.adverts.link(slug), '--user', buyer.email],
      stage.env,
    );
    await asked(slug);
    run.kill('SIGTERM');
    const { code, stdout, stderr } = await run.ended;
    expect([code, stdout]).toEqual([130, '']);
    expect(stderr.trim().split('\n').at(-1)).toBe(
      'app-cli: stopped before the end; what was under way was brought to a clean end',
    );
    expect(await of(buyer.userId)).toMatchObject(interrupted);
    expect(await leases()).toBe(0);
  }, 150_000);

  it('by a crash is taken up by the sweep, and costs its owner nothing', async () => {
    const buyer = await signUp(stage.url);
    const slug = 'vantar-1016';
    const run = startCliProcess(
      ['analyses', 'run', stage.adverts.link(slug), '--user', buyer.email],
      stage.env,
    );
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
    stage.adverts.release();
    await waitFor(async () => (await of(buyer.userId)).status === 'completed', patient);
    const credits = stage.app.get(CreditsService, { strict: false });
    expect(await credits.balance(buyer.userId)).toEqual({ free: 3, credits: 0 });
    expect(await leases()).toBe(0);
    const { id } = await of(buyer.userId);
    const runs = await em().find(AnalysisRun, { analysis: id }, { orderBy: { run: 'asc' } });
    expect(runs.map(({ outcome }) => outcome)).toEqual(['lost', 'completed']);
  }, 150_000);

  const onLinux = canSeeProcesses ? it : it.skip;
  onLinux(
    'by SIGINT in the browser leaves no browser',
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
        const already = browserProcesses();
        const run = startCliProcess(
          ['analyses', 'run', stage.adverts.link('tyst-1'), '--user', buyer.email],
          {
            ...stage.env,
            SCRAPING_HOST_MAP: refusing.hostMapText,
          },
        );
        await waitFor(() => times === 2, { ...patient, what: 'the browser to ask' });
        const browsers = browserProcesses().filter((id) => !already.includes(id));
        expect(browsers).toHaveLength(1);
        run.kill('SIGINT');
        expect((await run.ended).code).toBe(130);
        expect(await of(buyer.userId)).toMatchObject(interrupted);
        expect(await leases()).toBe(0);
        await waitFor(() => stillRunning(browsers).length === 0, { ...patient, what: 'the browser to end' });
      } finally {
        await refusing.close();
      }
    },
    150_000,
  );
});

describe('a run of a suite', () => {
  let server: OpenAiServer;
  let behave: (number: number) => OpenAiBehaviour;
  let at: SuiteFolder;
  beforeEach(async () => {
    behave = (number) => (number < 2 ? { kind: 'good' } : { kind: 'hang' });
    server = await startOpenAiServer({ answer: (_, number) => behave(number) });
    at = await suiteFolder(server, smallestSuite);
  });
  afterEach(async () => {
    await server.close();
    await at.remove();
  });
  /** Two answers are kept, the third is waited for and three were not asked for. */
  const startHanging = async () => {
    const started = startCliProcess(['experiments', 'run', at.suite, '--jobs', '1', '--repeat', '2'], at.env);
    await waitFor(() => server.requests.length === 3, { ...patient, what: 'the third request' });
    return started;
  };

  /** A terminal signals both an old Node's starter and what it started, and the starter hands its own on. */
  it('takes two signals at once for one press of Ctrl-C', async () => {
    const started = await startHanging();
    started.kill('SIGINT');
    // Of the same signal, two that wait to be delivered would be one, and a later one may find nobody any more.
    started.kill('SIGTERM');
    const { code, stderr } = await started.ended;
    expect(code).toBe(130);
    expect(stderr).toContain('Stopping; once more ends at once.');
    expect(stderr.trim().split('\n').at(-1)).toContain('go on with npx app-cli experiments run --continue');
  }, 150_000);

  it('keeps what is done when it is killed', async () => {
    const started = await startHanging();
    started.kill('SIGKILL');
    await started.ended;
    behave = () => ({ kind: 'good' });
    const rest = await at.run('run', '--continue', await at.runId(), '--json');
    expect([rest.code, server.requests.length]).toEqual([0, 3 + 4]);
  }, 150_000);

  it('is worked on by one process at a time', async () => {
    const started = await startHanging();
    const second = await at.run('run', '--continue', 'last');
    expect([second.code, second.stdout]).toEqual([1, '']);
    expect((await at.run('retry-errors', 'last')).code).toBe(1);
    expect(second.stderr).toMatch(/is under way in process \d+/);
    started.kill('SIGINT');
    expect((await started.ended).code).toBe(130);
  }, 150_000);
});
