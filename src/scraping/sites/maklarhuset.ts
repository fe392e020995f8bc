import { lastSegment, segments, type Site } from './site.js';

/** Mäklarhuset: `/bostad/sverige/<lan>/<ort>/<gata>/<id>`, where the street may be missing. */
export const maklarhuset: Site = {
  name: 'maklarhuset',
  displayName: 'Mäklarhuset',
  kind: 'broker',
  hosts: ['maklarhuset.se'],
  pictureHosts: ['images.maklarhuset.se', 'img.maklarhuset.se'],
  probe: 'https://www.maklarhuset.se/bostad/sverige',
  idOf: (url) =>
    segments(url)[0] === 'bostad' && segments(url).length >= 4
      ? /^\d{4,}$/.exec(lastSegment(url))?.[0]
      : undefined,
};
