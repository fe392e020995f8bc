import { number } from '../../../../shared/format/number.js';
import { meanOf, scaleOver, spreadOf, talliesOf } from './spread.js';

describe('a spread', () => {
  it.each([
    [[7], 7, 7, 7],
    [[70, 55, 62], 55, 62, 70],
    [[4, 1, 3, 2], 1, 2.5, 4],
    [[5, 5], 5, 5, 5],
  ])('of %j', (values, min, median, max) => {
    expect(spreadOf(values)).toEqual({ min, median, max, values });
  });

  it('of nothing is none', () => expect(spreadOf([])).toBeNull());
});

describe('a scale', () => {
  it('begins at nothing, so that what is nearly the same stands nearly in the same place', () => {
    expect(scaleOver([[194_286, 194_256], [], [194_270]], number)).toEqual({ min: 0, max: 194_286 });
  });

  it.each([
    ['nothing', [[], []]],
    ['one figure', [[7], [7, 7]]],
    ['figures that read the same', [[0.012_31], [0.012_34]]],
  ])('is not needed for %s', (_name, lists) => {
    expect(scaleOver(lists, (value) => value.toFixed(4))).toBeNull();
  });
});

describe('a tally', () => {
  it('counts what was said, the most frequent first and equals as they came', () => {
    expect(talliesOf(['RED', 'YELLOW', 'GREEN', 'YELLOW'])).toEqual([
      { value: 'YELLOW', count: 2 },
      { value: 'RED', count: 1 },
      { value: 'GREEN', count: 1 },
    ]);
  });
});

describe('a mean', () => {
  it('is of what is known', () => {
    expect(meanOf([100, null, 300])).toBe(200);
    expect(meanOf([null])).toBeNull();
  });
});
