import type { Capture } from '../scraping/listing.types.js';
import { answerOf, outcomesOf, readShare, refusalOf, stateOf } from './quality-sites.js';
import type { SiteAnswer, SiteAnswers } from './quality.types.js';

const counts = (
  answers: Partial<Record<SiteAnswer, number>>,
  medianFacts: number | null = null,
): SiteAnswers => {
  const all = { read: 0, blocked: 0, changed: 0, unavailable: 0, gone: 0, other: 0, ...answers };
  return { reads: Object.values(all).reduce((sum, count) => sum + count, 0), answers: all, medianFacts };
};

describe('the mark of a site', () => {
  it.each<[string, SiteAnswers, SiteAnswers, string]>([
    ['as before', counts({ read: 9, blocked: 1 }), counts({ read: 36, blocked: 4 }), 'good'],
    // 7 of 10 against 36 of 40: 20 points less.
    ['20 points fewer adverts', counts({ read: 7, blocked: 3 }), counts({ read: 36, blocked: 4 }), 'stopped'],
    // 15 of 21 is 71.4 %, against 90 %: 18.6 points.
    ['18.6 points fewer', counts({ read: 15, changed: 6 }), counts({ read: 36, blocked: 4 }), 'good'],
    ['better than before', counts({ read: 10 }), counts({ read: 10, blocked: 30 }), 'good'],
    ['as bad as ever', counts({ blocked: 10 }), counts({ blocked: 40 }), 'good'],
    ['two thirds of the facts', counts({ read: 10 }, 20), counts({ read: 40 }, 30), 'stopped'],
    ['three quarters of the facts', counts({ read: 10 }, 24), counts({ read: 40 }, 32), 'good'],
    ['facts that nobody knows', counts({ read: 10 }), counts({ read: 40 }, 32), 'good'],
    ['nine reads of late', counts({ blocked: 9 }), counts({ read: 40 }), 'too few'],
    ['ten reads of late', counts({ blocked: 10 }), counts({ read: 20 }), 'stopped'],
    ['nineteen before', counts({ blocked: 10 }), counts({ read: 19 }), 'too few'],
    ['adverts taken down', counts({ read: 10, gone: 20 }), counts({ read: 20 }), 'good'],
    ['faults of ours alone', counts({ other: 20 }), counts({ read: 40 }), 'too few'],
  ])('of %s', (_, recent, earlier, expected) => {
    expect(stateOf(recent, earlier)).toBe(expected);
  });

  it('counts the share over the reads that tell of the site', () => {
    expect(readShare(counts({ read: 3, unavailable: 1, gone: 4, other: 2 }))).toBe(0.75);
    expect(readShare(counts({ gone: 4 }))).toBeNull();
  });
});

describe('what a capture tells of sites', () => {
  const portal = 'https://www.hemnet.se/bostad/1';
  const broker = 'https://www.notar.se/2';
  const capture = (fields: Partial<Capture>): Capture => ({
    url: portal,
    listing: {},
    provenance: {},
    disagreements: [],
    source: 'hemnet',
    ...fields,
  });

  it('counts the facts of the page that was linked, not those of the link itself', () => {
    const provenance = {
      price: { url: portal, reader: 'json-ld' },
      rooms: { url: portal, reader: 'table' },
      city: { url: portal, reader: 'link' },
      roof: { url: broker, reader: 'table' },
    };
    expect(outcomesOf(capture({ provenance }))).toEqual([
      { site: 'hemnet.se', answer: 'read', facts: 2 },
      { site: 'notar.se', answer: 'read', facts: null },
    ]);
  });

  it('blames the portal that refused, though the broker told of the home', () => {
    const provenance = { price: { url: broker, reader: 'json-ld' } };
    const unread = [{ url: portal, code: 'page_blocked' }];
    expect(outcomesOf(capture({ provenance, unread, foundBySearch: true }))).toEqual([
      { site: 'hemnet.se', answer: 'blocked', facts: null },
      { site: 'notar.se', answer: 'read', facts: null },
    ]);
  });

  it('tells nothing of what a buyer handed in', () => {
    const provenance = { price: { url: portal, reader: 'json-ld', handedIn: true } };
    expect(outcomesOf(capture({ provenance, handedIn: true }))).toEqual([]);
  });

  it('reads the site and its answer off a failure', () => {
    expect(refusalOf(portal, 'listing_changed')).toEqual({
      site: 'hemnet.se',
      answer: 'changed',
      facts: null,
    });
    expect(['page_throttled', 'fetch_timeout', 'listing_gone', 'internal'].map(answerOf)).toEqual([
      'blocked',
      'unavailable',
      'gone',
      'other',
    ]);
  });
});
