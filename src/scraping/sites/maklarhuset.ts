import { lastSegment, segments, type Site } from './site.js';

/** Mäklarhuset: `/bostad/sverige/<lan>/<ort>/<gata>/<id>`. */
export const maklarhuset: Site = {
  name: 'maklarhuset',
  kind: 'broker',
  hosts: ['maklarhuset.se'],
  probe: 'https://www.maklarhuset.se/bostad/sverige',
  idOf: (url) =>
    segments(url)[0] === 'bostad' && segments(url).length >= 5 && /\d{3,}/.test(lastSegment(url))
      ? lastSegment(url)
      : undefined,
};
