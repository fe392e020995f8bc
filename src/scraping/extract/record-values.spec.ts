import {
  amountOf,
  areaOf,
  builtOf,
  monthlyOf,
  pick,
  roomsOf,
  wordsOf,
  yearlyOf,
  yesOf,
} from './record-values.js';
import { energyClassOf, floorOf, linesOf, statusOf } from './vitec-parts.js';

it('finds a value under any spelling of its name, and passes over what is not filled in', () => {
  expect(pick({ start_time: 'a' }, 'startTime')).toBe('a');
  expect(pick({ StartTime: null, 'from-date': 'b' }, 'startTime', 'fromDate')).toBe('b');
  expect(pick({ start: '' }, 'start')).toBeUndefined();
});

it.each([
  ['Kommunalt', 'Kommunalt'],
  [{ info: 'Egen brunn' }, 'Egen brunn'],
  [{ type: { id: 'x', name: 'Bergvärme' } }, 'Bergvärme'],
  [['Fjärrvärme', 'golvvärme', 'Fjärrvärme'], 'Fjärrvärme, golvvärme'],
  [[{ name: 'Tegel' }, { name: 'Trä' }], 'Tegel, Trä'],
  ['districtHeating', undefined],
  ['DistrictHeating', undefined],
  ['BRICK_FACADE', undefined],
  ['FTX', 'FTX'],
  [7, undefined],
  [null, undefined],
])('reads words from %j', (value, words) => {
  expect(wordsOf(value)).toBe(words);
});

it.each([
  [3450000, 3_450_000],
  ['3450000.00', 3_450_000],
  ['3 450 000 kr', 3_450_000],
  [{ amount: 3450000, currency: 'SEK' }, 3_450_000],
  [{ value: '3,45 mkr' }, 3_450_000],
  [0, undefined],
  ['Pris saknas', undefined],
  ['€ 300 000', undefined],
  [{ currency: 'SEK' }, undefined],
])('reads kronor from %j', (value, amount) => {
  expect(amountOf(value)).toBe(amount);
});

it.each([
  [['1963'], { year: 1963 }],
  [[1963], { year: 1963 }],
  [[undefined, '', 'Uppgift saknas', '1966, tillbyggt 1998'], { year: 1966, text: '1966, tillbyggt 1998' }],
  [[{ numeric: 1929, text: null }], { year: 1929 }],
  [[{ year: '1929' }], { year: 1929 }],
])('reads when a house was built from %j', (values, built) => {
  expect(builtOf(...values)).toEqual(built);
});

it.each([
  ['Ja', true],
  ['Ja, föreningen äger marken.', true],
  [{ isAvailable: true }, true],
  ['Finns', true],
  ['Finns ej', false],
  ['Finns inte', false],
  ['Nej', false],
  ['Hiss saknas', false],
  ['Uppgift saknas', undefined],
  ['Marken upplåts med tomträtt', false],
  ['', undefined],
])('%j says %s', (value, answer) => {
  expect(yesOf(value)).toBe(answer);
});

it.each([
  [[6, 6, '6 av 6'], '6 av 6'],
  [[6, undefined, '6 av 6'], '6 av 6'],
  [['3', '5'], '3 av 5'],
  [['BV', 4], 'BV'],
  [['3 tr', undefined], '3 tr'],
  [['1/2', undefined], '1/2'],
  [[2.5, undefined], '2,5'],
  [[0, undefined], undefined],
  [[0, 3], '0 av 3'],
  [[undefined, 3, '2 av 3'], '2 av 3'],
  [['Uppgift saknas', undefined], undefined],
  [[16, undefined, '6 av 6'], '16'],
] as const)('words the floor of %j as %j', ([at, of, words], floor) => {
  expect(floorOf(at, of, words as unknown)).toBe(floor);
});

it.each([
  ['D', 'D'],
  ['Energiklass C', 'C'],
  ['C, 81 kWh/m² och år', 'C'],
  ['D – 98 kWh/m²', 'D'],
  [{ class: 'B' }, 'B'],
  ['Ej klassad', undefined],
  ['A-huset', undefined],
])('reads the energy class of %j', (value, letter) => {
  expect(energyClassOf(value)).toBe(letter);
});

it.each([
  [{ id: 3, name: 'Till salu' }, 'for_sale'],
  ['for_sale', 'for_sale'],
  ['ForSale', 'for_sale'],
  [{ name: 'sold', title: 'Såld' }, 'sold'],
  ['unsold', undefined],
  ['Kommande', 'upcoming'],
])('reads the state of a sale from %j', (value, status) => {
  expect(statusOf(value)).toBe(status);
});

it('reads renovations from lines or rows', () => {
  expect(linesOf('- Stambyte 2019\n• Fönster 2022')).toEqual(['Stambyte 2019', 'Fönster 2022']);
  expect(linesOf([{ year: 2019, description: 'Stambyte' }, 'Fönster 2022'])).toEqual([
    'Stambyte 2019',
    'Fönster 2022',
  ]);
  expect(linesOf(null)).toBeUndefined();
});

it.each([
  [1032, 1032],
  ['1032', 1032],
  ['1 032 m²', 1032],
  ['1,2 ha', 12_000],
  [{ value: 1.2, unit: 'ha' }, 12_000],
  [{ size: '56.5', unit: 'kvm' }, 56.5],
  ['72 kvm (varav 5 kvm biarea)', 72],
  [0, undefined],
  [{}, undefined],
])('reads square metres from %j', (value, area) => {
  expect(areaOf(value)).toBe(area);
});

it.each([
  [3.5, 3.5],
  ['3.5', 3.5],
  ['3,5 rum', 3.5],
  ['2 rok varav 1 sovrum', 2],
  [{ value: 4 }, 4],
  ['1 sovrum', undefined],
])('reads rooms from %j', (value, rooms) => {
  expect(roomsOf(value)).toBe(rooms);
});

it('takes a period that a text states into account', () => {
  expect([yearlyOf(14_400), yearlyOf('14400'), yearlyOf('14 400 kr/år'), yearlyOf('1 200 kr/mån')]).toEqual(
    Array(4).fill(14_400),
  );
  expect([monthlyOf(5126), monthlyOf('5 126 kr/mån'), monthlyOf({ amount: '15 378 kr/kvartal' })]).toEqual(
    Array(3).fill(5126),
  );
});
