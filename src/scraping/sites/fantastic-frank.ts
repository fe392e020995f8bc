import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Fantastic Frank. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const fantasticFrank: Site = {
  name: 'fantasticfrank',
  displayName: 'Fantastic Frank',
  kind: 'broker',
  hosts: ['fantasticfrank.se', 'fantasticfrank.com'],
  probe: 'https://www.fantasticfrank.se/bostader-till-salu',
  idOf: advertPath,
};
