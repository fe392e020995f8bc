import { lastSegment, segments, type Site } from './site.js';

/** Historiska Hem: `/object/tillsalu-…`. */
export const historiskaHem: Site = {
  name: 'historiskahem',
  kind: 'broker',
  hosts: ['historiskahem.se'],
  probe: 'https://historiskahem.se/',
  idOf: (url) =>
    segments(url)[0] === 'object' && /^(tillsalu|kommande|sald)/.test(lastSegment(url))
      ? lastSegment(url)
      : undefined,
};
