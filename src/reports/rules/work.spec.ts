import { textsOf } from './sources.js';
import { workOf, yearsIn } from './work.js';

const read = (description: string, yearBuilt?: number) =>
  workOf(
    textsOf({ description }).map((source) => ({ ...source, readable: source.text })),
    2026,
    yearBuilt,
  ).map(({ part, from, to, state }) => [part, from, to, state]);

describe('dated work', () => {
  it.each([
    ['Stambyte 2014.', [['pipes', 2014, 2014, 'done']]],
    ['Nytt tak 2019.', [['roof', 2019, 2019, 'done']]],
    ['Fönster bytta -98.', [['windows', 1998, 1998, 'done']]],
    ['Badrummet renoverades på 80-talet.', [['bathroom', 1980, 1989, 'done']]],
    ['2014 byttes stammarna.', [['pipes', 2014, 2014, 'done']]],
    [
      'Nytt tak 2019, fönstren bytta 2004 och omdränerat 2011.',
      [
        ['roof', 2019, 2019, 'done'],
        ['windows', 2004, 2004, 'done'],
        ['drainage', 2011, 2011, 'done'],
      ],
    ],
    [
      'Tak och fönster byttes 2016.',
      [
        ['roof', 2016, 2016, 'done'],
        ['windows', 2016, 2016, 'done'],
      ],
    ],
    ['Yttertaket lades 1979.', [['roof', 1979, 1979, 'done']]],
    ['Tak: 1974.', [['roof', 1974, 1974, 'done']]],
    ['Taket är 45 år gammalt.', [['roof', 1981, 1981, 'done']]],
    ['Stambyte planeras 2028.', [['pipes', 2028, 2028, 'planned']]],
    ['Taket är original från 1974.', [['roof', 1974, 1974, 'original']]],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('dates an undated original part to the year of build', () => {
    expect(read('Taket är original.', 1962)).toEqual([['roof', 1962, 1962, 'original']]);
    expect(read('Taket är från byggåret.', 1962)).toEqual([['roof', 1962, 1962, 'original']]);
    expect(read('Taket är original.')).toEqual([]);
  });

  it.each([
    'Huset byggdes 1974 och har tegeltak.',
    'Fasaden målades 2020.',
    'God takhöjd på 265 cm.',
    'Föreningen bildades 1998.',
    'Stamspolning gjordes 2023.',
  ])('reads no work in %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('quotes the place', () => {
    const description = 'Fint läge. Nytt tak lades 2019 av proffs.';
    const [work] = workOf([{ field: 'description', text: description, readable: description }], 2026);
    expect(work?.quote.text).toBe('Nytt tak lades 2019');
    expect(description.slice(work?.quote.start, work?.quote.end)).toBe('Nytt tak lades 2019');
  });

  it('takes areas and money for what they are', () => {
    expect(yearsIn('Boarea 58 kvm, biarea -12 kvm och 1999 kr', 2026)).toEqual([]);
  });
});
