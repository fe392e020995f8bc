import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Eklund Stockholm New York. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const eklund: Site = {
  name: 'esny',
  displayName: 'Eklund Stockholm New York',
  kind: 'broker',
  hosts: ['esny.se'],
  probe: 'https://esny.se/tillsalu/',
  idOf: advertPath,
};
