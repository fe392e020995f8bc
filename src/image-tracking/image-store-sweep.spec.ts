import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Config } from '../shared/config/config.js';
import { ImageStore } from './image-store.service.js';
import { readHeader } from './picture-file.js';

const hour = 60 * 60 * 1000;
let folder: string;
let store: ImageStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-'));
  store = new ImageStore({ imageDir: folder } as Config);
});
afterEach(() => rm(folder, { recursive: true }));

const draw = (lightness: number) =>
  sharp({ create: { width: 500, height: 300, channels: 3, background: `hsl(20,50%,${lightness}%)` } })
    .jpeg()
    .toBuffer();
const put = async (lightness: number) => {
  const bytes = await draw(lightness);
  const { sha256 } = await store.put(bytes, await readHeader(bytes, 'jpeg'));
  await store.resized(sha256, 160);
  await store.resized(sha256, 320);
  return sha256;
};
/** Every file whose path names the picture was last touched so long ago. */
const age = async (part: string, ms: number) => {
  const then = new Date(Date.now() - ms);
  for (const path of await filesOf(part)) await utimes(join(folder, path), then, then);
};
const filesOf = async (part = '') => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  return paths.filter((path) => path.includes(part)).sort();
};
const using =
  (...names: string[]) =>
  async (asked: readonly string[]) =>
    new Set(asked.filter((name) => names.includes(name)));

it('removes pictures that no row names, with their sizes, and keeps the others', async () => {
  const [used, unused] = [await put(20), await put(60)];
  await age('', 2 * hour);
  expect(await store.sweep(using(used), hour)).toEqual({ removed: 1 });
  expect(await filesOf(unused)).toEqual([]);
  expect(await filesOf(used)).toHaveLength(3);
});

it('leaves what was accepted just now: nothing names it yet', async () => {
  const fresh = await put(20);
  await age(fresh, hour / 2);
  expect(await store.sweep(using(), hour)).toEqual({ removed: 0 });
  expect(await filesOf(fresh)).toHaveLength(3);
});

it('leaves an old picture that was accepted once more', async () => {
  const name = await put(20);
  await age('', 2 * hour);
  await put(20);
  expect(await store.sweep(using(), hour)).toEqual({ removed: 0 });
  expect(await store.has(name)).toBe(true);
});

it('leaves a picture that is accepted while the rows are asked', async () => {
  const name = await put(20);
  await age('', 2 * hour);
  const asked = async () => {
    await put(20);
    return new Set<string>();
  };
  expect(await store.sweep(asked, hour)).toEqual({ removed: 0 });
  expect(await store.has(name)).toBe(true);
});

it('removes sizes whose picture is gone, and files that were never finished', async () => {
  const name = await put(20);
  await rm(join(folder, 'originals'), { recursive: true });
  const unfinished = join(folder, 'originals', name.slice(0, 2), name.slice(2, 4));
  await mkdir(unfinished, { recursive: true });
  await writeFile(join(unfinished, `${name}.1b4e28ba.tmp`), 'half');
  await writeFile(join(folder, 'originals', 'README'), 'not ours');
  await age('', 2 * hour);
  await store.sweep(using(), hour);
  expect(await filesOf()).toEqual([join('originals', 'README')]);
});

it('asks about few at a time', async () => {
  const names = Array.from({ length: 700 }, (_, n) => n.toString(16).padStart(64, '0'));
  for (const name of names) {
    const path = join(folder, 'originals', name.slice(0, 2), name.slice(2, 4));
    await mkdir(path, { recursive: true });
    await writeFile(join(path, name), 'x');
  }
  await age('', 2 * hour);
  const asked: number[] = [];
  const isUsed = async (some: readonly string[]) => {
    asked.push(some.length);
    return new Set(some.filter((name) => name.endsWith('0')));
  };
  // Of 0–699 in hexadecimal, 44 end in 0.
  expect(await store.sweep(isUsed, hour)).toEqual({ removed: 656 });
  expect(Math.max(...asked)).toBeLessThanOrEqual(200);
  expect(asked.reduce((sum, count) => sum + count)).toBe(700);
  expect(await filesOf()).toHaveLength(44);
});

it('removes nothing more once it is aborted, nor when the rows cannot be asked', async () => {
  const name = await put(20);
  await age('', 2 * hour);
  const stop = new AbortController();
  const reason = new Error('shutting down');
  const abortsMeanwhile = async () => {
    stop.abort(reason);
    return new Set<string>();
  };
  await expect(store.sweep(abortsMeanwhile, hour, { signal: stop.signal })).rejects.toBe(reason);
  const fault = new Error('no connection');
  await expect(store.sweep(() => Promise.reject(fault), hour)).rejects.toBe(fault);
  expect(await filesOf(name)).toHaveLength(3);
});

it('clears what a killed process left waiting, and no room in use', async () => {
  const left = await store.waitingRoom();
  await left.add(Buffer.from('left behind'));
  const [name] = await readdir(join(folder, 'waiting'));
  const then = new Date(Date.now() - 2 * hour);
  await utimes(join(folder, 'waiting', name!), then, then);
  await mkdir(join(folder, 'waiting', 'in-use'));
  await store.sweep(using(), hour);
  expect(await readdir(join(folder, 'waiting'))).toEqual(['in-use']);
});

it('has nothing to do where nothing is stored', async () => {
  expect(await store.sweep(using(), hour)).toEqual({ removed: 0 });
});
