import { segments, type Site, vitecId } from './site.js';

/** HusmanHagberg: `/objekt/<slug>/<OBJ…>/`. */
export const husmanhagberg: Site = {
  name: 'husmanhagberg',
  displayName: 'HusmanHagberg',
  kind: 'broker',
  hosts: ['husmanhagberg.se'],
  probe: 'https://www.husmanhagberg.se/till-salu/',
  idOf: (url) => (segments(url)[0] === 'objekt' ? vitecId(url) : undefined),
};
