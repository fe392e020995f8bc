import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Södermäklarna. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const sodermaklarna: Site = {
  name: 'sodermaklarna',
  displayName: 'Södermäklarna',
  kind: 'broker',
  hosts: ['sodermaklarna.se'],
  probe: 'https://www.sodermaklarna.se/',
  idOf: advertPath,
};
