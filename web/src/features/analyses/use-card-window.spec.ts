import { columnsIn } from './use-card-window.js';

it.each([
  [288, 1],
  [358, 1],
  // Two of 200 and the gap.
  [419, 1],
  [420, 2],
  [640, 2],
  // Three of 280 and two gaps.
  [879, 2],
  [880, 3],
  [1180, 4],
])('lays %d px out in %d columns', (width, columns) => {
  expect(columnsIn(width)).toBe(columns);
});
