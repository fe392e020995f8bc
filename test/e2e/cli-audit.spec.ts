import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import pg from 'pg';
import { migrations } from '../../migrations/migrations.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { User } from '../../src/auth/user.entity.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startBillingStage, type BillingStage } from '../support/billing-stage.js';
import { runCli } from '../support/cli.js';
import { createTestDatabase } from '../support/database.js';

let adverts: AdvertServer;
let stage: BillingStage;
let buyer: ApiClient;
beforeAll(async () => {
  adverts = await startAdvertServer();
  stage = await startBillingStage({ SCRAPING_HOST_MAP: adverts.hostMapText });
  buyer = await signUp(stage.app.url);
});
afterAll(async () => {
  await stage?.close();
  await adverts?.close();
});

const em = () => stage.app.app.get(EntityManager).fork();

/** What the commands wrote into the log, the first first; each must end well. */
async function entriesOf(
  ...commands: string[][]
): Promise<Pick<AuditEntry, 'act' | 'subject' | 'details'>[]> {
  const before = await em().count(AuditEntry, {});
  for (const args of commands) {
    const { code, stderr } = await runCli(args, { ...stage.app.env });
    expect([args.join(' '), code, stderr]).toEqual([args.join(' '), 0, expect.any(String)]);
  }
  const entries = await em().find(AuditEntry, {}, { orderBy: { createdAt: 'asc' }, offset: before });
  for (const { actor } of entries) expect(actor).toBe(`cli:${userInfo().username}`);
  return entries.map(({ act, subject, details }) => ({ act, subject, details }));
}

const idOf = async (email: string) => (await em().findOneOrFail(User, { email })).id;

describe('the log of acts holds what operators do by the command line', () => {
  it('to users', async () => {
    const mail = (name: string) => `${name}.${randomUUID()}@test.example`;
    const [anna, eva] = [mail('anna'), mail('eva')];
    const entries = await entriesOf(
      ['users', 'create', anna],
      ['users', 'make-admin', anna],
      // Once more changes nothing.
      ['users', 'make-admin', anna],
      ['users', 'create', eva, '--admin'],
    );
    const [annasId, evasId] = [await idOf(anna), await idOf(eva)];
    expect(entries).toEqual([
      { act: 'user.create', subject: `user:${annasId}`, details: {} },
      { act: 'user.make-admin', subject: `user:${annasId}`, details: {} },
      { act: 'user.create', subject: `user:${evasId}`, details: {} },
      { act: 'user.make-admin', subject: `user:${evasId}`, details: {} },
    ]);
    expect(JSON.stringify(entries)).not.toContain('@');
  });

  it('to reports, settings and products', async () => {
    expect(
      await entriesOf(
        ['credits', 'grant', buyer.email, '2', '--reason', 'Anna Berg ringde'],
        ['settings', 'set', 'report_keep_minutes', '60'],
        ['products', 'add', 'package-10-reports', '--reports', '10'],
        ['products', 'retire', 'package-10-reports'],
      ),
    ).toEqual([
      { act: 'credits.grant', subject: `user:${buyer.userId}`, details: { amount: 2 } },
      {
        act: 'setting.set',
        subject: 'setting:report_keep_minutes',
        details: { before: 360, after: 60 },
      },
      { act: 'product.add', subject: 'product:package-10-reports', details: { reports: 10, position: 3 } },
      { act: 'product.retire', subject: 'product:package-10-reports', details: {} },
    ]);
  });

  it("to Stripe's events", async () => {
    await stage.stripe.control.pay(await stage.checkout(buyer, { productKey: 'single-report' }));
    await stage.calm();
    const [event] = await em().execute<{ id: string }[]>(
      `select id from stripe_events where type = 'checkout.session.completed'`,
    );
    const subject = `event:${event!.id}`;
    const details = { type: 'checkout.session.completed', statusBefore: 'applied' };
    expect(await entriesOf(['webhooks', 'replay', event!.id])).toEqual([
      { act: 'webhook.replay', subject, details },
    ]);
    await stage.calm();
  });

  it('to analyses', async () => {
    const url = adverts.link('storgatan-1-1001');
    const entries = await entriesOf(
      ['analyses', 'run', url, '--user', buyer.email],
      // It is there already: nothing is done.
      ['analyses', 'run', url, '--user', buyer.email],
      ['analyses', 'run', url, '--user', buyer.email, '--force', '--yes'],
    );
    const { id } = await em().findOneOrFail(Analysis, { user: buyer.userId });
    const again = await entriesOf(['analyses', 'retry', id, '--force', '--yes']);
    const subject = `analysis:${id}`;
    expect([...entries, ...again]).toEqual([
      { act: 'analysis.run', subject, details: { attempt: 1, isForced: false } },
      {
        act: 'analysis.retry',
        subject,
        details: { attempt: 2, isForced: true, statusBefore: 'completed' },
      },
      {
        act: 'analysis.retry',
        subject,
        details: { attempt: 3, isForced: true, statusBefore: 'completed' },
      },
    ]);
  });

  it('to a database, from its first table on', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    try {
      await client.connect();
      await client.query('drop schema public cascade; create schema public');
      for (const act of ['migrate', 'migrate', 'seed', 'seed']) {
        const { code } = await runCli(['db', act], { ...stage.app.env, DATABASE_URL: database.url });
        expect([act, code]).toEqual([act, 0]);
      }
      // What was done already is not done, and not told of, again.
      const { rows } = await client.query<{
        actor: string;
        act: string;
        details: { migrations?: string[] };
      }>('select actor, act, details from audit_entries order by created_at');
      const actor = `cli:${userInfo().username}`;
      // A line for each transaction; a migration that cannot be part of one has its own.
      const [seeded, ...migrated] = rows.reverse();
      expect(seeded).toEqual({ actor, act: 'database.seed', details: { accounts: 2, products: 1 } });
      expect(new Set(migrated.map((row) => `${row.actor} ${row.act}`))).toEqual(
        new Set([`${actor} database.migrate`]),
      );
      expect(migrated.reverse().flatMap(({ details }) => details.migrations)).toEqual(
        migrations.map(({ name }) => name),
      );
    } finally {
      await client.end();
      await database.drop();
    }
  });
});
