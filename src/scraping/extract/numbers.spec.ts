import {
  isUnstated,
  parseArea,
  parseBuildYear,
  parseMoney,
  parseNumber,
  parseRooms,
  parseYearly,
  parseYesNo,
  positive,
} from './numbers.js';

it.each([
  ['1 250 000 kr', 1_250_000],
  ['1\u00a0250\u00a0000\u00a0kr', 1_250_000],
  ['1\u202f250\u202f000', 1_250_000],
  ['1.250.000 kr', 1_250_000],
  ['35,5 m²', 35.5],
  ['35.5', 35.5],
  ['ca 72 kvm', 72],
  ['4 312,50 kr/mån', 4312.5],
  ['72–85 m²', 72],
  ['2 995 000 - 3 500 000 kr', 2_995_000],
  ['-12', -12],
  ['3 rum, 72 m²', 3],
  ['Pris saknas', undefined],
  ['', undefined],
])('reads %j as %p', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

it.each([
  ['2 790 000 kr', 2_790_000],
  ['2,8 mkr', 2_800_000],
  ['1 995 tkr', 1_995_000],
  ['0 kr', 0],
  ['Uppgift saknas', undefined],
  ['-', undefined],
  ['–', undefined],
])('money: %j is %p', (text, value) => {
  expect(parseMoney(text)).toBe(value);
});

it.each([
  ['450 kr/mån', '', { value: 5400, monthly: true }],
  ['450', 'Driftkostnad (kr/mån)', { value: 5400, monthly: true }],
  ['450 kr', 'Driftkostnad per månad', { value: 5400, monthly: true }],
  ['43 596 kr/år', '', { value: 43_596, monthly: false }],
  ['43 596 kr', 'Driftkostnad', { value: 43_596, monthly: false }],
  ['43 596 kr/år', 'Avgift/månad', { value: 43_596, monthly: false }],
])('a yearly cost: %j under %j', (text, label, value) => {
  expect(parseYearly(text, label)).toEqual(value);
});

it.each([
  ['113 m²', { area: 113 }],
  ['1,1 ha', { area: 11_000 }],
  ['2 hektar', { area: 20_000 }],
  ['ca 72 + 5 m²', { area: 72, extra: 5 }],
  ['170 m² + 85 m²', { area: 170, extra: 85 }],
  ['170/85 kvm', { area: 170, extra: 85 }],
  ['2 130 m² tomt', { area: 2130 }],
  ['Ej angivet', undefined],
])('area: %j', (text, value) => {
  expect(parseArea(text)).toEqual(value);
});

it.each([
  ['3 rum', 3],
  ['1,5 rum', 1.5],
  ['0,5 rok', 0.5],
  ['2½ rum och kök', 2.5],
  ['4 rok varav 2-3 sovrum', 4],
  ['2021', undefined],
])('rooms: %j is %p', (text, value) => {
  expect(parseRooms(text)).toBe(value);
});

it.each([
  ['1963', { year: 1963 }],
  ['1953/2010', { year: 1953, text: '1953/2010' }],
  ['2008-2009', { year: 2008, text: '2008-2009' }],
  ['ca 1900', { year: 1900, text: 'ca 1900' }],
  ['1800-tal', { text: '1800-tal' }],
  ['okänt', undefined],
])('year built: %j', (text, value) => {
  expect(parseBuildYear(text)).toEqual(value);
});

it('reads yes and no', () => {
  expect(['Ja', 'Nej', 'finns ej', 'Hiss finns', 'kanske'].map(parseYesNo)).toEqual([
    true,
    false,
    false,
    true,
    undefined,
  ]);
});

it('knows what is not said', () => {
  expect(['-', 'Pris saknas', 'Ej angiven', 'okänt'].map(isUnstated)).toEqual([true, true, true, true]);
  expect(['0', 'Nej', '1 kr'].map(isUnstated)).toEqual([false, false, false]);
  expect([0, '', null, '0', 5, '5 kr'].map(positive)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    5,
    5,
  ]);
});
