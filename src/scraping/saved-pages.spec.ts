import { readFileSync } from 'node:fs';
import { type FixturePage, fixturePages, ownPages } from '../../test/support/page-server.js';
import { extractListing, isListing } from './extract/extract.js';
import type { Listing } from './listing.types.js';
import { SiteRegistry } from './sites/registry.js';

const registry = new SiteRegistry(new Set(['exempelmaklaren.example']));

function read({ file, url }: FixturePage): Listing {
  const site = registry.siteOf(new URL(url).hostname);
  const key = registry.find(url)?.key;
  return extractListing(readFileSync(file, 'utf8'), url, site?.readers, (href) => {
    const other = URL.canParse(href, url) ? registry.find(new URL(href, url).href) : undefined;
    return other !== undefined && other.site === site?.name && other.key !== key;
  }).listing;
}

function compare(pages: readonly FixturePage[]) {
  for (const page of pages) {
    if (page.expected === null) {
      it(`${page.name} is no listing`, () => expect(isListing(read(page))).toBe(false));
    } else if (page.expected) {
      const expected = page.expected;
      it(`${page.name}: every stated field`, () => {
        const listing = read(page);
        const found = Object.fromEntries(
          Object.keys(expected).map((field) => [field, listing[field as keyof Listing]]),
        );
        expect(found).toEqual(expected);
        expect(isListing(listing)).toBe(true);
      });
    }
  }
}

describe('our own pages', () => {
  compare(ownPages());
});

const real = fixturePages();
// eslint-disable-next-line no-console
if (real.length === 0) console.warn('FIXTURES_DIR is absent: real saved pages were not read');
(real.length === 0 ? describe.skip : describe)('real saved pages', () => {
  compare(real);
});
