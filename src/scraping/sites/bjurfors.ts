import { segments, type Site } from './site.js';

/** Bjurfors: `/sv/tillsalu/<lan>/<kommun>/<omr>/<gata>/`; the path itself is the only id. */
export const bjurfors: Site = {
  name: 'bjurfors',
  kind: 'broker',
  hosts: ['bjurfors.se'],
  probe: 'https://www.bjurfors.se/sv/tillsalu/',
  idOf: (url) => {
    const [language, tillsalu, ...place] = segments(url);
    return language === 'sv' && tillsalu === 'tillsalu' && place.length >= 4 ? place.join('/') : undefined;
  },
};
