import { viewerPictures } from './viewer-pictures.js';

const picture = (at: number) => ({ sha256: String(at).repeat(64), width: 3, height: 2 });
const captions = (photos: number, plans: number) =>
  viewerPictures(
    Array.from({ length: photos }, (_, at) => picture(at)),
    Array.from({ length: plans }, (_, at) => picture(at + 5)),
  ).map(({ caption }) => caption.replaceAll('\u00a0', ' '));

it('names each picture and its place among its like', () => {
  expect(captions(3, 1)).toEqual(['Bild 1 av 3', 'Bild 2 av 3', 'Bild 3 av 3', 'Planritning']);
  expect(captions(1, 2)).toEqual(['Bild', 'Planritning 1 av 2', 'Planritning 2 av 2']);
  expect(captions(0, 0)).toEqual([]);
});
