import { readFastighetsbyran } from './fastighetsbyran.reader.js';
import type { Site } from './site.js';

/** Fastighetsbyrån: the id stands in the query, whatever its case. */
export const fastighetsbyran: Site = {
  name: 'fastighetsbyran',
  kind: 'broker',
  hosts: ['fastighetsbyran.com', 'fastighetsbyran.se'],
  query: ['objektid'],
  probe: 'https://www.fastighetsbyran.com/sv/sverige/till-salu',
  readers: [readFastighetsbyran],
  idOf: (url) => {
    if (!/\/objekt\/?$/i.test(url.pathname)) return undefined;
    const id = [...url.searchParams].find(([name]) => name.toLowerCase() === 'objektid')?.[1];
    return id && /^\d+$/.test(id) ? id : undefined;
  },
};
