import { segments, type Site, vitecId } from './site.js';

/** Svenska Mäklarhuset: `/objekt/<obj…>-<slug>/`. */
export const svenskaMaklarhuset: Site = {
  name: 'svenskamaklarhuset',
  displayName: 'Svenska Mäklarhuset',
  kind: 'broker',
  hosts: ['svenskamaklarhuset.se'],
  probe: 'https://svenskamaklarhuset.se/till-salu/',
  idOf: (url) => (segments(url)[0] === 'objekt' ? vitecId(url) : undefined),
};
