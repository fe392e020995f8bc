import { EntityManager } from '@mikro-orm/postgresql';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { signUp } from '../support/api-client.js';
import type { TestApp } from '../support/app.js';
import {
  cliProgram,
  openCliProcess,
  runCliProcess,
  startCliProcess,
  type CliProcessResult,
} from '../support/cli-process.js';
import { listAnalysis } from '../support/listed-analyses.js';
import { startPageServer, type PageServer } from '../support/page-server.js';
import { sharedApp } from '../support/shared-app.js';
import { waitFor } from '../support/wait-for.js';

// What only a process shows: its exit code, its start, its streams. What signals do is in cli-process-signals.spec.ts.

const url = 'https://www.notar.se/kopa-bostad/objekt/OBJ20001_2100000001';
const html = `<!doctype html><html lang="sv"><head><title>Provgatan 5</title></head><body>
  <h1>Provgatan 5</h1><p>Luthagen, Uppsala kommun</p>
  <dl><dt>Pris</dt><dd>2 995 000 kr</dd><dt>Boarea</dt><dd>72,5 m²</dd><dt>Antal rum</dt><dd>3 rum</dd>
  <dt>Upplåtelseform</dt><dd>Bostadsrätt</dd></dl></body></html>`;

let folder: string;
let server: PageServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visningsklar-cli-process-'));
  server = await startPageServer({
    'www.bjurfors.se/sv/tillsalu/': { status: 403, body: 'nej' },
    'www.notar.se/kopa-bostad/objekt/OBJ20003_2100000003': () => undefined,
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const hosts = () => ({ SCRAPING_HOST_MAP: server.hostMapText });
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('the process of a command', () => {
  it('ends with the code of what it came to', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const [good, wrong] = await Promise.all([runCliProcess(['--version']), runCliProcess(['scrap'])]);
    expect(good).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
    expect([wrong.code, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).toMatch(/^app-cli: unknown command 'scrap'/);
  });

  it('tells its help without reading what the commands need', async () => {
    const telling = `import { registerHooks } from 'node:module';
      registerHooks({ load(url, context, next) { console.error(url); return next(url, context); } });`;
    const { code, stdout, stderr } = await new Promise<CliProcessResult>((resolve) => {
      const [program, ...before] = cliProgram;
      const main = before.pop()!;
      // The last hook is asked first, and ours asks the others.
      const args = [
        ...before,
        '--import',
        `data:text/javascript,${encodeURIComponent(telling)}`,
        main,
        '--help',
      ];
      execFile(program, args, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, stdout: out, stderr: err }),
      );
    });
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Usage: app-cli/)]);
    const read = lines(stderr);
    expect(read).toContainEqual(expect.stringMatching(/\/cli\/program\.ts$/));
    expect(read).toContainEqual(expect.stringMatching(/\/node_modules\/commander\//));
    const heavy = /\/cli\/commands\/|\/node_modules\/(@nestjs|@mikro-orm|zod|pg|redis|bull|playwright)\//;
    expect(read.filter((loaded) => heavy.test(loaded))).toEqual([]);
  });

  it('ends with 130 at Ctrl-C, and says so in a line', async () => {
    const silent = url.replace('OBJ20001_2100000001', 'OBJ20003_2100000003');
    const scraping = startCliProcess(['scrape', silent], hosts());
    await waitFor(() => server.requests.some(({ path }) => path.includes('OBJ20003')), { timeoutMs: 25_000 });
    scraping.kill('SIGINT');
    const { code, stderr } = await scraping.ended;
    expect([code, stderr.trim().split('\n').at(-1)]).toEqual([
      130,
      'app-cli: stopped before the end; what was under way was brought to a clean end',
    ]);
  });
});

/** In bash, which knows the CLI by its name. */
function inBash(script: string): Promise<CliProcessResult> {
  const [program, ...before] = cliProgram;
  const named = `app-cli() { "$NODE" ${before.join(' ')} "$@"; }\n${script}`;
  const env = { PATH: process.env['PATH'], NODE: program };
  return new Promise((resolve) => {
    execFile('bash', ['--norc', '-euo', 'pipefail', '-c', named], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

it('ends well when its output is cut off by head', async () => {
  const { code, stdout, stderr } = await inBash('app-cli completion words -- "" | head -1');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^scrape\t/);
  expect(lines(stdout)).toHaveLength(1);
});

/** What bash offers for the last of the words, which is being typed, once it has read our script. */
it('completes nouns, commands, options and their choices in bash', async () => {
  const typed = [
    ['webh'],
    ['webhooks', 'rep'],
    ['webhooks', 'list', '--st'],
    ['webhooks', 'list', '--status', 'fa'],
    ['webhooks', 'show', ''],
  ];
  const offers = typed.map(
    (words) => `
      COMP_WORDS=(app-cli ${words.map((word) => `'${word}'`).join(' ')}) COMP_CWORD=${words.length}
      _app_cli_complete
      echo "\${COMPREPLY[*]}"`,
  );
  const { code, stdout } = await inBash(`
    source <(app-cli completion bash)
    complete -p app-cli
    ${offers.join('\n')}`);
  expect(code).toBe(0);
  const [known, ...offered] = stdout.split('\n').slice(0, -1);
  expect(known).toContain('complete -o default -F _app_cli_complete app-cli');
  expect(offered).toEqual(['webhooks', 'replay', '--status', 'failed', '']);
});

/** Whoever reads the output is gone before there is any, as `head` is after ten lines. */
async function unread(stream: 'stdout' | 'stderr', ...args: string[]) {
  const opened = openCliProcess(args, hosts());
  opened[stream].destroy();
  const rest = await readAll(opened[stream === 'stdout' ? 'stderr' : 'stdout']);
  return { code: await opened.ended, rest };
}

describe('a command whose output nobody reads any more', () => {
  it('ends quietly with the code of what it did', async () => {
    const page = file('sida.html', html);
    expect(await unread('stdout', 'scrape', '--file', page, '--url', url)).toEqual({ code: 0, rest: '' });
    expect(await unread('stdout', '--help')).toEqual({ code: 0, rest: '' });
    const refused = await unread('stdout', 'scraping', 'check', 'bjurfors.se');
    expect(refused).toEqual({ code: 3, rest: 'bjurfors: unknown\n' });
    expect((await unread('stderr', 'scrape', '--file', file('brev.txt', 'Hej!'))).code).toBe(2);
  });
});

describe('a command on the services', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await sharedApp();
  });
  afterAll(() => app?.close());

  it('takes a password from stdin', async () => {
    const create = ['users', 'create', 'ror@stdin.example', '--password-stdin', '--json'];
    const { code, stdout, stderr } = await runCliProcess(create, app.env, 'hemligt lösen\n');
    expect([code, stderr, JSON.parse(stdout)]).toEqual([
      0,
      '',
      { id: expect.any(String), email: 'ror@stdin.example', isAdmin: false },
    ]);
    const signedIn = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ror@stdin.example', password: 'hemligt lösen' }),
    });
    expect(signedIn.status).toBe(200);
  });

  it('that exports somebody lets the database go also when its reader stops', async () => {
    const person = await signUp(app.url);
    await listAnalysis(app, person);
    const em = app.app.get(EntityManager).fork();
    // More than a pipe holds.
    await em.execute(
      `insert into hand_ins (id, analysis_id, kind, name, extraction, created_at)
       select gen_random_uuid(), id, 'text', '', jsonb_build_object('text', repeat('kök ', 500000)), now()
         from analyses where user_id = ?`,
      [person.userId],
    );
    const { stdout, ended } = openCliProcess(['users', 'export', person.email], app.env);
    await once(stdout, 'readable');
    const inTransaction = () =>
      em.execute<object[]>(
        `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      );
    await waitFor(async () => (await inTransaction()).length === 0, { what: 'the database to be let go' });
    const exported = JSON.parse(await readAll(stdout)) as { account: { email: string } };
    expect(exported.account.email).toBe(person.email);
    expect(await ended).toBe(0);
  });
});
