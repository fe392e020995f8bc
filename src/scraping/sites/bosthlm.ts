import { segments, type Site } from './site.js';

/** Bosthlm, on FasAd: `/<id>/<slug>`, with the same advert's facts on `/<id>/<slug>/fakta`. */
export const bosthlm: Site = {
  name: 'bosthlm',
  displayName: 'Bosthlm',
  kind: 'broker',
  hosts: ['bosthlm.se'],
  probe: 'https://www.bosthlm.se/',
  idOf: (url) => {
    const [id, slug] = segments(url);
    return id && slug && /^\d{3,}$/.test(id) ? id : undefined;
  },
};
