import { EntityManager } from '@mikro-orm/postgresql';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { Lease } from '../../src/analyses/lease.entity.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { signUp } from '../support/api-client.js';
import { startCli } from '../support/cli.js';
import { listAnalysis } from '../support/listed-analyses.js';
import { sharedApp, type SharedApp } from '../support/shared-app.js';
import { waitFor } from '../support/wait-for.js';

let stage: SharedApp;
beforeAll(async () => {
  stage = await sharedApp();
});
afterAll(() => stage?.close());

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
  waitFor(() => stage.adverts.requests.filter(({ path }) => path === `/objekt/${slug}`).length === times, {
    what: slug,
  });
const interrupted = {
  status: 'failed',
  failureCode: 'interrupted',
  failureReason: 'Analysen avbröts. Starta om den.',
  isPaid: false,
};

it('a run that is stopped fails with a reason for its owner, who can start it over', async () => {
  const slug = 'vantar-1014';
  const buyer = await signUp(stage.url);
  const run = startCli(['analyses', 'run', stage.adverts.link(slug), '--user', buyer.email, '--json'], {
    ...stage.env,
  });
  await asked(slug);
  run.stop();
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
  stage.adverts.release();
  await waitFor(async () => (await of(buyer.userId)).status === 'completed', { timeoutMs: 20_000 });
});

it('retrying many here stops at the one under way and tells how many are not done', async () => {
  const buyer = await signUp(stage.url);
  const ids: string[] = [];
  for (const slug of ['borttagen-1006', 'vantar-1015', 'storgatan-1-1001']) {
    const link = { hemnetUrl: stage.adverts.link(slug), listingKey: `exempelmaklaren:${slug}-again` };
    ids.push(await listAnalysis(stage, buyer, { status: 'failed', ...link }));
  }
  const before = stage.adverts.requests.length;
  const run = startCli(['analyses', 'retry', ...ids, '--here', '--json'], { ...stage.env });
  await waitFor(() =>
    stage.adverts.requests.slice(before).some(({ path }) => path === '/objekt/vantar-1015'),
  );
  run.stop();
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
});
