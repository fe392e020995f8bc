import { segments, type Site, vitecId } from './site.js';

/** Länsförsäkringar Fastighetsförmedling: `/till-salu/<typ>/…/<gata>/<cmbolgh…>/`. */
export const lansfast: Site = {
  name: 'lansfast',
  kind: 'broker',
  hosts: ['lansfast.se'],
  probe: 'https://www.lansfast.se/till-salu/',
  idOf: (url) => (segments(url)[0] === 'till-salu' ? vitecId(url) : undefined),
};
