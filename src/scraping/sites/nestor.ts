import { advertPath } from './advert-path.js';
import type { Site } from './site.js';

/** Nestor, on FasAd: `/objekt/<id>`. */
export const nestor: Site = {
  name: 'nestor',
  displayName: 'Nestor Fastighetsmäkleri',
  kind: 'broker',
  hosts: ['nestorfastighetsmakleri.se'],
  probe: 'https://nestorfastighetsmakleri.se/',
  idOf: advertPath,
};
