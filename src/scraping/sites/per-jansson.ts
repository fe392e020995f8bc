import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Per Jansson. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const perJansson: Site = {
  name: 'perjansson',
  displayName: 'Per Jansson',
  kind: 'broker',
  hosts: ['perjansson.se'],
  probe: 'https://www.perjansson.se/',
  idOf: advertPath,
};
