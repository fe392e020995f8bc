import { type Site, vitecId } from './site.js';

/** HusmanHagberg: `/objekt/<slug>/<OBJ…>/`. */
export const husmanhagberg: Site = {
  name: 'husmanhagberg',
  kind: 'broker',
  hosts: ['husmanhagberg.se'],
  probe: 'https://www.husmanhagberg.se/till-salu/',
  idOf: (url) => (/^\/objekt\//.test(url.pathname) ? vitecId(url) : undefined),
};
