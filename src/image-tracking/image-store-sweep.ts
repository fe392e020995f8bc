import type { PictureStorage, StoredObject } from './picture-storage.js';

/** No analysis takes as long: what waits or was not finished for longer was left by a killed process. */
export const leftBehindMs = 60 * 60 * 1000;
/** Names asked about at one time. */
const batchSize = 200;

/** Which of the given SHA-256 are in use; never asked about more than 200. */
export type IsUsed = (sha256s: readonly string[]) => Promise<ReadonlySet<string>>;

interface SweepLimits {
  readonly isUsed: IsUsed;
  readonly olderThanMs: number;
  readonly signal: AbortSignal;
}

/** One that nothing uses; its name is undefined when it was never finished. */
export interface UnusedObject {
  readonly sha256: string | undefined;
  remove(): Promise<void>;
}

interface Candidate extends StoredObject {
  readonly sha256: string | undefined;
}

/**
 * What lies in a folder of the store (`…/ab/cd/<sha256>[.webp]`), is old enough and used by nothing. Things of other
 * names are not the store's and are passed over.
 * @throws the signal's reason when aborted, and what `isUsed` and the storage throw
 */
export async function* unusedObjects(
  storage: PictureStorage,
  folder: string,
  limits: SweepLimits,
): AsyncGenerator<UnusedObject> {
  let batch: Candidate[] = [];
  for await (const object of storage.list(folder)) {
    limits.signal.throwIfAborted();
    const sha256 = object.key && /\/([0-9a-f]{64})(?:\.webp)?$/.exec(object.key)?.[1];
    if (object.key !== undefined && !sha256) continue;
    if (ageOf(object.storedAt) <= (sha256 ? limits.olderThanMs : leftBehindMs)) continue;
    batch.push({ ...object, sha256 });
    if (batch.length < batchSize) continue;
    yield* unusedOf(storage, batch, limits);
    batch = [];
  }
  yield* unusedOf(storage, batch, limits);
}

async function* unusedOf(
  storage: PictureStorage,
  old: readonly Candidate[],
  { isUsed, olderThanMs, signal }: SweepLimits,
): AsyncGenerator<UnusedObject> {
  const names = old.flatMap(({ sha256 }) => sha256 ?? []);
  const used = names.length > 0 ? await isUsed(names) : new Set<string>();
  for (const object of old) {
    signal.throwIfAborted();
    const { key, sha256 } = object;
    if (key === undefined || sha256 === undefined) yield object;
    else if (!used.has(sha256)) {
      // Storing a picture again makes it young: it may have happened while the rows were asked.
      const storedAt = await storage.storedAt(key);
      if (storedAt && ageOf(storedAt) > olderThanMs) yield object;
    }
  }
}

const ageOf = (storedAt: Date): number => Date.now() - storedAt.getTime();
