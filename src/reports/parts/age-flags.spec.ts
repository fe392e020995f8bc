import type { Listing } from '../../scraping/listing.types.js';
import { writeRulesReports } from '../rules-analyst.js';
import { today } from '../../../test/support/reports/adverts.js';

const flagOf = (page: Partial<Listing>, description: string, rule: string) =>
  writeRulesReports({
    listing: { yearBuilt: 1962, livingArea: 80, price: 2_000_000, description, ...page },
    images: [],
    disagreements: [],
    today,
  }).draft.redFlags.find((flag) => flag.rule === rule);

const oldRoof = 'Taket är från 1965.';

describe('who pays for a part that has passed its life', () => {
  it('is the buyer of a house, with a sum', () => {
    const flag = flagOf({ propertyType: 'Villa', tenure: 'Äganderätt' }, oldRoof, 'past-life-roof')!;
    expect(flag.severity).toBe('critical');
    expect(flag.estimatedCost).toBeDefined();
    expect(flag.action).toContain('räkna av kostnaden från ditt bud');
  });

  it.each([
    ['the association', { propertyType: 'Lägenhet', tenure: 'Bostadsrätt' }, 'Föreningen betalar bytet'],
    [
      'all owners of the building',
      { propertyType: 'Ägarlägenhet', tenure: 'Äganderätt' },
      'du betalar din del',
    ],
    ['the landlord', { propertyType: 'Lägenhet', tenure: 'Hyresrätt' }, 'Hyresvärden betalar bytet'],
  ])('is %s in a flat, without a sum of the buyer’s own', (_who, page, said) => {
    const flag = flagOf(page, oldRoof, 'past-life-roof')!;
    expect(flag.description).toContain(said);
    expect(flag.estimatedCost).toBeUndefined();
    expect(flag.action).not.toMatch(/bud/);
  });

  it('is never grave for a tenant', () => {
    const page = { propertyType: 'Lägenhet', tenure: 'Hyresrätt' };
    expect(flagOf(page, oldRoof, 'past-life-roof')!.severity).toBe('notice');
    expect(flagOf(page, 'Badrum från 1985.', 'past-life-bathroom')!.severity).toBe('notice');
  });
});
