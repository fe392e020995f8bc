import { EntityManager } from '@mikro-orm/postgresql';
import type { AdminUser, UserDetails } from '../../src/accounts/accounts.types.js';
import { User } from '../../src/auth/user.entity.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { signUp } from '../support/api-client.js';
import type { TestApp } from '../support/app.js';
import { runCli } from '../support/cli.js';
import { sharedApp } from '../support/shared-app.js';
import { addPurchase, unpaid } from '../support/purchases.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app?.close());

const cli = (...args: string[]) => runCli(args, { ...app.env });

const em = () => app.app.get(EntityManager).fork();

describe('app-cli users list', () => {
  it('chooses, orders and cuts', async () => {
    const [eva, adam] = [
      await signUp(app.url, { email: 'eva@lista.example' }),
      await signUp(app.url, { email: 'adam@lista.example' }),
    ];
    await em().nativeUpdate(User, { id: eva.userId }, { createdAt: new Date('2026-03-01T08:00:00Z') });
    expect((await cli('users', 'make-admin', eva.email, '--json')).stdout).toContain('"isAdmin": true');
    const list = async (...options: string[]) => {
      const { code, stdout, stderr } = await cli('users', 'list', ...options, '--json');
      expect([code, stderr]).toEqual([0, '']);
      return JSON.parse(stdout) as AdminUser[];
    };
    const mails = (users: AdminUser[]) => users.map(({ email }) => email);

    const both = await list('--search', 'LISTA.example');
    expect(both).toMatchObject([
      { id: adam.userId, email: 'adam@lista.example', isAdmin: false, freeReportsRemaining: 3 },
      { id: eva.userId, createdAt: '2026-03-01T08:00:00.000Z', isAdmin: true, analyses: 0 },
    ]);
    expect(mails(await list('--search', 'lista', '--order', 'asc'))).toEqual([eva.email, adam.email]);
    expect(mails(await list('--search', 'lista', '--sort', 'mail'))).toEqual([adam.email, eva.email]);
    expect(mails(await list('--search', 'lista', '--since', '2026-03-02'))).toEqual([adam.email]);
    expect(mails(await list('--since', '2026-03-01T08:00:00Z', '--admins'))).toEqual([eva.email]);

    const cut = await cli('users', 'list', '--search', 'lista', '--limit', '1');
    expect([cut.code, cut.stderr.trim()]).toEqual([0, '1 of 2; --limit shows more.']);
    expect(cut.stdout.trim().split('\n')).toHaveLength(2);
    expect(cut.stdout).toMatch(/^adam@lista\.example  \S+Z  no +no +3 +0 +0 /m);
    const none = await cli('users', 'list', '--search', 'ingen alls', '--quiet');
    expect([none.code, none.stdout, none.stderr]).toEqual([0, '', '']);
  });

  it('says in a line what is wrong with a question', async () => {
    for (const wrong of [
      ['--limit', '0'],
      ['--since', 'yesterday'],
      ['--sort', 'age'],
    ]) {
      const { code, stdout, stderr } = await cli('users', 'list', ...wrong);
      expect([code, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1]);
      expect(stderr).toContain(wrong[0]);
    }
  });
});

describe('app-cli users show', () => {
  it('tells what somebody has', async () => {
    const person = await signUp(app.url, { email: 'kund@visa.example' });
    await app.app.get(CreditsService, { strict: false }).grant(person.userId, 2, 'väntan', 'cli:test');
    await addPurchase(app, person, { amountRefunded: 4_900 });
    await addPurchase(app, person, { amountPaid: 29_700 });
    await addPurchase(app, person, { ...unpaid, status: 'expired' });
    const { code, stdout, stderr } = await cli('users', 'show', ' KUND@visa.example', '--json');
    expect([code, stderr]).toEqual([0, '']);
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(JSON.parse(stdout)).toEqual({
      id: person.userId,
      email: 'kund@visa.example',
      createdAt: time,
      confirmedAt: null,
      isAdmin: false,
      lastSeenAt: time,
      freeReports: 3,
      boughtReports: 2,
      analyses: {},
      // 149 kr and 297 kr.
      purchases: { count: 2, amountPaid: 44_600, amountRefunded: 4_900 },
    } satisfies UserDetails);
    const shown = await cli('users', 'show', person.email);
    expect(shown.stdout).toMatch(/^paid back +49\.00 kr$/m);
    expect(shown.stdout).toMatch(/^bought reports left +2$/m);
    const nobody = await cli('users', 'show', 'ingen@test.example');
    expect([nobody.code, nobody.stdout]).toEqual([2, '']);
  });
});

describe('app-cli users create', () => {
  it('makes one that can sign in, and refuses what cannot be one', async () => {
    const made = await cli('users', 'create', ' Ny@skapad.example', '--admin', '--json', '--quiet');
    expect([made.code, made.stderr]).toEqual([0, '']);
    const { password, ...user } = JSON.parse(made.stdout) as { password: string };
    expect(user).toEqual({ id: expect.any(String), email: 'ny@skapad.example', isAdmin: true });
    const signedIn = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ny@skapad.example', password }),
    });
    expect([signedIn.status, await signedIn.text()]).toEqual([
      200,
      expect.stringContaining('"isAdmin":true'),
    ]);

    const again = await cli('users', 'create', 'ny@skapad.example');
    expect([again.code, again.stdout]).toEqual([2, '']);
    for (const wrong of [['ingen adress'], ['kort@skapad.example', '--password', 'fem55']]) {
      const { code, stdout } = await cli('users', 'create', ...wrong);
      expect([code, stdout]).toEqual([1, '']);
    }
    expect(await em().count(User, { email: { $like: '%@skapad.example' } })).toBe(1);
  });
});

describe('app-cli users create --password-stdin', () => {
  const create = (email: string, input: string | undefined, ...more: string[]) =>
    runCli(['users', 'create', email, '--password-stdin', ...more], { ...app.env }, input);

  it('takes the password from stdin without the end of its line, and prints none', async () => {
    for (const [email, input, password] of [
      ['rad@stdin.example', ' hemligt lösen \n', ' hemligt lösen '],
      ['windows@stdin.example', 'hemligt\r\n', 'hemligt'],
      ['bar@stdin.example', 'hemligt', 'hemligt'],
    ] as const) {
      const made = await create(email, input, '--json');
      expect([made.code, made.stderr, JSON.parse(made.stdout)]).toEqual([
        0,
        '',
        { id: expect.any(String), email, isAdmin: false },
      ]);
      const signedIn = await fetch(`${app.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      expect(signedIn.status).toBe(200);
    }
  });

  it('makes nobody of no password, a short one or two of them', async () => {
    for (const [input, ...more] of [
      ['\n'],
      [undefined],
      ['fem55\n'],
      ['x'.repeat(2_000)],
      ['hemligt\noch mer\n'],
      ['hemligt\n', '--password', 'hemligt'],
    ] as const) {
      const { code, stdout, stderr } = await create('ingen@stdin.example', input, ...more);
      expect([input, code, stdout, stderr.trim().split('\n').length]).toEqual([input, 1, '', 1]);
      expect(stderr).not.toContain('hemligt');
    }
    expect(await em().count(User, { email: 'ingen@stdin.example' })).toBe(0);
  });
});

describe('app-cli users sign-out', () => {
  it('asks first, then ends all sessions of that person at once, and stands in the log of acts', async () => {
    const person = await signUp(app.url);
    const bystander = await signUp(app.url);
    const body = JSON.stringify({ email: person.email, password: 'hemligt-lösenord' });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${app.url}/api/auth/login`, { method: 'POST', headers, body });

    const asked = await cli('users', 'sign-out', person.email);
    expect([asked.code, asked.stdout, asked.stderr.trim()]).toEqual([
      2,
      '',
      `app-cli: nothing was done: add --yes to end all sessions of ${person.email}`,
    ]);
    expect((await person.call('GET', '/auth/me')).status).toBe(200);

    const done = await cli('users', 'sign-out', person.email.toUpperCase(), '--yes', '--json');
    expect([done.code, done.stderr.trim()]).toEqual([0, `2 sessions of ${person.email} were ended.`]);
    expect(JSON.parse(done.stdout)).toEqual({ id: person.userId, email: person.email, sessions: 2 });
    expect((await person.call('GET', '/auth/me')).status).toBe(401);
    const renewed = await fetch(`${app.url}/api/auth/refresh`, {
      method: 'POST',
      headers: { cookie: person.cookies },
    });
    expect(renewed.status).toBe(401);
    expect((await bystander.call('GET', '/auth/me')).status).toBe(200);
    const entries = await em().find(AuditEntry, { act: 'user.sign-out' });
    expect(entries).toMatchObject([
      {
        actor: expect.stringMatching(/^cli:./),
        subject: `user:${person.userId}`,
        details: { sessions: 2 },
      },
    ]);

    const again = await cli('users', 'sign-out', person.email, '--yes', '--json');
    expect([again.code, JSON.parse(again.stdout)]).toMatchObject([0, { sessions: 0 }]);
    const nobody = await cli('users', 'sign-out', 'ingen@test.example', '--yes');
    expect([nobody.code, nobody.stdout]).toEqual([2, '']);
  });
});

describe('app-cli users delete', () => {
  it('shows what it would do', async () => {
    const person = await signUp(app.url);
    const planned = await cli('users', 'delete', person.email, '--dry-run', '--json');
    expect([planned.code, planned.stderr]).toEqual([
      0,
      `${person.email} would be erased; nothing was changed.\n`,
    ]);
    expect(JSON.parse(planned.stdout)).toMatchObject({ sessions: 1, freeReports: 3 });
    expect((await person.call('GET', '/auth/me')).status).toBe(200);
  });

  it('does nothing where nobody can be asked, and erases with --yes', async () => {
    const person = await signUp(app.url);
    const asked = await cli('users', 'delete', person.email);
    expect([asked.code, asked.stderr.trim()]).toEqual([
      2,
      `app-cli: nothing was done: add --yes to erase ${person.email} for ever`,
    ]);
    expect(asked.stdout).toMatch(/^freeReports +3$/m);
    expect((await person.call('GET', '/auth/me')).status).toBe(200);

    const done = await cli('users', 'delete', person.email.toUpperCase(), '--yes', '--json');
    expect([done.code, done.stderr.trim()]).toEqual([0, `${person.email} is erased.`]);
    expect(JSON.parse(done.stdout)).toMatchObject({ sessions: 1, freeReports: 3, analyses: 0, purchases: 0 });
    expect((await person.call('GET', '/auth/me')).status).toBe(401);
    const entries = await app.app.get(EntityManager).fork().find(AuditEntry, { act: 'user.delete' });
    expect(entries).toMatchObject([
      { actor: expect.stringMatching(/^cli:./), subject: `user:${person.userId}` },
    ]);
    expect(JSON.stringify(entries)).not.toContain(person.email);
  });

  it('refuses the last administrator, and whom there is not', async () => {
    await em().nativeDelete(User, {});
    expect((await cli('users', 'create', 'ensam@test.example', '--admin', '--json')).code).toBe(0);
    const last = await cli('users', 'delete', 'ensam@test.example', '--yes', '--json');
    expect([last.code, last.stdout, last.stderr.trim()]).toEqual([
      2,
      '',
      'app-cli: Den sista administratören kan inte tas bort. Gör någon annan till administratör först.',
    ]);
    const tried = await cli('users', 'delete', 'ensam@test.example', '--dry-run', '--json');
    expect([tried.code, tried.stdout, tried.stderr]).toEqual([2, '', last.stderr]);
    const nobody = await cli('users', 'delete', 'ingen@test.example', '--yes');
    expect([nobody.code, nobody.stdout]).toEqual([2, '']);
  });
});
