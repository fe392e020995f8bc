import { readFastighetsbyran } from './fastighetsbyran.reader.js';
import { lastSegment, queryValue, type Site } from './site.js';

/** Fastighetsbyrån: `/sv/sverige/till-salu/<lan>/<kommun>/objekt/?objektID=<id>`; the id stands in the query, whatever its case. */
export const fastighetsbyran: Site = {
  name: 'fastighetsbyran',
  displayName: 'Fastighetsbyrån',
  kind: 'broker',
  hosts: ['fastighetsbyran.com', 'fastighetsbyran.se'],
  pictureHosts: ['media.fastighetsbyran.se'],
  query: ['objektid'],
  probe: 'https://www.fastighetsbyran.com/sv/sverige/till-salu',
  readers: [readFastighetsbyran],
  idOf: (url) => {
    const id = queryValue(url, 'objektid');
    return lastSegment(url).startsWith('objekt') && id && /^\d{4,}$/.test(id) ? id : undefined;
  },
};
