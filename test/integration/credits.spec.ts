import { randomUUID } from 'node:crypto';
import { User } from '../../src/auth/user.entity.js';
import { ReasonMissing } from '../../src/billing/billing.errors.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { mailboxOf, mailboxSql } from '../../src/shared/mail/mailbox.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';
import { waitFor } from '../support/wait-for.js';

describe('the credit ledger', () => {
  let test: TestOrm;
  let credits: CreditsService;

  beforeAll(async () => {
    test = await openTestOrm();
    credits = new CreditsService(test.orm.em);
  });
  afterAll(() => test.close());

  const spend = (userId: string, reference: string) =>
    test.orm.em.fork().transactional((em) => credits.spend(em, userId, reference));

  it('gives a new user three free reports unless the operator says otherwise', async () => {
    const user = await test.newUser();
    expect(await credits.balance(user.id)).toEqual({ free: 3, credits: 0 });

    const settings = new SettingsService(test.orm.em);
    await settings.set('free_reports_count', '1', 'cli:test');
    const later = await test.newUser();
    expect(await credits.balance(later.id)).toEqual({ free: 1, credits: 0 });
    await settings.set('free_reports_count', '3', 'cli:test');
  });

  it('grants a device only once, however many accounts it opens', async () => {
    const first = await test.newUser('device-a');
    const second = await test.newUser('device-a');
    expect(await credits.balance(first.id)).toEqual({ free: 3, credits: 0 });
    expect(await credits.balance(second.id)).toEqual({ free: 0, credits: 0 });
  });

  it('grants a device anew when its last grant is more than 24 months old', async () => {
    await test.newUser('device-b');
    const age = (interval: string) =>
      test.orm.em
        .fork()
        .execute(
          `update device_grants set created_at = now() - interval '${interval}' where device_hash = ?`,
          ['device-b'],
        );
    await age('24 months - 1 day');
    expect(await credits.balance((await test.newUser('device-b')).id)).toEqual({ free: 0, credits: 0 });
    await age('24 months 1 day');
    expect(await credits.balance((await test.newUser('device-b')).id)).toEqual({ free: 3, credits: 0 });
    // That was a grant of its own: its 24 months begin now.
    expect(await credits.balance((await test.newUser('device-b')).id)).toEqual({ free: 0, credits: 0 });
  });

  it('uses up no other device when a user who had them proves the address', async () => {
    const { id } = await test.newUser('device-c');
    const em = test.orm.em.fork();
    const user = await em.findOneOrFail(User, { id });
    user.deviceHash = 'device-d';
    user.emailConfirmedAt = new Date();
    await em.flush();
    expect(await credits.balance(id)).toEqual({ free: 3, credits: 0 });
    expect(await credits.balance((await test.newUser('device-d')).id)).toEqual({ free: 3, credits: 0 });
  });

  it.each([
    ['Gmail’s two names', ['anna.b@gmail.com', 'annab+x@googlemail.com'], [3, 0]],
    ['Apple’s three', ['carl@icloud.com', 'carl@me.com', 'carl+x@mac.com'], [3, 0, 0]],
    ['Apple’s, where dots count', ['da.g@icloud.com', 'dag@icloud.com'], [3, 3]],
    [
      'Proton’s four, which ignore what stands between',
      ['eva.ek@proton.me', 'eva-ek@protonmail.com', 'eva_ek+x@pm.me', 'evaek@protonmail.ch'],
      [3, 0, 0, 0],
    ],
    ['names that only end alike', ['fia@me.com', 'fia@some.com', 'fia@pm.me', 'fia@ppm.me'], [3, 3, 3, 3]],
    ['one without a name', ['+x@me.com', '+y@me.com'], [3, 3]],
  ])('grants a mailbox only once, by %s', async (_what, addresses, given) => {
    const free: number[] = [];
    for (const email of addresses) {
      const user = new User(email, 'no password', randomUUID());
      await test.orm.em.fork().persist(user).flush();
      free.push((await credits.balance(user.id)).free);
    }
    expect(free).toEqual(given);
  });

  it('knows mailboxes as the database does', async () => {
    const names = ['a.n-n_a', 'a.n-n_a+x.y+z', '+x', 'ånn.a+é'];
    const hosts = [
      'gmail.com',
      'googlemail.com',
      'icloud.com',
      'me.com',
      'mac.com',
      'proton.me',
      'pm.me',
    ].concat(['protonmail.com', 'protonmail.ch', 'some.com', 'x.gmail.com', 'gmail.com.se', 'pmxme']);
    const emails = hosts.flatMap((host) => names.map((name) => `${name}@${host}`));
    const rows = await test.orm.em.fork().execute<{ mailbox: string }[]>(
      `select ${mailboxSql('email')} as mailbox from unnest(?::text[]) with ordinality given (email, place)
          order by place`,
      [`{${emails.join(',')}}`],
    );
    expect(rows.map(({ mailbox }) => mailbox)).toEqual(emails.map(mailboxOf));
  });

  it('grants the default when the stored setting cannot be read', async () => {
    const set = (value: string) =>
      test.orm.em.fork().execute(
        `insert into app_settings (setting_key, setting_value, updated_at) values ('free_reports_count', ?, now())
           on conflict (setting_key) do update set setting_value = excluded.setting_value`,
        [value],
      );
    for (const unreadable of ['', 'tre', '-1', '101', '2.5']) {
      await set(unreadable);
      expect([unreadable, (await credits.balance((await test.newUser()).id)).free]).toEqual([unreadable, 3]);
    }
    await set('0');
    expect((await credits.balance((await test.newUser()).id)).free).toBe(0);
    await set('3');
  });

  it('spends free reports before bought ones, and each reference once', async () => {
    const user = await test.newUser();
    await credits.grant(user.id, 2, 'a gift', 'test', 'once');
    await credits.grant(user.id, 2, 'a gift', 'test', 'once');
    expect(await credits.balance(user.id)).toEqual({ free: 3, credits: 2 });

    for (const reference of ['a', 'b', 'c', 'd', 'd'])
      expect(await spend(user.id, `${user.id}:${reference}`)).toBe(true);
    expect(await credits.balance(user.id)).toEqual({ free: 0, credits: 1 });
  });

  it('takes no gift without a reason', async () => {
    const user = await test.newUser();
    for (const blank of ['', '  ', '\u00a0\n'])
      await expect(credits.grant(user.id, 1, blank, 'test')).rejects.toThrow(ReasonMissing);
    expect(await credits.balance(user.id)).toEqual({ free: 3, credits: 0 });
  });

  it('counts what another transaction is about to spend', async () => {
    const user = await test.newUser();
    for (const used of ['a', 'b']) await spend(user.id, `${user.id}:${used}`);
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let second: Promise<boolean> | undefined;
    await test.orm.em.fork().transactional(async (em) => {
      expect(await credits.spend(em, user.id, `${user.id}:first`)).toBe(true);
      let hasEnded = false;
      second = spend(user.id, `${user.id}:second`).finally(() => (hasEnded = true));
      await waitFor(async () => hasEnded || (await test.orm.em.fork().execute(waiting)).length > 0, {
        what: 'the second to wait for the first',
      });
    });
    expect(await second).toBe(false);
    expect(await credits.balance(user.id)).toEqual({ free: 0, credits: 0 });
  });

  it('never goes below zero when many analyses complete at once', async () => {
    const user = await test.newUser();
    const paid = await Promise.all(
      Array.from({ length: 8 }, (_, index) => spend(user.id, `${user.id}:${index}`)),
    );
    expect(paid.filter(Boolean)).toHaveLength(3);
    expect(await credits.balance(user.id)).toEqual({ free: 0, credits: 0 });
  });
});

describe('the schema', () => {
  it('is the same in the entities and after all migrations', async () => {
    const test = await openTestOrm();
    expect(await test.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
    await test.close();
  });
});
