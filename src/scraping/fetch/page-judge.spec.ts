import { ListingGone, NotAListing, PageBlocked, PageThrottled, PageUnavailable } from '../scraping.errors.js';
import { judgePage, saysGone } from './page-judge.js';

const page = (status: number, html = '<p>Hej</p>', headers: Record<string, string> = {}) => ({
  url: 'https://www.hemnet.se/bostad/a-1',
  status,
  html,
  headers: { 'content-type': 'text/html', ...headers },
});

it.each([
  ['a challenge by its header', page(403, '', { 'cf-mitigated': 'challenge' }), PageBlocked],
  ['a challenge by its content, with status 200', page(200, '<title>Just a moment...</title>'), PageBlocked],
  [
    'a challenge with status 503',
    page(503, '<script>window._cf_chl_opt={}</script>', { 'retry-after': '5' }),
    PageBlocked,
  ],
  ['another service’s wall', page(403, '<script src="https://ct.captcha-delivery.com/c.js">'), PageBlocked],
  ['forbidden', page(403), PageBlocked],
  ['an empty answer', page(200, ' \n'), PageBlocked],
  ['too many requests', page(429), PageThrottled],
  ['busy for a while', page(503, 'x', { 'retry-after': '5' }), PageThrottled],
  ['a broken server', page(503), PageUnavailable],
  ['not found', page(404), ListingGone],
  ['a PDF', page(200, '%PDF', { 'content-type': 'application/pdf' }), NotAListing],
])('%s', (_case, answer, error) => {
  expect(() => judgePage(answer)).toThrow(error);
});

it('lets a good page through that carries the protection service’s script', () => {
  const good =
    '<title>Provgatan 7</title><script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>';
  expect(() => judgePage(page(200, good))).not.toThrow();
});

it('hears when a page says that its advert is gone, but not from its scripts', () => {
  expect(saysGone('<h1>Annonsen är borttagen</h1>')).toBe(true);
  expect(saysGone('<p>Bostaden är inte längre till salu.</p>')).toBe(true);
  expect(saysGone('<script>t("Annonsen är borttagen")</script><h1>Provgatan 7</h1>')).toBe(false);
});

it.each([
  ['7', 7000],
  ['99999', 600_000],
  [undefined, 60_000],
])('Retry-After %p is %d ms', (value, ms) => {
  try {
    judgePage(page(429, 'x', value === undefined ? {} : { 'retry-after': value }));
  } catch (error) {
    expect(error).toMatchObject({ retry: 'again', retryAfterMs: ms });
    return;
  }
  throw new Error('was not throttled');
});
