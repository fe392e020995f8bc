import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Wrede. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const wrede: Site = {
  name: 'wrede',
  displayName: 'Wrede',
  kind: 'broker',
  hosts: ['wrede.se'],
  probe: 'https://www.wrede.se/objekt',
  idOf: advertPath,
};
