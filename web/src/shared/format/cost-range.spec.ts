import { costRange } from './cost-range.js';

const nb = '\u00a0';

describe('costRange', () => {
  it('names both ends and the unit once', () => {
    expect(costRange({ min: 25000, max: 60000 })).toBe(`25${nb}000–60${nb}000${nb}kr`);
  });

  it('names one figure when the ends meet', () => {
    expect(costRange({ min: 0, max: 0 })).toBe(`0${nb}kr`);
  });
});
