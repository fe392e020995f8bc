import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureStages, type PictureStage } from '../../test/support/picture-stages.js';
import type { ImageStore } from './image-store.service.js';
import { readHeader } from './picture-file.js';

const hour = 60 * 60 * 1000;
const draw = (lightness: number) =>
  sharp({ create: { width: 500, height: 300, channels: 3, background: `hsl(20,50%,${lightness}%)` } })
    .jpeg()
    .toBuffer();
const using =
  (...names: string[]) =>
  async (asked: readonly string[]) =>
    new Set(asked.filter((name) => names.includes(name)));

const [[, startFolder]] = pictureStages;

describe.each(pictureStages)('pictures in %s', (_place, start) => {
  let stage: PictureStage;
  let store: ImageStore;
  beforeEach(async () => {
    stage = await start();
    store = stage.store;
  });
  afterEach(() => stage.close());

  const put = async (lightness: number) => {
    const bytes = await draw(lightness);
    const { sha256 } = await store.put(bytes, await readHeader(bytes, 'jpeg'));
    await store.resized(sha256, 160);
    await store.resized(sha256, 320);
    return sha256;
  };

  it('removes pictures that no row names, with their sizes, and keeps the others', async () => {
    const [used, unused] = [await put(20), await put(60)];
    await stage.age('', 2 * hour);
    expect(await store.sweep(using(used), hour)).toEqual({ removed: 1 });
    expect(await stage.keys(unused)).toEqual([]);
    expect(await stage.keys(used)).toHaveLength(3);
  });

  it('leaves what was accepted just now: nothing names it yet', async () => {
    const fresh = await put(20);
    await stage.age(fresh, hour / 2);
    expect(await store.sweep(using(), hour)).toEqual({ removed: 0 });
    expect(await stage.keys(fresh)).toHaveLength(3);
  });

  it('leaves an old picture that was accepted once more', async () => {
    const name = await put(20);
    await stage.age('', 2 * hour);
    await put(20);
    expect(await store.sweep(using(), hour)).toEqual({ removed: 0 });
    expect(await store.has(name)).toBe(true);
  });

  it('leaves a picture that is accepted while the rows are asked', async () => {
    const name = await put(20);
    await stage.age('', 2 * hour);
    const asked = async () => {
      await put(20);
      return new Set<string>();
    };
    expect(await store.sweep(asked, hour)).toEqual({ removed: 0 });
    expect(await store.has(name)).toBe(true);
  });

  it('removes sizes whose picture is gone, and passes over what is not its own', async () => {
    const name = await put(20);
    await stage.remove(`originals/${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`);
    await stage.lay('originals/README', 'not ours');
    await stage.age('', 2 * hour);
    await store.sweep(using(), hour);
    expect(await stage.keys()).toEqual(['originals/README']);
  });

  it('asks about few at a time', async () => {
    const names = Array.from({ length: 450 }, (_, n) => n.toString(16).padStart(64, '0'));
    for (const name of names)
      await stage.lay(`originals/${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`, 'x');
    await stage.age('', 2 * hour);
    const asked: number[] = [];
    const isUsed = async (some: readonly string[]) => {
      asked.push(some.length);
      return new Set(some.filter((name) => name.endsWith('0')));
    };
    // Of 0–449 in hexadecimal, 29 end in 0: 0 to 1c0.
    expect(await store.sweep(isUsed, hour)).toEqual({ removed: 421 });
    expect(Math.max(...asked)).toBeLessThanOrEqual(200);
    expect(asked.reduce((sum, count) => sum + count)).toBe(450);
    expect(await stage.keys()).toHaveLength(29);
  });

  it('removes nothing more once it is aborted, nor when the rows cannot be asked', async () => {
    const name = await put(20);
    await stage.age('', 2 * hour);
    const stop = new AbortController();
    const reason = new Error('shutting down');
    const abortsMeanwhile = async () => {
      stop.abort(reason);
      return new Set<string>();
    };
    await expect(store.sweep(abortsMeanwhile, hour, { signal: stop.signal })).rejects.toBe(reason);
    const fault = new Error('no connection');
    await expect(store.sweep(() => Promise.reject(fault), hour)).rejects.toBe(fault);
    expect(await stage.keys(name)).toHaveLength(3);
  });

  it('clears what a killed process left waiting, and no room in use', async () => {
    const left = await store.waitingRoom();
    await left.add(Buffer.from('left behind'));
    const [name] = await readdir(join(stage.folder, 'waiting'));
    const then = new Date(Date.now() - 2 * hour);
    await utimes(join(stage.folder, 'waiting', name!), then, then);
    await mkdir(join(stage.folder, 'waiting', 'in-use'));
    await store.sweep(using(), hour);
    expect(await readdir(join(stage.folder, 'waiting'))).toEqual(['in-use']);
  });

  it('has nothing to do where nothing is stored', async () => {
    expect(await store.sweep(using(), hour)).toEqual({ removed: 0 });
  });
});

it('removes files of a folder that were never finished, an hour later', async () => {
  const stage = await startFolder();
  const name = 'a'.repeat(64);
  await stage.lay(`originals/aa/aa/${name}.1b4e28ba.tmp`, 'half');
  await stage.store.sweep(using(), hour);
  expect(await stage.keys()).toHaveLength(1);
  await stage.age('', 2 * hour);
  await stage.store.sweep(using(), hour);
  expect(await stage.keys()).toEqual([]);
  await stage.close();
});
