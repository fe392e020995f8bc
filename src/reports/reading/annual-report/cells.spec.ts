import { afterLabel, labelOf } from './cells.js';

describe('a row of a table', () => {
  it.each([
    ['Skuldsättning per kvm (kr/m2) not 4 8 412 8 530', 'Skuldsättning per kvm (kr/m2)'],
    ['Årsavgift, kr 765 742', 'Årsavgift, kr'],
  ])('begins with its label: %s', (row, label) => {
    expect(labelOf(row)).toBe(label);
  });

  it('takes time in step with its length, whatever brackets it opens', () => {
    const cpuOf = (row: string): number => {
      const before = process.cpuUsage().user;
      afterLabel(row);
      return process.cpuUsage().user - before;
    };
    const least = (row: string): number => Math.min(...[1, 2, 3].map(() => cpuOf(row)));
    const [once, fourTimes] = ['x(%1'.repeat(4_000), 'x(%1'.repeat(16_000)].map(least) as [number, number];
    // In step it is 4, with the square of the length 16.
    expect(fourTimes / Math.max(once, 500)).toBeLessThan(9);
  });
});
