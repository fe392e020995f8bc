import { EntityManager } from '@mikro-orm/postgresql';
import { userInfo } from 'node:os';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { OperatorsAnalysis } from '../../src/analyses/admin-analyses.types.js';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { ScrapingService } from '../../src/scraping/scraping.service.js';
import { QueueControl } from '../../src/shared/queue/queue-control.service.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { runCli } from '../support/cli.js';
import { listAnalysis } from '../support/listed-analyses.js';
import { sharedApp, type SharedApp } from '../support/shared-app.js';
import { waitFor } from '../support/wait-for.js';

const nobody = '00000000-0000-4000-8000-000000000000';

let stage: SharedApp;
beforeAll(async () => {
  stage = await sharedApp();
});
afterAll(() => stage?.close());

const cli = (...args: string[]) => runCli(['analyses', ...args], { ...stage.env });
const em = () => stage.app.get(EntityManager).fork();
const read = (id: string) => em().findOneOrFail(Analysis, { id });
const there = (...ids: string[]) => em().count(Analysis, { id: { $in: ids } });
const control = () => stage.app.get(QueueControl, { strict: false });
const start = async (buyer: ApiClient, slug: string) =>
  (await buyer.call<AnalysisView>('POST', '/analyses', { url: stage.adverts.link(slug) })).body.id;
const asked = (slug: string) =>
  waitFor(() => stage.adverts.requests.some(({ path }) => path === `/objekt/${slug}`), { what: slug });
const actsOn = async (...ids: string[]) =>
  (
    await em().find(
      AuditEntry,
      { subject: { $in: ids.map((id) => `analysis:${id}`) } },
      { orderBy: { createdAt: 'asc' } },
    )
  ).map(({ actor, act, subject }) => [actor, act, subject]);
const me = `cli:${userInfo().username}`;
const where = () => {
  const { host, pathname } = new URL(stage.config.databaseUrl);
  return `${host}${pathname} (DATABASE_URL)`;
};
/** A failed one of an advert that can be read. */
const addFailed = (buyer: ApiClient, slug: string, fields: Partial<Analysis> = {}) =>
  listAnalysis(stage, buyer, {
    status: 'failed',
    failureCode: 'page_unavailable',
    hemnetUrl: stage.adverts.link(slug),
    listingKey: `exempelmaklaren:${slug}`,
    ...fields,
  });

it('refuses what it cannot understand in one line, before it asks any service', async () => {
  const refused: readonly (readonly [string[], string])[] = [
    [['list', '--since', 'soon'], 'Write ISO 8601, a day like 2026-11-22'],
    [['list', '--since', '2026-11-23', '--until', '2026-11-22'], '--since is not before --until'],
    [['list', '--limit', '0'], 'Write a whole number from 1 to 1000000.'],
    [['list', '--status', 'done'], 'Allowed choices are processing'],
    [['list', '--paid', 'perhaps'], 'Allowed choices are yes, no.'],
    [['list', '--verdict', 'blue'], 'Allowed choices are GREEN, YELLOW, RED.'],
    [['list', '--host', 'no host'], 'Write a host like hemnet.se.'],
    [['show', 'abc'], '"app-cli analyses list" shows the ids.'],
    [['show'], "missing required argument 'id'"],
    [['retry'], 'give either ids, --all or --failed-since'],
    [['retry', nobody, '--all'], 'give either ids, --all or --failed-since'],
    [['retry', '--all', '--failed-since', '2h'], 'give either ids, --all or --failed-since'],
    [['retry', nobody, '--host', 'hemnet.se'], '--user and --host choose among --all or --failed-since'],
    [['cancel'], 'give either ids or --older-than'],
    [['cancel', nobody, '--older-than', '1h'], 'give either ids or --older-than'],
    [['cancel', '--older-than', '2026-11-22'], 'Write a span like 30m, 2h or 7d.'],
    [['cancel', 'abc'], '"app-cli analyses list" shows the ids.'],
    [['delete'], "missing required argument 'ids'"],
    [['delete', 'abc', '--yes'], '"app-cli analyses list" shows the ids.'],
  ];
  for (const [args, fault] of refused) {
    const { code, stdout, stderr } = await runCli(['analyses', ...args], {});
    expect([args, code, stdout, stderr.trim().split('\n').length]).toEqual([args, 1, '', 1]);
    expect(stderr).toContain(fault);
  }
});

it('ends with 1 without services, and with 2 for what is not there', async () => {
  const lost = await runCli(['analyses', 'cancel', nobody], {
    ...stage.env,
    DATABASE_URL: 'postgresql://x:x@127.0.0.1:9/x',
  });
  expect([lost.code, lost.stdout, lost.stderr.trim().split('\n').length]).toEqual([1, '', 1]);
  for (const verb of ['show', 'retry', 'cancel', 'delete']) {
    const { code, stdout, stderr } = await cli(verb, nobody);
    expect([verb, code, stdout, stderr.trim()]).toEqual([
      verb,
      2,
      '',
      `app-cli: Analysen hittades inte: looked in ${where()}`,
    ]);
  }
});

describe('list', () => {
  it("shows everybody's by any filters, as a table or as JSON", async () => {
    const [anna, eva] = [await signUp(stage.url), await signUp(stage.url)];
    const created = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 2, day, 9, 30)) });
    const older = await listAnalysis(stage, anna, { ...created(1), address: 'Åvägen 1' }, [
      { costUsd: 0.0231, tokens: { input: 9_000, cachedInput: 0, output: 3_000 } },
    ]);
    const newer = await listAnalysis(stage, eva, { ...created(2), address: 'Backen 2', status: 'failed' });
    await listAnalysis(stage, eva, { ...created(3), address: 'Ängen 3', status: 'scraped' });

    const march = ['--since', '2026-03-01', '--until', '2026-03-02'];
    const all = await cli('list', ...march, '--json');
    expect([all.code, all.stderr]).toEqual([0, '']);
    const items = JSON.parse(all.stdout) as OperatorsAnalysis[];
    expect(items.map(({ id }) => id)).toEqual([newer, older]);
    expect(items[1]).toEqual({
      id: older,
      hemnetUrl: expect.stringContaining('https://exempelmaklaren.example/objekt/'),
      address: 'Åvägen 1',
      userEmail: anna.email,
      status: 'completed',
      isPaid: true,
      isUnderWay: false,
      createdAt: '2026-03-01T09:30:00.000Z',
      startedAt: expect.any(String),
      failedAt: null,
      failureCode: null,
      failureReason: null,
      verdict: 'YELLOW',
      attempts: 1,
      runs: 1,
      tokens: 12_000,
      costUsd: 0.0231,
    });

    const table = await cli('list', ...march, '--sort', 'address', '--limit', '1');
    const [head, line, ...rest] = table.stdout.trimEnd().split('\n');
    expect(head).toMatch(/^ID +STATUS +VERDICT +PAID +COST +CREATED +USER +ADDRESS +URL$/);
    // Å comes after B in Swedish.
    expect(line).toMatch(
      new RegExp(`^${newer} +failed +– +no +– +2026-03-02 09:30 +${eva.email} +Backen 2 `),
    );
    expect([rest, table.stderr.trim()]).toEqual([[], '1 of 2; --limit shows more.']);

    const options = '--status failed --paid no --host exempelmaklaren.example --search backen --quiet';
    const one = await cli('list', '--user', eva.email, '--failed-since', '1h', ...options.split(' '));
    expect(one.stdout).toContain(newer);
    expect([one.code, one.stdout.trim().split('\n').length, one.stderr]).toEqual([0, 2, '']);
    const none = await cli('list', '--user', anna.email, '--verdict', 'green', '--json');
    expect([none.code, none.stdout.trim(), none.stderr]).toEqual([0, '[]', '']);
    const told = await cli('list', '--user', anna.email, '--status', 'stuck');
    expect([told.code, told.stdout, told.stderr.trim()]).toEqual([
      0,
      '',
      `${anna.email} has no such analyses in ${where()}.`,
    ]);
  });
});

describe('show', () => {
  it('prints the runs with the rest, and ends with how the analysis stands', async () => {
    const buyer = await signUp(stage.url);
    const id = await listAnalysis(
      stage,
      buyer,
      { status: 'failed', failureCode: 'listing_gone', failureReason: 'Annonsen är borttagen.' },
      [{ outcome: 'failed', errorCode: 'listing_gone', timings: { capture: 812 }, endedAt: new Date() }],
    );
    const { code, stdout, stderr } = await cli('show', id.toUpperCase(), '--quiet');
    expect([code, stderr]).toEqual([2, '']);
    expect(stdout).toMatch(new RegExp(`^user +${buyer.email}$`, 'm'));
    expect(stdout).toMatch(/^failure +listing_gone: Annonsen är borttagen\.$/m);
    expect(stdout).toMatch(/^1 +1 +\d{4}-\d\d-\d\d \d\d:\d\d +failed: listing_gone +capture 812 ms +– +–$/m);
  });
});

describe('retry', () => {
  it('lists on trial what it would start over, and puts many in line for the workers', async () => {
    const buyer = await signUp(stage.url);
    const [one, other] = [
      await addFailed(buyer, 'storgatan-1-1001'),
      await addFailed(buyer, 'storgatan-2-1002'),
    ];
    await addFailed(buyer, 'storgatan-3-1003', { updatedAt: new Date('2026-01-01') });
    const recent = ['--failed-since', '1h', '--user', buyer.email, '--host', 'exempelmaklaren.example'];

    const trial = await cli('retry', ...recent, '--dry-run');
    expect([trial.code, trial.stderr.trim()]).toEqual([0, '2 would be started over, 0 refused.']);
    expect(
      trial.stdout
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(' ')[0]),
    ).toEqual([one, other]);
    expect([(await read(one)).status, await actsOn(one, other)]).toEqual(['failed', []]);

    const done = await cli('retry', ...recent, '--json');
    expect([done.code, done.stderr.trim()]).toEqual([0, '2 started over, 0 refused.']);
    expect(JSON.parse(done.stdout)).toEqual({
      dryRun: false,
      restarted: [
        { id: one, attempt: 2 },
        { id: other, attempt: 2 },
      ],
      refused: [],
      left: 0,
    });
    await waitFor(
      async () => (await em().count(Analysis, { user: buyer.userId, status: 'completed' })) === 2,
      {
        timeoutMs: 40_000,
        what: 'the workers to finish',
      },
    );
    expect(await actsOn(one, other)).toEqual([
      [me, 'analysis.retry', `analysis:${one}`],
      [me, 'analysis.retry', `analysis:${other}`],
    ]);
    const nothing = await cli('retry', ...recent);
    expect([nothing.code, nothing.stdout, nothing.stderr.trim()]).toEqual([
      0,
      '',
      '0 started over, 0 refused.',
    ]);
  });

  it('goes on after what is refused, and tells of each that ran here how it ended', async () => {
    const buyer = await signUp(stage.url);
    const gone = await addFailed(buyer, 'borttagen-1006');
    const completed = await listAnalysis(stage, buyer);
    const good = await addFailed(buyer, 'storgatan-4-1004');
    const { code, stdout, stderr } = await cli('retry', gone, completed, nobody, good, '--here', '--json');
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toEqual({
      dryRun: false,
      restarted: [
        { id: gone, attempt: 2, status: 'failed', failureReason: expect.stringContaining('borttagen') },
        { id: good, attempt: 2, status: 'completed', failureReason: null },
      ],
      refused: [
        { id: completed, reason: 'Analysen är redan klar.' },
        { id: nobody, reason: 'Analysen hittades inte' },
      ],
      left: 0,
    });
    expect(stderr.trim().split('\n').slice(-3)).toEqual([
      `app-cli: ${completed}: Analysen är redan klar.`,
      `app-cli: ${nobody}: Analysen hittades inte`,
      '2 started over (1 completed, 1 failed), 2 refused.',
    ]);
  });

  it('asks before force replaces reports that are completed, and says how many are paid for', async () => {
    const buyer = await signUp(stage.url);
    const slug = 'storgatan-2-1002';
    const { key: listingKey } = stage.app
      .get(ScrapingService, { strict: false })
      .recognise(stage.adverts.link(slug));
    const paid = await listAnalysis(stage, buyer, {
      status: 'completed',
      isPaid: true,
      hemnetUrl: stage.adverts.link(slug),
      listingKey,
    });
    const free = await listAnalysis(stage, buyer, { status: 'completed' });
    const failed = await addFailed(buyer, 'borttagen-1006');
    const refused = (what: string) => [2, '', `app-cli: nothing was done: add --yes to replace ${what}`];
    const user = ['--user', buyer.email];
    for (const [args, what] of [
      [['retry', paid, '--force'], '1 completed report (1 paid for)'],
      [['retry', free, '--force', '--json'], '1 completed report'],
      [['retry', paid, free, failed, '--force'], '2 completed reports (1 paid for)'],
      [['run', stage.adverts.link(slug), ...user, '--force'], '1 completed report (1 paid for)'],
    ] as const) {
      const { code, stdout, stderr } = await cli(...args);
      expect([code, stdout, stderr.trim()]).toEqual(refused(what));
    }
    expect(await actsOn(paid, free, failed)).toEqual([]);
    expect([(await read(paid)).status, (await read(free)).attempt]).toEqual(['completed', 1]);

    const trial = await cli('retry', paid, free, failed, '--force', '--dry-run');
    expect([trial.code, trial.stderr.trim()]).toEqual([0, '3 would be started over, 0 refused.']);
    // What has failed has no report to lose.
    expect((await cli('retry', failed, '--force')).stderr).not.toContain('--yes');
    const done = await cli('run', stage.adverts.link(slug), ...user, '--force', '--yes', '--json');
    expect([done.code, JSON.parse(done.stdout)]).toMatchObject([
      0,
      { analysis: { id: paid, status: 'completed', isPaid: true } },
    ]);
    expect((await actsOn(paid)).map(([, act]) => act)).toEqual(['analysis.retry']);
  });
});

describe('cancel', () => {
  it('asks before it ends many, ends them for good and takes their jobs away', async () => {
    await control().pause('analyses');
    const buyer = await signUp(stage.url);
    const ids = [await start(buyer, 'storgatan-1-1001'), await start(buyer, 'storgatan-2-1002')];
    const completed = await listAnalysis(stage, buyer);
    const asked = await cli('cancel', ...ids, completed);
    expect([asked.code, asked.stdout, asked.stderr.trim()]).toEqual([
      2,
      '',
      'app-cli: nothing was done: add --yes to cancel 3 analyses',
    ]);
    expect((await control().state('analyses')).counts.waiting).toBe(2);

    const { code, stdout, stderr } = await cli('cancel', ...ids, completed, '--yes', '--json', '--quiet');
    expect([code, stderr.trim()]).toEqual([2, `app-cli: ${completed}: Analysen pågår inte.`]);
    expect(JSON.parse(stdout)).toEqual({
      dryRun: false,
      cancelled: ids.map((id) => ({ id, attempt: 1 })),
      refused: [{ id: completed, reason: 'Analysen pågår inte.' }],
      left: 0,
    });
    expect((await control().state('analyses')).counts.waiting).toBe(0);
    await control().resume('analyses');
    for (const id of ids) {
      const { body } = await buyer.call<AnalysisView>('GET', `/analyses/${id}`);
      expect(body).toMatchObject({
        status: 'failed',
        failureReason: expect.stringContaining('Vi stoppade analysen innan den blev klar.'),
        isPaid: false,
      });
    }
    expect((await actsOn(...ids)).map(([, act]) => act)).toEqual(['analysis.cancel', 'analysis.cancel']);
  });

  it('finds what is older than a span, and on trial changes nothing', async () => {
    const buyer = await signUp(stage.url);
    // So old that no other of these tests is as old.
    const startedAt = new Date(Date.now() - 50 * 86_400_000);
    const old = await listAnalysis(stage, buyer, { status: 'scraped', startedAt });
    const failed = await listAnalysis(stage, buyer, { status: 'failed', startedAt });
    const trial = await cli('cancel', '--older-than', '7w', '--dry-run');
    expect([trial.code, trial.stderr.trim()]).toEqual([0, '1 would be cancelled, 0 refused.']);
    expect(trial.stdout).toContain(old);
    expect((await read(old)).status).toBe('scraped');
    const done = await cli('cancel', '--older-than', '7w');
    expect([done.code, done.stdout, done.stderr.trim()]).toEqual([0, '', '1 cancelled, 0 refused.']);
    expect([(await read(old)).failureCode, (await read(failed)).failureCode]).toEqual(['called_off', null]);
  });

  it('takes what a worker is at from it: nothing is spent, whatever it finishes', async () => {
    const buyer = await signUp(stage.url);
    const id = await start(buyer, 'vantar-1014');
    await asked('vantar-1014');
    expect((await cli('cancel', id)).code).toBe(0);
    stage.adverts.release();
    await waitFor(async () => (await control().state('analyses')).counts.active === 0, {
      timeoutMs: 30_000,
      what: 'the worker to let go',
    });
    expect(await read(id)).toMatchObject({ status: 'failed', failureCode: 'called_off', isPaid: false });
    const credits = stage.app.get(CreditsService, { strict: false });
    expect(await credits.balance(buyer.userId)).toEqual({ free: 3, credits: 0 });
    expect((await control().state('analyses')).counts.failed).toBe(0);
  });
});

describe('delete', () => {
  it("asks, deletes anybody's and goes on after what is not there", async () => {
    const buyer = await signUp(stage.url);
    const [paid, failed] = [
      await listAnalysis(stage, buyer),
      await listAnalysis(stage, buyer, { status: 'failed' }),
    ];
    const asked = await cli('delete', paid, failed, nobody);
    expect([asked.code, asked.stdout, asked.stderr.trim()]).toEqual([
      2,
      '',
      'app-cli: nothing was done: add --yes to delete 2 analyses (1 paid for) for ever',
    ]);
    const trial = await cli('delete', paid, failed, '--dry-run');
    expect([trial.code, trial.stderr.trim()]).toEqual([0, '2 would be deleted, 0 refused.']);
    expect(trial.stdout).toContain(paid);
    expect([await there(paid, failed), await actsOn(paid, failed)]).toEqual([2, []]);

    const done = await cli('delete', paid, failed, paid, nobody, '--yes', '--json');
    expect(done.code).toBe(2);
    expect(JSON.parse(done.stdout)).toEqual({
      dryRun: false,
      deleted: [
        { id: paid, status: 'completed', isPaid: true },
        { id: failed, status: 'failed', isPaid: false },
      ],
      refused: [{ id: nobody, reason: 'Analysen hittades inte' }],
      left: 0,
    });
    expect(await there(paid, failed)).toBe(0);
    expect(await actsOn(paid, failed)).toEqual([
      [me, 'analysis.delete', `analysis:${paid}`],
      [me, 'analysis.delete', `analysis:${failed}`],
    ]);
  });

  it('leaves nothing of one that a worker is at', async () => {
    const buyer = await signUp(stage.url);
    const id = await start(buyer, 'vantar-1015');
    await asked('vantar-1015');
    const done = await cli('delete', id, '--yes');
    stage.adverts.release();
    expect([done.code, done.stderr.trim()]).toEqual([0, '1 deleted, 0 refused.']);
    await waitFor(async () => (await control().state('analyses')).counts.active === 0, {
      timeoutMs: 30_000,
      what: 'the worker to let go',
    });
    expect(await there(id)).toBe(0);
    expect((await control().state('analyses')).counts.failed).toBe(0);
    expect(await em().execute('select 1 from analysis_runs where analysis_id = ?', [id])).toEqual([]);
  });
});
