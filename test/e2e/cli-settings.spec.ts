import type { TestApp } from '../support/app.js';
import { runCli } from '../support/cli.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app?.close());

const cli = (...args: string[]) => runCli(['settings', ...args], { ...app.env });

it('prints one value alone, and what was turned with what it was', async () => {
  expect(await cli('get', 'report_cost_ceiling_usd')).toEqual({ code: 0, stdout: '0.5\n', stderr: '' });
  const turned = await cli('set', 'report_cost_ceiling_usd', ' 0.25 ');
  expect([turned.code, turned.stdout, turned.stderr]).toEqual([
    0,
    '',
    'report_cost_ceiling_usd is 0.25; it was 0.5.\n',
  ]);
  const again = await cli('set', 'report_cost_ceiling_usd', '0.3', '--json', '--quiet');
  expect([again.code, JSON.parse(again.stdout), again.stderr]).toEqual([
    0,
    { key: 'report_cost_ceiling_usd', before: 0.25, value: 0.3 },
    '',
  ]);
  expect((await cli('get', 'report_cost_ceiling_usd', '--json')).stdout).toBe('0.3\n');
});

it('prints a value as it takes it', async () => {
  const prices = '{"min modell":1}';
  expect((await cli('set', 'model_prices', prices)).code).toBe(1);
  const price = '{"my-model":{"input":0.5,"cachedInput":0.05,"output":2}}';
  expect((await cli('set', 'model_prices', price)).code).toBe(0);
  const { stdout } = await cli('get', 'model_prices');
  expect(stdout).toBe(`${price}\n`);
  expect((await cli('set', 'model_prices', stdout)).code).toBe(0);
});

it.each([['get'], ['set']])('says which settings there are when %s names none of them', async (verb) => {
  const value = verb === 'set' ? ['1'] : [];
  const near = await cli(verb, 'report_keep_minute', ...value);
  expect([near.code, near.stdout]).toEqual([1, '']);
  expect(near.stderr).toContain(
    'Did you mean report_keep_minutes? There are free_reports_count, report_cost_ceiling_usd, report_keep_minutes, model_prices.',
  );
  const far = await cli(verb, 'colour', ...value);
  expect([far.code, far.stderr.trim().split('\n').length]).toEqual([1, 1]);
  expect(far.stderr).not.toContain('Did you mean');
});
