import { readWork as read } from '../../../../test/support/reports/work.js';

/** A home built in 1972, told in 2026. */
describe('the year of some tiles is not that of the roof', () => {
  it.each([
    'Spruckna takpannor byttes 2019.',
    'Några takpannor byttes 2021.',
    'Skadade takpannor byttes 2021.',
    'Ett tjugotal takpannor byttes 2021.',
    'Trasiga betongpannor byttes 2020.',
    'Taket är av tegel. Spruckna pannor byttes 2019.',
    'Taket är av tegel. Ett femtiotal pannor byttes 2019.',
    'Vi bytte 40 takpannor 2021.',
    'Takpannorna kring skorstenen byttes 2015.',
    'Betongpannorna byttes 2015 efter stormen.',
    'Takpannorna lagades 2018 vid ränndalen.',
    'Hälften av takpannorna byttes 2019.',
  ])('%s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    ['Takpannorna byttes 2019.', ['roof 2019']],
    ['Takpannorna är kvar från 1954, men stod inte i vägen.', ['roof 1954 original']],
    ['Taket har betongpannor från 1985 på råspont, där pappen vid ränndalen gått i två.', ['roof 1985']],
    ['Nya takpannor lades 2019.', ['roof 2019']],
    ['Samtliga takpannor byttes 2019.', ['roof 2019']],
    ['Gamla betongpannor byttes mot plåt 2018.', ['roof 2018']],
    ['Taket är av tegel. Pannorna byttes 2015 och fönstren mot söder 2018.', ['roof 2015', 'windows 2018']],
    ['Taket är av tegel. Pannorna byttes 2015 efter besiktning.', ['roof 2015']],
    ['Taket är av tegel. Pannorna byttes 2015 vid samma tillfälle som vinden isolerades.', ['roof 2015']],
  ] as const)('but that of all is: %s', (text, expected) => {
    expect([...new Set(read(text))]).toEqual(expected);
  });
});
