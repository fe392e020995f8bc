import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import type { Config } from '../../src/shared/config/config.js';
import { startS3Server } from './s3-server.js';

/** A store and what lies behind it, looked at past the store. */
export interface PictureStage {
  readonly store: ImageStore;
  /** Of this machine: where pictures wait. */
  readonly folder: string;
  /** Everything stored whose key names this, in order. */
  keys(part?: string): Promise<string[]>;
  bytes(key: string): Promise<Buffer>;
  /** Lays something there past the store. */
  lay(key: string, bytes: string): Promise<void>;
  /** Everything whose key names this was last written so long ago, milliseconds. */
  age(part: string, ms: number): Promise<void>;
  remove(key: string): Promise<void>;
  close(): Promise<void>;
}

async function inFolder(): Promise<PictureStage> {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  const keys = async (part = '') => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
      .filter((key) => key.includes(part))
      .sort();
  };
  const store = new ImageStore({ imageDir: folder } as Config);
  return {
    store,
    folder,
    keys,
    bytes: (key) => readFile(join(folder, key)),
    async lay(key, bytes) {
      await mkdir(dirname(join(folder, key)), { recursive: true });
      await writeFile(join(folder, key), bytes);
    },
    async age(part, ms) {
      for (const key of await keys(part)) {
        const then = new Date((await stat(join(folder, key))).mtimeMs - ms);
        await utimes(join(folder, key), then, then);
      }
    },
    remove: (key) => rm(join(folder, key)),
    async close() {
      await store.onApplicationShutdown();
      await rm(folder, { recursive: true });
    },
  };
}

async function inBucket(): Promise<PictureStage> {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  const server = await startS3Server({ pageSize: 150 });
  const store = new ImageStore({ imageDir: folder, imageBucket: server.bucket } as Config);
  const keys = async (part = '') => [...server.objects.keys()].filter((key) => key.includes(part)).sort();
  return {
    store,
    folder,
    keys,
    bytes: async (key) => server.objects.get(key)!.bytes,
    lay: async (key, bytes) => {
      server.objects.set(key, { bytes: Buffer.from(bytes), storedAt: new Date() });
    },
    async age(part, ms) {
      for (const key of await keys(part)) {
        const object = server.objects.get(key)!;
        object.storedAt = new Date(object.storedAt.getTime() - ms);
      }
    },
    remove: async (key) => void server.objects.delete(key),
    async close() {
      await store.onApplicationShutdown();
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

type NamedStage = [place: string, start: () => Promise<PictureStage>];

/** Every kind of place that pictures can lie in, for `describe.each`. */
export const pictureStages: [NamedStage, NamedStage] = [
  ['a folder', inFolder],
  ['a bucket', inBucket],
];
