import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startS3Server, type S3Server } from '../../test/support/s3-server.js';
import type { Config } from '../shared/config/config.js';
import { onBehalfOf } from '../shared/on-behalf-of.js';
import { ImageStore } from './image-store.service.js';
import { ImageNotFound } from './image-tracking.errors.js';
import { readHeader } from './picture-file.js';

let folder: string;
let server: S3Server;
let store: ImageStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  server = await startS3Server();
  store = new ImageStore({ imageDir: folder, imageBucket: server.bucket } as Config);
});
beforeEach(() => void server.requests.splice(0));
afterAll(async () => {
  await store.onApplicationShutdown();
  await server.close();
  await rm(folder, { recursive: true });
});

/** A stored picture, another one for each shade. */
async function stored(shade: number): Promise<string> {
  const background = { r: shade, g: 120, b: 90 };
  const bytes = await sharp({ create: { width: 2000, height: 1400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return (await store.put(bytes, await readHeader(bytes, 'jpeg'))).sha256;
}

/** Sizes that were written, in order. */
const made = () => server.requests.filter((each) => each.startsWith('PUT resized/'));

it('makes a size once for all who ask for it at once, whatever width each names', async () => {
  const name = await stored(10);
  const widths = [600, 610, 620, 630, 640, 640, 640, 640];
  const served = await Promise.all(widths.map((width) => store.resized(name, width)));
  expect(made()).toHaveLength(1);
  expect(new Set(served.map(({ bytes }) => bytes.length)).size).toBe(1);
  expect((await sharp(served[7]!.bytes).metadata()).width).toBe(640);
});

it('keeps no size in memory, and asks again for one that there was not', async () => {
  const name = await stored(230);
  await store.resized(name, 160);
  await store.remove(name);
  await expect(store.resized(name, 160)).rejects.toBeInstanceOf(ImageNotFound);
  expect(await stored(230)).toBe(name);
  await store.resized(name, 160);
  expect(made()).toHaveLength(2);
});

it('makes few at once, people in turns: who asks for one does not wait for all of somebody else', async () => {
  const names = await Promise.all([30, 50, 70, 90, 110, 130, 150, 170].map(stored));
  const one = await stored(190);
  const many = onBehalfOf('many', () => names.map((name) => store.resized(name, 1280)));
  const other = onBehalfOf('one', () => store.resized(one, 1280));
  await Promise.all([...many, other]);
  expect(made()).toHaveLength(9);
  // Two are made when it comes, and some whose turn it was before.
  expect(made().findIndex((each) => each.includes(one))).toBeLessThanOrEqual(4);
});

it('prepares few for the store at once, people in turns', async () => {
  // Larger than is stored, so that each is made anew.
  const background = { r: 20, g: 120, b: 90 };
  const bytes = await sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const header = await readHeader(bytes, 'jpeg');
  const ended: string[] = [];
  const prepare = (person: string) =>
    onBehalfOf(person, () => store.prepare(bytes, header)).then(() => ended.push(person));
  const many = Array.from({ length: 10 }, () => prepare('many'));
  await Promise.all([...many, prepare('one')]);
  // Two are made when it comes, and some whose turn it was before.
  expect(ended.indexOf('one')).toBeLessThanOrEqual(4);
});
