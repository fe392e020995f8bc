import type { Listing } from '../../scraping/listing.types.js';
import { contextOf } from '../facts/context.js';
import { missingInformation } from '../sections/missing.js';
import { monthlyCost, purchaseCosts } from './money.js';
import { statedSums } from './stated-sums.js';

const flat: Listing = {
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  price: 3_200_000,
  livingArea: 62,
  monthlyFee: 4120,
};

function sumsOf(description: string, more: Listing = {}) {
  const context = contextOf({
    listing: { ...flat, ...more, description },
    images: [],
    disagreements: [],
    today: new Date('2026-11-24T12:00:00Z'),
  });
  const missing = missingInformation(context);
  return statedSums(context, {
    monthlyCost: monthlyCost(context, missing),
    purchaseCosts: purchaseCosts(context, missing),
  });
}

it.each<[string, string, 'ahead' | 'beside' | 'aside']>([
  ['Uttaxering 92 000 kr per lägenhet hösten 2027.', 'Uttaxering', 'ahead'],
  ['Säljaren betalar kapitaltillskottet på 110 000 kr.', 'Tillskott', 'aside'],
  ['Uttaxeringen på 60 000 kr betalades 2024.', 'Uttaxering', 'aside'],
  ['Medlemmarna ska betala fasadbytet, 8,4 miljoner kronor.', 'Arbete på huset', 'aside'],
  ['Avgiften höjs till 4 620 kr i mars 2027.', 'Avgift', 'ahead'],
  ['Garageplats kan hyras för 950 kr/mån.', 'Parkering', 'beside'],
  ['Bredband tillkommer med 219 kr per månad.', 'Bredband och tv', 'beside'],
  ['Bredband ingår i avgiften, värt 219 kr per månad.', 'Bredband och tv', 'aside'],
  ['Föreningens kassa är på 1 940 000 kronor.', 'Sparande i föreningen', 'aside'],
  ['Rummet kan hyras ut för 4 500 kr i månaden.', 'Hyresintäkt', 'aside'],
  ['Grannlägenheten såldes för 3 450 000 kr.', 'Pris', 'aside'],
  ['Gästlägenhet finns, 250 kr natten.', 'Belopp utan förklaring', 'aside'],
  [
    'Solcellerna är inte köpta utan hyrda. Anläggningen är hyrd: 895 kr i månaden, papper till 2038.',
    'Hyra',
    'beside',
  ],
])('%s', (description, label, place) => {
  expect(sumsOf(description)).toMatchObject([{ label, place }]);
});

it.each<[string, string, Listing]>([
  ['Samfällighetens fond är på 640 000 kr.', 'Sparande i samfälligheten', {}],
  [
    'Fonden är på 640 000 kr.',
    'Sparade pengar',
    { propertyType: 'Ägarlägenhet', tenure: 'Äganderätt', monthlyFee: undefined } as unknown as Listing,
  ],
  ['Fonden är på 640 000 kr.', 'Sparande i föreningen', {}],
])('says whose money is saved: %s, %s', (description, label, more) => {
  expect(sumsOf(description, more)).toMatchObject([{ label, place: 'aside' }]);
});

describe('a yearly sum of leased ground', () => {
  const cabin = {
    propertyType: 'Fritidshus',
    tenure: 'Arrende',
    monthlyFee: undefined,
  } as unknown as Listing;
  const lines = (description: string) =>
    (
      monthlyCost(
        contextOf({
          listing: { ...flat, ...cabin, description },
          images: [],
          disagreements: [],
          today: new Date('2026-11-24T12:00:00Z'),
        }),
        [],
      )?.lines ?? []
    ).flatMap(({ label, monthly }) => (label === 'Arrende' ? [monthly] : []));

  // 16 200 ÷ 12 = 1 350.
  it.each([
    'Tomten nyttjas enligt kontrakt från 1998, nu 16 200 kronor om året.',
    'Marken nyttjas enligt avtal och kostar 16 200 kr per år.',
  ])('is counted where it is told by its contract: %s', (description) => {
    expect(lines(description)).toEqual([1350]);
  });

  it.each([
    'Enligt kontrakt från 1998 betalas 16 200 kronor om året.',
    'Tomten är lummig. Staketet kostar 16 200 kronor om året.',
    'Tomten nyttjas enligt kontrakt från 1998, och nu vill ägaren kanske ha 16 200 kronor om året.',
  ])('is not made of: %s', (description) => {
    expect(lines(description)).toEqual([]);
  });
});

it.each<[string, Listing]>([
  [
    'Serviceavtal på bergvärmen 2 400 kr per år.',
    { propertyType: 'Villa', tenure: 'Äganderätt', operatingCost: 32_000 },
  ],
  ['Lägenheten har månadsavgift 4 095 kr.', {}],
])('tells that the month may count it already: %s', (description, more) => {
  expect(sumsOf(description, more)).toMatchObject([{ place: 'beside', mayBeCounted: true }]);
});

it('tells what is bought as paid once', () => {
  expect(sumsOf('Garageplats kan köpas till för 150 000 kr.')).toMatchObject([{ per: 'once' }]);
  const [broadband] = sumsOf('Fiber är installerad, inkopplingen kostar 2 995 kr.');
  expect(broadband).toMatchObject({ label: 'Bredband och tv', per: 'once' });
  expect(broadband?.why).not.toContain('månadskostnaden');
});

it('leaves out what the report counts from a field or from the text', () => {
  expect(sumsOf('Avgift 4 120 kr i månaden. Priset är 3 200 000 kr.')).toEqual([]);
  const house = { propertyType: 'Villa', tenure: 'Äganderätt', monthlyFee: undefined } as const;
  expect(sumsOf('Driftkostnaden är 36 000 kr per år.', { ...house })).toEqual([]);
  // The year is that of the pump.
  expect(sumsOf('Bergvärme 2020, 31 200 kr i drift.', { ...house, operatingCost: 31_200 })).toEqual([]);
});

it('does not add to a running cost that is estimated what it holds already', () => {
  const house = {
    propertyType: 'Villa',
    tenure: 'Äganderätt',
    monthlyFee: undefined,
    yearBuilt: 1974,
  } as const;
  const [heat, broadband] = sumsOf('Uppvärmningen kostar 18 000 kr per år. Bredband 399 kr/mån.', {
    ...house,
  }).sort((one, other) => other.amount - one.amount);
  expect(heat).toMatchObject({ label: 'Uppvärmning', place: 'aside' });
  expect(broadband).toMatchObject({ label: 'Bredband och tv', place: 'beside' });
});

it('tells what is to be paid first, in the order of its dates, each once and with its words', () => {
  const sums = sumsOf(
    'Garageplats 950 kr/mån. Tillskott om 40 000 kr tas ut i maj 2028. Uttaxering 92 000 kr i mars 2027. ' +
      'Uttaxeringen, alltså 92 000 kr, är beslutad.',
  );
  expect(sums.map(({ label, when }) => [label, when])).toEqual([
    ['Uttaxering', 'mars 2027'],
    ['Tillskott', 'maj 2028'],
    ['Parkering', null],
  ]);
  expect(sums[0]?.evidence).toMatchObject([
    { kind: 'quote', field: 'description', text: expect.stringContaining('92 000 kr') as string },
  ]);
});
