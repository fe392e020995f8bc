import { associationOf, deedsOf, genuineOf, taxOf } from './record-economy.js';

it.each([
  ['one set of names', { buildingValue: 4_220_000, landValue: 3_100_000, total: 7_320_000, taxYear: 2024 }],
  [
    'another',
    {
      building: '4 220 000 kr',
      land: '3 100 000 kr',
      totalAssessedValue: '7 320 000',
      taxAssessmentYear: '2024',
    },
  ],
  [
    'objects',
    {
      building_value: { amount: 4_220_000 },
      land_value: { value: 3_100_000 },
      totalTaxValue: { raw: 7_320_000 },
      year: 2024,
    },
  ],
  [
    'several years',
    [
      { year: 2021, value: 5_000_000 },
      { year: 2024, value: 7_320_000, buildingValue: 4_220_000, landValue: 3_100_000 },
    ],
  ],
])('reads tax values under %s', (_what, tax) => {
  expect(taxOf(tax)).toEqual({
    mainProperty: 4_220_000,
    adjacentProperty: 3_100_000,
    totalTaxValue: 7_320_000,
    year: 2024,
  });
});

it('reads a tax value alone, and none where only the year stands or nothing is filled in', () => {
  expect(taxOf('2 215 000 kr')).toEqual({ totalTaxValue: 2_215_000 });
  expect(taxOf({ year: 2024, totalValue: 0, buildingValue: null }, undefined)).toBeUndefined();
});

it.each([
  [
    'rows',
    [{ amount: 500_000 }, { amount: '300 000 kr' }, { amount: { value: 150_000 } }],
    { count: 3, total: 950_000 },
  ],
  ['figures in a list', [500_000, 450_000], { count: 2, total: 950_000 }],
  ['a summary', { numberOfMortgages: '9', totalMortgageAmount: '950 000 kr' }, { count: 9, total: 950_000 }],
  ['another summary', { antal: 9, belopp: 950_000 }, { count: 9, total: 950_000 }],
  ['the sum alone', 950_000, { total: 950_000 }],
  ['nothing filled in', [{ amount: 0 }], undefined],
])('reads mortgage deeds from %s', (_what, value, deeds) => {
  expect(deedsOf(value)).toEqual(deeds);
});

it.each([
  [true, true],
  ['Ja', true],
  ['Äkta', true],
  ['Privatbostadsföretag', true],
  ['Genuine', true],
  [false, false],
  ['Nej', false],
  ['Oäkta förening', false],
  ['Ej äkta', false],
  ['NotGenuine', false],
  ['', undefined],
  [null, undefined],
])('%j says %s of a genuine association', (value, genuine) => {
  expect(genuineOf(value)).toBe(genuine);
});

it('reads figures written as texts, and those that stand only in the words about finances', () => {
  const record = {
    name: 'Brf Provängen',
    corporateNumber: '769600-1234',
    genuineAssociation: 'Ja',
    theAssociationOwnTheGround: 'Nej, tomträtt',
    numberOfApartments: '72 st',
    numberOfRentalUnits: '0',
    transferFee: '1 470 kr',
    pledgeFee: 588,
    transferFeePaidBy: 'Kopare',
    finances: 'Skulden är 4 650 kr per kvm. Inga höjningar är beslutade.',
    parking: ['Garage', 'Laddplatser'],
  };
  expect(associationOf(record, { share: '1,38 %', indirectNetDebt: '842 000 kr', repairFund: 0 })).toEqual({
    association: 'Brf Provängen',
    associationFacts: {
      name: 'Brf Provängen',
      registrationNumber: '769600-1234',
      genuine: true,
      ownsLand: false,
      numberOfApartments: 72,
      numberOfRentalUnits: 0,
      transferFee: 1470,
      pledgeFee: 588,
      transferFeePaidBy: 'Köparen',
      debtPerSqm: 4650,
      indirectNetDebt: 842_000,
      share: 1.38,
      finances: 'Skulden är 4 650 kr per kvm. Inga höjningar är beslutade.',
      parking: 'Garage, Laddplatser',
    },
  });
});

it('prefers a stated figure to words, and reads no share of a fraction, no fee of a percentage', () => {
  const record = {
    name: 'Brf Provängen',
    debtPerSqm: '5 100 kr/kvm',
    finances: 'Lån 4 650 kr/kvm.',
    transferFee: '2,5 % av prisbasbeloppet',
  };
  const { associationFacts } = associationOf(record, { participationInAssociation: '120/10000' });
  expect(associationFacts?.debtPerSqm).toBe(5100);
  expect([associationFacts?.share, associationFacts?.transferFee]).toEqual([undefined, undefined]);
});

it('says nothing of an association that nobody filled in', () => {
  expect(
    associationOf({ genuineAssociation: false, numberOfRentalUnits: 0, numberOfApartments: 0 }, {}),
  ).toEqual({});
});

it('reads what stands only in the words about the association, unless a field of its own says otherwise', () => {
  const generalAboutAssociation = 'Brf Provängen är en äkta förening. Föreningen äger marken.';
  const record = { name: 'Brf Provängen', generalAboutAssociation };
  expect(associationOf(record, {}).associationFacts).toEqual({
    name: 'Brf Provängen',
    genuine: true,
    ownsLand: true,
  });
  const stated = associationOf({ ...record, genuineAssociation: 'Oäkta' }, {});
  expect(stated.associationFacts?.genuine).toBe(false);
});
