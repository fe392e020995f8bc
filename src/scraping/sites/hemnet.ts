import { readHemnetApollo } from './hemnet-apollo.reader.js';
import { readHemnetTable } from './hemnet-table.reader.js';
import { segments, type Site } from './site.js';

/** Hemnet: `/bostad/<slug>-<id>` for sale, `/salda/<slug>-<id>` sold; the two number different things. */
export const hemnet: Site = {
  name: 'hemnet',
  displayName: 'Hemnet',
  kind: 'portal',
  hosts: ['hemnet.se'],
  pictureHosts: ['bilder.hemnet.se'],
  canonicalHost: 'www.hemnet.se',
  probe: 'https://www.hemnet.se/bostader',
  readers: [readHemnetApollo, readHemnetTable],
  idOf: (url) => {
    const [section, name, ...rest] = segments(url);
    // Shorter numbers are house numbers of a link that lost its end.
    const id = /(?:^|-)(\d{4,})$/.exec(name ?? '')?.[1];
    if (!id || rest.length > 0) return undefined;
    return section === 'bostad' ? id : section === 'salda' ? `salda-${id}` : undefined;
  },
};
