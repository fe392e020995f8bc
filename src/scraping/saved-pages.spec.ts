import { readFileSync } from 'node:fs';
import { type FixturePage, fixturePages, ownPages } from '../../test/support/page-server.js';
import { scoreListing } from '../../test/support/page-scores.js';
import { factsReadByHand } from '../../test/support/page-facts.js';
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
        const scores = scoreListing(listing, expected, page.isComplete);
        const missed = scores.filter(({ outcome }) => outcome === 'missed').map(({ field }) => field);
        expect(scores.filter(({ outcome }) => outcome === 'wrong' || outcome === 'extra')).toEqual([]);
        expect(missed.sort()).toEqual([...page.unread].sort());
        expect(isListing(listing)).toBe(true);
      });
    }
  }
}

describe('our own pages', () => {
  compare(ownPages());

  it('state nothing that they do not say', () => {
    const page = ownPages().find(({ name }) => name === 'exempelmaklaren.example/json-ld')!;
    const listing = read(page);
    expect([listing.monthlyFee, listing.biarea, listing.tenure, listing.postalCode]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

const real = fixturePages();
if (real.length === 0) console.warn('FIXTURES_DIR is absent: real saved pages were not read');
(real.length === 0 ? describe.skip : describe)('real saved pages', () => {
  compare(real);

  it.each(Object.entries(factsReadByHand))('%s: values read by a person', (name, expected) => {
    const page = real.find((candidate) => candidate.name === name);
    if (!page) throw new Error(`${name} is missing from FIXTURES_DIR`);
    const scores = scoreListing(read(page), expected);
    expect(scores.filter(({ outcome }) => outcome !== 'right')).toEqual([]);
  });
});
