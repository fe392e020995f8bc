import { date, dateTime, dayAndTime, relativeTime } from './date.js';
import { duration } from './duration.js';
import { fileSize } from './file-size.js';
import { area, counted, rooms } from './home.js';
import { kr, millionKr, minorUnits, oreAsKr, usd } from './money.js';
import { percent } from './number.js';

const nb = '\u00a0';

describe('money', () => {
  it('groups kronor with no-break spaces and keeps the unit on the line', () => {
    expect(kr(4950000)).toBe(`4${nb}950${nb}000${nb}kr`);
    expect(kr(3450, 'mån')).toBe(`3${nb}450${nb}kr/mån`);
    expect(kr(85344.8, 'm²')).toBe(`85${nb}345${nb}kr/m²`);
  });
  it('writes millions with a decimal comma and a fixed number of decimals', () => {
    expect(millionKr(4950000)).toBe(`4,95${nb}Mkr`);
    expect(millionKr(5000000)).toBe(`5,00${nb}Mkr`);
    expect(millionKr(4950000, 1)).toMatch(/^(4,9|5,0)\u00a0Mkr$/);
    expect(millionKr(12340000, 1)).toBe(`12,3${nb}Mkr`);
  });
  it('turns öre into kronor and shows öre only when there are any', () => {
    expect(oreAsKr(9900)).toBe(`99${nb}kr`);
    expect(oreAsKr(4950)).toBe(`49,50${nb}kr`);
  });
  it('writes a dash for what is no number', () => {
    expect(kr(Number.NaN, 'mån')).toBe(`–${nb}kr/mån`);
  });

  it('names a currency that is not ours', () => {
    expect(minorUnits(29700, 'sek')).toBe(`297${nb}kr`);
    expect(minorUnits(129900, 'eur')).toBe(`1${nb}299,00${nb}EUR`);
  });
});

describe('homes', () => {
  it('writes area and rooms with at most one decimal', () => {
    expect(area(58)).toBe(`58${nb}m²`);
    expect(area(58.5)).toBe(`58,5${nb}m²`);
    expect(area(1100)).toBe(`1${nb}100${nb}m²`);
    expect(rooms(3.5)).toBe(`3,5${nb}rum`);
  });
  it('chooses the word after the count', () => {
    expect(counted(1, 'analys', 'analyser')).toBe(`1${nb}analys`);
    expect(counted(0, 'analys', 'analyser')).toBe(`0${nb}analyser`);
    // A line may end within what is counted.
    expect(counted(1_200, 'ny analys', 'nya analyser')).toBe(`1${nb}200${nb}nya analyser`);
  });
  it('rounds percent to whole', () => expect(percent(77.6)).toBe(`78${nb}%`));
});

describe('dates', () => {
  it('tells day and clock in Sweden, whatever the zone of the machine', () => {
    expect(date('2026-11-20T23:30:00Z')).toBe('21 november 2026');
    expect(dateTime('2026-07-01T10:05:00Z')).toBe(`1 juli 2026 kl.${nb}12:05`);
    expect(dayAndTime('2026-11-20T23:30:00Z')).toBe('2026-11-21 00:30');
  });
  it('tells distance in the largest whole unit', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    expect(relativeTime('2026-11-20T11:59:30Z', now)).toBe('nyss');
    expect(relativeTime('2026-11-20T11:55:00Z', now).replaceAll(nb, ' ')).toBe('för 5 minuter sedan');
    expect(relativeTime('2026-11-19T11:00:00Z', now)).toBe('i går');
    expect(relativeTime('2026-09-01T12:00:00Z', now).replaceAll(nb, ' ')).toBe('för 2 månader sedan');
  });
});

describe('what a model takes', () => {
  it('costs dollars, small sums with their decimals', () => {
    expect(usd(0)).toBe(`0${nb}USD`);
    expect(usd(0.0123)).toBe(`0,0123${nb}USD`);
    expect(usd(1.2)).toBe(`1,20${nb}USD`);
  });
  it('lasts in the unit that fits', () => {
    expect(duration(40)).toBe(`40${nb}ms`);
    expect(duration(12_449)).toBe(`12,4${nb}s`);
    expect(duration(59_999)).toBe(`59,9${nb}s`);
    expect(duration(60_000)).toBe(`1${nb}min`);
    expect(duration(125_000)).toBe(`2${nb}min${nb}5${nb}s`);
  });
});

it('files are as large as the unit that fits tells', () => {
  expect([fileSize(0), fileSize(1023)]).toEqual([`0${nb}B`, `1${nb}023${nb}B`]);
  // 86 016 / 1024 = 84; 1 363 149 / 1024² = 1.3
  expect([fileSize(86_016), fileSize(1_363_149)]).toEqual([`84${nb}KB`, `1,3${nb}MB`]);
  // Just below a megabyte is one when it is rounded.
  expect([fileSize(1_048_575), fileSize(1_048_576)]).toEqual([`1${nb}MB`, `1${nb}MB`]);
});
