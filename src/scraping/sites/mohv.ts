import { segments, type Site } from './site.js';

/** MOHV: adverts stand below `/till-salu/`. */
export const mohv: Site = {
  name: 'mohv',
  kind: 'broker',
  hosts: ['mohv.se'],
  probe: 'https://www.mohv.se/till-salu/',
  idOf: (url) => {
    const [section, slug] = segments(url);
    return section === 'till-salu' && slug && /\d/.test(slug) ? slug : undefined;
  },
};
