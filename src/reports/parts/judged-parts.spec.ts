import type { Listing } from '../../scraping/listing.types.js';
import { contextOf } from '../facts/context.js';
import { writeRulesReport, writeRulesReports } from '../rules-analyst.js';
import { neededParts } from './judged-parts.js';
import { partAges, technicalSpecs } from './technical.js';
import { documentedFlat, plot, today } from '../../../test/support/reports/adverts.js';

const write = (listing: Listing) => writeRulesReport({ listing, images: [], disagreements: [], today });

/** Nothing missing, no flag, and in the advert not a word on the age of anything. */
const silentFlat: Listing = {
  ...documentedFlat,
  yearBuilt: 1968,
  associationFacts: { ...documentedFlat.associationFacts, renovations: 'Stamspolning görs regelbundet.' },
  description: 'Trerummare med balkong mot söder. Föreningen äger marken. Inga stambyten är planerade.',
};

/** A house whose checklist is full and whose dear parts the text dates. */
const datedHouse: Listing = {
  propertyType: 'Villa',
  tenure: 'Äganderätt',
  price: 4_000_000,
  livingArea: 120,
  biarea: 10,
  tomtarea: 800,
  yearBuilt: 1978,
  operatingCost: 30_000,
  energyClass: 'C',
  structure: 'Trä',
  facade: 'Tegel',
  foundation: 'Platta på mark',
  heating: 'Fjärrvärme',
  ventilation: 'Frånluft',
  waterAndSewage: 'Kommunalt vatten och avlopp',
  taxValues: { totalTaxValue: 2_000_000 },
  mortgageDeeds: { total: 1_000_000 },
  description:
    'Besiktigad villa. Golvet är isolerat undertill enligt ritning. Taket lades om 2018. Elen och rören byttes 2015. ' +
    'Badrummet renoverades 2019. Fönstren byttes 2016. Radonmätt 2023: 60 Bq/m³.',
};

describe('a home with a full checklist', () => {
  it('is not green while nothing that is dear to renew is judged, and the report says which', () => {
    const report = write(silentFlat);
    expect(report.technicalSpecs).toEqual({});
    const { draft } = writeRulesReports({ listing: silentFlat, images: [], disagreements: [], today });
    expect(draft.missingInfo).toEqual([]);
    // No verdict rests on the ages themselves: the parts do that.
    expect(report.missingInfo.slice(0, 1)).toEqual(['Badrummets ålder']);
    expect(report.verdict).toBe('YELLOW');
    expect(report.verdictReason).toContain('åldern på badrummet, rören och elen framgår inte');
    expect(report.verdictDrivers.wouldChange).toEqual([
      'Fråga om åldern på badrummet, rören och elen.',
      'Om svaren är bra och går att styrka blir bedömningen ”Ser lovande ut”.',
    ]);
    // Facts of weight 113 in full; of parts of weight 26 nothing.
    expect(report.confidence.score).toBe(Math.round((113 / (113 + 26)) * 100));
    expect(report.confidence.explanation).toContain('Ej bedömt');
    expect(report.confidence.explanation).toContain('badrummet, rören, elen, köket');
  });

  it.each([
    ['the year of the bathroom', 'Badrummet renoverades 2019.'],
    ['its papers', 'Badrummet har våtrumsintyg.'],
    ['that it came with the new pipes', 'Badrummet är från stambytet.'],
  ])('turns green with the pipes and %s', (_case, said) => {
    const description = `${silentFlat.description} Stammarna byttes 2015. ${said}`;
    expect(write({ ...silentFlat, description }).verdict).toBe('GREEN');
  });

  it.each([
    'Badrummet saknar våtrumsintyg.',
    'Badrummet är i behov av totalrenovering.',
    'Badrummet renoveras inte vid stambytet.',
    'Till badrummet hör ett våtrumsintyg som saknas.',
    'Grannens badrum är nyrenoverat.',
  ])('does not turn green by: %s', (said) => {
    const description = `${silentFlat.description} Stammarna byttes 2015. ${said}`;
    expect(write({ ...silentFlat, description }).verdict).not.toBe('GREEN');
  });

  it('answers for its parts by its age when it is new, and says so', () => {
    const report = write({ ...silentFlat, yearBuilt: 2021 });
    expect(report.verdict).toBe('GREEN');
    expect(report.confidence).toMatchObject({ score: 100 });
    expect(report.confidence.explanation).toContain('Huset är så nytt');
  });

  it('is not said to lack the age of pipes whose replacement is planned', () => {
    const description =
      'Föreningen planerar stambyte 2029. Badrummet renoverades 2019. Föreningen äger marken.';
    const report = write({ ...silentFlat, description });
    expect(report.verdict).not.toBe('GREEN');
    expect(report.verdictReason).not.toContain('rören');
  });

  it('is not held back by a part that cannot have reached the end of its life', () => {
    // Built 2012, 14 years old: a bathroom lasts 20, wiring 45. Built 2010 the bathroom has 4 years left.
    expect(write({ ...silentFlat, yearBuilt: 2012 }).verdict).toBe('GREEN');
    expect(write({ ...silentFlat, yearBuilt: 2010 }).verdict).toBe('YELLOW');
    expect(write({ ...silentFlat, yearBuilt: 2012 }).confidence.score).toBeLessThan(100);
  });
});

describe('pipes and wiring, which share a row', () => {
  const untoldIn = (description: string, yearBuilt = 1968) => {
    const context = contextOf({
      listing: { ...silentFlat, yearBuilt, description },
      images: [],
      disagreements: [],
      today,
    });
    const ages = partAges(context);
    return neededParts(context, ages, technicalSpecs(context, ages)).find(
      ({ id }) => id === 'plumbingAndElectrical',
    )?.untold;
  };

  it.each<[string, string[] | undefined]>([
    ['Elen drogs om 2012.', ['rören']],
    ['Stammarna byttes 2012.', ['elen']],
    // A new panel says nothing of the wires.
    ['Stammarna byttes 2012. Elcentralen är från 2015.', ['elen']],
    ['Stammarna byttes 2012 och elen drogs om 2014.', undefined],
  ])('tell which half has no year: %s', (description, untold) => {
    expect(untoldIn(description)).toEqual(untold);
  });

  it('have none where the house is new', () => {
    expect(untoldIn('Elen är från 2019.', 2019)).toBeUndefined();
  });
});

describe('a house', () => {
  const without = (said: string): Listing => ({
    ...datedHouse,
    description: datedHouse.description?.replace(said, '') ?? '',
  });

  it('is green with its roof, pipes, wiring and bathroom dated', () => {
    expect(write(datedHouse).verdict).toBe('GREEN');
  });

  it.each([
    ['Taket lades om 2018.', 'taket'],
    ['Elen och rören byttes 2015.', 'rören och elen'],
    ['Badrummet renoverades 2019.', 'badrummet'],
  ])('is not without: %s', (said, named) => {
    const report = write(without(said));
    expect(report.verdict).toBe('YELLOW');
    expect(report.verdictReason).toContain(named);
    expect(report.confidence.score).toBeLessThan(write(datedHouse).confidence.score);
  });

  it('is green without the age of its heating and foundation, and not without that of its windows as well', () => {
    expect(write(datedHouse).confidence.explanation).toContain('grunden');
    const report = write(without('Fönstren byttes 2016.'));
    // Foundation 6, windows 4 and heating 4 are more than 12.
    expect(report.verdict).toBe('YELLOW');
    expect(report.verdictReason).toContain('fönstren och värmesystemet');
    expect(report.confidence.score).toBeLessThan(write(datedHouse).confidence.score);
  });
});

it('asks for no part of land', () => {
  expect(write(plot).confidence.explanation).not.toContain('Ej bedömt');
});
