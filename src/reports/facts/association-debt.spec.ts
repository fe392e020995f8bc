import { associationFacts } from './association-facts.js';
import { contextOf } from './context.js';
import { today } from '../../../test/support/reports/adverts.js';

const debtOf = (description: string, livingArea?: number) =>
  associationFacts(
    contextOf({
      listing: {
        propertyType: 'Lägenhet',
        tenure: 'Bostadsrätt',
        description,
        ...(livingArea ? { livingArea } : {}),
      },
      images: [],
      disagreements: [],
      today,
    }),
  ).debtPerSqm;

const loans = 'Fastighetslånen uppgår till sammanlagt 21 miljoner kr.';

it('counts by the area of the association where that is told', () => {
  // 21 000 000 ÷ 3 000 m².
  const text = `Brf Linden har 41 lägenheter, bostadsytan är 3 000 kvm. ${loans}`;
  expect(debtOf(text, 58)?.value).toBe(7000);
});

// By the number of homes alone a small flat would seem to bear more for each m² than a large one of the same association.
it.each([
  ['the number of homes alone', `Brf Linden har 41 lägenheter. ${loans}`],
  ['the loans alone', loans],
])('counts nothing of %s', (_, text) => {
  for (const area of [24, 58, 110]) expect(debtOf(text, area)).toBeNull();
});
