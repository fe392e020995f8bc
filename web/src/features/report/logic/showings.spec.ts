import { readShowings } from './showings.js';

const passed = (start: string, now: string) => readShowings([start], new Date(now))[0]?.passed;

describe('readShowings', () => {
  it('words day and time as in Sweden, summer time included', () => {
    expect(readShowings(['2026-06-07T11:00:00Z'], new Date('2026-06-01T00:00:00Z'))).toEqual([
      { day: 'söndag 7 juni', time: '13:00', passed: false },
    ]);
  });

  it('lets a showing last an hour before it has passed', () => {
    expect(passed('2026-11-22T13:00:00+01:00', '2026-11-22T12:59:00Z')).toBe(false);
    expect(passed('2026-11-22T13:00:00+01:00', '2026-11-22T13:01:00Z')).toBe(true);
  });

  it('ends a day without a time at midnight in Sweden, not in UTC', () => {
    // 22:30 UTC is 23:30 in Sweden in winter, still the 22nd; 23:30 UTC is the 23rd there.
    expect(passed('2026-11-22', '2026-11-22T22:30:00Z')).toBe(false);
    expect(passed('2026-11-22', '2026-11-22T23:30:00Z')).toBe(true);
    expect(readShowings(['2026-11-22'], new Date('2026-11-01T00:00:00Z'))[0]).toMatchObject({
      day: 'söndag 22 november',
      time: null,
    });
  });

  it('names the year of another year', () => {
    expect(readShowings(['2021-07-17'], new Date('2026-11-01T00:00:00Z'))[0]?.day).toBe(
      'lördag 17 juli 2021',
    );
  });

  it('sorts by time and leaves out what is no date', () => {
    const days = readShowings(
      ['2026-11-23T18:00:00+01:00', 'Ring för tid', '2026-11-22T13:00:00+01:00'],
      new Date('2026-11-01T00:00:00Z'),
    ).map(({ day }) => day);
    expect(days).toEqual(['söndag 22 november', 'måndag 23 november']);
  });
});
