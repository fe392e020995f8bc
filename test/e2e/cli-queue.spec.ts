import { EntityManager } from '@mikro-orm/postgresql';
import { userInfo } from 'node:os';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { QueueControl } from '../../src/shared/queue/queue-control.service.js';
import type { QueueState } from '../../src/shared/queue/queue.types.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { runCli } from '../support/cli.js';
import { startCutProxy } from '../support/cut-proxy.js';
import { sharedApp, type SharedApp } from '../support/shared-app.js';
import { waitFor } from '../support/wait-for.js';

let web: SharedApp;
let buyer: ApiClient;
beforeAll(async () => {
  web = await sharedApp();
  buyer = await signUp(web.url);
});
afterAll(() => web?.close());

const cli = (...args: string[]) => runCli(['queue', ...args], { ...web.env });
const start = async (slug: string) =>
  (await buyer.call<AnalysisView>('POST', '/analyses', { url: web.adverts.link(slug) })).body.id;
const state = () => web.app.get(QueueControl, { strict: false }).state('analyses');
const logged = () =>
  web.app
    .get(EntityManager)
    .fork()
    .execute<{ act: string; subject: string }[]>(
      `select act, subject from audit_entries where actor = ? order by created_at`,
      [`cli:${userInfo().username}`],
    );

describe('app-cli queue', () => {
  it('pauses, counts, asks before it takes away, and resumes', async () => {
    const paused = await cli('pause', 'analyses');
    expect([paused.code, paused.stdout, paused.stderr.trim()]).toEqual([
      0,
      '',
      'analyses is paused: 0 under way, 0 waiting.',
    ]);
    const id = await start('storgatan-1-1001');
    const status = await cli('status');
    expect([status.code, status.stdout]).toEqual([
      0,
      expect.stringMatching(/^analyses +paused +1 +1 +0 +0 +0 +0 +\d{4}-\d\d-\d\dT/m),
    ]);
    const states = JSON.parse((await cli('status', '--json')).stdout) as QueueState[];
    expect(states.find(({ name }) => name === 'analyses')).toEqual(await state());

    const dry = await cli('drain', 'analyses', '--dry-run', '--json');
    expect([dry.code, JSON.parse(dry.stdout)]).toMatchObject([
      0,
      [{ state: 'waiting', subject: `analysis:${id}`, about: { kind: 'analysis', id } }],
    ]);
    const asked = await cli('drain', 'analyses');
    expect([asked.code, asked.stderr.trim()]).toEqual([
      2,
      'app-cli: nothing was done: add --yes to take away 1 waiting and 0 delayed jobs of analyses',
    ]);
    expect((await state()).counts.waiting).toBe(1);
    const drained = await cli('drain', 'analyses', '--yes', '--json');
    expect([drained.code, JSON.parse(drained.stdout)]).toEqual([0, { removed: 1, analysesFailed: 1 }]);
    expect((await state()).counts.waiting).toBe(0);
    const { body } = await buyer.call<AnalysisView>('GET', `/analyses/${id}`);
    expect(body.status).toBe('failed');

    const resumed = await cli('resume', 'analyses', '--json');
    expect(JSON.parse(resumed.stdout)).toMatchObject({ name: 'analyses', isPaused: false });
    expect(await logged()).toEqual([
      { act: 'queue.pause', subject: 'queue:analyses' },
      { act: 'queue.drain', subject: 'queue:analyses' },
      { act: 'job.remove', subject: `analysis:${id}` },
      { act: 'queue.resume', subject: 'queue:analyses' },
    ]);
  });

  it('tries again what failed', async () => {
    const id = await start('borttagen-1006');
    await waitFor(async () => (await state()).counts.failed === 1);
    const dry = await cli('retry-failed', 'analyses', '--dry-run');
    expect([dry.code, dry.stderr.trim()]).toEqual([0, '1 job would be tried again; nothing was done.']);
    expect(dry.stdout).toMatch(/^JOB .*\n\S+ +failed /);
    expect((await state()).counts.failed).toBe(1);
    const retried = await cli('retry-failed', 'analyses');
    expect([retried.code, retried.stderr.trim()]).toEqual([
      0,
      '1 analyses started over, 0 other jobs in line, 0 with nothing left to do.',
    ]);
    expect((await logged()).slice(4)).toEqual([
      { act: 'queue.retry', subject: 'queue:analyses' },
      { act: 'analysis.retry', subject: `analysis:${id}` },
      { act: 'job.retry', subject: `analysis:${id}` },
    ]);
  });

  it('ends with 2 for a queue that is not there, and with 1 without one', async () => {
    const unknown = await cli('pause', 'letters');
    expect([unknown.code, unknown.stderr.trim()]).toEqual([
      2,
      'app-cli: there is no queue letters: there are billing, analyses, experiments, accounts',
    ]);
    expect((await cli('pause')).code).toBe(1);
  });

  it('does not wait for a Redis that is not there', async () => {
    const proxy = await startCutProxy(web.env['REDIS_URL']!);
    await proxy.close();
    const { code, stdout, stderr } = await runCli(['queue', 'status'], {
      ...web.env,
      REDIS_URL: proxy.url,
    });
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringContaining('Redis does not answer at 127.0.0.1:'),
    ]);
  });
});
