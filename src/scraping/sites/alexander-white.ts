import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Alexander White. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const alexanderWhite: Site = {
  name: 'alexanderwhite',
  displayName: 'Alexander White',
  kind: 'broker',
  hosts: ['alexanderwhite.se'],
  probe: 'https://www.alexanderwhite.se/',
  idOf: advertPath,
};
