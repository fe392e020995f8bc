import sharp from 'sharp';
import { onBehalfOf } from '../shared/on-behalf-of.js';
import { PictureRefused } from './image-tracking.errors.js';
import { inspectPicture, PictureBudget } from './picture-inspection.js';
import { PictureProcesses } from './picture-processes.js';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise } });
let processes: PictureProcesses;
beforeEach(() => {
  processes = new PictureProcesses();
});
afterEach(() => processes.close());

it('looks at a picture: its header, its measures and itself, small', async () => {
  const bytes = await draw(640, 320).jpeg().toBuffer();
  const { header, measures, pixels, fault } = await processes.look(bytes, Infinity);
  expect(header).toMatchObject({ kind: 'jpeg', width: 640, height: 320 });
  expect(measures!.brightness).toBeCloseTo(0.5, 1);
  expect([pixels!.width, pixels!.height, pixels!.data.length]).toEqual([256, 128, 256 * 128 * 3]);
  expect(fault).toBeUndefined();
});

it('writes a stored picture smaller, as WebP and as JPEG', async () => {
  const bytes = await draw(640, 320).png().toBuffer();
  const { signal } = new AbortController();
  const sizes = [await processes.webp(bytes, 320), await processes.jpeg(bytes, 160, signal)];
  expect(await Promise.all(sizes.map((each) => sharp(each).metadata()))).toMatchObject([
    { format: 'webp', width: 320, height: 160 },
    { format: 'jpeg', width: 160, height: 80 },
  ]);
});

it('refuses what is damaged, and goes on', async () => {
  const bytes = await draw(640, 320).jpeg().toBuffer();
  await expect(processes.webp(bytes.subarray(0, bytes.length / 2), 320)).rejects.toBeInstanceOf(
    PictureRefused,
  );
  expect(await processes.webp(bytes, 320)).toBeInstanceOf(Uint8Array);
});

it('lets one person have one picture decoded at a time, so another is not held up', async () => {
  const slow = await draw(2400, 1600).avif({ effort: 0 }).toBuffer();
  const small = await draw(320, 240).jpeg().toBuffer();
  const order: string[] = [];
  const look = (who: string, bytes: Buffer) =>
    onBehalfOf(who, () => processes.look(bytes, Infinity).then(() => order.push(who)));
  const many = Array.from({ length: 4 }, () => look('a', slow));
  await look('b', small);
  expect(order.filter((who) => who === 'a').length).toBeLessThan(4);
  await Promise.all(many);
});

it('stops at the signal', async () => {
  const reason = new Error('called off');
  const bytes = await draw(320, 240).jpeg().toBuffer();
  await expect(processes.look(bytes, Infinity, AbortSignal.abort(reason))).rejects.toBe(reason);
});

describe('what one advert may take', () => {
  it('ends after two pictures that took too long: the others are not decoded', async () => {
    let asked = 0;
    const endless = {
      look: () => {
        asked += 1;
        return Promise.reject(new PictureRefused('Den tar för lång tid att läsa'));
      },
    };
    const budget = new PictureBudget();
    const looks = [];
    for (let picture = 0; picture < 4; picture += 1)
      looks.push(await inspectPicture(Buffer.alloc(9), endless, { budget }));
    expect(asked).toBe(2);
    expect(looks.map(({ fault }) => fault!.reason)).toEqual([
      'Den tar för lång tid att läsa',
      'Den tar för lång tid att läsa',
      'Annonsens bilder tar för lång tid att läsa',
      'Annonsens bilder tar för lång tid att läsa',
    ]);
    expect(looks.every(({ fault }) => fault!.isUnread)).toBe(true);
  });

  it('counts pixels: of three pictures that are looked at together and have room for two, two are taken', async () => {
    const bytes = await draw(400, 300).jpeg().toBuffer();
    const budget = new PictureBudget(2 * 400 * 300);
    const looks = await Promise.all([0, 1, 2].map(() => inspectPicture(bytes, processes, { budget })));
    expect(looks.filter(({ fault }) => fault).map(({ fault }) => fault!.reason)).toEqual([
      'Annonsens bilder har för många pixlar tillsammans',
    ]);
  });
});
