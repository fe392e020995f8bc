import { countyOf } from '../extract/municipalities.js';
import { slugOf } from '../extract/swedish-slug.js';
import { segments, type Site } from './site.js';

/** Counties by their names in its addresses, as far as they have been seen. */
const counties: Readonly<Record<string, string>> = {
  'Stockholms län': 'stockholm',
  'Skåne län': 'skane',
  'Västra Götalands län': 'vastra-gotaland',
};

/** Bjurfors: `/sv/tillsalu/<lan>/<kommun>/<omr>/<gata>/`, one part less is a search page; the path itself is the only id. */
export const bjurfors: Site = {
  name: 'bjurfors',
  displayName: 'Bjurfors',
  kind: 'broker',
  hosts: ['bjurfors.se'],
  probe: 'https://www.bjurfors.se/sv/tillsalu/',
  searchPage: ({ municipality }) => {
    const county = municipality && counties[countyOf(municipality) ?? ''];
    return county ? `https://www.bjurfors.se/sv/tillsalu/${county}/${slugOf(municipality)}/` : undefined;
  },
  idOf: (url) => {
    const [section = '', ...place] = segments(url);
    const isAdvert = /^(tillsalu|for-?sale|sald|salda|sold|kommande)$/.test(section);
    return isAdvert && place.length >= 4 ? place.join('/') : undefined;
  },
};
