import { nearest } from './nearest.js';

const keys = ['free_reports_count', 'report_keep_minutes', 'model_prices'];

it.each([
  // One letter left out, one put in, one changed, and other case.
  ['model_price', 'model_prices'],
  ['modell_prices', 'model_prices'],
  ['model-prices', 'model_prices'],
  ['FREE_REPORTS_COUNT', 'free_reports_count'],
  ['reports_keep_minute', 'report_keep_minutes'],
  // `model_prices` has twelve letters: four may be wrong, five not.
  ['model_pr', 'model_prices'],
  ['model_p', undefined],
  ['', undefined],
  ['colour', undefined],
])('takes %p for %p', (typed, meant) => {
  expect(nearest(typed, keys)).toBe(meant);
});
