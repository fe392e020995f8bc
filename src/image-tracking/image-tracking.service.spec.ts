import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { type PageServer, startPageServer } from '../../test/support/page-server.js';
import { waitFor } from '../../test/support/wait-for.js';
import { CONFIG, type Config, loadConfig } from '../shared/config/config.js';
import { ImageStore } from './image-store.service.js';
import { PictureRefused, PicturesUnavailable } from './image-tracking.errors.js';
import { ImageTrackingModule } from './image-tracking.module.js';
import { ImageTrackingService } from './image-tracking.service.js';
import type { ClassificationDetail, FilterDecision } from './image-tracking.types.js';

const host = 'cdn.example';
const at = (name: string) => (name.startsWith('https:') ? name : `https://${host}/${name}`);
let server: PageServer;
let folder: string;
let config: Config;
let store: ImageStore;
let tracking: ImageTrackingService;
let pictures: Awaited<ReturnType<typeof drawPictures>>;

beforeAll(async () => {
  pictures = await drawPictures();
  server = await startPageServer({
    ...Object.fromEntries(Object.entries(pictures).map(([name, body]) => [`${host}/${name}`, { body }])),
    [`${host}/nere.jpg`]: { status: 503, body: 'nere' },
    [`${host}/endless.jpg`]: (_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write(Buffer.alloc(1_000_000)), 1);
      response.on('close', () => clearInterval(timer));
    },
    [`${host}/tyst.jpg`]: () => undefined,
    [`${host}/bruten.jpg`]: (_request, response) => void response.destroy(),
    // A host of its own: it is left alone for as long as it asks.
    'strypt.example/strypt.jpg': { status: 429, body: 'lugn', headers: { 'retry-after': '40' } },
  });
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  config = {
    ...loadConfig({
      DATABASE_URL: 'postgresql://u@localhost/x',
      REDIS_URL: 'redis://localhost',
      JWT_SECRET: 'x'.repeat(32),
      DATA_DIR: folder,
    }),
    scrapingHostMap: server.hostMap,
  };
  store = new ImageStore(config);
  tracking = new ImageTrackingService(config, store);
});

afterAll(async () => {
  await tracking.onApplicationShutdown();
  await server.close();
  await rm(folder, { recursive: true });
});

const track = (photos: string[], floorplans: string[] = [], signal = new AbortController().signal) =>
  tracking.track({ photos: photos.map(at), floorplans: floorplans.map(at), source: 'hemnet' }, { signal });

it('keeps a photo and a plan, told apart by their pixels and not by the list they stand in', async () => {
  const { images, tracking: record } = await track(['rum.jpg', 'plan.png'], ['trad.jpg']);
  expect(images.map(({ url, kind, format }) => [url, kind, format])).toEqual([
    [at('rum.jpg'), 'photo', 'jpeg'],
    [at('plan.png'), 'floorplan', 'png'],
    [at('trad.jpg'), 'photo', 'jpeg'],
  ]);
  expect(record.searchEngineType).toBe('hemnet');
  expect(record.summary).toEqual({
    totalFound: 3,
    totalFiltered: 0,
    totalClassified: 3,
    photosCount: 2,
    floorplansCount: 1,
  });
  expect(record.filterDecisions).toHaveLength(12);
  const ofPlan = record.filterDecisions.filter(({ url }) => url === at('plan.png'));
  expect(ofPlan.map(({ stage, action }) => [stage, action])).toEqual([
    ['extraction', 'kept'],
    ['format', 'kept'],
    ['size', 'kept'],
    ['classification', 'kept'],
  ]);
  // Drawn 1200 × 900; the other two are 900 × 600 and 901 × 600.
  expect(ofPlan[3]!.details).toMatchObject({ format: 'png', width: 1200, height: 900, sizeRank: 1 });
  expect(ofPlan[3]!.details!.analysisDetails!.brightness).toBeGreaterThan(0.8);
  expect(
    record.filterDecisions.find(({ url, stage }) => url === at('trad.jpg') && stage === 'classification')!
      .reason,
  ).toMatch(/Annonsen kallar bilden planritning/);
  for (const { sha256, fileSize } of images) expect((await store.open(sha256)).bytes).toHaveLength(fileSize);
});

it.each([
  ['text.jpg', 'format', /text/, false],
  ['svg.jpg', 'format', /svg/, false],
  ['trasig.png', 'format', /huvud/, true],
  ['nere.jpg', 'format', /503/, true],
  ['saknas.jpg', 'format', /404/, true],
  ['endless.jpg', 'format', /15 MB/, true],
  ['jatte.png', 'size', /200 miljoner/, true],
  ['aritmetisk.jpg', 'format', /ovanligt sätt/, true],
  ['knapp.png', 'size', /För liten: 32 × 32/, false],
  ['banner.png', 'size', /avlång/, false],
  ['avhuggen.jpg', 'classification', /skadad/, true],
  ['enfargad.png', 'classification', /jämn färg/, false],
])('filters %s at the stage %s and goes on', async (name, stage, reason, isUnread) => {
  const { images, tracking: record } = await track([name, 'rum.jpg']);
  expect(images.map(({ url }) => url)).toEqual([at('rum.jpg')]);
  const last = record.filterDecisions.filter(({ url }) => url === at(name)).at(-1)!;
  expect(last).toMatchObject({ stage, action: 'filtered' });
  expect(last.reason).toMatch(reason);
  // A picture that the reader of the advert sees and we did not.
  const unread = record.filterDecisions.filter((decision) => decision.isUnread);
  expect(unread).toEqual(isUnread ? [last] : []);
  const missed = record.filterDecisions.filter(({ mayComeLater }) => mayComeLater);
  expect(missed).toEqual(name === 'nere.jpg' ? [last] : []);
  expect(record.summary).toMatchObject({ totalFound: 2, totalFiltered: 1, photosCount: 1 });
});

it('counts the same picture once: as the same file, in another size and format, and cropped', async () => {
  const { images, tracking: record } = await track([
    'rum-liten.webp',
    'trad.jpg',
    'rum.jpg',
    'rum-igen.jpg',
    'rum-beskuren.jpg',
  ]);
  expect(images.map(({ url }) => url)).toEqual([at('rum.jpg'), at('trad.jpg')]);
  const reasons = Object.fromEntries(
    record.filterDecisions
      .filter(({ action }) => action === 'filtered')
      .map(({ url, reason }) => [url, reason]),
  );
  expect(reasons).toEqual({
    [at('rum-igen.jpg')]: 'Samma fil finns redan bland bilderna',
    [at('rum-liten.webp')]: `Nästan samma bild som ${at('rum.jpg')}`,
    [at('rum-beskuren.jpg')]: `Nästan samma bild som ${at('rum.jpg')}`,
  });
});

it('does not take two floors with the same outline for one plan', async () => {
  const { images } = await track([], ['plan.png', 'plan-ovan.png']);
  expect(images.map(({ kind }) => kind)).toEqual(['floorplan', 'floorplan']);
});

it("ends with the caller's reason when aborted", async () => {
  const stop = new AbortController();
  const reason = new Error('deadline');
  const before = server.requests.length;
  const pending = expect(track(['tyst.jpg', 'rum.jpg'], [], stop.signal)).rejects.toBe(reason);
  await waitFor(() => server.requests.slice(before).some(({ path }) => path === '/tyst.jpg'));
  stop.abort(reason);
  await pending;
});

describe('pictures that passing faults keep away', () => {
  // Alike by their query, these are different pictures of one address.
  const down = (count: number) => Array.from({ length: count }, (_, index) => `nere.jpg?bild=${index}`);

  it.each([
    ['all of them', down(4)],
    ['the only one', down(1)],
    [
      'half of them, three or more',
      [...down(1), 'bruten.jpg', 'https://strypt.example/strypt.jpg', 'rum.jpg', 'trad.jpg', 'text.jpg'],
    ],
  ])('are tried again later: %s', async (_case, names) => {
    const error: unknown = await track(names).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PicturesUnavailable);
    expect(error).toMatchObject({ retry: 'later', status: 502 });
  });

  it('say how long a host of theirs asks us to wait', async () => {
    const error: unknown = await track(['https://strypt.example/strypt.jpg']).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(PicturesUnavailable);
    // Less when it was asked a moment ago.
    expect((error as PicturesUnavailable).retryAfterMs).toBeGreaterThan(1000);
    expect((error as PicturesUnavailable).retryAfterMs).toBeLessThanOrEqual(40_000);
  });

  it.each([
    ['fewer than half', [...down(3), 'rum.jpg', 'trad.jpg', 'text.jpg', 'svg.jpg'], 2],
    ['fewer than three beside others', [...down(2), 'rum.jpg'], 1],
    ['faults that do not pass', ['saknas.jpg', 'borta.jpg', 'text.jpg', 'svg.jpg', 'endless.jpg'], 0],
  ])('are filtered: %s', async (_case, names, kept) => {
    expect((await track(names)).images).toHaveLength(kept);
  });

  it('are filtered at the last try', async () => {
    const { images, tracking: record } = await tracking.track(
      { photos: [...down(3), 'rum.jpg'].map(at), floorplans: [], source: 'hemnet' },
      { signal: new AbortController().signal, lastTry: true },
    );
    expect(images.map(({ url }) => url)).toEqual([at('rum.jpg')]);
    expect(record.summary).toMatchObject({ totalFound: 4, totalFiltered: 3 });
  });

  it("give way to the caller's reason when aborted", async () => {
    const stop = new AbortController();
    const reason = new Error('deadline');
    const before = server.requests.length;
    const [first, last] = [down(6).slice(0, 3), down(6).slice(3)];
    const pending = expect(track([...first, 'tyst.jpg', ...last], [], stop.signal)).rejects.toBe(reason);
    // Four of a host are asked for at once: the first three are known to be away when the last is asked for.
    await waitFor(() => server.requests.slice(before).some(({ path }) => path === `/${last.at(-1)}`));
    stop.abort(reason);
    await pending;
  });
});

it('fetches pictures until every module has ended its work, and none after', async () => {
  const photos = { photos: [at('rum.jpg')], floorplans: [], source: 'hemnet' };
  const kept: Record<string, number> = {};
  const run = async (when: string) => {
    const options = { signal: AbortSignal.timeout(20_000), lastTry: true };
    kept[when] = (await app.get(ImageTrackingService).track(photos, options)).images.length;
  };
  /** A queue that lets its last jobs end as the process stops. */
  @Global()
  @Module({ providers: [{ provide: CONFIG, useValue: config }], exports: [CONFIG] })
  class QueueLikeModule {
    onModuleDestroy = () => run('onModuleDestroy');
    beforeApplicationShutdown = () => run('beforeApplicationShutdown');
  }
  @Module({ imports: [QueueLikeModule, ImageTrackingModule] })
  class AppLikeModule {}
  const app = await NestFactory.createApplicationContext(AppLikeModule, { logger: false });
  const ended = app.get(ImageTrackingService);
  await app.close();
  expect(kept).toEqual({ onModuleDestroy: 1, beforeApplicationShutdown: 1 });
  const after = await ended.track(photos, { signal: AbortSignal.timeout(20_000), lastTry: true });
  expect(after.images).toEqual([]);
});

it('stores each picture once, whatever the number of runs', async () => {
  await track(['rum.jpg']);
  const before = await readdir(join(folder, 'images', 'originals'), { recursive: true });
  await track(['rum.jpg']);
  expect(await readdir(join(folder, 'images', 'originals'), { recursive: true })).toEqual(before);
});

describe('many pictures', () => {
  /** Forty addresses that answer only when told to. */
  const held = () => {
    const waiting: (() => void)[] = [];
    let most = 0;
    let underWay = 0;
    const route = (_request: unknown, response: ServerResponse) => {
      underWay += 1;
      most = Math.max(most, underWay);
      response.once('close', () => (underWay -= 1));
      waiting.push(() => void response.writeHead(200).end(pictures['rum.jpg']));
    };
    return { route, waiting, most: () => most };
  };

  it('come six at a time, four of one host, and nothing is left of those that were not kept', async () => {
    const holding = held();
    const many = await startPageServer({
      [`${host}/rum.jpg`]: holding.route,
      'cdn2.example/rum.jpg': holding.route,
    });
    const service = new ImageTrackingService({ ...config, scrapingHostMap: many.hostMap }, store);
    const pending = service.track(
      {
        photos: Array.from(
          { length: 20 },
          (_, n) => `https://${n % 2 ? host : 'cdn2.example'}/rum.jpg?bild=${n}`,
        ),
        floorplans: [],
        source: 'broker',
      },
      { signal: new AbortController().signal },
    );
    // None is answered before as many ask as may: how fast they come must not decide.
    const answer = setInterval(() => {
      if (holding.most() >= 6) holding.waiting.shift()?.();
    }, 5);
    const { images, tracking: record } = await pending.finally(() => clearInterval(answer));
    expect(holding.most()).toBe(6);
    expect(images).toHaveLength(1);
    expect(record.summary).toMatchObject({ totalFound: 20, totalFiltered: 19 });
    expect(await readdir(join(folder, 'images', 'waiting'))).toEqual([]);
    await service.onApplicationShutdown();
    await many.close();
  });

  it('are done without when the time is up, those that came are kept', async () => {
    const { images, tracking: record } = await tracking.track(
      { photos: [at('rum.jpg'), at('tyst.jpg')], floorplans: [], source: 'hemnet' },
      { signal: new AbortController().signal, fetchTimeMs: 2_000 },
    );
    expect(images.map(({ url }) => url)).toEqual([at('rum.jpg')]);
    expect(
      record.filterDecisions.find(({ url, stage }) => url === at('tyst.jpg') && stage === 'format'),
    ).toEqual({
      url: at('tyst.jpg'),
      stage: 'format',
      action: 'filtered',
      reason: 'Tiden för att hämta annonsens bilder tog slut',
      isUnread: true,
      mayComeLater: true,
    });
    expect(await readdir(join(folder, 'images', 'waiting'))).toEqual([]);
  });

  it('are done without where they may not be stored, and are told apart from those unread', async () => {
    const [room, tree] = (await track(['rum.jpg', 'trad.jpg'])).images;
    await Promise.all([room, tree].map((image) => store.remove(image!.sha256)));
    const { images, tracking: record } = await tracking.track(
      { photos: [at('rum.jpg'), at('trad.jpg')], floorplans: [], source: 'hemnet' },
      { signal: new AbortController().signal, mayStore: (bytes) => bytes !== room!.fileSize },
    );
    expect(images).toEqual([tree]);
    expect(await Promise.all([room, tree].map((image) => store.has(image!.sha256)))).toEqual([false, true]);
    expect(record.filterDecisions.filter(({ isUnread }) => isUnread)).toEqual([]);
    expect(record.filterDecisions.filter(({ isWithoutRoom }) => isWithoutRoom)).toMatchObject([
      { url: at('rum.jpg'), reason: 'Bilden fick inte plats: kontot rymmer inte fler bilder' },
    ]);
  });
});

describe('pictures that an earlier run kept', () => {
  const signal = () => AbortSignal.timeout(20_000);
  const requestsFor = (name: string) => server.requests.filter(({ path }) => path === `/${name}`).length;
  const runEarlier = async (names: string[]) =>
    (await track(names)).images.map(({ url, sha256 }) => ({ url, sha256 }));
  const formatOf = (decisions: readonly FilterDecision[], url: string) =>
    decisions.find((decision) => decision.url === url && decision.stage === 'format');

  it('are read from the store and not from the network', async () => {
    const stored = await runEarlier(['rum.jpg']);
    const before = requestsFor('rum.jpg');
    const { images, tracking: record } = await tracking.track(
      { photos: [at('rum.jpg')], floorplans: [at('plan.png')], source: 'hemnet', stored },
      { signal: signal() },
    );
    expect(requestsFor('rum.jpg')).toBe(before);
    expect(images.map(({ url }) => url)).toEqual([at('rum.jpg'), at('plan.png')]);
    expect(images[0]).toMatchObject({ ...stored[0], kind: 'photo', format: 'jpeg' });
    expect(formatOf(record.filterDecisions, at('rum.jpg'))!.reason).toBe(
      'Giltig jpeg, sparad vid en tidigare läsning',
    );
    expect(formatOf(record.filterDecisions, at('plan.png'))!.reason).toBe('Giltig png');
    expect(record.summary).toMatchObject({ totalFound: 2, totalFiltered: 0 });
  });

  it('are taken although the advert no longer links them, after its own and before those of the buyer', async () => {
    const stored = await runEarlier(['rum.jpg', 'plan-ovan.png']);
    const own = await tracking.accept(pictures['trad.jpg']);
    const before = requestsFor('rum.jpg');
    const { images, tracking: record } = await tracking.track(
      {
        photos: [at('plan.png')],
        floorplans: [],
        source: 'hemnet',
        stored: [...stored, { url: 'egen:IMG_9.jpg', sha256: own.sha256 }],
        own: [{ name: 'IMG_1.jpg', sha256: own.sha256 }],
      },
      { signal: signal() },
    );
    expect(images.map(({ url }) => url)).toEqual([
      at('plan.png'),
      at('rum.jpg'),
      at('plan-ovan.png'),
      'egen:IMG_1.jpg',
    ]);
    expect(requestsFor('rum.jpg')).toBe(before);
    expect(record.filterDecisions.find(({ url }) => url === at('rum.jpg'))).toEqual({
      url: at('rum.jpg'),
      stage: 'extraction',
      action: 'kept',
      reason: 'Sparad vid en tidigare läsning; annonsen länkar den inte längre',
    });
    expect(record.summary).toMatchObject({ totalFound: 4, totalFiltered: 0 });
  });

  it('are kept when the advert is gone, without a link of its own', async () => {
    const stored = await runEarlier(['rum.jpg', 'plan.png']);
    const { images } = await tracking.track(
      { photos: [], floorplans: [], source: 'hemnet', stored },
      { signal: signal() },
    );
    expect(images.map(({ url, kind }) => [url, kind])).toEqual([
      [at('rum.jpg'), 'photo'],
      [at('plan.png'), 'floorplan'],
    ]);
  });

  it('are fetched again when their file is gone', async () => {
    const missing = { sha256: 'b'.repeat(64) };
    const { images, tracking: record } = await tracking.track(
      {
        photos: [at('rum.jpg')],
        floorplans: [],
        source: 'hemnet',
        stored: [
          { url: at('rum.jpg'), ...missing },
          { url: at('saknas.jpg'), ...missing },
        ],
      },
      { signal: signal() },
    );
    expect(images.map(({ url }) => url)).toEqual([at('rum.jpg')]);
    expect(formatOf(record.filterDecisions, at('rum.jpg'))!.reason).toBe('Giltig jpeg');
    expect(formatOf(record.filterDecisions, at('saknas.jpg'))!.reason).toMatch(/404/);
  });

  it('count among the sixty', async () => {
    const stored = await runEarlier(['rum.jpg']);
    const photos = Array.from({ length: 60 }, (_, n) => at(`saknas.jpg?bild=${n}`));
    const { images, tracking: record } = await tracking.track(
      { photos, floorplans: [], source: 'hemnet', stored },
      { signal: signal() },
    );
    expect(images).toEqual([]);
    expect(record.filterDecisions.filter(({ url }) => url === at('rum.jpg'))).toEqual([
      {
        url: at('rum.jpg'),
        stage: 'extraction',
        action: 'filtered',
        reason: 'Fler än 60 bilder: den här lästes inte',
      },
    ]);
  });
});

describe('one picture by itself', () => {
  it('is judged as it would be among others, and not stored', async () => {
    const { tracking: record } = await track(['plan.png']);
    const [{ url: _url, ...expected }] = record.classificationDetails as [ClassificationDetail];
    const before = await readdir(join(folder, 'images', 'originals'), { recursive: true });
    expect(await tracking.classify(pictures['plan.png'])).toEqual(expected);
    expect(await tracking.classify(pictures['trad.jpg'])).toMatchObject({ isFloorplan: false });
    expect(await readdir(join(folder, 'images', 'originals'), { recursive: true })).toEqual(before);
  });

  it('is refused with its fault', async () => {
    const error: unknown = await tracking
      .classify(pictures['avhuggen.jpg'])
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PictureRefused);
    expect((error as PictureRefused).userMessage).toMatch(/skadad/);
  });
});

describe("a buyer's own pictures", () => {
  it('are stored when they are handed in and judged with the others, last', async () => {
    const handedIn = await tracking.accept(pictures['trad.jpg']);
    const again = await tracking.accept(pictures['rum-liten.webp']);
    const { images, tracking: record } = await tracking.track(
      {
        photos: [at('rum.jpg')],
        floorplans: [],
        source: 'hemnet',
        own: [
          { name: 'IMG_1.jpg', sha256: handedIn.sha256 },
          { name: 'IMG_1.jpg', sha256: again.sha256 },
          { name: 'borta.jpg', sha256: 'a'.repeat(64) },
        ],
      },
      { signal: new AbortController().signal },
    );
    expect(images.map(({ url }) => url)).toEqual([at('rum.jpg'), 'egen:IMG_1.jpg']);
    expect(images[1]).toMatchObject({ ...handedIn, kind: 'photo' });
    const filtered = record.filterDecisions.filter(({ action }) => action === 'filtered');
    expect(filtered.map(({ url, reason }) => [url, reason])).toEqual([
      ['egen:borta.jpg', 'Den egna bilden finns inte kvar'],
      ['egen:IMG_1.jpg (2)', `Nästan samma bild som ${at('rum.jpg')}`],
    ]);
    expect(record.summary).toMatchObject({ totalFound: 4, photosCount: 2 });
  });

  it('are stored without the place where they were taken', async () => {
    const bytes = await sharp(pictures['rum.jpg'])
      .withExif({
        IFD0: { Artist: 'Hemlig Fotograf' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 20/1 0/1' },
      })
      .toBuffer();
    expect(bytes.includes('Hemlig Fotograf')).toBe(true);
    const { sha256 } = await tracking.accept(bytes);
    const stored = await store.open(sha256);
    expect(stored.bytes.includes('Hemlig Fotograf')).toBe(false);
    expect((await sharp(stored.bytes).metadata()).exif).toBeUndefined();
  });

  /** The first bytes of what phones of Apple write: a box of 24 bytes with its brands. */
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(9_000, 1),
  ]);

  it.each<[string, () => Buffer, RegExp]>([
    ['HEIC', () => heic, /HEIC.*JPEG/],
    ['a text', () => pictures['text.jpg'], /text, ingen bild/],
    ['a PDF', () => Buffer.from('%PDF-1.7 …'), /PDF/],
    ['nothing', () => Buffer.alloc(0), /tom/],
    ['a damaged header', () => pictures['trasig.png'], /huvud/],
    ['a picture cut off', () => pictures['avhuggen.jpg'], /skadad/],
    ['arithmetic coding', () => pictures['aritmetisk.jpg'], /ovanligt sätt/],
    ['too many pixels', () => pictures['jatte.png'], /200 miljoner/],
    ['a button', () => pictures['knapp.png'], /För liten: 32 × 32/],
    ['too many bytes', () => Buffer.concat([pictures['rum.jpg'], Buffer.alloc(15 * 1024 * 1024)]), /15 MB/],
  ])('are refused with their fault: %s', async (_what, bytes, fault) => {
    const error: unknown = await tracking.accept(bytes()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PictureRefused);
    expect(error).toMatchObject({ status: 422, retry: 'never' });
    expect((error as PictureRefused).userMessage).toMatch(fault);
  });
});

/** Pictures of every sort, drawn here. */
async function drawPictures() {
  const room = (seed: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${900 + seed}" height="600">
    <defs><linearGradient id="w" x2="1" y2="1"><stop stop-color="#d9cfc0"/><stop offset="1" stop-color="#7d6f60"/></linearGradient>
    <linearGradient id="f" y2="1"><stop stop-color="#8a6642"/><stop offset="1" stop-color="#4d3520"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#w)"/><path d="M0 600 L250 380 H${650 + seed * 40} L901 600Z" fill="url(#f)"/>
    <ellipse cx="${300 + seed * 200}" cy="${420 - seed * 120}" rx="160" ry="90" fill="#3f6b52"/>
    <rect x="${520 - seed * 300}" y="120" width="180" height="150" fill="#bcd7e6"/></svg>`;
  const noise = {
    create: {
      width: 900,
      height: 600,
      channels: 3 as const,
      background: '#808080',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 22 },
    },
  };
  const grain = await sharp(noise).png().toBuffer();
  const photo = async (seed: number) =>
    sharp(Buffer.from(room(seed)))
      .composite([{ input: grain, blend: 'soft-light' }])
      .jpeg({ quality: 88 })
      .toBuffer();
  const plan = (inner: string) =>
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#fff"/>
      <g fill="none" stroke="#222" stroke-width="14"><path d="M150 130H1050V770H150Z"/>${inner}</g>
      <g font-family="sans-serif" font-size="30" fill="#222"><text x="240" y="260">Kök</text><text x="800" y="300">Vardagsrum</text></g></svg>`),
    )
      .png()
      .toBuffer();
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#cc8844' } });
  const living = await photo(0);
  const png = await blank(40, 30).png().toBuffer();
  // A PNG's width and height stand at bytes 16–23 of its first chunk, whose checksum follows at byte 29.
  const giant = Buffer.from(png);
  giant.writeUInt32BE(20_000, 16);
  giant.writeUInt32BE(10_000, 20);
  giant.writeUInt32BE(crc32(giant.subarray(12, 29)), 29);
  return {
    'rum.jpg': living,
    'rum-igen.jpg': living,
    'rum-liten.webp': await sharp(living).resize(450).webp({ quality: 60 }).toBuffer(),
    'rum-beskuren.jpg': await sharp(living)
      .extract({ left: 60, top: 0, width: 780, height: 600 })
      .jpeg()
      .toBuffer(),
    'trad.jpg': await photo(1),
    'plan.png': await plan('<path d="M520 130V470M150 470H760M760 470V770"/>'),
    'plan-ovan.png': await plan('<path d="M420 130V770M420 360H1050M700 360V770"/>'),
    'text.jpg': Buffer.alloc(5_000_000, 'Hej hopp! '),
    'svg.jpg': Buffer.from(room(0)),
    'trasig.png': Buffer.concat([png.subarray(0, 12), Buffer.alloc(4_000, 7)]),
    'jatte.png': giant,
    'aritmetisk.jpg': arithmetic(living),
    'knapp.png': await blank(32, 32).png().toBuffer(),
    'banner.png': await blank(1200, 160).png().toBuffer(),
    'avhuggen.jpg': living.subarray(0, Math.floor(living.length / 3)),
    'enfargad.png': await blank(800, 600).png({ compressionLevel: 0 }).toBuffer(),
  };
}

/** The same picture, which says of itself that it is coded arithmetically. */
function arithmetic(baseline: Buffer): Buffer {
  const bytes = Buffer.from(baseline);
  bytes[bytes.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc9;
  return bytes;
}
