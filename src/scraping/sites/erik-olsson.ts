import { readErikOlsson } from './erik-olsson.reader.js';
import { segments, type Site } from './site.js';

/** Erik Olsson: `/homes/<Type>-<N>rum-<street>-<city>-<kommun>-<id>`; the home is in the page's flight data. */
export const erikOlsson: Site = {
  name: 'erikolsson',
  displayName: 'Erik Olsson',
  kind: 'broker',
  hosts: ['erikolsson.se'],
  canonicalHost: 'www.erikolsson.se',
  probe: 'https://www.erikolsson.se/homes',
  readers: [readErikOlsson],
  idOf: (url) =>
    segments(url)[0] === 'homes'
      ? /-(\d{4,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/.exec(url.pathname)?.[1]
      : undefined,
};
