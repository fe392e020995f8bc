import { figuresApart, furthest, mediansApart, presenceApart, textsApart, wordsApart } from './apart.js';
import { spreadOf } from './spread.js';

describe('verdicts and other words', () => {
  it.each([
    ['same', [['YELLOW'], ['YELLOW']]],
    ['differs', [['YELLOW'], ['RED']]],
    [
      'differs',
      [
        ['YELLOW', 'YELLOW'],
        ['RED', 'GREEN'],
      ],
    ],
    [
      'within',
      [
        ['YELLOW', 'YELLOW', 'RED'],
        ['YELLOW', 'YELLOW', 'YELLOW'],
      ],
    ],
    // As often, in another order and of another number of runs.
    [
      'same',
      [
        ['YELLOW', 'RED'],
        ['RED', 'YELLOW', 'YELLOW', 'RED'],
      ],
    ],
    ['same', [['YELLOW'], []]],
  ] as const)('are told %s: %j', (apart, prompts) => {
    expect(wordsApart(prompts)).toBe(apart);
  });
});

describe('free texts', () => {
  it.each([
    ['same', [['a'], ['a']]],
    ['differs', [['a'], ['b']]],
    [
      'within',
      [
        ['a', 'b'],
        ['c', 'c'],
      ],
    ],
  ] as const)('are told %s: %j', (apart, prompts) => {
    expect(textsApart(prompts)).toBe(apart);
  });
});

describe('figures', () => {
  it.each([
    ['differs from five points on', 'differs', [[60], [65]]],
    ['same below', 'same', [[60], [64]]],
    // Medians 60 and 70, ranges 55–68 and 66–75.
    [
      'within ranges that meet',
      'within',
      [
        [55, 60, 68],
        [66, 70, 75],
      ],
    ],
    [
      'differs beyond them',
      'differs',
      [
        [55, 60, 65],
        [66, 70, 75],
      ],
    ],
    [
      'same when medians are near, whatever the ranges',
      'same',
      [
        [60, 60, 60],
        [62, 62, 62],
      ],
    ],
    ['same where one has none', 'same', [[60], []]],
  ] as const)('%s', (_what, apart, prompts) => {
    expect(figuresApart(prompts, 5)).toBe(apart);
  });

  it('are as far apart as their medians', () => {
    expect(mediansApart([spreadOf([55, 60, 70])!, spreadOf([67])!])).toBe(7);
    expect(mediansApart([])).toBe(0);
  });
});

describe('what stands in some runs', () => {
  it.each([
    ['same', 1, 1, 1, 1],
    ['same', 2, 3, 2, 3],
    ['same', 1, 2, 2, 4],
    ['differs', 1, 1, 0, 1],
    ['differs', 0, 3, 3, 3],
    ['within', 2, 3, 0, 3],
    ['within', 3, 3, 1, 3],
  ] as const)('%s: %i of %i and %i of %i', (apart, count, of, other, otherOf) => {
    expect(
      presenceApart([
        { count, of },
        { count: other, of: otherOf },
      ]),
    ).toBe(apart);
  });
});

describe('several matters', () => {
  it('are as far apart as the furthest', () => {
    expect(furthest(['same', 'differs', 'within'])).toBe('differs');
    expect(furthest(['same', 'within'])).toBe('within');
    expect(furthest([])).toBe('same');
  });
});
