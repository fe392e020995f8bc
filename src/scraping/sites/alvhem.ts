import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Alvhem, a WordPress site. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const alvhem: Site = {
  name: 'alvhem',
  displayName: 'Alvhem',
  kind: 'broker',
  hosts: ['alvhem.com'],
  probe: 'https://www.alvhem.com/',
  idOf: advertPath,
};
