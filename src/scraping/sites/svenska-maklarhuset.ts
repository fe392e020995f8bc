import { type Site, vitecId } from './site.js';

/** Svenska Mäklarhuset: `/objekt/<obj…>-<slug>/`. */
export const svenskaMaklarhuset: Site = {
  name: 'svenskamaklarhuset',
  kind: 'broker',
  hosts: ['svenskamaklarhuset.se'],
  probe: 'https://svenskamaklarhuset.se/till-salu/',
  idOf: (url) => (/^\/objekt\//.test(url.pathname) ? vitecId(url) : undefined),
};
