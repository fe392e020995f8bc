import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../support/cli.js';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'visningsklar-init-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const cli = (...args: string[]) => runCli(['experiments', ...args], { DATA_DIR: join(folder, 'data') });

it('makes a suite that runs as it stands, and replaces nothing unasked', async () => {
  const suite = join(folder, 'mine', 'fees.yaml');
  const made = await cli('init', suite, '--json');
  expect([made.code, JSON.parse(made.stdout)]).toEqual([
    0,
    { suite, case: join(folder, 'mine', 'fees.homes', 'example-flat.json') },
  ]);
  const run = await cli('run', suite, '--variant', 'rules');
  expect([run.code, run.stdout]).toEqual([0, expect.stringMatching(/^example-flat +✓$/m)]);

  writeFileSync(suite, 'mine');
  const again = await cli('init', suite);
  expect([again.code, again.stderr.trim()]).toEqual([
    2,
    `app-cli: ${suite} is there already; add --force to replace it`,
  ]);
  expect(readFileSync(suite, 'utf8')).toBe('mine');
  expect((await cli('init', suite, '--force')).code).toBe(0);
  expect(readFileSync(suite, 'utf8')).toMatch(/^name: fees$/m);

  const unnamed = await cli('init', join(folder, 'Mina Avgifter'));
  expect([unnamed.code, unnamed.stderr]).toEqual([2, expect.stringContaining('with .yaml at the end')]);
});
