import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { ErasureService } from '../../src/accounts/erasure.service.js';
import type { ErasurePreview } from '../../src/accounts/accounts.types.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { runAnalysis } from '../../src/analyses/run-analysis.job.js';
import { EmailToken } from '../../src/auth/email-token.entity.js';
import { SessionsService } from '../../src/auth/sessions.service.js';
import { UserRole } from '../../src/auth/user-role.entity.js';
import { User } from '../../src/auth/user.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import { BillingSweep } from '../../src/billing/billing-sweep.js';
import { CreditEntry } from '../../src/billing/credit-entry.entity.js';
import { DeviceGrant } from '../../src/billing/device-grant.entity.js';
import { Purchase } from '../../src/billing/purchase.entity.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { REDIS, type Redis } from '../../src/shared/redis/redis.module.js';
import { QueueService } from '../../src/shared/queue/queue.service.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startBillingStage, type BillingStage } from '../support/billing-stage.js';
import { waitFor } from '../support/wait-for.js';

let adverts: AdvertServer;
let stage: BillingStage;
beforeAll(async () => {
  adverts = await startAdvertServer();
  stage = await startBillingStage({ SCRAPING_HOST_MAP: adverts.hostMapText });
});
afterAll(async () => {
  await stage?.close();
  await adverts?.close();
});
afterEach(() => stage.stripe.control.faults({ count: 0 }));

const em = () => stage.app.app.get(EntityManager).fork();
const preview = async (by: ApiClient, whom: ApiClient) =>
  (await by.call<ErasurePreview>('GET', `/admin/users/${whom.userId}/erasure`)).body;
type Answer = { code: string; detail: string } | null;
const eraseSeen = (by: ApiClient, whom: ApiClient, seen: string) =>
  by.call<Answer>('DELETE', `/admin/users/${whom.userId}?seen=${seen}`);
const erase = async (by: ApiClient, whom: ApiClient) => eraseSeen(by, whom, (await preview(by, whom)).seen);
const left = async (whom: ApiClient) => em().count(User, { id: whom.userId });

const stateOf = async (session: string) =>
  (await stage.stripe.sdk.checkout.sessions.retrieve(session)).status;

/** Until so many statements like this wait for somebody else's rows. */
async function untilWaiting(like: string, count: number): Promise<void> {
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like ?`;
  await waitFor(async () => (await em().execute(waiting, [like])).length === count, {
    what: `${count} times “${like}” to wait`,
  });
}

async function newAdmin(): Promise<ApiClient> {
  const admin = await signUp(stage.app.url);
  await stage.app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
  return admin;
}

describe('administrators', () => {
  it('cannot erase themselves here', async () => {
    const admin = await newAdmin();
    const { status, body } = await erase(admin, admin);
    expect([status, body?.code, body?.detail]).toEqual([
      409,
      'own_account',
      'Du kan inte ta bort ditt eget konto här. Be en annan administratör.',
    ]);
    expect(await em().count(User, { id: admin.userId })).toBe(1);
  });

  it('who erase each other at once leave one of them', async () => {
    const [one, other] = [await newAdmin(), await newAdmin()];
    await em().nativeDelete(UserRole, { user: { $nin: [one.userId, other.userId] } });
    // Both have passed the guard and wait for the same rows when they are let go.
    const holding = em();
    await holding.begin();
    await holding.execute('select 1 from user_roles for update');
    const both = [erase(one, other), erase(other, one)];
    await untilWaiting('%user_roles%for update', 2);
    await holding.commit();
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
    expect(await em().count(UserRole, { role: 'admin' })).toBe(1);
    expect(await em().count(User, { id: { $in: [one.userId, other.userId] } })).toBe(1);
  });

  it('are never without a last one', async () => {
    const admin = await newAdmin();
    await em().nativeDelete(UserRole, { user: { $ne: admin.userId } });
    const session = await stage.checkout(admin, { productKey: 'single-report' });
    const erasure = stage.app.app.get(ErasureService, { strict: false });
    const { seen } = await erasure.preview(admin.userId);
    await expect(erasure.erase(admin.userId, 'cli:test', seen)).rejects.toMatchObject({
      status: 409,
      code: 'last_admin',
    });
    expect((await admin.call('GET', '/admin/users')).status).toBe(200);
    // Whoever stays may pay.
    expect(await stateOf(session)).toBe('open');
  });

  it('who are none any more close nobody’s payment page', async () => {
    const [former, person] = [await newAdmin(), await signUp(stage.app.url)];
    await em().nativeDelete(UserRole, { user: former.userId });
    const session = await stage.checkout(person, { productKey: 'single-report' });
    const erasure = stage.app.app.get(ErasureService, { strict: false });
    const { seen } = await erasure.preview(person.userId);
    const act = erasure.erase(person.userId, `user:${former.userId}`, seen);
    await expect(act).rejects.toMatchObject({ status: 403 });
    expect(await stateOf(session)).toBe('open');
  });
});

describe('what was not seen', () => {
  let admin: ApiClient;
  beforeAll(async () => {
    admin = await newAdmin();
  });
  const changed = [
    409,
    'account_changed',
    'Kontot har ändrats sedan du fick se vad som tas bort. Läs igenom det igen.',
  ];
  const told = ({ status, body }: { status: number; body: Answer }) => [status, body?.code, body?.detail];

  it('is not erased: reports that were bought meanwhile', async () => {
    const person = await signUp(stage.app.url);
    const { seen } = await preview(admin, person);
    await stage.stripe.control.pay(await stage.checkout(person, { productKey: 'package-3-reports' }));
    await stage.calm();
    expect(told(await eraseSeen(admin, person, seen))).toEqual(changed);
    expect([await left(person), await stage.credits(person)]).toEqual([1, 3]);
    expect(await em().count(AuditEntry, { subject: `user:${person.userId}` })).toBe(0);
    expect((await erase(admin, person)).status).toBe(204);
    expect(await left(person)).toBe(0);
  });

  it('is not erased: a payment page that is paid in the very moment', async () => {
    const person = await signUp(stage.app.url);
    const session = await stage.checkout(person, { productKey: 'package-3-reports' });
    const { seen } = await preview(admin, person);
    await stage.stripe.control.pay(session);
    expect(told(await eraseSeen(admin, person, seen))).toEqual(changed);
    expect([await left(person), await stage.credits(person)]).toEqual([1, 3]);
  });

  it('is not erased: what a transaction that it waits for gives', async () => {
    const person = await signUp(stage.app.url);
    const { seen } = await preview(admin, person);
    const giving = em();
    await giving.begin();
    const user = await giving.findOneOrFail(
      User,
      { id: person.userId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const given = { kind: 'credit', amount: 10, reason: 'adjustment', actor: 'cli:test' } as const;
    await giving.persist(new CreditEntry(user, { ...given, reference: randomUUID() })).flush();
    const answer = eraseSeen(admin, person, seen);
    await untilWaiting('%from users%for update', 1);
    await giving.commit();
    expect(told(await answer)).toEqual(changed);
    expect(await left(person)).toBe(1);
  });

  it('is not erased: an analysis that is just being begun', async () => {
    const person = await signUp(stage.app.url);
    const { seen } = await preview(admin, person);
    const beginning = em();
    await beginning.begin();
    const link = { url: adverts.link('storgatan-1-1001'), site: 'exempel', key: randomUUID() };
    await beginning
      .persist(new Analysis(beginning.getReference(User, person.userId), { ...link, kind: 'broker' }))
      .flush();
    const answer = eraseSeen(admin, person, seen);
    await untilWaiting('%from users%for update', 1);
    await beginning.commit();
    expect(told(await answer)).toEqual(changed);
    expect(await left(person)).toBe(1);
  });

  it('does not keep what comes and goes by itself', async () => {
    const person = await signUp(stage.app.url);
    const { seen } = await preview(admin, person);
    await person.call('POST', '/auth/reset', { email: person.email });
    await waitFor(async () => (await em().count(EmailToken, { user: person.userId })) === 1);
    expect((await eraseSeen(admin, person, seen)).status).toBe(204);
  });

  it('is asked for', async () => {
    const person = await signUp(stage.app.url);
    const { status, body } = await admin.call<Answer>('DELETE', `/admin/users/${person.userId}`);
    expect([status, body?.code]).toEqual([422, 'validation']);
    expect(await left(person)).toBe(1);
  });
});

describe('what is under way when somebody is erased', () => {
  let admin: ApiClient;
  beforeAll(async () => {
    admin = await newAdmin();
  });

  it('is given up in quiet, if it is an analysis', async () => {
    const person = await signUp(stage.app.url);
    const url = adverts.link('langsam-1010');
    const { body } = await person.call<AnalysisView>('POST', '/analyses', { url });
    await waitFor(async () => (await em().count(Analysis, { id: body.id, run: 1 })) === 1);
    expect((await erase(admin, person)).status).toBe(204);
    const queue = stage.app.app.get(QueueService, { strict: false });
    await waitFor(async () => (await queue.pendingKeys(runAnalysis)).size === 0, {
      timeoutMs: 25_000,
      what: 'the job to end',
    });
    const redis = stage.app.app.get<Redis>(REDIS);
    expect(await redis.zCard('bull:analyses:failed')).toBe(0);
    expect(await redis.exists(`analysis-events:${person.userId}`)).toBe(0);
    expect(await em().count(Analysis, { id: body.id })).toBe(0);
  });

  it('is waited for, and tried again where it waits for the erasure as well', async () => {
    const person = await signUp(stage.app.url);
    await person.call('POST', '/auth/reset', { email: person.email });
    await waitFor(async () => (await em().count(EmailToken, { user: person.userId })) === 1);
    // As whoever uses the link does: first the token, then the user, and PostgreSQL ends the other one.
    const resetting = em();
    await resetting.begin();
    await resetting.execute(`set local deadlock_timeout = '1min'`);
    await resetting.execute('update email_tokens set used_at = now() where user_id = ?', [person.userId]);
    const answer = erase(admin, person);
    await untilWaiting('%delete from "users"%', 1);
    await resetting.execute('update users set email_confirmed_at = now() where id = ?', [person.userId]);
    await resetting.commit();
    expect((await answer).status).toBe(204);
    expect(await em().count(User, { id: person.userId })).toBe(0);
    expect(await em().count(AuditEntry, { subject: `user:${person.userId}` })).toBe(1);
  });

  it('is refused, if it is a sign-in', async () => {
    const sessions = stage.app.app.get(SessionsService, { strict: false });
    const gone = { id: randomUUID(), passwordHash: '' };
    await expect(sessions.start(gone, undefined, 'password')).rejects.toMatchObject({
      code: 'session_ended',
    });
  });

  it('is closed later, if it is a payment page that Stripe does not close now', async () => {
    const person = await signUp(stage.app.url);
    const session = await stage.checkout(person, { productKey: 'single-report' });
    await stage.stripe.control.faults({ status: 500, count: 1000 });
    expect((await erase(admin, person)).status).toBe(204);
    await stage.stripe.control.faults({ count: 0 });
    expect(await stateOf(session)).toBe('open');
    await stage.app.app.get(BillingSweep, { strict: false }).sweep(new Date());
    expect(await stateOf(session)).toBe('expired');
    expect(await em().findOneOrFail(Purchase, { sessionId: session })).toMatchObject({
      status: 'expired',
      user: null,
    });
  });

  it('is closed at once, if it is a payment page that was just being made', async () => {
    const person = await signUp(stage.app.url);
    await stage.stripe.control.faults({ count: 1, skip: 1, delayMs: 1_500 });
    const asked = person.call('POST', '/checkout/credits', {
      productKey: 'single-report',
      termsAccepted: true,
    });
    await waitFor(async () => (await em().count(Purchase, { user: person.userId })) === 1);
    expect((await erase(admin, person)).status).toBe(204);
    expect((await asked).status).toBe(503);
    const { sessions } = await stage.stripe.control.books();
    const own = sessions.filter(({ customer_email: mail }) => mail === person.email);
    expect(own.map(({ status }) => status)).toEqual(['expired']);
  });

  it('comes in and is nobody’s, if it is money that the bank had promised', async () => {
    const person = await signUp(stage.app.url);
    const session = await stage.checkout(person, { productKey: 'package-3-reports' });
    await stage.stripe.control.pay(session, { slow: 'succeeds' });
    await stage.calm();
    expect(await preview(admin, person)).toMatchObject({ openCheckouts: 0, paymentsOnTheirWay: 1 });
    expect((await erase(admin, person)).status).toBe(204);
    await stage.stripe.control.settle(session, 'succeeds');
    await stage.calm();
    const purchase = await em().findOneOrFail(Purchase, { sessionId: session });
    expect(purchase).toMatchObject({ status: 'completed', user: null, amountPaid: 29_700, receiptUrl: null });
    const lines = await em().find(CreditEntry, { reference: `purchase:${purchase.id}` });
    expect(lines).toMatchObject([{ user: null, amount: 3 }]);
  });
});

it('leaves the mark of a device that somebody else uses as well', async () => {
  const admin = await newAdmin();
  const deviceId = '7f1d3c52-0f5b-4b39-9d36-4d9a2f1c8e11';
  const [one, other] = [await signUp(stage.app.url, { deviceId }), await signUp(stage.app.url, { deviceId })];
  const { deviceHash } = await em().findOneOrFail(User, { id: one.userId });
  expect((await preview(admin, one)).deviceGrants).toBe(0);
  await erase(admin, one);
  expect(await em().count(DeviceGrant, { deviceHash: deviceHash! })).toBe(1);
  expect((await preview(admin, other)).deviceGrants).toBe(1);
  await erase(admin, other);
  expect(await em().count(DeviceGrant, { deviceHash: deviceHash! })).toBe(0);
});
