import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { retentionRules } from '../../src/accounts/retention-rules.js';
import { RetentionService } from '../../src/accounts/retention.service.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { EmailToken } from '../../src/auth/email-token.entity.js';
import { RefreshSession } from '../../src/auth/refresh-session.entity.js';
import { User } from '../../src/auth/user.entity.js';
import { CreditEntry } from '../../src/billing/credit-entry.entity.js';
import { DeviceGrant } from '../../src/billing/device-grant.entity.js';
import { MailboxGrant } from '../../src/billing/mailbox-grant.entity.js';
import { ledgerFaults } from '../../src/billing/ledger-audit.js';
import { Purchase } from '../../src/billing/purchase.entity.js';
import { StripeEvent } from '../../src/billing/stripe-event.entity.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { privacyText } from '../../web/src/shared/texts/privacy.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';

const now = new Date('2026-11-22T10:00:00.000Z');
const actor = 'cli:test';
let test: TestOrm;
let retention: RetentionService;
beforeAll(async () => {
  test = await openTestOrm();
  retention = new RetentionService(test.orm.em);
});
afterAll(() => test?.close());
beforeEach(async () => {
  for (const table of [
    'users',
    'device_grants',
    'mailbox_grants',
    'purchases',
    'credit_entries',
    'stripe_events',
  ])
    await em().execute(`delete from ${table}`);
});

const em = (): EntityManager => test.orm.em.fork();
const save = (...rows: object[]) => em().persist(rows).flush();

/** Rows that each rule removed, without the rules that removed none. */
async function removed(at = now, more: { batch?: number } = {}): Promise<Record<string, number>> {
  const due = await retention.due(at);
  const outcomes = await retention.run({ actor, now: at, ...more });
  // What is said before is what is done.
  expect(due.map(({ rule, rows }) => [rule, rows])).toEqual(outcomes.map(({ rule, rows }) => [rule, rows]));
  expect(outcomes.map(({ state }) => state)).toEqual(retentionRules.map(() => 'done'));
  return Object.fromEntries(outcomes.flatMap(({ rule, rows }) => (rows > 0 ? [[rule, rows]] : [])));
}

const grant = (hash: string, createdAt: string) =>
  Object.assign(new DeviceGrant(hash), { createdAt: new Date(createdAt) });
const grants = async () => (await em().find(DeviceGrant, {})).map(({ deviceHash }) => deviceHash).sort();

function purchase(user: User | null, fields: Partial<Purchase>): Purchase {
  const offer = {
    productKey: 'single-report',
    productName: 'En rapport',
    reportCount: 1,
    priceId: 'price_1',
  };
  const made = new Purchase(user!, { ...offer, amount: 14_900, currency: 'sek' }, '2026-11-01');
  const paid = { status: 'completed', amountPaid: 14_900, reportsGranted: 1 } as const;
  // Seen last just now, which is no event of the books.
  return Object.assign(made, paid, { updatedAt: now }, fields);
}
const bought = (at: string) => ({ createdAt: new Date(at), completedAt: new Date(at) });

async function line(user: User | null, reference: string, at: string, amount = 1): Promise<string> {
  const id = randomUUID();
  await em().execute(
    `insert into credit_entries (id, user_id, kind, amount, reason, reference, actor, created_at)
     values (?, ?, 'credit', ?, ?, ?, 'stripe', ?)`,
    [id, user?.id ?? null, amount, reference.startsWith('purchase') ? 'purchase' : 'spend', reference, at],
  );
  return id;
}

describe('what has no account any more', () => {
  it('keeps the mark of a device for 24 months, the last moment included', async () => {
    await save(grant('over', '2024-11-22T09:59:59.999Z'), grant('just', '2024-11-22T10:00:00.000Z'));
    expect(await removed()).toEqual({ 'device-grants': 1 });
    expect(await grants()).toEqual(['just']);
  });

  it('keeps the mark of an erased mailbox as long as that of a device', async () => {
    const marked = (name: string, at: string) =>
      Object.assign(new MailboxGrant(name), { createdAt: new Date(at) });
    await save(marked('over', '2024-11-22T09:59:59.999Z'), marked('just', '2024-11-22T10:00:00.000Z'));
    expect(await removed()).toEqual({ 'mailbox-grants': 1 });
    expect(await em().find(MailboxGrant, {})).toMatchObject([{ mailboxHash: 'just' }]);
  });

  it('ends 24 months that began on a leap day with February, and others on the day of their number', async () => {
    await save(grant('leap', '2024-02-29T00:00:00.000Z'), grant('before', '2024-02-28T23:59:59.998Z'));
    expect(await removed(new Date('2026-02-28T23:59:59.999Z'))).toEqual({ 'device-grants': 1 });
    expect(await grants()).toEqual(['leap']);
    expect(await removed(new Date('2026-03-01T00:00:00.000Z'))).toEqual({ 'device-grants': 1 });
    await save(grant('to leap', '2026-02-28T12:00:00.000Z'));
    expect(await removed(new Date('2028-02-28T12:00:00.000Z'))).toEqual({});
    expect(await removed(new Date('2028-02-28T12:00:00.001Z'))).toEqual({ 'device-grants': 1 });
  });

  it('keeps readings of sites for 24 months, adverts for a week and reports for 30 days', async () => {
    const insert = (sql: string, ...at: string[]) =>
      Promise.all(at.map((each) => em().execute(sql, [randomUUID(), each])));
    const capture = `insert into shared_captures (listing_key, raw, captured_at) values (?, '{}', ?)`;
    await insert(capture, '2026-11-15T10:00:00.000Z', '2026-11-15T09:59:59.999Z');
    const report = `insert into stored_reports (key, result, created_at, used_at) values (?, '{}', '2026-01-01', ?)`;
    await insert(report, '2026-10-23T10:00:00.000Z', '2026-10-23T09:59:59.999Z');
    const reading = `insert into site_readings (id, site, read_at, answer) values (?, 'hemnet.se', ?, 'good')`;
    await insert(reading, '2024-11-22T10:00:00.000Z', '2024-11-22T09:59:59.999Z');
    expect(await removed()).toEqual({ 'read-adverts': 1, 'stored-reports': 1, 'site-readings': 1 });
    for (const table of ['shared_captures', 'stored_reports', 'site_readings'])
      expect(await em().execute(`delete from ${table} returning 1`)).toHaveLength(1);
  });
});

describe('what an account leaves behind while it is there', () => {
  const session = (user: User, expiresAt: string, more: Partial<RefreshSession> = {}) =>
    Object.assign(
      new RefreshSession({
        user,
        family: randomUUID(),
        tokenHash: randomUUID(),
        expiresAt: new Date(expiresAt),
        userAgent: null,
      }),
      more,
    );
  const token = (user: User, expiresAt: string, usedAt: string | null) =>
    Object.assign(new EmailToken(user, 'reset', randomUUID(), new Date(expiresAt)), {
      usedAt: usedAt && new Date(usedAt),
    });

  it('removes log-ins that are over', async () => {
    const user = await test.newUser();
    const valid = session(user, '2026-11-22T10:00:00.000Z');
    await save(valid, session(user, '2026-11-22T09:59:59.999Z'));
    expect(await removed()).toEqual({ sessions: 1 });
    expect((await em().find(RefreshSession, {})).map(({ id }) => id)).toEqual([valid.id]);
  });

  it('keeps the mark of a revoked log-in while any token of it is valid', async () => {
    const user = await test.newUser();
    const family = randomUUID();
    const before = new Date('2026-10-01T00:00:00Z');
    await save(
      session(user, '2026-11-20T00:00:00Z', { family, revokedAt: before }),
      // A successor born amid the revocation carries no mark itself.
      session(user, '2026-11-23T00:00:00Z', { family }),
      // Over and exchanged, of a log-in that goes on.
      session(user, '2026-11-20T00:00:00Z', { rotatedAt: before }),
    );
    expect(await removed()).toEqual({ sessions: 1 });
    expect(await removed(new Date('2026-11-23T00:00:00.001Z'))).toEqual({ sessions: 2 });
  });

  it('removes links of mails that are used or over', async () => {
    const user = await test.newUser();
    const open = token(user, '2026-11-22T10:00:00.000Z', null);
    await save(
      open,
      token(user, '2026-11-22T09:59:59.999Z', null),
      token(user, '2026-11-23T00:00:00.000Z', '2026-11-22T09:59:59.999Z'),
    );
    expect(await removed()).toEqual({ 'mail-links': 2 });
    expect((await em().find(EmailToken, {})).map(({ id }) => id)).toEqual([open.id]);
  });

  it('forgets after 24 months on which device it was made, and nothing else of it', async () => {
    const [old, young, none] = [await test.newUser('old'), await test.newUser('young'), await test.newUser()];
    await em().nativeDelete(DeviceGrant, {});
    const set = (user: User, at: string) =>
      em().nativeUpdate(User, { id: user.id }, { createdAt: new Date(at) });
    await set(old, '2024-11-22T09:59:59.999Z');
    await set(young, '2024-11-22T10:00:00.000Z');
    await set(none, '2020-01-01T00:00:00.000Z');
    expect(await removed()).toEqual({ 'device-of-account': 1 });
    const users = await em().find(User, {}, { orderBy: { createdAt: 'desc' } });
    expect(users.map(({ email, deviceHash }) => [email, deviceHash])).toEqual([
      [young.email, 'young'],
      [old.email, null],
      [none.email, null],
    ]);
  });
});

describe('an account whose address nobody proved', () => {
  const asked = async (createdAt: string, more: Partial<User> = {}): Promise<User> => {
    const user = Object.assign(new User(`${randomUUID()}@test.example`, 'no password'), {
      awaitsConfirmation: true,
      areFreeReportsWithheld: true,
      createdAt: new Date(createdAt),
      ...more,
    });
    await save(user);
    return user;
  };
  const left = async () => (await em().find(User, {})).map(({ id }) => id).sort();
  const link = (user: User, more: Partial<EmailToken>) =>
    save(Object.assign(new EmailToken(user, 'reset', randomUUID(), now), more));

  it('goes after a week', async () => {
    await asked('2026-11-15T09:59:59.999Z');
    const young = await asked('2026-11-15T10:00:00.000Z');
    expect(await removed()).toEqual({ 'unconfirmed-accounts': 1 });
    expect(await left()).toEqual([young.id]);
  });

  it('stays while a link of a mail can prove it', async () => {
    const [open, used, over] = [
      await asked('2026-10-01T00:00:00Z'),
      await asked('2026-10-01T00:00:00Z'),
      await asked('2026-10-01T00:00:00Z'),
    ];
    await link(open, {});
    await link(used, { usedAt: new Date('2026-11-21T00:00:00Z') });
    await link(over, { expiresAt: new Date('2026-11-22T09:59:59.999Z') });
    expect(await removed()).toEqual({ 'mail-links': 2, 'unconfirmed-accounts': 2 });
    expect(await left()).toEqual([open.id]);
    expect(await removed(new Date('2026-11-22T10:00:00.001Z'))).toEqual({
      'mail-links': 1,
      'unconfirmed-accounts': 1,
    });
  });

  it('stays where the sign-up asked for no proof, or the proof came', async () => {
    await asked('2020-01-01T00:00:00Z', { awaitsConfirmation: false });
    await asked('2020-01-01T00:00:00Z', { emailConfirmedAt: new Date('2020-01-02T00:00:00Z') });
    expect(await removed()).toEqual({});
  });

  it('stays when it was used without, while the operator asked for none', async () => {
    const [session, buyer, given, admin, idle] = [
      await asked('2026-01-01T00:00:00Z'),
      await asked('2026-01-01T00:00:00Z'),
      await asked('2026-01-01T00:00:00Z'),
      await asked('2026-01-01T00:00:00Z'),
      await asked('2026-01-01T00:00:00Z'),
    ];
    const analysed = await asked('2026-01-01T00:00:00Z');
    const times = { user: session, family: randomUUID(), tokenHash: randomUUID() };
    await save(new RefreshSession({ ...times, expiresAt: now, userAgent: null }));
    await save(purchase(buyer, {}));
    await line(given, `analysis:${randomUUID()}`, '2026-01-01T00:00:00Z');
    await em().execute(`insert into user_roles (user_id, role) values (?, 'admin')`, [admin.id]);
    await save(
      new Analysis(analysed, {
        url: 'https://www.hemnet.se/bostad/villa-1',
        site: 'hemnet',
        key: 'hemnet:1',
        kind: 'portal',
      }),
    );
    expect(await removed()).toEqual({ 'unconfirmed-accounts': 1 });
    expect(await left()).toEqual([session, buyer, given, admin, analysed].map(({ id }) => id).sort());
    expect(idle.id).toBeDefined();
  });
});

describe('the books', () => {
  // Midnight in Sweden is at 23.00 UTC in winter.
  const newYear = new Date('2026-12-31T23:00:00.000Z');

  it('keep a purchase for seven years after the year it was made in, by the calendar of Sweden', async () => {
    const user = await test.newUser();
    await save(
      purchase(user, bought('2019-01-01T12:00:00.000Z')),
      purchase(user, bought('2019-12-31T22:59:59.999Z')),
      purchase(user, bought('2019-12-31T23:00:00.000Z')),
      purchase(null, bought('2019-05-01T12:00:00.000Z')),
    );
    expect(await removed(new Date('2026-12-31T22:59:59.999Z'))).toEqual({});
    expect(await removed(newYear)).toEqual({ purchases: 3 });
    expect((await em().find(Purchase, {})).map(({ createdAt }) => createdAt.toISOString())).toEqual([
      '2019-12-31T23:00:00.000Z',
    ]);
  });

  it('count from the latest that happened to its money', async () => {
    const made = bought('2019-05-01T12:00:00Z');
    const later = new Date('2020-02-01T00:00:00Z');
    await save(
      purchase(null, { ...made, completedAt: later }),
      purchase(null, { ...made, withdrawnAt: later }),
      purchase(null, { ...made, amountRefunded: 100, updatedAt: later }),
      purchase(null, { ...made, disputeStatus: 'lost', updatedAt: later }),
      purchase(null, { ...made, updatedAt: later }),
    );
    expect(await removed(newYear)).toEqual({ purchases: 1 });
    expect(await removed(new Date('2027-12-31T23:00:00Z'))).toEqual({ purchases: 4 });
  });

  it('leave an account its balance, and keep lines of an erased one as long as their purchase', async () => {
    const user = await test.newUser();
    const [own, refunded, gone] = [
      purchase(user, bought('2018-05-01T12:00:00Z')),
      purchase(null, {
        ...bought('2019-05-01T12:00:00Z'),
        amountRefunded: 100,
        updatedAt: new Date('2020-02-01T00:00:00Z'),
      }),
      purchase(null, bought('2018-05-01T12:00:00Z')),
    ];
    await save(own, refunded, gone);
    await line(user, `purchase:${own.id}`, '2018-05-01T12:00:00Z');
    const kept = await line(null, `purchase:${refunded.id}`, '2019-05-01T12:00:00Z');
    await line(null, `purchase:${gone.id}`, '2018-05-01T12:00:00Z');
    const spent = await line(null, `analysis:${randomUUID()}`, '2020-01-01T12:00:00Z', -1);
    await line(null, `analysis:${randomUUID()}`, '2019-12-31T12:00:00Z', -1);
    expect(await removed(newYear)).toEqual({ purchases: 2, 'ledger-of-erased': 2 });
    const orphans = await em().find(CreditEntry, { user: null });
    expect(orphans.map(({ id }) => id).sort()).toEqual([kept, spent].sort());
    expect(await em().count(CreditEntry, { user: user.id, kind: 'credit' })).toBe(1);
    // The line of the purchase that left the books is no fault; one of a purchase that nobody knows is.
    expect(await ledgerFaults(em())).toEqual([]);
    await line(user, `purchase:${randomUUID()}`, new Date().toISOString());
    expect(await ledgerFaults(em())).toMatchObject([{ kind: 'ledger' }]);
  });

  it("keep Stripe's events as long", async () => {
    const event = (id: string, at: string) =>
      Object.assign(
        new StripeEvent({ id, type: 'x', created: Date.parse(at) / 1000, data: { object: {} } }),
        {
          receivedAt: now,
        },
      );
    await save(event('evt_2019', '2019-12-31T22:59:59Z'), event('evt_2020', '2019-12-31T23:00:00Z'));
    expect(await removed(newYear)).toEqual({ 'stripe-events': 1 });
    expect((await em().find(StripeEvent, {})).map(({ id }) => id)).toEqual(['evt_2020']);
  });
});

describe('a run', () => {
  const old = (count: number) =>
    save(...Array.from({ length: count }, (_, at) => grant(`device ${at}`, '2020-01-01T00:00:00Z')));
  const entries = () => em().find(AuditEntry, { act: 'retention.run' }, { orderBy: { createdAt: 'asc' } });

  it('goes on in batches until nothing is due, writes what it did into the log, and then does nothing more', async () => {
    const before = (await entries()).length;
    await old(7);
    expect(await removed(now, { batch: 3 })).toEqual({ 'device-grants': 7 });
    expect(await removed(now, { batch: 3 })).toEqual({});
    expect((await entries()).slice(before)).toMatchObject([
      { actor, act: 'retention.run', subject: 'rule:device-grants', details: { rows: 7 } },
    ]);
  });

  it('changes nothing when it only counts', async () => {
    const before = (await entries()).length;
    await old(2);
    const due = await retention.due(now);
    expect(due.find(({ rule }) => rule === 'device-grants')).toMatchObject({ rows: 2, state: 'due' });
    expect(await grants()).toHaveLength(2);
    expect(await entries()).toHaveLength(before);
  });

  it('stops where it is told to, keeps what it did and leaves the rest to the next', async () => {
    const stop = new AbortController();
    await old(2);
    await save(
      Object.assign(new StripeEvent({ id: 'evt_old', type: 'x', created: 0, data: { object: {} } }), {
        receivedAt: now,
      }),
    );
    const outcomes = await retention.run({
      actor,
      now,
      signal: stop.signal,
      onRule: ({ rule }) => rule === 'device-grants' && stop.abort(),
    });
    const states = Object.fromEntries(outcomes.map(({ rule, state, rows }) => [rule, [state, rows]]));
    expect(states).toMatchObject({ 'device-grants': ['done', 2], 'stripe-events': ['stopped', 0] });
    expect(await removed()).toEqual({ 'stripe-events': 1 });
  });

  it('undoes a rule that fails, and goes on with the others', async () => {
    await old(2);
    await save(
      Object.assign(new StripeEvent({ id: 'evt_old', type: 'x', created: 0, data: { object: {} } }), {
        receivedAt: now,
      }),
    );
    await em().execute(
      `create function refuse() returns trigger as $$ begin raise exception 'not now'; end; $$ language plpgsql`,
    );
    await em().execute(
      `create trigger refuse before delete on device_grants for each row execute function refuse()`,
    );
    const outcomes = await retention.run({ actor, now });
    await em().execute('drop function refuse cascade');
    const failed = outcomes.filter(({ state }) => state !== 'done');
    expect(failed).toMatchObject([
      { rule: 'device-grants', state: 'failed', rows: 0, error: expect.stringContaining('not now') },
    ]);
    expect(outcomes.find(({ rule }) => rule === 'stripe-events')).toMatchObject({ rows: 1 });
    expect(await removed()).toEqual({ 'device-grants': 2 });
  });
});

it('keeps what the privacy page says', () => {
  const [block] = privacyText.sections.find(({ id }) => id === 'lagring')!.blocks;
  const { rows } = (block as { table: { rows: readonly (readonly string[])[] } }).table;
  const promised = (what: string) => rows.find(([name]) => name!.startsWith(what))![1];
  const kept = (name: string) => {
    const { keptFor, isAfterYear } = retentionRules.find(({ rule }) => rule === name)!;
    return [keptFor, isAfterYear ?? false];
  };
  expect(promised('Anonyma uppgifter: enhetens')).toBe('24 månader');
  expect([kept('device-grants'), kept('device-of-account')]).toEqual([
    ['24 months', false],
    ['24 months', false],
  ]);
  expect(promised('Konto,')).toContain('Om e-postadressen inte bekräftas raderas kontot efter en vecka');
  expect(kept('unconfirmed-accounts')).toEqual(['7 days', false]);
  expect(promised('Raderade konton')).toBe('24 månader efter de gratis rapporterna');
  expect(kept('mailbox-grants')).toEqual(['24 months', false]);
  expect(promised('Köp och kvitton')).toBe('7 år efter räkenskapsårets slut');
  expect(kept('purchases')).toEqual(['7 years', true]);
  expect(promised('Öppna annonser')).toBe('Normalt 6 timmar, högst en vecka');
  expect(kept('read-adverts')).toEqual(['7 days', false]);
  expect(promised('Rapporter om öppna annonser')).toContain('30 dagar');
  expect(kept('stored-reports')).toEqual(['30 days', false]);
  // Nothing else has an end of its own beside its account or analysis, but log-ins, links and what Redis lets expire.
  expect(rows).toHaveLength(16);
});
