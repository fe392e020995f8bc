import type { ReportInput } from '../reports/reports.types.js';
import type { Listing } from '../scraping/listing.types.js';
import { streetOf, withoutPersonalData } from '../scraping/read/personal-data.js';
import { caseOf } from './case-of-analysis.js';
import { goldenCaseSchema } from './suites/case.schema.js';

const made = (listing: Listing, more: Partial<ReportInput> = {}, name: string | null = null) =>
  caseOf(
    { input: { listing, images: [], disagreements: [], ...more }, day: '2026-11-20' },
    { streetOf, withoutPersonalData },
    { name, verdict: 'RED', withDocuments: false },
  );

describe('a case of an analysis', () => {
  it.each<[Listing, string]>([
    [{ municipality: 'Örebro', propertyType: 'Lägenhet', yearBuilt: 1962 }, 'orebro-lagenhet-1962'],
    [{ city: 'Saltsjö-Boo', propertyType: 'Villa' }, 'saltsjo-boo-villa'],
    [{ address: 'Storgatan 5', broker: 'Åsa Berg' }, 'home'],
  ])('is named by place, kind and year, and by no street', (listing, name) => {
    expect(made(listing).golden.name).toBe(name);
  });

  it('takes the name it is given, and what adverts near it ask', () => {
    const ownPrices = {
      municipality: 'Örebro',
      propertyType: 'Lägenhet',
      medianPerSqm: 31_000,
      adverts: 44,
      from: '2026-01',
      to: '2026-10',
    };
    const { golden } = made({ price: 1_000_000 }, { ownPrices }, 'two-kitchens');
    expect(golden).toMatchObject({ name: 'two-kitchens', ownPrices, listing: { price: 1_000_000 } });
  });

  it('expects nothing but the verdict of its reader, and tells the day of the rules', () => {
    const { golden } = made({ price: 1_000_000 });
    const { expected, story } = goldenCaseSchema.parse(golden);
    expect(expected.verdict).toBe('RED');
    expect(
      Object.values(expected)
        .filter((value) => value !== 'RED')
        .map((value) => Object.keys(value)),
    ).toEqual(Array.from({ length: 9 }, () => []));
    expect(story).toContain('2026-11-20');
  });

  it('counts what it left out', () => {
    const { removed } = made(
      { broker: 'Åsa Berg', images: [], description: 'Ring Åsa Berg, 070-818 22 33.' },
      { documents: [{ name: 'Bud.pdf', kind: 'other', outcome: 'read', pages: ['x'], handedIn: true }] },
    );
    expect(removed).toEqual({ fields: ['broker', 'images'], texts: { names: 1, phones: 1 }, documents: 1 });
  });
});
