import type { Listing } from '../../../scraping/listing.types.js';
import { writeRulesReport } from '../../rules-analyst.js';
import { homeOf } from '../../reading/home/home.js';
import { leaseholdFlat, today } from '../../../../test/support/reports/adverts.js';

const flat: Listing = { ...leaseholdFlat, description: 'Ljus tvåa.' };
const report = (change: Listing) =>
  writeRulesReport({ listing: { ...flat, ...change }, images: [], disagreements: [], today });
const { tenure: _, ...untold } = flat;

it.each<[Listing, string]>([
  [{ tenure: 'Kooperativ hyresrätt' }, 'rental'],
  [{ tenure: 'Hyresrätt' }, 'rental'],
  [{ tenureKind: 'kooperativ hyresrätt' }, 'rental'],
  [{ tenure: 'Bostadsrätt', description: 'Bostaden upplåts med kooperativ hyresrätt.' }, 'rental'],
  [{ description: 'Upplåtelseform: kooperativ hyresrätt' }, 'rental'],
  [{ propertyType: 'Lägenhet', description: 'Lägenheten är en hyresrätt.' }, 'rental'],
  [{ tenure: 'Bostadsrätt', description: 'Föreningen har kvar tre hyresrätter.' }, 'cooperative'],
  [{ tenure: 'Bostadsrätt', description: 'Huset ombildades från hyresrätt 2004.' }, 'cooperative'],
  [{ tenure: 'Bostadsrätt', description: 'Lägenheten är inte en hyresrätt.' }, 'cooperative'],
  [{ tenure: 'Andel i bostadsförening', propertyType: 'Lägenhet' }, 'cooperative'],
  [{ tenure: 'Bostadsförening', propertyType: 'Lägenhet' }, 'cooperative'],
  [{ tenure: 'Ägarlägenhet', propertyType: 'Lägenhet', monthlyFee: 1200 }, 'owned'],
  [{ propertyType: 'Ägarlägenhet', monthlyFee: 1200 }, 'owned'],
  [{ tenure: 'Äganderätt', propertyType: 'Lägenhet' }, 'owned'],
])('%j is held as %s', (listing, tenure) => {
  expect(homeOf(listing).tenure).toBe(tenure);
});

it('is told to be cooperative where the page only says that it is rented', () => {
  const { redFlags } = report({
    tenure: 'Hyresrätt',
    description: 'Föreningen är en kooperativ hyresrättsförening, så du betalar en insats.',
  });
  expect(redFlags.map(({ rule }) => rule)).toContain('cooperative-rental');
  expect(redFlags.map(({ rule }) => rule)).not.toContain('rental-tenancy');
});

describe('a cooperative rental', () => {
  const rented = report({ tenure: 'Kooperativ hyresrätt', price: 350_000 });

  it('is told to be rented, with the deposit and the rent of the advert', () => {
    const told = rented.redFlags.find(({ rule }) => rule === 'cooperative-rental');
    expect(told?.severity).toBe('warning');
    expect(told?.description).toMatch(/hyr bostaden/);
    expect(told?.description).toMatch(/insats.*350\s000\skr/);
    expect(told?.description).toMatch(/inte sälja/);
    expect(told?.evidence).toContainEqual({ kind: 'field', name: 'tenure', value: 'Kooperativ hyresrätt' });
  });

  it('has neither mortgage nor costs of purchase nor a part of the debt', () => {
    expect(rented.monthlyCost).toBeNull();
    expect(rented.purchaseCosts).toBeNull();
    expect(rented.keyFindings.map(({ title }) => title)).not.toContain('Vad du egentligen köper');
    expect(JSON.stringify(rented.redFlags)).not.toContain('köper med bostaden');
  });

  it('is asked what becomes of the deposit, and not whether the association is genuine', () => {
    const fields = rented.missingInfoDetails.map(({ field }) => field);
    expect(fields).toContain('deposit');
    expect(fields).not.toContain('genuine');
  });

  it('is proven by the words of the text where only those tell', () => {
    const text = 'Hyr tryggt! Bostaden upplåts med kooperativ hyresrätt.';
    const [told] = writeRulesReport({
      listing: { ...untold, description: text },
      images: [],
      disagreements: [],
      today,
    }).redFlags.filter(({ rule }) => rule === 'cooperative-rental');
    expect(told?.evidence[0]).toMatchObject({ kind: 'quote', field: 'description' });
    expect(JSON.stringify(told?.evidence[0])).toContain('kooperativ hyresrätt');
  });
});

it('tells what a plain tenancy is, and nothing of the kind of other homes', () => {
  const rules = (tenure: string) => report({ tenure }).redFlags.map(({ rule }) => rule);
  expect(rules('Hyresrätt')).toContain('rental-tenancy');
  expect(rules('Andel i bostadsförening')).toContain('association-share');
  for (const tenure of ['Bostadsrätt', 'Äganderätt', 'Ägarlägenhet'])
    expect(rules(tenure)).not.toEqual(expect.arrayContaining([expect.stringMatching(/rental|share/)]));
});

it.each([
  ['Du köper en andel i en bostadsförening.', true],
  ['Föreningen ombildades från andel i bostadsförening 2010.', false],
  ['Andelstalet i föreningen är 1,2 procent.', false],
])('tells by the text that a share is sold, as a warning: %s', (description, isTold) => {
  const told = report({ tenure: 'Bostadsrätt', description }).redFlags.filter(
    ({ rule }) => rule === 'association-share',
  );
  expect(told.map(({ severity }) => severity)).toEqual(isTold ? ['warning'] : []);
});

it('counts title and deeds of an owned flat, and neither of a share', () => {
  expect(report({ tenure: 'Ägarlägenhet' }).purchaseCosts?.lines.map(({ label }) => label)).toEqual([
    'Lagfart',
    'Pantbrev (befintliga är inte angivna)',
  ]);
  expect(report({ tenure: 'Andel i bostadsförening' }).purchaseCosts).toBeNull();
});
