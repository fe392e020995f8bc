import { countNewOnTop } from './use-held-back.js';

const cards = (ids: string) => [...ids].map((id) => ({ id }));
const known = new Set('abcdef');

it.each([
  ['nothing new', 'abcdef', 0],
  ['two on top', 'xyabcdef', 2],
  ['one on top and one further down', 'xabcydef', 1],
  ['the first card moved down the list', 'bcdeaf', 0],
  ['the first card moved down after one came in', 'xbcdeaf', 1],
  ['a card from further down moved up', 'eabcdf', 0],
  ['the first card deleted', 'bcdef', 0],
  ['the first card deleted after two came in', 'xybcdef', 2],
  ['all deleted that were shown', 'xy', 0],
  ['an empty list', '', 0],
])('with %s', (_case, list, waiting) => {
  expect(countNewOnTop(cards(list), known)).toBe(waiting);
});
