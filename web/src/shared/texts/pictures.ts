import { number } from '../format/number.js';

/** Words of an advert's pictures and of the viewer that shows them full-screen. */
export const pictureTexts = {
  photo: 'Bild',
  plan: 'Planritning',
  /** `Bild 2 av 9`; the only one of its kind needs no number. */
  caption: (name: string, at: number, count: number) =>
    count > 1 ? `${name}\u00a0${number(at)} av ${number(count)}` : name,
  open: (name: string) => `${name.replace(/\.$/, '')}. Visa i helskärm`,
  viewer: {
    name: 'Bildvisare',
    pictures: 'Bilder och planritningar',
    zoomIn: 'Förstora',
    zoomOut: 'Förminska',
    close: 'Stäng bildvisaren',
    previous: 'Föregående bild',
    next: 'Nästa bild',
  },
} as const;
