import { figuresIn } from './numbers.js';

it.each([
  ['sextio procent', 60],
  ['femtiosex procent', 56],
  ['sex procent', 6],
  ['nio hundra nittio nio tusen nio hundra nittio nio kronor', 999_999],
])('reads %s', (text, value) => {
  expect(figuresIn(text)).toEqual([expect.objectContaining({ value })]);
});

// `sextio` could also be read as `sex` and `tio`: sixty in a row had more readings than there is time for.
it('ends where number words stand in a long row', () => {
  expect(figuresIn(`${'sextio'.repeat(60)}x procent`)).toEqual([]);
});
