import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Edward & Partners. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const edwardPartners: Site = {
  name: 'edwardpartners',
  displayName: 'Edward & Partners',
  kind: 'broker',
  hosts: ['edwardpartners.se'],
  probe: 'https://www.edwardpartners.se/',
  idOf: advertPath,
};
