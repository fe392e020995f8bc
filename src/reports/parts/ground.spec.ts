import type { Listing } from '../../scraping/listing.types.js';
import { writeRulesReport } from '../rules-analyst.js';
import { today } from '../../../test/support/reports/adverts.js';

const specs = (more: Listing) =>
  writeRulesReport({
    listing: { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 2008, description: 'Fint.', ...more },
    images: [],
    disagreements: [],
    today,
  }).technicalSpecs;

describe('a slab on the ground', () => {
  it.each([
    'Isolerad platta på mark.',
    'Huset står på en välisolerad betongplatta på mark.',
    'Grund: platta på mark med isolering under.',
    'Gjuten platta på mark, 300 mm isolering under.',
    'Platta på mark (isolerad, med golvvärme).',
    'Platta på mark på 300 mm cellplast.',
  ])('is good where it is insulated and no older than 25 years: %s', (description) => {
    expect(specs({ description }).foundationAndBasement?.status).toBe('green');
    // 2026 − 2001 = 25 and 2026 − 2000 = 26.
    expect(specs({ description, yearBuilt: 2001 }).foundationAndBasement?.status).toBe('green');
    expect(specs({ description, yearBuilt: 2000 }).foundationAndBasement).toBeUndefined();
    expect(specs({ description, yearBuilt: undefined }).foundationAndBasement).toBeUndefined();
  });

  it('is read from its field', () => {
    expect(specs({ foundation: 'isolerad platta på mark' }).foundationAndBasement?.status).toBe('green');
  });

  it.each([
    'Platta på mark.',
    'Oisolerad platta på mark.',
    'Platta på mark utan isolering.',
    'Platta på mark, vinden isolerad 2019.',
    'Garaget står på isolerad platta på mark.',
    'Isolerad platta på mark med uppreglat golv.',
  ])('is not judged: %s', (description) => {
    expect(specs({ description }).foundationAndBasement?.status).not.toBe('green');
  });
});

describe('a facade of brick by its field', () => {
  it.each(['Tegel', 'Rött tegel', 'Mexitegel', 'Tegelfasad'])('is good: %s', (facade) => {
    expect(specs({ facade, yearBuilt: 1968 }).facade).toMatchObject({
      status: 'green',
      reason: expect.stringContaining('behöver normalt inte bytas') as string,
    });
  });

  it.each<Listing>([
    { facade: 'Tegel och trä' },
    { facade: 'Putsat tegel' },
    { facade: 'Tegel, målat' },
    { facade: 'Tegel', description: 'Sprickor i fasaden mot söder.' },
    { facade: 'Tegel', description: 'Teglet har frostskador.' },
    { facade: 'Tegel', description: 'Fasaden är delvis av träpanel.' },
  ])('is not judged: %j', (more) => {
    expect(specs({ ...more, yearBuilt: 1968 }).facade?.status).not.toBe('green');
  });
});
