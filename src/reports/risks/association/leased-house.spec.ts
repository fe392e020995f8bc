import type { Listing } from '../../../scraping/listing.types.js';
import { writeRulesReport } from '../../rules-analyst.js';
import { today, villa } from '../../../../test/support/reports/adverts.js';

const report = (change: Listing) =>
  writeRulesReport({ listing: { ...villa, ...change }, images: [], disagreements: [], today });
const needsDeeds = (change: Listing) =>
  report(change).missingInfoDetails.some(({ field }) => field === 'mortgageDeeds');

const asksOfDeeds = (change: Listing) =>
  report(change).viewingQuestions.some(({ question }) => question.includes('pantbrev'));

// A house on another's land is movable property: it has neither title nor mortgage deeds to pay for.
it.each<[string, Listing]>([
  ['by its tenure', { tenure: 'Arrende' }],
  ['by its rent', { leasePerYear: 9_000 }],
  ['in its text', { description: 'Huset står på arrendetomt. Arrendet är 9 000 kr om året.' }],
])('asks no title fee and no mortgage deeds of a house on leased land: %s', (_, change) => {
  const stated = { ...change, mortgageDeeds: {} };
  expect(report(stated).purchaseCosts).toBeNull();
  expect(needsDeeds(stated)).toBe(false);
  expect(asksOfDeeds(stated)).toBe(false);
});

it.each<[string, Listing]>([
  ['owned land', {}],
  ['land leased from the municipality, which is mortgaged as land is', { tenure: 'Tomträtt' }],
  ['land of which none is leased', { description: 'Mark i arrende: ingen, den brukar ni själva.' }],
  ['land of which a part is let out', { description: 'Åkern arrenderas ut till en bonde.' }],
])('asks both of a house on %s', (_, change) => {
  const stated = { ...change, mortgageDeeds: {} };
  expect(report(stated).purchaseCosts?.lines.map(({ label }) => label)).toEqual([
    'Lagfart',
    'Pantbrev (befintliga är inte angivna)',
  ]);
  expect(needsDeeds(stated)).toBe(true);
  expect(asksOfDeeds(stated)).toBe(true);
});
