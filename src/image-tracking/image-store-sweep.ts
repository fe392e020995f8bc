import { opendir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Turns } from '../shared/turns.js';

/** No analysis takes as long: what waits or was not finished for longer was left by a killed process. */
const leftBehindMs = 60 * 60 * 1000;
/** Names asked about at one time. */
const batchSize = 200;
/** Files looked at together; the pool that reads files serves everyone. */
const filesAtOnce = 4;

/** Which of the given SHA-256 are in use; never asked about more than 200. */
export type IsUsed = (sha256s: readonly string[]) => Promise<ReadonlySet<string>>;

interface SweepLimits {
  readonly isUsed: IsUsed;
  readonly olderThanMs: number;
  readonly signal: AbortSignal;
}

interface StoredFile {
  readonly path: string;
  /** Undefined for a file that was never finished. */
  readonly sha256: string | undefined;
}

/**
 * The files of a store's folder (`ab/cd/<sha256>[.webp]`) that nothing uses and that are old enough. Files of other
 * names are not the store's and are passed over.
 * @throws the signal's reason when aborted, and what `isUsed` throws
 */
export async function* unusedFiles(folder: string, limits: SweepLimits): AsyncGenerator<StoredFile> {
  let batch: StoredFile[] = [];
  for await (const file of storedFiles(folder)) {
    limits.signal.throwIfAborted();
    batch.push(file);
    if (batch.length < batchSize) continue;
    yield* unusedOf(batch, limits);
    batch = [];
  }
  yield* unusedOf(batch, limits);
}

async function* unusedOf(batch: readonly StoredFile[], limits: SweepLimits): AsyncGenerator<StoredFile> {
  const { isUsed, olderThanMs, signal } = limits;
  const ages = await new Turns(filesAtOnce).each(batch, ({ path }) => ageOf(path));
  const old = batch.filter(
    ({ sha256 }, index) => ages[index]! > (sha256 === undefined ? leftBehindMs : olderThanMs),
  );
  const names = old.flatMap(({ sha256 }) => sha256 ?? []);
  const used = names.length > 0 ? await isUsed(names) : new Set<string>();
  for (const file of old) {
    signal.throwIfAborted();
    if (file.sha256 === undefined) yield file;
    // Storing a picture again makes it young: it may have happened while the rows were asked.
    else if (!used.has(file.sha256) && (await ageOf(file.path)) > olderThanMs) yield file;
  }
}

async function* storedFiles(folder: string): AsyncGenerator<StoredFile> {
  for (const first of await partsOf(folder)) {
    for (const second of await partsOf(join(folder, first))) {
      const inner = join(folder, first, second);
      for await (const entry of await opendir(inner)) {
        const [, sha256, rest] = /^([0-9a-f]{64})(?:\.webp)?(\..+\.tmp)?$/.exec(entry.name) ?? [];
        if (!sha256 || !entry.isFile()) continue;
        yield { path: join(inner, entry.name), sha256: rest ? undefined : sha256 };
      }
    }
  }
}

async function partsOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => /^[0-9a-f]{2}$/.test(name));
}

/** Milliseconds since a file was last written; none for one that is gone. */
async function ageOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found ? Date.now() - found.mtimeMs : 0;
}

/** Removes folders of waiting files that no process can be at work on. */
export async function removeOldRooms(rooms: string): Promise<void> {
  const names = await readdir(rooms).catch(() => []);
  await new Turns(filesAtOnce).each(names, async (name) => {
    if ((await ageOf(join(rooms, name))) > leftBehindMs)
      await rm(join(rooms, name), { recursive: true, force: true });
  });
}
