import { queryValue, segments, type Site, vitecId } from './site.js';

/**
 * Länsförsäkringar Fastighetsförmedling: `/till-salu/<typ>/<lan>/<kommun>/<ort>/<gata>/<cmbolgh…>/`, and the redirect that
 * Hemnet links to, whose type and guid make up the same id.
 */
export const lansfast: Site = {
  name: 'lansfast',
  displayName: 'Länsförsäkringar Fastighetsförmedling',
  kind: 'broker',
  hosts: ['lansfast.se'],
  probe: 'https://www.lansfast.se/till-salu/',
  query: ['guid', 'objecttype'],
  idOf: (url) => {
    const [section] = segments(url);
    if (/^(till-salu|kommande|sald|salda|salda-bostader)$/.test(section ?? '')) return vitecId(url);
    const [type, guid] = [queryValue(url, 'objecttype'), queryValue(url, 'guid')];
    const isRedirect = section === 'object-redirect' && type && guid && /^\w{8,}$/.test(guid);
    return isRedirect ? `${type}${guid}`.toLowerCase() : undefined;
  },
};
