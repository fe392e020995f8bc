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

it('counts the debt of a mean home where all loans and the number of homes are told', () => {
  // 21 000 000 ÷ 41 = 512 195 kr, and ÷ 58 m² = 8 831 kr/m².
  const debt = debtOf(`Brf Linden har 41 lägenheter. ${loans}`, 58);
  expect(debt).toMatchObject({ value: 8831, also: null });
  expect(debt?.basis).toContain('lika');
  expect(debt?.evidence.flatMap((proof) => (proof.kind === 'computed' ? [proof.value] : []))).toEqual([
    512_195, 8831,
  ]);
});

it('counts by the area of the association where that is told', () => {
  // 21 000 000 ÷ 3 000 m².
  const text = `Brf Linden har 41 lägenheter, bostadsytan är 3 000 kvm. ${loans}`;
  expect(debtOf(text, 58)?.value).toBe(7000);
});

it.each([
  ['the number of homes', loans, 58],
  ['the loans', 'Brf Linden har 41 lägenheter.', 58],
  ['the area of this home', `Brf Linden har 41 lägenheter. ${loans}`, undefined],
])('counts nothing without %s', (_, text, area) => {
  expect(debtOf(text, area)).toBeNull();
});
