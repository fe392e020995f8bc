import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadConfig } from '../../src/shared/config/config.js';
import { runCli } from '../support/cli.js';
import { environmentOf } from '../support/compose.js';

let folder: string;
const home = process.cwd();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visningsklar-env-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const initEnv = (...options: string[]) => runCli(['init-env', ...options], {});
const made = () => parseEnv(readFileSync(join(folder, '.env'), 'utf8')) as Record<string, string>;

it('makes a file that its owner alone reads, and says what is left to fill in', async () => {
  const { code, stdout, stderr } = await initEnv();
  expect([code, stdout]).toEqual([0, '']);
  expect(stderr).toContain('STRIPE_SECRET_KEY');
  expect(stderr).toContain('SMTP_URL');
  expect(statSync('.env').mode & 0o777).toBe(0o600);
  const secrets = Object.values(made()).filter((value) => value !== '');
  expect(secrets.every((value) => /^[0-9a-f]{64}$/.test(value))).toBe(true);
  expect(new Set(secrets).size).toBe(6);
});

it('makes all that the containers ask for, but what is of the shop', async () => {
  await initEnv('--mailbox');
  const shop = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const env = { ...made(), ...shop };
  for (const service of ['app', 'migrate', 'postgres', 'redis', 'mail'])
    expect(() => environmentOf(service, env)).not.toThrow();
  expect(environmentOf('mail', env)['MAILBOX_PASSWORD']).toMatch(/^[0-9a-f]{64}$/);
  expect(loadConfig(environmentOf('app', env)).nodeEnv).toBe('production');
  expect(() => environmentOf('app', made())).toThrow('STRIPE_SECRET_KEY');
});

it('says how the containers are started, with the mailbox where it is asked for', async () => {
  const told = async (...options: string[]) => (await initEnv('--print', ...options)).stderr;
  expect(await told()).toContain('docker compose up --build');
  expect(await told('--mailbox')).toMatch(/--profile mail up[^]*localhost:8025, as operator/);
});

it('leaves a file that is there, unless it is told to overwrite it', async () => {
  await initEnv();
  const before = made();
  const { code, stderr } = await initEnv();
  expect([code, stderr]).toEqual([2, expect.stringContaining('--force')]);
  expect(made()).toEqual(before);
  expect((await initEnv('--force')).code).toBe(0);
  expect(made()['JWT_SECRET']).not.toBe(before['JWT_SECRET']);
});

it('prints it where Docker alone is there to keep it', async () => {
  const { code, stdout } = await initEnv('--print');
  expect([code, Object.keys(parseEnv(stdout))]).toEqual([0, expect.arrayContaining(['REDIS_PASSWORD'])]);
  expect(() => statSync('.env')).toThrow('ENOENT');
});
