import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '../../src/embedded/postgres.js';
import { migrate } from '../../src/shared/database/migrate.js';
import { TEMPLATE } from './services-env.js';

const makers = ['package-lock.json', 'src/embedded/postgres.ts', 'src/shared/database/migrate.ts'];

/** What a cluster is made by: another migration or another PostgreSQL makes another. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const migrations = readdirSync('migrations').map((name) => join('migrations', name));
  for (const file of [...makers, ...migrations.sort()]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Places a new PostgreSQL cluster with the migrated database TEMPLATE in a folder, for `startPostgres`. Making one takes
 * seconds, so it is made once and then copied.
 */
export async function placeCluster(dataDir: string): Promise<void> {
  const all = resolve('node_modules/.cache/postgres');
  const made = fingerprint();
  const kept = join(all, made);
  if (!existsSync(kept)) {
    dropOlder(all, made);
    await keepCluster(kept);
  }
  copy(join(kept, 'postgres'), dataDir);
}

/** Removes what was kept by other fingerprints. What another process is just making by this one stays. */
export function dropOlder(all: string, made: string): void {
  const names = existsSync(all) ? readdirSync(all) : [];
  for (const name of names)
    if (!name.startsWith(made)) rmSync(join(all, name), { recursive: true, force: true });
}

async function keepCluster(kept: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'visningsklar-cluster-'));
  // PostgreSQL runs as another user when we are root.
  chmodSync(folder, 0o755);
  const draft = `${kept}.${process.pid}`;
  try {
    const postgres = await startPostgres({ dataDir: folder, durable: false });
    try {
      await postgres.ensureDatabase(TEMPLATE);
      await migrate({ databaseUrl: postgres.url(TEMPLATE) });
    } finally {
      await postgres.stop();
    }
    mkdirSync(draft, { recursive: true });
    copy(join(folder, 'postgres'), draft);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  // Others may make it just now: a whole one takes its place at once, and the first stays.
  try {
    renameSync(draft, kept);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(kept)) throw error;
  }
}

/** With owners and rights, as PostgreSQL wants them. */
function copy(folder: string, into: string): void {
  execFileSync('cp', ['-a', folder, into]);
}
