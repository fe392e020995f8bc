import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Stadshem, on FasAd. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const stadshem: Site = {
  name: 'stadshem',
  displayName: 'Stadshem',
  kind: 'broker',
  hosts: ['stadshem.se'],
  probe: 'https://stadshem.se/till-salu/',
  idOf: advertPath,
};
