import { type Site, vitecId } from './site.js';

/** Widerlöv: a WordPress site over Vitec; the object id stands in the path. */
export const widerlov: Site = {
  name: 'widerlov',
  kind: 'broker',
  hosts: ['widerlov.se'],
  probe: 'https://www.widerlov.se/till-salu/',
  idOf: vitecId,
};
