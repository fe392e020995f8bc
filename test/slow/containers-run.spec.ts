import type { ChildProcess } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { runCli } from '../support/cli.js';
import { compose, startService } from '../support/compose.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { freePort } from '../support/free-port.js';
import { createTestRedis } from '../support/redis.js';
import { type SmtpInbox, startSmtpServer } from '../support/smtp-server.js';
import { waitFor } from '../support/wait-for.js';

/** The processes of docker-compose.yml with the environment of a `.env` that `init-env` made, without containers around them. */
describe('what docker-compose.yml starts', () => {
  let database: TestDatabase;
  let inbox: SmtpInbox;
  let folder: string;
  let port: string;
  const started: ChildProcess[] = [];
  let start: (service: string) => ChildProcess;
  const said = new Map<ChildProcess, string>();

  beforeAll(async () => {
    database = await createTestDatabase('template1');
    inbox = await startSmtpServer();
    folder = mkdtempSync(join(tmpdir(), 'visningsklar-compose-'));
    const [redis, operations] = [await createTestRedis(), String(await freePort())];
    port = String(await freePort());
    const { stdout } = await runCli(['init-env', '--mailbox', '--print'], {});
    const env: Record<string, string> = {
      ...(parseEnv(stdout) as Record<string, string>),
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      PORT: port,
      BROWSER_WITHOUT_SANDBOX: 'true',
    };
    const here = [
      [`postgresql://visningsklar:${env['POSTGRES_APP_PASSWORD']}@postgres:5432/visningsklar`, database.url],
      [
        `postgresql://visningsklar_owner:${env['POSTGRES_OWNER_PASSWORD']}@postgres:5432/visningsklar`,
        database.url,
      ],
      [`redis://:${env['REDIS_PASSWORD']}@redis:6379`, redis],
      ['smtp://mail:1025', inbox.url],
      ['/run/browser', folder],
      ['/data', folder],
    ] as const;
    start = (service) => {
      const child = startService(service, env, here, {
        PORT: port,
        OPERATIONS_PORT: operations,
        CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
        TMPDIR: folder,
      });
      started.push(child);
      said.set(child, '');
      for (const stream of [child.stdout!, child.stderr!])
        stream.setEncoding('utf8').on('data', (text: string) => said.set(child, said.get(child)! + text));
      return child;
    };
  });
  afterAll(async () => {
    for (const child of started) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await inbox.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('migrates, opens its browser and serves', async () => {
    const migrate = start('migrate');
    const [code] = (await once(migrate, 'exit')) as [number | null];
    if (code !== 0) throw new Error(said.get(migrate));

    const browser = start('browser');
    const [, program, ...look] = (compose.services['browser']!.healthcheck as { test: string[] }).test;
    expect(program).toBe('node');
    const socket = { BROWSER_SOCKET: join(folder, 'socket') };
    const isHealthy = () => spawnSync(process.execPath, look, { env: socket }).status === 0;
    await waitFor(isHealthy, { timeoutMs: 30_000, everyMs: 200, what: `the browser: ${said.get(browser)}` });

    const app = start('app');
    const url = `http://localhost:${port}`;
    const isReady = async () => {
      if (app.exitCode !== null) throw new Error(said.get(app));
      return (await fetch(`${url}/api/health/ready`).catch(() => undefined))?.ok ?? false;
    };
    await waitFor(isReady, { timeoutMs: 60_000, everyMs: 100, what: 'the app' });

    const answer = await fetch(`${url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'anna@test.example', password: 'blåbär och mjölk' }),
    });
    expect(answer.status).toBe(201);
    expect((await inbox.mailTo('anna@test.example')).text).toContain(`${url}/`);
  }, 150_000);
});
