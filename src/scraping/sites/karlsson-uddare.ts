import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Karlsson & Uddare. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const karlssonUddare: Site = {
  name: 'karlssonuddare',
  displayName: 'Karlsson & Uddare',
  kind: 'broker',
  hosts: ['karlssonuddare.se'],
  probe: 'https://www.karlssonuddare.se/',
  idOf: advertPath,
};
