import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, type ELDHistogram } from 'node:perf_hooks';
import sharp from 'sharp';
import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import { ImageTrackingService } from '../../src/image-tracking/image-tracking.service.js';
import { classifyPicture } from '../../src/image-tracking/floorplan-classifier.js';
import type { PictureSignature } from '../../src/image-tracking/near-duplicates.js';
import { decodeSmall } from '../../src/image-tracking/picture-file.js';
import { inspectPicture } from '../../src/image-tracking/picture-inspection.js';
import { PictureProcesses } from '../../src/image-tracking/picture-processes.js';
import { filterNearDuplicates, type Picture } from '../../src/image-tracking/picture-selection.js';
import { loadConfig } from '../../src/shared/config/config.js';
import { startPageServer } from '../support/page-server.js';
import type { Row } from './bench-table.js';
import { sized } from './effort.js';

const PICTURES = sized(40, 2);
const ROUNDS = sized(3, 1);
/** The longest that anything else in the process may have to wait, ms. */
const LONGEST_WAIT = 50;
const RESOLUTION = 5;

/** Pictures of one layout, each compared with all before it. */
const ALIKE = sized(100, 4);

const processes = new PictureProcesses();

/** Judging pictures beside one bare decode of each, and how long tracking and comparing them keep the event loop. */
export async function benchPictures(): Promise<Row[]> {
  const room = await drawRoom();
  const pictures: Buffer[] = [];
  for (let index = 0; index < PICTURES; index += 1) pictures.push(await drawPhoto(room, index));
  try {
    return [await benchJudging(pictures), await benchEventLoop(pictures), await benchComparing()];
  } finally {
    await processes.close();
  }
}

async function benchJudging(pictures: readonly Buffer[]): Promise<Row> {
  const small = await decodeSmall(pictures[0]!);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    let oursMs = 0;
    let bareMs = 0;
    const signatures: PictureSignature[] = [];
    // Picture by picture in turn, so that what else the machine does falls on both alike.
    for (const bytes of pictures) {
      oursMs += await timeOf(async () => {
        const { measures, signature } = await inspectPicture(bytes, processes);
        classifyPicture(measures!, { listedAsFloorplan: false });
        if (signatures.some((earlier) => earlier.isSameAs(signature!))) throw new Error('took two for one');
        signatures.push(signature!);
      });
      bareMs += await timeOf(() => sharp(bytes).resize(small.width, small.height).raw().toBuffer());
    }
    // The first round warms up.
    if (round > 0) {
      ours.push(oursMs);
      bare.push(bareMs);
    }
  }
  const perSecond = (ms: number[]) => Math.round((pictures.length * 1000) / median(ms));
  return {
    what: `judge ${PICTURES} pictures: hand to a process, decode, measure, classify, compare (${perSecond(ours)} a second)`,
    oursMs: median(ours),
    bareMs: median(bare),
    bare: `decode each once to the same size (${perSecond(bare)} a second)`,
    bar: 1.5,
  };
}

async function benchEventLoop(pictures: readonly Buffer[]): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pictures-'));
  const host = 'cdn.example';
  const server = await startPageServer(
    Object.fromEntries(pictures.map((body, index) => [`${host}/${index}.jpg`, { body }])),
  );
  const config = {
    ...loadConfig({
      DATABASE_URL: 'postgresql://u@localhost/x',
      REDIS_URL: 'redis://localhost',
      JWT_SECRET: 'x'.repeat(32),
      DATA_DIR: folder,
    }),
    scrapingHostMap: server.hostMap,
  };
  const tracking = new ImageTrackingService(config, new ImageStore(config));
  const photos = pictures.map((_, index) => `https://${host}/${index}.jpg`);
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  try {
    delay.enable();
    const { images } = await tracking.track(
      { photos, floorplans: [], source: 'broker' },
      { signal: AbortSignal.timeout(120_000) },
    );
    delay.disable();
    if (images.length !== pictures.length) throw new Error(`kept ${images.length} of ${pictures.length}`);
  } finally {
    await tracking.onApplicationShutdown();
    await server.close();
    await rm(folder, { recursive: true });
  }
  return {
    what: `longest wait of the event loop while ${PICTURES} pictures are tracked`,
    oursMs: longestWait(delay),
    bareMs: LONGEST_WAIT,
    bare: 'what is allowed',
    bar: 1,
  };
}

/** A hundred rooms of one layout: the longest search there is, for all look alike and none is the same. */
async function benchComparing(): Promise<Row> {
  const pictures: Picture[] = [];
  for (let seed = 0; seed < ALIKE; seed += 1) pictures.push(await alike(seed));
  // What drawing left to clear away is not what comparing costs.
  globalThis.gc?.();
  await new Promise((done) => setTimeout(done, 100));
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const start = performance.now();
  const kept = await filterNearDuplicates(pictures, () => undefined);
  const took = performance.now() - start;
  // The monitor's last interval ends after the work.
  await new Promise((done) => setTimeout(done, 2 * RESOLUTION));
  delay.disable();
  return {
    what: `longest wait of the event loop while ${ALIKE} pictures of one layout are compared (${kept.length} kept, ${Math.round(took)} ms in all)`,
    oursMs: longestWait(delay),
    bareMs: LONGEST_WAIT,
    bare: 'what is allowed',
    bar: 1,
  };
}

function longestWait(delay: ELDHistogram): number {
  if (delay.count === 0) throw new Error('the event loop was not watched');
  // The monitor counts its own interval in.
  return delay.max / 1e6 - RESOLUTION;
}

async function alike(seed: number): Promise<Picture> {
  const place = (step: number, span: number) => (seed * step) % span;
  const shapes = [0, 1, 2].map(
    (each) =>
      `<rect x="${place(37 + each * 21, 260)}" y="${place(29 + each * 17, 170)}" width="${30 + place(9, 40)}" height="${25 + place(7, 30)}" fill="hsl(${place(47, 360)},30%,${35 + each * 15}%)"/>`,
  );
  const bytes = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="240"><rect width="360" height="240" fill="#d9d2c6"/><path d="M0 240L105 158H262L360 240Z" fill="#8a6642"/>${shapes.join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer();
  const { signature, header, details } = await inspectPicture(bytes, processes);
  return {
    url: `https://cdn.example/${seed}.png`,
    listedAsFloorplan: false,
    header: header!,
    hash: String(seed),
    place: { file: '' },
    details: { ...details, sizeRank: seed + 1 },
    signature: signature!,
  };
}

const width = 2400;
const height = 1600;

/** A grainy wall and floor, as lenses see them. */
async function drawRoom(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 18 };
  const grain = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const room = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#d9d2c6"/>
    <path d="M0 1600L700 1050H1750L2400 1600Z" fill="#8a6642"/></svg>`;
  return sharp(Buffer.from(room))
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The room with furniture of its own: a picture of four million pixels. */
async function drawPhoto(room: Buffer, seed: number): Promise<Buffer> {
  const place = (step: number, span: number) => (seed * step) % span;
  const shapes = [0, 1, 2, 3].map(
    (each) =>
      `<rect x="${place(377 + each * 211, 1800)}" y="${place(291 + each * 173, 1100)}" width="${300 + place(97, 400)}" height="${200 + place(61, 300)}" fill="hsl(${place(47 + each * 31, 360)},35%,${30 + each * 12}%)"/>`,
  );
  const furniture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`;
  return sharp(room, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(furniture) }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
