import { readHemnetApollo } from './hemnet-apollo.reader.js';
import { readHemnetTable } from './hemnet-table.reader.js';
import { lastSegment, segments, type Site } from './site.js';

/** Hemnet: `/bostad/<slug>-<id>` for sale, `/salda/<slug>-<id>` sold; the two number different things. */
export const hemnet: Site = {
  name: 'hemnet',
  displayName: 'Hemnet',
  kind: 'portal',
  hosts: ['hemnet.se'],
  canonicalHost: 'www.hemnet.se',
  probe: 'https://www.hemnet.se/bostader',
  readers: [readHemnetApollo, readHemnetTable],
  idOf: (url) => {
    const [section] = segments(url);
    // Shorter numbers are house numbers of a link that lost its end.
    const id = /(?:^|-)(\d{4,})$/.exec(lastSegment(url))?.[1];
    if (!id || segments(url).length !== 2) return undefined;
    return section === 'bostad' ? id : section === 'salda' ? `salda-${id}` : undefined;
  },
};
