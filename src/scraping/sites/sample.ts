import type { Site } from './site.js';

/** The sample adverts that are served locally; the host is reserved (RFC 2606) and exists only in the host map. */
export const sample: Site = {
  name: 'exempelmaklaren',
  displayName: 'Exempelmäklaren',
  kind: 'broker',
  hosts: ['exempelmaklaren.example'],
  canonicalHost: 'exempelmaklaren.example',
  onlyWhenMapped: true,
  probe: 'https://exempelmaklaren.example/',
  idOf: (url) => /^\/objekt\/[^/]+-(\d+)\/?$/.exec(url.pathname)?.[1],
};
