import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Hemverket. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const hemverket: Site = {
  name: 'hemverket',
  displayName: 'Hemverket',
  kind: 'broker',
  hosts: ['hemverket.se'],
  probe: 'https://www.hemverket.se/',
  idOf: advertPath,
};
