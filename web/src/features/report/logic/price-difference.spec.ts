import { differenceText } from './price-difference.js';

const nb = '\u00a0';

describe('differenceText', () => {
  it.each([
    [11.6, 'Länets snitt 2024, SCB', `12${nb}% över länets snitt 2024, SCB`],
    [-7, 'SCB:s länssnitt', `7${nb}% under SCB:s länssnitt`],
    [0.4, 'länets snitt', 'I nivå med länets snitt'],
    [5, null, `5${nb}% över områdets snitt`],
    [null, 'länets snitt', null],
  ])('words %p against %p', (difference, comparison, expected) => {
    expect(differenceText(difference, comparison)).toBe(expected);
  });
});
