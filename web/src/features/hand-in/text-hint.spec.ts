import { textFault, textHint } from './text-hint.js';

const body = 'Ljus lägenhet i gott skick med balkong åt sydväst. '.repeat(10);

it.each([
  ['', null],
  ['   ', null],
  ['https://www.hemnet.se/bostad/1', /länk/],
  [body, /varken pris/],
  ['Åkervägen 1, 2 495 000 kr', /kort/],
  ['Åkervägen 1, 2 rum, 45 m²', /kort/],
  [`${body} Utgångspris 2 495 000 kr`, null],
  [`${body} Boarea 45 m²`, null],
  [`${body} 2\u00a0rok`, null],
])('%s', (text, hint) => {
  if (hint) expect(textHint(text)).toMatch(hint);
  else expect(textHint(text)).toBeNull();
});

it('is sent when there is some, up to two megabytes', () => {
  expect(textFault('  ')).toMatch(/Klistra in/);
  expect(textFault('kort')).toBeNull();
  expect(textFault('å'.repeat(1024 * 1024 + 1))).toMatch(/för lång/);
});
