import { readBooli } from './booli.reader.js';
import { segments, type Site } from './site.js';

/** Booli: `/annons/<listing>` and `/bostad/<residence>` number different things, so the key says which. */
export const booli: Site = {
  name: 'booli',
  displayName: 'Booli',
  kind: 'portal',
  hosts: ['booli.se'],
  canonicalHost: 'www.booli.se',
  probe: 'https://www.booli.se/sok/till-salu',
  readers: [readBooli],
  idOf: (url) => {
    const [section, id] = segments(url);
    return section && ['annons', 'bostad'].includes(section) && id && /^\d+$/.test(id)
      ? `${section}-${id}`
      : undefined;
  },
};
