import { signUp } from '../support/api-client.js';
import type { TestApp } from '../support/app.js';
import { runCli } from '../support/cli.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app?.close());

const cli = (...args: string[]) => runCli(['credits', ...args], { ...app.env });

it('gives reports and tells what there is then, as JSON alone', async () => {
  const person = await signUp(app.url);
  const mail = ` ${person.email.toUpperCase()} `;
  const given = await cli('grant', mail, '2', '--reason', 'ärende 81', '--json', '--quiet');
  expect([given.code, JSON.parse(given.stdout), given.stderr]).toEqual([
    0,
    { email: person.email, granted: 2, free: 3, credits: 2 },
    '',
  ]);
  const shown = await cli('show', mail, '--quiet');
  expect([shown.code, shown.stderr]).toEqual([0, '']);
  expect(shown.stdout).toMatch(/Z  credit +\+2 +adjustment +cli:\S+ +ärende 81 \[/);
});

it('takes nothing, and nothing but whole numbers up to a thousand', async () => {
  const person = await signUp(app.url);
  for (const count of ['-1', '0', '1.5', '1e2', '1001', 'två', '']) {
    const { code, stdout, stderr } = await cli('grant', person.email, count, '--reason', 'x');
    expect([count, code, stdout, stderr.trim().split('\n').length]).toEqual([count, 1, '', 1]);
  }
  const shown = await cli('show', person.email, '--json');
  // Nothing stands after the JSON.
  expect(shown.stdout.trimEnd()).toMatch(/\}$/);
  expect(JSON.parse(shown.stdout)).toMatchObject({ free: 3, credits: 0 });
});

it('says in one line that there is no such user, or no database', async () => {
  const nobody = await cli('show', 'ingen@test.example');
  expect([nobody.code, nobody.stdout]).toEqual([2, '']);
  const lost = await runCli(['credits', 'show', 'ingen@test.example'], {
    ...app.env,
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
  });
  expect([lost.code, lost.stdout, lost.stderr.trim().split('\n').length]).toEqual([1, '', 1]);
  expect(lost.stderr).toContain('127.0.0.1:1 (DATABASE_URL)');
});
