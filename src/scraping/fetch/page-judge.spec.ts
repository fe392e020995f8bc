import { ListingGone, NotAListing, PageBlocked, PageThrottled, PageUnavailable } from '../scraping.errors.js';
import { judgePage } from '../../../test/support/judge-here.js';
import { saysGone } from './page-judge.js';

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

const cards = '<a>Ringgatan 2, 2 995 000 kr, 62 m², 3 rum</a>';

it.each([
  ['a notice', '<h1>Annonsen är borttagen</h1>'],
  ['a notice among other homes', `<h1>Annonsen är tyvärr borttagen</h1><h2>Liknande bostäder</h2>${cards}`],
  ['a soft 404', `<title>Sidan kunde inte hittas</title><h1>Hoppsan</h1>${cards}`],
  ['a bare number for a title', '<title>404</title><p>Här var det tomt</p>'],
  ['a soft 404 in English', '<title>404 - Page not found</title><p>Oops</p>'],
])('%s is gone, whatever its status', (_case, html) => {
  expect(() => judgePage(page(200, html))).toThrow(ListingGone);
});

it.each([
  ['Annonsen är borttagen', true],
  ['Bostaden är inte längre till salu.', true],
  ['Objektet är avpublicerat', true],
  ['Objektet du söker finns tyvärr inte kvar.', true],
  ['Vi kunde inte hitta bostaden.', true],
  ['Annonsen visas inte längre', true],
  ['Den här bostaden är såld', true],
  ['Objektet är sålt och visas ej', true],
  ['Tyvärr kan vi inte hitta sidan', true],
  ['Sidan du försöker nå finns inte', true],
  ['Annonsen är arkiverad', true],
  ['Bostaden har sålts', true],
  ['Bostaden är inte tillgänglig längre', true],
  ['This listing is no longer available.', true],
  ['The page you are looking for does not exist.', true],
  ['Provgatan 7', false],
  ['Annonsen är ny. Bostaden är välplanerad och har nyligen renoverats.', false],
  ['Sidan är en del av vår webbplats.', false],
  ['Källaren finns inte. Hissen kunde inte besiktas.', false],
  ['Huset är sålt 2001 och renoverat sedan dess, 404 kvm tomt.', false],
])('"%s" says that the advert is gone: %s', (text, isGone) => {
  expect(saysGone(`<h1>Bostad</h1><p>${text}</p>`)).toBe(isGone);
});

it('does not hear it from scripts, from what stands around the page, or in a long text', () => {
  const removed = 'Annonsen är borttagen.';
  expect(saysGone(`<script>t("${removed}")</script><h1>Provgatan 7</h1>`)).toBe(false);
  expect(saysGone(`<h1>Provgatan 7</h1><footer>${removed}</footer>`)).toBe(false);
  expect(saysGone(`<h1>Provgatan 7</h1><p>${'Ett hem i ljusa färger. '.repeat(300)}${removed}</p>`)).toBe(
    false,
  );
});

it.each([
  ['a rate limit by its status', page(429)],
  ['a rate limit with status 200', page(200, '<h1>För många förfrågningar</h1><p>Försök igen senare.</p>')],
  [
    'Cloudflare’s rate limit',
    page(
      403,
      '<title>Access denied | hemnet.se used Cloudflare to restrict access</title><h1>Error 1015</h1><h2>You are being rate limited</h2>',
    ),
  ],
])('%s asks us to wait', (_case, answer) => {
  expect(() => judgePage(answer)).toThrow(PageThrottled);
});

it.each([
  ['https://www.hemnet.se/sok?q=too+many+requests', 'Sökresultat: too many requests'],
  ['https://www.hemnet.se/sok?q=f%C3%B6r%20snabbt', 'Du söker för snabbt'],
  ['https://www.hemnet.se/bostad/too-many-requests-12345', 'Too Many Requests'],
  ['https://www.hemnet.se/sok?q=too%252Bmany%252Brequests', 'Too many requests'],
  ['https://www.hemnet.se/sok?q=%74oo+%6dany+request%73&x=%zz%ff', 'Too many requests'],
])('does not take the words of the address %s for the site’s own', (url, told) => {
  const html = `<title>${told}</title><h1>${told}</h1>`;
  expect(() => judgePage({ ...page(200, html), url })).not.toThrow();
  const elsewhere = 'https://www.hemnet.se/fel';
  expect(() => judgePage({ ...page(200, html), url: elsewhere, askedFor: url })).not.toThrow();
  expect(() => judgePage({ ...page(403, html), url })).toThrow(PageThrottled);
});

it.each([
  ['7', 7000],
  ['99999', 600_000],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 1000],
  ['Fri, 31 Dec 2999 23:59:59 GMT', 600_000],
  ['snart', 60_000],
  [undefined, 60_000],
])('Retry-After %p is %d ms', (value, ms) => {
  const answer = page(429, 'x', value === undefined ? {} : { 'retry-after': value });
  const fault = caught(() => judgePage(answer));
  expect(fault).toMatchObject({ code: 'page_throttled', retryAfterMs: ms });
});

function caught(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}
