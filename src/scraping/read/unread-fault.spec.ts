import { ListingChanged, ListingGone, NotAListing } from '../scraping.errors.js';
import { SiteRegistry } from '../sites/registry.js';
import { readPage } from './read-page.js';
import { faultOfUnread } from './unread-fault.js';

const url = 'https://www.hemnet.se/bostad/lagenhet-3rum-provgatan-7-21000001';
const facts = '<b>1 950 000 kr</b><b>62 kvm</b>';

it.each([
  ['a redesigned advert', `<h1>Hem</h1>${facts}`, ListingChanged, { isUnread: true, listing: {} }],
  ['an advert of which only the street was read', '<h1>Provgatan 7</h1>', ListingChanged, {}],
  ['an article', '<h1>Om oss</h1><p>Vi är en tidning.</p>', NotAListing, {}],
  ['a sold home that says no more', '<h1>Provgatan 7</h1><p>Bostaden är såld.</p>', ListingGone, {}],
])('names what is wrong with %s', (_case, html, error, unread) => {
  const reading = readPage(`<html><body>${html}</body></html>`, url, new SiteRegistry(new Set()));
  expect(faultOfUnread(url, { ...reading, ...unread })).toBeInstanceOf(error);
});

it('knows a home that is stated where no reader looks', () => {
  const page = `<html><body><h1>Hem</h1><script>var a = {"askingPrice":1950000,"livingArea":62}</script></body></html>`;
  const { isListing, isUnread } = readPage(page, url, new SiteRegistry(new Set()));
  expect([isListing, isUnread]).toEqual([false, true]);
});
