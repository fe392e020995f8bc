import { columnsIn, shiftOf } from './use-card-window.js';

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

describe('the shift of what stands third of abcdef', () => {
  const cards = (ids: string) => [...ids].map((id) => ({ id }));
  it.each([
    ['when nothing changes', 'abcdef', 0],
    ['when two come in above', 'xaybcdef', 2],
    ['when one comes in below', 'abcdxef', 0],
    ['when one comes in just after', 'abcxdef', 0],
    ['when one above is deleted', 'acdef', -1],
    ['when one above goes below', 'acdebf', -1],
    ['when it goes far down itself', 'abdefc', -1],
    ['when it goes to the top itself', 'cabdef', 0],
    ['when it is deleted', 'abdef', -1],
    ['when the one after it goes far', 'dabcef', 1],
    ['when both are deleted', 'abef', 0],
  ])('%s', (_case, now, shift) => {
    expect(shiftOf(cards('abcdef'), 2, cards(now))).toBe(shift);
  });
});
