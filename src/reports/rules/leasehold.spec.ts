import type { Listing } from '../../scraping/listing.types.js';
import { writeRulesReport } from '../rules-analyst.js';
import { documentedFlat, today, villa } from './spec-adverts.js';

const landFlag = (listing: Listing) =>
  writeRulesReport({ listing, images: [], disagreements: [], today }).redFlags.find((flag) =>
    flag.rule.startsWith('ground-lease'),
  );
const { associationFacts: _facts, ...flat } = documentedFlat;
const leisure: Listing = { propertyType: 'Fritidshus', price: 900_000, livingArea: 55, tomtarea: 1200 };

describe('leased land', () => {
  it.each<[string, Listing]>([
    ['a villa whose lease was bought out', { ...villa, description: 'Tomträtten är friköpt sedan 2015.' }],
    ['an association that bought its land', { ...flat, description: 'Tomträtten friköptes 2012.' }],
    ['bought-out land in another order', { ...flat, description: 'Brf friköpte 2012 marken från tomträtt.' }],
    ['a denial with words between', { ...flat, description: 'Föreningen har inte längre någon tomträtt.' }],
    ['a berth on leased ground', { ...villa, description: 'Till huset hör en båtplats på arrendetomt.' }],
    ['leased ground in prose alone', { ...leisure, description: 'Grannhusen står på arrenderad mark.' }],
    ['a tenure that says bought out', { ...villa, tenure: 'Friköpt tomträtt' }],
    ['a fee of nothing', { ...villa, leaseholdFeePerYear: 0 }],
  ])('is not told of %s', (_name, listing) => {
    expect(landFlag(listing)).toBeUndefined();
  });

  it.each([
    'Tomträtten är inte friköpt.',
    'Tomträtt med möjlighet att friköpa marken.',
    'Tomträtten kan friköpas.',
  ])('is told where buying out is only possible: %s', (description) => {
    expect(landFlag({ ...flat, description })?.description).toContain('Föreningen äger inte marken');
  });

  it('is worded for an association', () => {
    const listing = { ...flat, associationFacts: { ownsLand: false }, leaseholdFeePerYear: 90_000 };
    expect(landFlag(listing)).toMatchObject({
      title: 'Marken hyrs (tomträtt)',
      description: expect.stringContaining('Föreningen äger inte marken utan hyr den') as unknown,
    });
  });

  it('is worded for a house of its own with tomträtt', () => {
    const flag = landFlag({ ...villa, tenure: 'Tomträtt', leaseholdFeePerYear: 14_400 });
    expect(flag?.description).toContain('Du äger huset men hyr marken');
    expect(flag?.description).toContain('14\u00a0400\u00a0kr');
    expect(flag?.description).not.toContain('örening');
  });

  it.each<[string, Listing]>([
    ['a fee alone', { ...leisure, leasePerYear: 12_000 }],
    ['its tenure', { ...leisure, tenure: 'Arrende' }],
  ])('is worded for arrende, known from %s', (_name, listing) => {
    const flag = landFlag(listing);
    expect(flag?.title).toBe('Marken arrenderas');
    expect(flag?.description).toContain('Du äger huset men arrenderar marken');
    expect(`${flag?.description} ${flag?.action}`).not.toMatch(/örening|tomträtt|avgäld/);
  });

  it('speaks of no kind of owner when the kind of home is unknown', () => {
    const flag = landFlag({ price: 2_000_000, description: 'Tomträttsavgälden omregleras 2034.' });
    expect(flag?.description).toContain('Marken ägs inte utan hyrs');
    expect(flag?.description).not.toMatch(/Föreningen|Du äger/);
  });
});
