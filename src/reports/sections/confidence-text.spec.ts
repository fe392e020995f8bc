import type { Listing } from '../../scraping/listing.types.js';
import { technicalItems, type TechnicalItem } from '../analysis-result.schema.js';
import { writeRulesReport } from '../rules-analyst.js';
import { documentedFlat, plot, today } from '../../../test/support/reports/adverts.js';

const write = (listing: Listing) => writeRulesReport({ listing, images: [], disagreements: [], today });
const explained = (listing: Listing) => write(listing).confidence.explanation ?? '';

/** What the table's rows are called in running text. */
const names: Record<TechnicalItem, string> = {
  structure: 'stommen',
  facade: 'fasaden',
  roof: 'taket',
  windows: 'fönstren',
  heating: 'värmesystemet',
  ventilation: 'ventilationen',
  waterAndSewage: 'avloppet',
  foundationAndBasement: 'grunden',
  plumbingAndElectrical: 'rören',
};

const house: Listing = {
  propertyType: 'Villa',
  tenure: 'Äganderätt',
  price: 3_000_000,
  livingArea: 120,
  yearBuilt: 1968,
};
const flat: Listing = {
  ...house,
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  livingArea: 70,
};

describe('the words on the confidence and the technical table', () => {
  it.each<[string, Listing]>([
    ['a flat that tells nothing', { ...flat, description: 'Ljus trea.' }],
    ['a flat with windows and pipes', { ...flat, description: 'Stambyte 2016. Fönstren byttes 2019.' }],
    ['a documented flat', documentedFlat],
    ['an owned flat', { ...flat, tenure: 'Äganderätt', description: 'Badrummet är från 2019.' }],
    ['a house that tells nothing', { ...house, description: 'Villa med trädgård.' }],
    ['a house with a roof', { ...house, description: 'Taket lades om 2018. Elen drogs om 2015.' }],
    ['a house with drainage', { ...house, description: 'Dränerat 2016. Fasaden målades 2020.' }],
    ['a house of three years', { ...house, yearBuilt: 2023, description: 'Nytt och fräscht.' }],
    ['a flat of three years', { ...flat, yearBuilt: 2023, description: 'Nytt och fräscht.' }],
  ])('name the same parts as not judged: %s', (_case, listing) => {
    const { technicalSpecs, confidence } = write(listing);
    const unjudged = /(?:ej bedömt).*/iu.exec(confidence.explanation ?? '')?.[0] ?? '';
    for (const item of technicalItems)
      expect({ item, named: unjudged.includes(names[item]) }).toEqual({ item, named: !technicalSpecs[item] });
  });

  it('count the rows that are judged', () => {
    // The pipes' and the windows' rows have a year.
    expect(explained({ ...flat, description: 'Stambyte 2016. Fönstren byttes 2019.' })).toContain(
      'Två av tabellens nio tekniska delar är bedömda.',
    );
    expect(explained({ ...flat, description: 'Ljus trea.' })).toContain(
      'Ingen av tabellens nio tekniska delar är bedömd.',
    );
    expect(explained({ ...house, description: 'Taket lades om 2018.' })).toContain(
      'En av tabellens nio tekniska delar är bedömd.',
    );
  });

  it('leave what the association looks after out of the number, and say so', () => {
    expect(explained({ ...flat, description: 'Ljus trea.' })).toContain(
      'inte medräknat, eftersom föreningen normalt sköter det: stommen, värmesystemet, vattnet, avloppet och grunden.',
    );
    expect(explained({ ...flat, tenure: 'Äganderätt', description: 'Ljus trea.' })).not.toContain(
      'föreningen normalt',
    );
    expect(explained({ ...house, description: 'Villa.' })).not.toContain('föreningen normalt');
  });

  it('do not claim that a heat pump has no year where it has one but no life to measure by', () => {
    const text = explained({ ...house, description: 'Frånluftsvärmepump bytt 2012.' });
    expect(text).toContain('trots att åldern anges, för vi har ingen säker livslängd: värmesystemet.');
    expect(explained({ ...house, description: 'Frånluftsvärmepump.' })).not.toContain('trots att');
  });

  it('say that the number measures the ground and not the home', () => {
    for (const listing of [documentedFlat, plot, house])
      expect(explained(listing)).toMatch(
        /^[^.]+\. Siffran, \d+ av 100, mäter underlaget och inte hur bra bostaden är\./,
      );
  });
});
