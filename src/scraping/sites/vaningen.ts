import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Våningen & Villan. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const vaningen: Site = {
  name: 'vaningen',
  displayName: 'Våningen & Villan',
  kind: 'broker',
  hosts: ['vaningen.se'],
  probe: 'https://www.vaningen.se/objekt',
  idOf: advertPath,
};
