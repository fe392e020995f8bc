import { readNotar } from './notar.reader.js';
import { type Site, vitecId } from './site.js';

/** Notar: `/kopa-bostad/objekt/<OBJ…>`. */
export const notar: Site = {
  name: 'notar',
  kind: 'broker',
  hosts: ['notar.se'],
  probe: 'https://www.notar.se/kopa-bostad',
  readers: [readNotar],
  idOf: (url) => (/\/objekt\//.test(url.pathname) ? vitecId(url) : undefined),
};
