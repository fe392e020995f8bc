import { setImmediate as nextTurn } from 'node:timers/promises';
import { Logger, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ImageStore } from '../image-tracking/image-store.service.js';
import { ImagesController } from './images.controller.js';
import type { ReportService } from './report.service.js';

const sha256 = 'a'.repeat(64);
/** More than streams hold by themselves. */
const bytes = Buffer.alloc(1_000_000);
let read: number;
let fault: Error | undefined;
let images: ImagesController;
beforeEach(() => {
  // Each cut is told in the log.
  jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  read = 0;
  fault = undefined;
  const store: Pick<ImageStore, 'resized'> = {
    resized: async () => {
      read += 1;
      if (fault) throw fault;
      return { bytes, contentType: 'image/webp' };
    },
  };
  const reports: Pick<ReportService, 'checkPicture'> = { checkPicture: async () => undefined };
  images = new ImagesController(store as ImageStore, reports as ReportService);
});

const reply = { header: () => reply } as unknown as FastifyReply;
const ask = (id: string): Promise<StreamableFile> =>
  images.image({ id, email: '', isAdmin: false }, sha256, { w: 640 }, reply);

it('holds 64 pictures in memory, of whatever width, and reads the next when one is taken or left', async () => {
  // Six of each person, as the turns of pictures let through.
  const held = await Promise.all(Array.from({ length: 64 }, (_, at) => ask(`person ${Math.floor(at / 6)}`)));
  const next = ask('other');
  await nextTurn();
  expect(read).toBe(64);
  held[0]!.getStream().destroy();
  const picture = await next;
  expect(read).toBe(65);
  expect(picture.getHeaders()).toMatchObject({ type: 'image/webp', length: 1_000_000 });
  for (const file of [...held, picture]) file.getStream().destroy();
});

describe('while somebody waits', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  /** All places: each person in order has so many of them. */
  const fill = (ofEach: number) =>
    Promise.all(Array.from({ length: 64 }, (_, at) => ask(`person ${Math.floor(at / ofEach)}`)));
  const cutOf = (held: StreamableFile[]) =>
    held.flatMap((file, at) => (file.getStream().destroyed ? [at] : []));

  it('a picture that nobody has read of for fifteen seconds gives way, one each half second', async () => {
    const held = await fill(6);
    await jest.advanceTimersByTimeAsync(20_000);
    // Nobody waits: they may go on being slow.
    expect(cutOf(held)).toEqual([]);
    for (const file of held.slice(0, 58)) file.getStream().read();
    const waiting = Array.from({ length: 10 }, (_, at) => ask(`other ${at}`));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(cutOf(held)).toEqual([58, 59]);
    for (const file of held) file.getStream().destroy();
    for (const one of waiting) (await one).getStream().destroy();
  });

  it('one of the person who holds most goes first, though another was left for longer', async () => {
    const few = await ask('few');
    await jest.advanceTimersByTimeAsync(1_000);
    const held = await Promise.all(Array.from({ length: 63 }, (_, at) => ask(`person ${at % 30}`)));
    await jest.advanceTimersByTimeAsync(16_000);
    const next = ask('other');
    await jest.advanceTimersByTimeAsync(500);
    expect(few.getStream().destroyed).toBe(false);
    // Persons 0 to 2 have three.
    expect(cutOf(held)).toEqual([0]);
    for (const file of [few, ...held, await next]) file.getStream().destroy();
  });

  it('nobody is cut who reads on slowly, 16 KiB in three seconds', async () => {
    const held = await fill(6);
    const next = ask('other').catch((error: unknown) => error);
    for (let seconds = 0; seconds < 27; seconds += 3) {
      await jest.advanceTimersByTimeAsync(3_000);
      for (const file of held) file.getStream().read(16 * 1024);
    }
    expect(cutOf(held)).toEqual([]);
    held[0]!.getStream().destroy();
    ((await next) as StreamableFile).getStream().destroy();
    for (const file of held) file.getStream().destroy();
  });
});

it('leaves the place of a picture that is not to be had', async () => {
  fault = new Error('gone');
  for (let asked = 0; asked < 64; asked += 1) await expect(ask('one')).rejects.toThrow('gone');
  fault = undefined;
  (await ask('one')).getStream().destroy();
});
