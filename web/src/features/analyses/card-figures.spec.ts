import { splitFigure } from './card-figures.js';

it.each([
  ['4,15\u00a0Mkr', '4,15', '\u00a0Mkr'],
  ['1\u00a0250\u00a0m²', '1\u00a0250', '\u00a0m²'],
  ['3\u00a0rum', '3', '\u00a0rum'],
  ['12\u00a0345\u00a0678\u00a0kr', '12\u00a0345\u00a0678', '\u00a0kr'],
  ['82\u00a0% tillförlitlighet', '82', '\u00a0% tillförlitlighet'],
  ['Pris saknas', 'Pris saknas', ''],
])('parts %s', (text, figure, unit) => {
  expect(splitFigure(text)).toEqual({ figure, unit });
});
