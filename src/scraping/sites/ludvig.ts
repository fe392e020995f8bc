import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Ludvig & Co, on Mspecs. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const ludvig: Site = {
  name: 'ludvig',
  displayName: 'Ludvig & Co',
  kind: 'broker',
  hosts: ['ludvigfast.se', 'ludvig.se'],
  probe: 'https://www.ludvigfast.se/',
  idOf: advertPath,
};
