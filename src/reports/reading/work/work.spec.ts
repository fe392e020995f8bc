import { textsOf } from '../text/sources.js';
import { workOf } from './work.js';
import { yearsIn } from '../quantities/years.js';

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

  it.each([
    ['Fönstren är original.', ['windows']],
    ['Kök i originalskick.', ['kitchen']],
    ['Här finns originalfönster mot gatan.', ['windows']],
    ['Badrum och kök i originalskick.', ['bathroom', 'kitchen']],
    ['Taket har betongpannor i original.', ['roof']],
    ['Taket har betongpannor och köket är i original.', ['kitchen']],
    ['Köket har skåp i original och plats för en bänk vid fönstret.', []],
    ['Luckor i original i köket.', []],
    ['Kök med originalgolv.', []],
    ['En soffa i originalskick står under fönstret.', []],
    ['Badrummets golv är original.', []],
  ])('ties original to its own noun in %s', (text, parts) => {
    expect(read(text, 1951)).toEqual(parts.map((part) => [part, 1951, 1951, 'original']));
  });

  it.each([
    [
      'Värms med direktverkande el och kakelugn samt en luftvärmepump från 2017.',
      [['heatPump', 2017, 2017, 'done']],
    ],
    ['Uppvärmning med el, luftvärmepump installerad 2019.', [['heatPump', 2019, 2019, 'done']]],
    [
      'Ny el och nya rör 2008.',
      [
        ['electrical', 2008, 2008, 'done'],
        ['pipes', 2008, 2008, 'done'],
      ],
    ],
    ['Köket har vitvaror från 2020.', []],
    ['Badrummet är fräscht, altanen byggdes 2018.', []],
    ['Solceller monterades på taket 2021.', []],
    ['Golvvärme installerad i badrummet 2015.', []],
    ['Golvvärme i kök och badrum från 2015.', []],
    ['2014 byttes vitvarorna i köket.', []],
    ['Huset är byggt 1974 med nytt kök.', []],
    [
      'Stambyte med nya badrum 2014.',
      [
        ['pipes', 2014, 2014, 'done'],
        ['bathroom', 2014, 2014, 'done'],
      ],
    ],
    ['Badrummet på nedre plan renoverades 2015.', [['bathroom', 2015, 2015, 'done']]],
    ['Garaget fick nytt tak 2018.', []],
    ['Under 2019 byttes taket och fasaden målades om.', [['roof', 2019, 2019, 'done']]],
    ['Byte av samtliga fönster 2013.', [['windows', 2013, 2013, 'done']]],
    ['Badrummet är helkaklat och renoverat 2016.', [['bathroom', 2016, 2016, 'done']]],
    ['Originalkök från 1965.', [['kitchen', 1965, 1965, 'original']]],
    [
      'Renoverat: kök 2015, badrum 2017.',
      [
        ['kitchen', 2015, 2015, 'done'],
        ['bathroom', 2017, 2017, 'done'],
      ],
    ],
    ['Bergvärme (2010) och FTX.', [['groundHeatPump', 2010, 2010, 'done']]],
    ['Taket byttes senast 2019.', [['roof', 2019, 2019, 'done']]],
  ])('binds the year to the nearest noun of the clause in %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    'FTX, OVK utan anmärkning 2023.',
    'Ventilationen är godkänd vid kontroll 2022.',
    'Service av bergvärmepumpen 2023.',
    'Taket besiktigades 2021.',
    'Avloppsrör filmade 2020.',
    'Rengöring av ventilationen gjordes 2022.',
    'Elinstallation med protokoll från 2019.',
    'Nya fönster, energideklaration 2020.',
  ])('takes no inspection or upkeep for a replacement in %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    ['Frånluftsvärmepump utbytt 2018.', 'otherHeatPump'],
    ['Ny luft/vattenvärmepump 2018.', 'otherHeatPump'],
    ['Luft-vatten värmepump från 2018.', 'otherHeatPump'],
    ['Jordvärme installerad 2018.', 'otherHeatPump'],
    ['Ny värmepump 2018.', 'otherHeatPump'],
    ['Ny luft/luftvärmepump 2018.', 'heatPump'],
    ['Luftvärmepump från 2018.', 'heatPump'],
    ['Bergvärmepump bytt 2018.', 'groundHeatPump'],
  ])('tells the kinds of heat pump apart in %s', (text, part) => {
    expect(read(text)).toEqual([[part, 2018, 2018, 'done']]);
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
