import { advertPath } from './advert-path.js';
import { queryValue, type Site } from './site.js';

/** MOHV: `/objekt/<kommun>/<slug>/<id>/`, and the older `/till-salu/bostad.aspx?gid=OBJ…`. */
export const mohv: Site = {
  name: 'mohv',
  displayName: 'MOHV',
  kind: 'broker',
  hosts: ['mohv.se'],
  probe: 'https://www.mohv.se/till-salu/',
  // One page of all its homes, whatever the place.
  searchPage: () => 'https://www.mohv.se/till-salu/',
  query: ['gid'],
  idOf: (url) => /^obj\w{6,}$/.exec(queryValue(url, 'gid')?.toLowerCase() ?? '')?.[0] ?? advertPath(url),
};
