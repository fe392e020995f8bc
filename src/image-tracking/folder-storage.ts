import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { PictureStorage, StoredObject } from './picture-storage.js';

/** Pictures as files of one folder, which processes on several machines can only share through the network. */
export class FolderStorage implements PictureStorage {
  /** @param root absolute; made when something is written */
  constructor(private readonly root: string) {}

  read(key: string): Promise<Buffer | undefined> {
    return ifThere(readFile(this.pathOf(key)));
  }

  /** A reader never sees half a file: what has its final name is whole. */
  async write(key: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(key);
    if (await touch(path)) return;
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomUUID()}.tmp`;
    try {
      await writeFile(temporary, bytes);
      await rename(temporary, path);
    } catch (error) {
      // A disk that is full or gone may refuse this as well; the sweep comes by later.
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async storedAt(key: string): Promise<Date | null> {
    return (await ifThere(stat(this.pathOf(key))))?.mtime ?? null;
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(folder: string): AsyncGenerator<StoredObject> {
    yield* this.under(this.pathOf(folder));
  }

  private async *under(folder: string): AsyncGenerator<StoredObject> {
    const entries = await ifThere(opendir(folder));
    if (!entries) return;
    for await (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* this.under(path);
      if (!entry.isFile()) continue;
      const found = await ifThere(stat(path));
      if (!found) continue;
      const key = entry.name.endsWith('.tmp') ? undefined : relative(this.root, path).replaceAll(sep, '/');
      yield { key, storedAt: found.mtime, remove: () => rm(path, { force: true }) };
    }
  }

  private pathOf(key: string): string {
    return join(this.root, ...key.split('/'));
  }
}

/** Makes a file young, so that it is not swept away before its row is written; false when it is not there. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return (await ifThere(utimes(path, now, now).then(() => true))) ?? false;
}

async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
