import { readWork as read } from '../../../../test/support/reports/work.js';

/** A home built in 1972, told in 2026. */
describe('years of parts told in other words', () => {
  it.each([
    ['Stambyte avslutat 2024.', 'pipes 2024'],
    ['Stambytet avslutades hösten 2023.', 'pipes 2023'],
    ['Stambytet är nyligen avslutat (2024).', 'pipes 2024'],
    ['Stambytet är nyligen avslutat (2024) och badrummet är därmed nytt.', 'pipes 2024, bathroom 2024'],
    ['Stammarna byttes 2019 och badrummet blev då helt nytt.', 'pipes 2019, bathroom 2019'],
    ['Stambyte 2021, badrummet gjordes då om från grunden.', 'pipes 2021, bathroom 2021'],
    ['Fönsterbytet slutfördes 2020.', 'windows 2020'],
    ['Stambytet avslutas 2028.', 'pipes 2028 planned'],
    [
      'Relining av avloppsstammarna genomfördes 2012. Vattenstammarna byts vid nästa stambyte, som enligt underhållsplanen infaller 2029.',
      'pipes 2012, pipes 2029 planned',
    ],
    ['Stambyte sker 2029.', 'pipes 2029 planned'],
    ['Nästa stambyte ligger i planen 2031.', 'pipes 2031 planned'],
    ['Oljepannan är från 1985 men konverterades till pellets 2009.', 'boiler 1985'],
    ['Pelletspannan är från 2009.', 'boiler 2009'],
    ['Ny pelletspanna 2009 ersatte oljan.', 'boiler 2009'],
    ['Sedan 2018 ligger det plåt på taket.', 'roof 2018'],
    ['Sedan 2018 täcks taket av plåt.', 'roof 2018'],
    ['På taket ligger plåt från 2018.', 'roof 2018'],
    ['På taket ligger sedan 2018 plåt.', 'roof 2018'],
    ['Grannens tak är nytt från 2019, vårt är från 1974.', 'roof 1974'],
    ['Grannen har nytt tak från 2019 medan vårt lades om 2005.', 'roof 2005'],
    ['Grannhusets fönster byttes 2021 men våra är från 1998.', 'windows 1998'],
    ['Fönstren är från 2002, med undantag för fönstret i källaren.', 'windows 2002'],
  ])('reads %s', (text, expected) => {
    expect([...new Set(read(text))]).toEqual(expected.split(', ').toSorted());
  });

  it.each([
    'Oljepanna konverterad till pellets 2009.',
    'Oljepannan är ombyggd för pellets 2009.',
    'Pannan byggdes om till ved 2011.',
    'Sedan 2021 ligger det solceller på taket.',
    'Sedan 2019 ligger en altan på taket.',
    'Hallen lånar ljus genom ett invändigt fönster från 1893.',
    'Ett fönster i hallen byttes 2015.',
    'Fönstret i gästrummet är från 1998.',
    'Grannens tak är nytt från 2019, vår altan är från 2020.',
    'Grannens tak är från 2019, vårt kök är i furu.',
    'Budgivningen avslutades 2024, badrummet är fint.',
  ])('reads no work in %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
