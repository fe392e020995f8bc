import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StreamableFile } from '@nestjs/common';
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

it('takes the place of a picture that nobody has read of for five seconds, for each that waits', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    const held = await Promise.all(
      Array.from({ length: 64 }, (_, at) => ask(`person ${Math.floor(at / 6)}`)),
    );
    await jest.advanceTimersByTimeAsync(10_000);
    // Nobody waits: they may go on being slow.
    expect(held.filter((file) => file.getStream().destroyed)).toEqual([]);
    for (const file of held.slice(0, 60)) file.getStream().read();
    const waiting = [ask('other'), ask('other')];
    await jest.advanceTimersByTimeAsync(1_000);
    for (const one of waiting) (await one).getStream().destroy();
    const cut = held.map((file, at) => (file.getStream().destroyed ? at : undefined));
    expect(cut.filter((at) => at !== undefined)).toEqual([60, 61]);
    for (const file of held) file.getStream().destroy();
  } finally {
    jest.useRealTimers();
  }
});

it('leaves the place of a picture that is not to be had', async () => {
  fault = new Error('gone');
  for (let asked = 0; asked < 64; asked += 1) await expect(ask('one')).rejects.toThrow('gone');
  fault = undefined;
  (await ask('one')).getStream().destroy();
});
