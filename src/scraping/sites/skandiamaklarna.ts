import { lastSegment, segments, type Site } from './site.js';

/** SkandiaMäklarna: `/hitta-hem/<typ>/<kommun>/<omr>/<id>/`, and the older `bostad.` host with a coded id. */
export const skandiamaklarna: Site = {
  name: 'skandiamaklarna',
  displayName: 'SkandiaMäklarna',
  kind: 'broker',
  hosts: ['skandiamaklarna.se'],
  probe: 'https://www.skandiamaklarna.se/hitta-hem/',
  idOf: (url) => {
    if (segments(url)[0] === 'hitta-hem') return /^\d{5,}$/.exec(lastSegment(url))?.[0];
    return /^\/till-salu\/default\/([^/]+)\/objekt\/?$/i.exec(url.pathname)?.[1];
  },
};
