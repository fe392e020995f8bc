import { segments, type Site, vitecId } from './site.js';

/** Notar: `/kopa-bostad/objekt/<OBJ…>`. */
export const notar: Site = {
  name: 'notar',
  displayName: 'Notar',
  kind: 'broker',
  hosts: ['notar.se'],
  probe: 'https://www.notar.se/kopa-bostad',
  idOf: (url) => (segments(url).includes('objekt') ? vitecId(url) : undefined),
};
