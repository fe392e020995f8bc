import { readHistoriskaHem } from './historiska-hem.reader.js';
import { lastSegment, segments, type Site } from './site.js';

/** Historiska Hem: `/object/tillsalu-…`. */
export const historiskaHem: Site = {
  name: 'historiskahem',
  displayName: 'Historiska Hem',
  kind: 'broker',
  hosts: ['historiskahem.se'],
  probe: 'https://historiskahem.se/',
  readers: [readHistoriskaHem],
  idOf: (url) =>
    segments(url)[0] === 'object' && /^(tillsalu|kommande|underhand|sald|salt)-/.test(lastSegment(url))
      ? lastSegment(url)
      : undefined,
};
