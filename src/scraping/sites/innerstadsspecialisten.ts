import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Innerstadsspecialisten. The exact form of its adverts' addresses is unconfirmed, so the general rule decides. */
export const innerstadsspecialisten: Site = {
  name: 'innerstadsspecialisten',
  displayName: 'Innerstadsspecialisten',
  kind: 'broker',
  hosts: ['innerstadsspecialisten.se'],
  probe: 'https://www.innerstadsspecialisten.se/',
  idOf: advertPath,
};
