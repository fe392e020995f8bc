import { InvalidArgumentError } from 'commander';
import { since, spanOf, until } from './moment.js';

describe('a moment', () => {
  it.each([
    ['2026-11-22', '2026-11-22T00:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['2026-11-22T10:30', '2026-11-22T10:30:00.000Z'],
    ['2026-11-22 10:30:15', '2026-11-22T10:30:15.000Z'],
    ['2026-11-22T10:30:15.250Z', '2026-11-22T10:30:15.250Z'],
    ['2026-11-22T10:30+02:00', '2026-11-22T08:30:00.000Z'],
    ['2026-11-22T10:30:00-0130', '2026-11-22T12:00:00.000Z'],
    [' 2026-11-22 ', '2026-11-22T00:00:00.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(since(text).toISOString()).toBe(iso);
  });

  it.each([
    ['90s', 90_000],
    ['30m', 1_800_000],
    ['2h', 7_200_000],
    ['7d', 604_800_000],
    ['2w', 1_209_600_000],
    ['0m', 0],
  ])('%s is %d ms ago', (text, ms) => {
    const before = Date.now();
    const moment = since(text).getTime();
    expect(moment + ms).toBeGreaterThanOrEqual(before);
    expect(moment + ms).toBeLessThanOrEqual(Date.now());
    expect(spanOf(text)).toBe(ms);
  });

  it('ends with the day where a day is the end, and at the moment where a moment is', () => {
    expect(until('2026-12-31').toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(until('2026-12-31T10:00Z').toISOString()).toBe('2026-12-31T10:00:00.000Z');
  });

  it.each([
    '',
    'yesterday',
    '2026',
    '2026-11',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-11-22T25:00',
    '2026-11-22T10',
    '2026-11-22T10:30+99:00',
    '22/11/2026',
    '2026-11-22x',
    '-2h',
    '2 h',
    '2.5h',
    '2y',
    'h',
    '5',
    '0000-01-01',
    '99999999999999d',
  ])('is not %j', (text) => {
    expect(() => since(text)).toThrow(InvalidArgumentError);
    expect(() => until(text)).toThrow(InvalidArgumentError);
  });

  it.each(['2026-11-22', '-1h', '', '1', '1h30m', '36501d'])('%j is no span', (text) => {
    expect(() => spanOf(text)).toThrow(InvalidArgumentError);
  });
});
