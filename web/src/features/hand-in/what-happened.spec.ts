import { isHelpedByHandIn } from '../../shared/helped-by-hand-in.js';
import { mayPass, whatHappened } from './what-happened.js';

it.each([
  ['page_blocked', 'https://www.hemnet.se/bostad/1', 'Hemnet släpper inte in vår läsare.'],
  ['listing_gone', 'https://www.booli.se/annons/1', 'Annonsen är borttagen från Booli.'],
  ['fetch_timeout', 'https://www.notar.se/objekt/1', 'Vi fick inget svar från notar.se.'],
  ['something_new', 'https://www.notar.se/objekt/1', 'Sidan på notar.se gick inte att läsa.'],
  [null, 'ingen länk', 'Sidan på webbplatsen gick inte att läsa.'],
])('%s of %s', (code, url, sentence) => expect(whatHappened(code, url)).toBe(sentence));

it.each([
  [
    'Webbplatsen ber oss vänta 10 minuter. Lämna in annonsen själv, eller försök igen senare.',
    'Hemnet ber oss vänta 10 minuter.',
  ],
  ['Webbplatsen ber oss vänta en minut. Lämna in annonsen själv.', 'Hemnet ber oss vänta en minut.'],
  ['Webbplatsen ber oss vänta. Analysen fortsätter av sig själv om en stund.', 'Hemnet ber oss vänta.'],
  [null, 'Hemnet ber oss vänta.'],
])('says how long a site asks us to wait: %s', (reason, sentence) => {
  expect(whatHappened('page_throttled', 'https://www.hemnet.se/bostad/1', reason)).toBe(sentence);
});

it('offers another try for what may pass, and handing in for what our reader met', () => {
  expect(['page_unavailable', 'page_blocked', null].map(mayPass)).toEqual([true, false, false]);
  expect(
    ['page_blocked', 'fetch_failed', 'allowance_spent', 'model_unavailable', null].map(isHelpedByHandIn),
  ).toEqual([true, true, true, false, false]);
});
