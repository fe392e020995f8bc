import sharp from 'sharp';
import { ImageNotFound, ImageStoreUnavailable } from '../../image-tracking/image-tracking.errors.js';
import type { TrackedImage } from '../../image-tracking/image-tracking.types.js';
import { preparePictures } from './pictures.js';

const image = (sha256: string): TrackedImage => ({
  url: `https://x.se/${sha256}.jpg`,
  sha256,
  kind: 'photo',
  confidence: 1,
  width: 40,
  height: 30,
  fileSize: 1,
  format: 'jpeg',
});
const { signal } = new AbortController();
const jpeg = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();

it('leaves out a picture that is gone', async () => {
  const load = async (sha256: string) => {
    if (sha256 === 'gone') throw new ImageNotFound(sha256);
    return jpeg();
  };
  const prepared = await preparePictures([image('gone'), image('there')], load, signal);
  expect(prepared.map(({ sha256 }) => sha256)).toEqual(['there']);
});

it('takes the failing of the whole place for a fault that passes, not for pictures that are gone', async () => {
  const load = () => Promise.reject(new ImageStoreUnavailable(new Error('no answer')));
  await expect(preparePictures([image('there')], load, signal)).rejects.toBeInstanceOf(ImageStoreUnavailable);
});
