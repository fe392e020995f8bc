import { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { signUp } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { runCli } from '../support/cli.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const cli = (...args: string[]) => runCli(args, { ...app.env });

describe('app-cli users delete', () => {
  it('does nothing where nobody can be asked, and erases with --yes', async () => {
    const person = await signUp(app.url);
    const asked = await cli('users', 'delete', person.email);
    expect([asked.code, asked.stderr.trim()]).toEqual([
      2,
      `app-cli: ${person.email} was not erased: add --yes, or type the address when you are asked`,
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
    expect((await cli('users', 'create', 'ensam@test.example', '--admin', '--json')).code).toBe(0);
    const last = await cli('users', 'delete', 'ensam@test.example', '--yes', '--json');
    expect([last.code, last.stdout, last.stderr.trim()]).toEqual([
      2,
      '',
      'app-cli: Den sista administratören kan inte tas bort. Gör någon annan till administratör först.',
    ]);
    const nobody = await cli('users', 'delete', 'ingen@test.example', '--yes');
    expect([nobody.code, nobody.stdout]).toEqual([2, '']);
  });
});
