import { segments, type Site } from './site.js';

/** SkandiaMäklarna: `/hitta-hem/<typ>/<kommun>/<omr>/<id>/`, and the older `bostad.` host with a coded id. */
export const skandiamaklarna: Site = {
  name: 'skandiamaklarna',
  kind: 'broker',
  hosts: ['skandiamaklarna.se'],
  probe: 'https://www.skandiamaklarna.se/hitta-hem/',
  idOf: (url) => {
    const parts = segments(url);
    if (parts[0] === 'hitta-hem' && parts.length >= 5) return parts.at(-1);
    const coded = /^\/till-salu\/default\/([^/]+)\/objekt/.exec(url.pathname)?.[1];
    return coded ?? undefined;
  },
};
