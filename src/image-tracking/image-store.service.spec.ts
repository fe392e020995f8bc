import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureStages, type PictureStage } from '../../test/support/picture-stages.js';
import type { Config } from '../shared/config/config.js';
import { ImageStore } from './image-store.service.js';
import { ImageNotFound, ImageStoreUnavailable } from './image-tracking.errors.js';
import { readHeader } from './picture-file.js';

const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#456',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each(pictureStages)('pictures in %s', (_place, start) => {
  let stage: PictureStage;
  let store: ImageStore;
  beforeAll(async () => {
    stage = await start();
    store = stage.store;
  });
  afterAll(() => stage.close());

  it('keeps the bytes of a plain picture and names them by their hash', async () => {
    const bytes = await picture(400, 300).jpeg().toBuffer();
    const stored = await store.put(bytes, await readHeader(bytes, 'jpeg'));
    expect(stored).toEqual({
      sha256: sha256(bytes),
      width: 400,
      height: 300,
      fileSize: bytes.length,
      format: 'jpeg',
    });
    expect(await store.open(stored.sha256)).toEqual({ bytes, contentType: 'image/jpeg' });
    const name = stored.sha256;
    expect(await stage.bytes(`originals/${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`)).toEqual(bytes);
  });

  it('removes where a photo was taken without touching its pixels', async () => {
    const plain = picture(300, 200);
    const bytes = await plain
      .withExif({
        IFD0: { Artist: 'Hemlig Fotograf' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 20/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Hemlig Fotograf')).toBe(true);
    const { sha256: name } = await store.put(bytes, await readHeader(bytes, 'jpeg'));
    const kept = (await store.open(name)).bytes;
    expect(kept.includes('Hemlig Fotograf')).toBe(false);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
  });

  it('turns a photo as the camera says', async () => {
    const bytes = await picture(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const stored = await store.put(bytes, await readHeader(bytes, 'jpeg'));
    expect([stored.width, stored.height]).toEqual([300, 400]);
    expect((await sharp((await store.open(stored.sha256)).bytes).metadata()).orientation).toBeUndefined();
  });

  it('caps the long side at 2400 px', async () => {
    const bytes = await picture(4800, 1200).webp({ quality: 20 }).toBuffer();
    expect(await store.put(bytes, await readHeader(bytes, 'webp'))).toMatchObject({
      width: 2400,
      height: 600,
      format: 'webp',
    });
  });

  it('takes the first frame of an animation', async () => {
    const frames = await Promise.all([
      picture(300, 300).png().toBuffer(),
      picture(300, 300).png().toBuffer(),
    ]);
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await store.put(bytes, await readHeader(bytes, 'gif'))).toMatchObject({
      width: 300,
      height: 300,
      format: 'png',
    });
  });

  it('serves few sizes, never larger than the original, and keeps what it made', async () => {
    const bytes = await picture(1000, 500).jpeg().toBuffer();
    const { sha256: name } = await store.put(bytes, await readHeader(bytes, 'jpeg'));
    const widthOf = async (asked: number) => {
      const served = await store.resized(name, asked);
      expect(served.contentType).toBe('image/webp');
      return (await sharp(served.bytes).metadata()).width;
    };
    expect(await widthOf(1)).toBe(160);
    expect(await widthOf(320)).toBe(320);
    expect(await widthOf(321)).toBe(640);
    expect(await widthOf(9999)).toBe(1000);
    const place = `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}.webp`;
    expect(await stage.keys(`${name}.webp`)).toEqual(
      ['160', '1920', '320', '640'].map((width) => `resized/${width}/${place}`),
    );

    await store.remove(name);
    await expect(store.open(name)).rejects.toBeInstanceOf(ImageNotFound);
    await expect(store.resized(name, 320)).rejects.toBeInstanceOf(ImageNotFound);
    await store.remove(name);
  });

  it.each(['', '..', '../../etc/passwd', 'A'.repeat(64), 'a'.repeat(63), `${'a'.repeat(64)}/..`])(
    'refuses %j as a name',
    async (name) => {
      await expect(store.open(name)).rejects.toBeInstanceOf(ImageNotFound);
      await expect(store.resized(name, 320)).rejects.toBeInstanceOf(ImageNotFound);
      await expect(store.remove(name)).rejects.toBeInstanceOf(ImageNotFound);
    },
  );

  it('leaves no half-written file behind', async () => {
    const names = await readdir(stage.folder, { recursive: true });
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(await stage.keys('.tmp')).toEqual([]);
    expect((await stage.keys()).length).toBeGreaterThan(0);
  });

  it('lets pictures that are not decided on wait on the machine', async () => {
    const before = await stage.keys('originals/');
    const room = await store.waitingRoom();
    expect(await room.add(Buffer.from('x'))).toContain(stage.folder);
    expect(await stage.keys('originals/')).toEqual(before);
    await room.drop();
    expect(await readdir(`${stage.folder}/waiting`)).toEqual([]);
  });
});

describe('a place that fails', () => {
  // A file where the folder should be, and a bucket where nobody listens.
  const nowhere = {
    endpoint: 'http://127.0.0.1:1',
    name: 'bilder',
    region: 'x',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  };
  it.each([
    ['a folder', { imageDir: '/dev/null' }],
    ['a bucket', { imageDir: '/tmp', imageBucket: nowhere }],
  ])('is told of as such, and not as a missing picture: %s', async (_place, config) => {
    const store = new ImageStore(config as Config);
    const bytes = await picture(300, 200).jpeg().toBuffer();
    const calls = [
      async () => store.put(bytes, await readHeader(bytes, 'jpeg')),
      () => store.open('a'.repeat(64)),
      () => store.resized('a'.repeat(64), 160),
      () => store.storedAt('a'.repeat(64)),
      () => store.remove('a'.repeat(64)),
    ];
    for (const call of calls) {
      const fault = await call().catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(ImageStoreUnavailable);
      expect(fault).toMatchObject({ status: 503, retry: 'when-back', retryAfterMs: 10_000 });
    }
    await store.onApplicationShutdown();
  });
});
