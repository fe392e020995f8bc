import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Mäklarringen. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const maklarringen: Site = {
  name: 'maklarringen',
  displayName: 'Mäklarringen',
  kind: 'broker',
  hosts: ['maklarringen.se'],
  probe: 'https://www.maklarringen.se/kopa/sok-bostad/',
  idOf: advertPath,
};
