import { advertPath } from './advert-path.js';
import { type Site, vitecId } from './site.js';

/** Widerlöv: a WordPress site over Vitec; the object id stands in the path. Addresses without it are judged by the general rule. */
export const widerlov: Site = {
  name: 'widerlov',
  displayName: 'Widerlöv',
  kind: 'broker',
  hosts: ['widerlov.se'],
  probe: 'https://www.widerlov.se/till-salu/',
  idOf: (url) => vitecId(url) ?? advertPath(url),
};
