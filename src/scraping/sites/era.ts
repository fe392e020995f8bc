import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** ERA. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const era: Site = {
  name: 'era',
  displayName: 'ERA',
  kind: 'broker',
  hosts: ['erasweden.com'],
  probe: 'https://www.erasweden.com/hitta-din-bostad',
  idOf: advertPath,
};
