import { about, brief, list, lower } from './format.js';

it('a list with an och of its own ends with samt', () => {
  expect(list(['tak', 'rör'])).toBe('tak och rör');
  expect(list(['takets ålder', 'rör och el', 'besiktning'])).toBe('takets ålder, rör och el samt besiktning');
});

it.each([
  ['Nyproduktion: du köper innan bostaden finns', 'Nyproduktion'],
  ['Föreningens skattestatus (äkta eller oäkta)', 'Föreningens skattestatus'],
  ['Radon: 320 Bq/m³', 'Radon: 320 Bq/m³'],
  ['Fukt i källaren', 'Fukt i källaren'],
])('%s in brief is %s', (title, short) => {
  expect(brief(title)).toBe(short);
});

describe('a heading within a sentence', () => {
  it.each([
    ['Fukt i källaren', 'fukt i källaren'],
    ['Äldre fönster', 'äldre fönster'],
    ['Avlopp som inte är godkänt', 'avlopp som inte är godkänt'],
    ['Två olika byggår', 'två olika byggår'],
    ['El', 'el'],
    ['Ingen OVK', 'ingen OVK'],
    ['Fråga Anticimex', 'fråga Anticimex'],
  ])('begins small: %s', (title, within) => {
    expect(lower(title)).toBe(within);
  });

  it.each([
    'OVK som inte är godkänd',
    'BRF med hög skuld',
    'Brf Kvarnens skuld',
    'E4 intill tomten',
    'PCB i fogarna',
    'MgO-skivor i väggarna',
    'F-klassad energi',
    'Fastighetsbyråns egen uppgift',
    'Svensk Fastighetsförmedling som mäklare',
    'Anticimex protokoll',
    'HSB:s norm',
    '1950-talshus',
  ])('keeps a name or an abbreviation: %s', (title) => {
    expect(lower(title)).toBe(title);
  });
});

describe('a reckoned sum in running text', () => {
  it.each([
    [17_153, 17_200],
    [952, 1000],
    [52_486, 52_500],
    [378_300, 380_000],
    [4_132_100, 4_130_000],
  ])('is given to what it carries: %d as %d', (exact, told) => {
    expect(about(exact)).toBe(told);
  });
});
