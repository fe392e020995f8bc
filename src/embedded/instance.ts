import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commandOf } from './process-table.js';
import { StartError } from './start-error.js';

/** What a start remembers: its next one keeps secrets and ports by it, and the CLI finds the running one. */
export interface Instance {
  readonly pid: number;
  readonly url: string;
  readonly postgresPort: number;
  readonly redisPort: number;
  /** Of the test shop; absent where a Stripe account of one's own is used. */
  readonly stripePort?: number;
  /** The whole configuration as environment variables, secrets and all: what the CLI does, it does as the server would. */
  readonly env: Readonly<Record<string, string>>;
}

interface Holder {
  pid: number;
  command: string;
}

const instanceFile = (dataDir: string) => join(dataDir, 'instance.json');
const lockFile = (dataDir: string) => join(dataDir, 'lock');

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** A process id alone proves nothing: after a restart the number may be another program's, or our own. */
function liveHolder(dataDir: string): Holder | undefined {
  const holder = read<Holder>(lockFile(dataDir));
  if (!holder || holder.pid === process.pid) return undefined;
  return commandOf(holder.pid) === holder.command ? holder : undefined;
}

/** What the last start in this folder remembered, whether or not it still runs. */
export function rememberedInstance(dataDir: string): Instance | undefined {
  return read<Instance>(instanceFile(dataDir));
}

/** The instance that runs in this folder now. */
export async function runningInstance(dataDir: string): Promise<Instance | undefined> {
  const folder = resolve(dataDir);
  const holder = liveHolder(folder);
  const instance = rememberedInstance(folder);
  return holder && instance?.pid === holder.pid ? instance : undefined;
}

/** Written beside and moved into place, so that no reader sees half of it; it holds secrets. */
export function rememberInstance(dataDir: string, instance: Instance): void {
  const draft = `${instanceFile(dataDir)}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify(instance, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, instanceFile(dataDir));
}

/**
 * Makes this process the only one that works in the folder.
 * @returns lets go of it
 * @throws StartError when another process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = lockFile(dataDir);
  const self: Holder = { pid: process.pid, command: commandOf(process.pid) ?? '' };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(self), { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (!existsSync(file)) continue;
    const holder = liveHolder(dataDir);
    if (holder) {
      const url = rememberedInstance(dataDir)?.url;
      throw new StartError(
        `Datamappen ${dataDir} används redan av process ${holder.pid}${url ? ` (${url})` : ''}.\n` +
          'Stoppa den först, eller starta en till med egen mapp: PORT=3001 DATA_DIR=.data2 npm start',
      );
    }
    rmSync(file, { force: true });
  }
  throw new StartError(`Datamappen ${dataDir} kunde inte låsas: en annan start hann före. Försök igen.`);
}
