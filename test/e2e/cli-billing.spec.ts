import { EntityManager } from '@mikro-orm/postgresql';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { AuditFinding } from '../../src/billing/billing.types.js';
import type { EventView } from '../../src/billing/stripe-events.service.js';
import { StripeEvent } from '../../src/billing/stripe-event.entity.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import type { BillingStage } from '../support/billing-stage.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { runCli } from '../support/cli.js';
import { sharedBillingStage } from '../support/shared-billing-stage.js';

let stage: BillingStage;
beforeAll(async () => {
  stage = await sharedBillingStage();
});
afterAll(() => stage?.close());

const cli = (...args: string[]) => runCli(args, { ...stage.app.env });
const em = () => stage.app.app.get(EntityManager).fork();

describe('app-cli credits', () => {
  it('gives reports with a reason, and shows the ledger', async () => {
    const person = await signUp(stage.app.url);
    const given = await cli(
      'credits',
      'grant',
      person.email,
      '2',
      '--reason',
      'annonsen togs bort, ärende 81',
    );
    expect([given.code, given.stdout]).toEqual([0, '']);
    expect(given.stderr.trim()).toBe(`${person.email} has 3 free and 2 bought reports now.`);
    const shown = JSON.parse((await cli('credits', 'show', person.email, '--json')).stdout);
    expect(shown).toMatchObject({ email: person.email, free: 3, credits: 2 });
    expect(shown.entries).toMatchObject([
      {
        kind: 'credit',
        amount: 2,
        reason: 'adjustment',
        reference: expect.stringMatching(/^annonsen togs bort, ärende 81 \[/),
        actor: expect.stringMatching(/^cli:/),
      },
      { kind: 'free', amount: 3, reason: 'grant', actor: 'system' },
    ]);
  });

  it('refuses what makes no sense', async () => {
    const person = await signUp(stage.app.url);
    expect((await cli('credits', 'grant', person.email, '0', '--reason', 'x')).code).toBe(1);
    expect((await cli('credits', 'grant', person.email, '1')).stderr).toContain('--reason');
    const blank = await cli('credits', 'grant', person.email, '1', '--reason', '  ');
    expect([blank.code, blank.stderr]).toEqual([1, expect.stringContaining('--reason')]);
    expect(await stage.credits(person)).toBe(0);
    const nobody = await cli('credits', 'grant', 'ingen@test.example', '1', '--reason', 'x');
    expect([nobody.code, nobody.stderr]).toEqual([
      2,
      expect.stringContaining('there is no user ingen@test.example'),
    ]);
  });
});

describe('app-cli webhooks and billing audit', () => {
  let person: ApiClient;
  beforeAll(async () => {
    person = await signUp(stage.app.url);
    await stage.stripe.control.pay(await stage.checkout(person, { productKey: 'package-3-reports' }));
    await stage.calm();
  });
  const event = () => em().findOneOrFail(StripeEvent, { type: 'checkout.session.completed' });

  it('say that all agrees, and show the events', async () => {
    const audit = await cli('billing', 'audit');
    expect([audit.code, audit.stdout, audit.stderr.trim()]).toEqual([0, '', 'All agrees, 30 days back.']);
    const listed = await cli('webhooks', 'list', '--status', 'applied', '--json');
    expect(JSON.parse(listed.stdout) as EventView[]).toMatchObject([
      { type: 'checkout.session.completed', status: 'applied', attempts: 1 },
    ]);
    const shown = await cli('webhooks', 'show', (await event()).id, '--json');
    expect(JSON.parse(shown.stdout)).toMatchObject({
      payload: { data: { object: { amount_total: 29_700 } } },
    });
  });

  it('find what was lost, and bring it back', async () => {
    // Somebody loses the whole purchase from the tables.
    await em().execute(`delete from credit_entries where reference like 'purchase:%'`);
    await em().execute(
      `update purchases set reports_granted = 0, status = 'pending', completed_at = null, amount_paid = 0`,
    );
    const lost = await cli('billing', 'audit', '--json');
    expect(lost.code).toBe(2);
    expect((JSON.parse(lost.stdout) as AuditFinding[]).map(({ text }) => text)).toEqual([
      'Stripe was paid, and 3 reports were not given',
      'it is pending here and completed at Stripe',
    ]);
    const replayed = await cli('webhooks', 'replay', (await event()).id);
    expect([replayed.code, replayed.stderr.trim()]).toEqual([
      0,
      '1 event is in line; a worker applies it within a minute.',
    ]);
    await stage.calm();
    expect(await stage.credits(person)).toBe(3);
  });

  it('finds a report that is open and was not paid', async () => {
    const id = await stage.addPreview(person);
    await em().nativeUpdate(Analysis, { id }, { isPaid: true });
    const found = await cli('billing', 'audit');
    expect([found.code, found.stdout, found.stderr.trim()]).toEqual([
      2,
      `analysis ${id}: it is open, and no report was spent on it\n` +
        `    → if nobody gave it away, lock it: update analyses set is_paid = false where id = '${id}'\n`,
      '1 thing does not agree.',
    ]);
    await em().nativeDelete(Analysis, { id });
  });

  it('finds a report that was paid for and is not there', async () => {
    const id = await stage.addPreview(person);
    const [reason, reference] = ['spend', `analysis:${id}`];
    await em().execute(
      `insert into credit_entries (id, user_id, kind, amount, reason, reference, actor, created_at)
       values (gen_random_uuid(), ?, 'credit', -1, ?, ?, 'system', now())`,
      [person.userId, reason, reference],
    );
    await em().nativeUpdate(Analysis, { id }, { isPaid: true, status: 'failed', analysisResult: null });
    const found = await cli('billing', 'audit');
    expect([found.code, found.stdout, found.stderr.trim()]).toEqual([
      2,
      `analysis ${id}: a report was spent on it, it failed, and there is none to read\n` +
        `    → start it over: npx app-cli analyses retry ${id}; if that fails too, give the buyer another\n`,
      '1 thing does not agree.',
    ]);
    await em().nativeDelete(Analysis, { id });
    await em().execute('delete from credit_entries where reference = ?', [reference]);
  });

  it('prints on a replica what it found, and says that nothing was noted there', async () => {
    const id = await stage.addPreview(person);
    await em().nativeUpdate(Analysis, { id }, { isPaid: true });
    const noted = () => em().count(AuditEntry, { act: 'billing.audit' });
    const before = await noted();
    const replica = new URL(stage.app.env['DATABASE_URL']!);
    replica.searchParams.set('options', '-c default_transaction_read_only=on');
    const found = await runCli(['billing', 'audit', '--json'], {
      ...stage.app.env,
      DATABASE_URL: replica.href,
    });
    expect([found.code, (JSON.parse(found.stdout) as AuditFinding[]).map((one) => one.id)]).toEqual([
      2,
      [id],
    ]);
    expect(found.stderr.trim().split('\n')).toEqual([
      '1 thing does not agree.',
      'This database takes no writes: nothing was noted, and MoneyUnaudited still counts from the last audit at the primary.',
    ]);
    expect(await noted()).toBe(before);
    await em().nativeDelete(Analysis, { id });
  });

  it('cannot tell while Stripe does not answer, and without a Stripe', async () => {
    await stage.stripe.control.faults({ status: 500, count: 100 });
    const silent = await cli('billing', 'audit');
    expect([silent.code, silent.stderr]).toEqual([3, expect.stringContaining('Betaltjänsten svarar inte')]);
    await stage.stripe.control.faults({ count: 0 });
    const { STRIPE_SECRET_KEY: _key, ...env } = stage.app.env;
    const none = await runCli(['billing', 'audit'], env);
    expect([none.code, none.stderr]).toEqual([3, expect.stringContaining('STRIPE_SECRET_KEY är inte satt')]);
  });

  it('replays all of a time, and names them before', async () => {
    const { id } = await event();
    const all = ['webhooks', 'replay', '--since', '2026-01-01', '--status', 'applied'];
    const before = await em().findOneOrFail(StripeEvent, { id });
    const dry = await cli(...all, '--dry-run');
    expect([dry.code, dry.stdout, dry.stderr.trim()]).toEqual([
      0,
      `${id}\n`,
      '1 event would be replayed; nothing was done.',
    ]);
    expect(await em().findOneOrFail(StripeEvent, { id })).toEqual(before);
    const since = await cli(...all, '--json');
    expect([since.code, JSON.parse(since.stdout)]).toEqual([
      0,
      { dryRun: false, replayed: [id], missing: [] },
    ]);
    await stage.calm();
    expect(await stage.credits(person)).toBe(3);
    const none = await cli('webhooks', 'replay', '--since', '2026-01-01', '--status', 'failed');
    expect([none.code, none.stdout, none.stderr.trim()]).toEqual([0, '', 'No event was replayed.']);
  });

  it('replays what is kept of what was named, each once', async () => {
    const { id } = await event();
    const some = await cli('webhooks', 'replay', id, 'evt_nothing', id, '--json');
    expect([some.code, JSON.parse(some.stdout)]).toEqual([
      2,
      { dryRun: false, replayed: [id], missing: ['evt_nothing'] },
    ]);
    expect(some.stderr).toContain('app-cli: evt_nothing is not kept here');
    await stage.calm();
  });

  it('asks before it replays more than a hundred', async () => {
    await em().execute(
      `insert into stripe_events (id, type, payload, status, attempts, created_at, received_at)
       select 'evt_many' || n, 'customer.created', '{}', 'ignored', 0, now(), '2090-01-02' from generate_series(1, 101) n`,
    );
    const many = ['webhooks', 'replay', '--since', '2090-01-01', '--status', 'ignored'];
    const waiting = () => em().count(StripeEvent, { id: { $like: 'evt_many%' }, attempts: 0 });
    const asked = await cli(...many);
    expect([asked.code, asked.stdout, asked.stderr.trim()]).toEqual([
      2,
      '',
      'app-cli: nothing was done: add --yes to replay 101 events',
    ]);
    expect(await waiting()).toBe(101);
    const done = await cli(...many, '--yes');
    expect([done.code, done.stderr.trim()]).toEqual([
      0,
      '101 events are in line; a worker applies them within a minute.',
    ]);
    await stage.calm();
    expect(await waiting()).toBe(0);
  });

  it('refuses to replay or show what is not there', async () => {
    const nothing = await cli('webhooks', 'replay');
    expect([nothing.code, nothing.stderr]).toEqual([1, expect.stringContaining('--since')]);
    const both = await cli('webhooks', 'replay', 'evt_nothing', '--since', '2026-01-01');
    expect(both.code).toBe(1);
    const unknown = await cli('webhooks', 'replay', 'evt_nothing');
    expect([unknown.code, unknown.stderr.trim().split('\n')]).toEqual([
      2,
      [
        'app-cli: evt_nothing is not kept here; "npx app-cli webhooks list" shows what is',
        'No event was replayed.',
      ],
    ]);
    const status = await cli('webhooks', 'replay', 'evt_nothing', '--status', 'failed');
    expect([status.code, status.stderr]).toEqual([1, expect.stringContaining('--status goes with --since')]);
    expect((await cli('webhooks', 'show', 'evt_nothing')).code).toBe(2);
  });
});
