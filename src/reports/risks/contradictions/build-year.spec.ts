import { listingSchema } from '../../../scraping/listing.schema.js';
import { contextOf } from '../../facts/context.js';
import { contradictionFlags } from './contradictions.js';
import { plot, today, villa } from '../../../../test/support/reports/adverts.js';

const { roof: _roof, renovations: _work, ...house } = villa;

const conflict = (yearBuilt: number, yearBuiltText: string, more = {}) =>
  contradictionFlags(
    contextOf({
      listing: { ...house, description: 'Fin villa.', ...more, yearBuilt, yearBuiltText },
      images: [],
      disagreements: [],
      today,
    }),
  ).find((found) => found.rule === 'year-conflict');

describe('the field and its words', () => {
  it.each([
    [1978, '1948', 'critical'],
    [1978, 'Byggt 1948', 'critical'],
    [1978, 'Byggår 1948 enligt ägaren', 'critical'],
    [1978, '1978 eller 1948', 'critical'],
    [1948, '1978 (fastighetsregistret), 1948 (ägaren)', 'critical'],
    [1978, 'Färdigställt 1974', 'warning'],
  ])('%d against %s is told', (year, text, severity) => {
    expect(conflict(year, text)?.severity).toBe(severity);
  });

  it.each([
    [1978, '1978'],
    [1978, '1978/1995'],
    [1978, '1976–1978'],
    [1948, '1948, tillbyggt 1978'],
    [1948, '1948 (tillbyggd 1978)'],
    [1948, '1948, ombyggd 1978'],
    [1978, 'Värdeår 1990'],
    [1978, '70-talet'],
    [1978, '1978, stomme från 1948'],
    [1978, '1977'],
    [1906, '1906, stambytt 2012'],
  ])('%d with %s is no conflict', (year, text) => {
    expect(conflict(year, text)).toBeUndefined();
  });

  it('is told once where the text also speaks of another year', () => {
    const found = contradictionFlags(
      contextOf({
        listing: { ...house, yearBuilt: 1978, yearBuiltText: '1962', description: 'Villan är byggd 1948.' },
        images: [],
        disagreements: [],
        today,
      }),
    ).filter((flag) => flag.rule === 'year-conflict');
    expect(found).toHaveLength(1);
    expect(found[0]?.description).toContain('1948');
  });

  it('is not told of land', () => {
    expect(conflict(1978, '1948', plot)).toBeUndefined();
  });

  it('is told of a record with two names for it that do not agree', () => {
    const listing = listingSchema.parse({
      propertyType: 'Villa',
      tenure: 'Äganderätt',
      yearBuilt: 1978,
      constructionYear: '1948',
      description: 'Fin villa.',
    });
    const found = contradictionFlags(contextOf({ listing, images: [], disagreements: [], today }));
    expect(found.map((flag) => [flag.rule, flag.severity])).toEqual([['year-conflict', 'critical']]);
  });
});

describe('a decade or an origin in the text', () => {
  const told = (description: string) =>
    contradictionFlags(
      contextOf({
        listing: { ...house, yearBuilt: 1978, description },
        images: [],
        disagreements: [],
        today,
      }),
    ).find((found) => found.rule === 'year-conflict')?.severity;

  it.each([
    ['Trivsam 40-talsvilla nära skolan.', 'critical'],
    ['En välskött 1940-talsvilla.', 'critical'],
    ['Huset är ursprungligen från 1948.', 'critical'],
    ['Villan, ursprungligen från 1948, ligger högt.', 'critical'],
    ['Huset är egentligen från 1952.', 'critical'],
    ['Rymligt 60-talshus.', 'warning'],
    ['Huset är ursprungligen från 1948 och om- och tillbyggt 1978.', 'warning'],
    ['Detta 50-talshus har charm.', 'critical'],
    ['Byggd i 40-talsstil med spröjsade fönster.', undefined],
    ['Inredd som en 40-talsvilla.', undefined],
    ['Granne med en 40-talsvilla.', undefined],
    ['Kakelugnen är ursprungligen från 1890.', undefined],
    ['Gedigen 70-talsvilla.', undefined],
  ])('%s → %s', (text, severity) => {
    expect(told(text)).toBe(severity);
  });
});

describe('a year that the text tells of a pronoun', () => {
  it.each([
    ['Mot trädgården sitter ett uterum på 14 kvadratmeter. Det restes 2017 av en tidigare ägare.', undefined],
    ['Huset ligger vid ån. Det uppfördes 1948 i timmer.', 'critical'],
  ])('is that of what was named before: %s', (description, severity) => {
    expect(conflict(1978, '1978', { description })?.severity).toBe(severity);
  });
});
