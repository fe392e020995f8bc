import {
  isUnstated,
  parseArea,
  parseBuildYear,
  parseMoney,
  parseMonthly,
  parseNumber,
  parseRooms,
  parseSpan,
  parseYearly,
  parseYesNo,
  positive,
  toNumber,
} from './numbers.js';

const [noBreak, narrow, thin, figureSpace] = ['\u00a0', '\u202f', '\u2009', '\u2007'];

it.each([
  ['1 250 000 kr', 1_250_000],
  [`1${noBreak}250${noBreak}000${noBreak}kr`, 1_250_000],
  [`1${narrow}250${narrow}000`, 1_250_000],
  [`1${thin}250${figureSpace}000`, 1_250_000],
  ['1.250.000 kr', 1_250_000],
  ["4'950'000", 4_950_000],
  ['4’950’000', 4_950_000],
  ['4,950,000', 4_950_000],
  ['35,5 m²', 35.5],
  ['35.5', 35.5],
  ['0,047051 %', 0.047051],
  ['ca 72 kvm', 72],
  ['c:a 72', 72],
  ['~72', 72],
  ['drygt 72', 72],
  ['4 312,50 kr/mån', 4312.5],
  ['72–85 m²', 72],
  ['2 995 000 - 3 500 000 kr', 2_995_000],
  ['½', 0.5],
  ['1½', 1.5],
  ['1 ½', 1.5],
  ['-12', -12],
  ['−12', -12],
  ['3 rum, 72 m²', 3],
  ['Pris saknas', undefined],
  ['', undefined],
])('reads %j as %p', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

it.each([
  ['2 790 000 kr', 2_790_000],
  ['4.950.000 kr', 4_950_000],
  ['4 950 000:-', 4_950_000],
  ['SEK 4 950 000', 4_950_000],
  ['kr 4 950 000', 4_950_000],
  ['SEK 4,950,000', 4_950_000],
  ['2,8 mkr', 2_800_000],
  ['2.8 Mkr', 2_800_000],
  ['3.250 mkr', 3_250_000],
  ['2,95 miljoner kronor', 2_950_000],
  ['ca 3 milj. kr', 3_000_000],
  ['3,2–4,1 mkr', 3_200_000],
  ['900 tkr - 1,2 mkr', 900_000],
  ['1 995 tkr', 1_995_000],
  ['1.995 tkr', 1_995_000],
  ['750 tusen kronor', 750_000],
  ['85 öre', 0.85],
  ['3 450,50 kr', 3450.5],
  ['Accepterat pris 3 295 000', 3_295_000],
  ['Utgångspris: 2 995 000 kr', 2_995_000],
  ['2 995 000 kr eller högstbjudande', 2_995_000],
  ['8 st, 1 914 000 kr', 1_914_000],
  ['8 pantbrev om totalt 1 914 000 kr', 1_914_000],
  ['2,5 % av prisbasbeloppet', undefined],
  ['2,5 % av prisbasbeloppet (1 470 kr)', 1470],
  ['2 995 000 - 3 500 000 kr', 2_995_000],
  ['3 rum, 72 m², 2 995 000 kr', 2_995_000],
  ['2 995 000 kr. Ring 070-123 45 67', 2_995_000],
  ['Ring 08-123 456 78 för pris', undefined],
  ['1 050 000 – 1 200 000 kr', 1_050_000],
  ['0 kr', 0],
  ['-3 450 kr', undefined],
  ['Uppgift saknas', undefined],
  ['Pris saknas', undefined],
  ['Pris ej satt', undefined],
  ['Högstbjudande', undefined],
  ['5560366823456', undefined],
  ['250 000 EUR', undefined],
  ['€ 250 000', undefined],
  ['-', undefined],
  ['–', undefined],
])('money: %j is %p', (text, value) => {
  expect(parseMoney(text)).toBe(value);
});

it.each([
  ['450 kr/mån', '', 5400, 12],
  ['450:-/mån', '', 5400, 12],
  ['450', 'Driftkostnad (kr/mån)', 5400, 12],
  ['450 kr', 'Driftkostnad per månad', 5400, 12],
  ['450 kr', 'Månadskostnad', 5400, 12],
  ['450 kr i månaden', '', 5400, 12],
  ['1 350 kr/kvartal', '', 5400, 4],
  ['2 700 kr per halvår', '', 5400, 2],
  ['43 596 kr/år', '', 43_596, 1],
  ['43 596 kr / år', '', 43_596, 1],
  ['43 596 kr', 'Driftkostnad', 43_596, 1],
  ['43 596 kr/år', 'Avgift/månad', 43_596, 1],
])('a yearly cost: %j under %j', (text, label, value, times) => {
  expect(parseYearly(text, label)).toEqual({ value, monthly: times === 12, times });
});

it.each([
  ['3 450 kr/mån', '', 3450, 12],
  ['3 450 kr', 'Avgift', 3450, 12],
  ['41 400 kr/år', 'Avgift', 3450, 1],
  ['41 400 kr', 'Årsavgift', 3450, 1],
  ['3 450 kr/mån', 'Årsavgift', 3450, 12],
  ['10 350 kr per kvartal', '', 3450, 4],
])('a monthly cost: %j under %j', (text, label, value, times) => {
  expect(parseMonthly(text, label)).toEqual({ value, times });
});

it.each([
  ['113 m²', { area: 113 }],
  ['113m2', { area: 113 }],
  ['113 kvadratmeter', { area: 113 }],
  ['113 kv.m', { area: 113 }],
  ['1 250 kvm', { area: 1250 }],
  ['1.250 kvm', { area: 1250 }],
  ['72.5 kvm', { area: 72.5 }],
  ['72,5 kvm', { area: 72.5 }],
  ['1,1 ha', { area: 11_000 }],
  ['2 hektar', { area: 20_000 }],
  ['1 ha 2 500 m²', { area: 12_500 }],
  ['1,1 ha (11 000 kvm)', { area: 11_000 }],
  ['ca 72 + 5 m²', { area: 72, extra: 5 }],
  ['72+14', { area: 72, extra: 14 }],
  ['72 / 14', { area: 72, extra: 14 }],
  ['170 m² + 85 m²', { area: 170, extra: 85 }],
  ['170/85 kvm', { area: 170, extra: 85 }],
  ['72 kvm (varav 14 biarea)', { area: 72, extra: 14 }],
  ['72 kvm + 14 kvm biarea', { area: 72, extra: 14 }],
  ['Boarea: 72 kvm, biarea: 14 kvm', { area: 72, extra: 14 }],
  ['72 + 0 m²', { area: 72 }],
  ['72 + 14 + 20 m²', { area: 72 }],
  ['72–85 m²', { area: 72 }],
  ['3 rum, 72 m²', { area: 72 }],
  ['3 / 72 m²', { area: 72 }],
  ['Ca 72 kvm boarea + ca 14 kvm biarea', { area: 72, extra: 14 }],
  ['3 rok om 72 kvm', { area: 72 }],
  ['72 m² (5 tr)', { area: 72 }],
  ['2 130 m² tomt', { area: 2130 }],
  ['0 m²', undefined],
  ['-72 m²', undefined],
  ['3 rum', undefined],
  ['1 tunnland', undefined],
  ['Ej angivet', undefined],
])('area: %j', (text, value) => {
  expect(parseArea(text)).toEqual(value);
});

it.each([
  ['3 rum', 3],
  ['3 rok', 3],
  ['3RoK', 3],
  ['3-rumslägenhet', 3],
  ['1,5 rum', 1.5],
  ['0,5 rok', 0.5],
  ['½ rum', 0.5],
  ['2½ rum och kök', 2.5],
  ['1 ½ rum', 1.5],
  ['1 1/2 rum', 1.5],
  ['3.0', 3],
  ['2-3 rok', 2],
  ['tre rum och kök', 3],
  ['två och en halv rum', 2.5],
  ['Tolv rum', 12],
  ['Tre', 3],
  ['4 rok varav 2-3 sovrum', 4],
  ['2 sovrum, 3 rum', 3],
  ['72 kvm, 3 rum', 3],
  ['3 (varav 2 sovrum)', 3],
  ['2 sovrum', undefined],
  ['2 till 3 sovrum', undefined],
  ['4 rum, 2–3 sovrum', 4],
  ['72 kvm', undefined],
  ['-3', undefined],
  ['0', undefined],
  ['2021', undefined],
  ['Antal rum saknas', undefined],
])('rooms: %j is %p', (text, value) => {
  expect(parseRooms(text)).toBe(value);
});

it.each([
  ['1963', { year: 1963 }],
  ['1963-01-01', { year: 1963 }],
  ['1929/1986', { year: 1929, text: '1929/1986' }],
  ['2008-2009', { year: 2008, text: '2008-2009' }],
  ['ca 1900', { year: 1900, text: 'ca 1900' }],
  ['Nyproduktion 2027', { year: 2027, text: 'Nyproduktion 2027' }],
  ['1909, renoverat 2010', { year: 1909, text: '1909, renoverat 2010' }],
  ['Renoverat 2010, byggt 1909', { year: 1909, text: 'Renoverat 2010, byggt 1909' }],
  ['Inflyttning 2027', { text: 'Inflyttning 2027' }],
  ['Ombyggt 1986', { text: 'Ombyggt 1986' }],
  ['1960-tal', { text: '1960-tal' }],
  ['1960-talet', { text: '1960-talet' }],
  ['1930-40-tal', { text: '1930-40-tal' }],
  ['1700/1800-tal', { text: '1700/1800-tal' }],
  ['Sekelskifte', { text: 'Sekelskifte' }],
  ['okänt', undefined],
  ['0', undefined],
  ['9999', undefined],
  ['Ja', undefined],
])('year built: %j', (text, value) => {
  expect(parseBuildYear(text)).toEqual(value);
});

it.each([
  ['2–3 rum', 2, 3],
  ['2-3 rok', 2, 3],
  ['1,5 – 4 rum', 1.5, 4],
  ['2-3', 2, 3],
  ['Rum: 2–4', 2, 4],
  ['Prisidé 3 – 3,2 Mkr', 3_000_000, 3_200_000],
  ['från 2 995 000 till 3 450 000 kr', 2_995_000, 3_450_000],
  ['2 995 000 kr – 3 450 000 kr', 2_995_000, 3_450_000],
  ['Pris: 2.995.000–3.450.000 kr', 2_995_000, 3_450_000],
  [
    `2${noBreak}995${noBreak}000${noBreak}–${noBreak}3${noBreak}450${noBreak}000${noBreak}kr`,
    2_995_000,
    3_450_000,
  ],
  ['mellan 2 995 000 och 3 450 000 kr', 2_995_000, 3_450_000],
  ['3,2–4,1 mkr', 3_200_000, 4_100_000],
  ['900 tkr - 1,2 mkr', 900_000, 1_200_000],
  ['45-72 kvm', 45, 72],
  ['45 m² till 72 m²', 45, 72],
  ['ca 45–72 m²', 45, 72],
  ['1–2 ha', 10_000, 20_000],
  ['1 850 - 2 950 kr/mån', 1850, 2950],
  ['1800-2000 kr', 1800, 2000],
])('the span %j goes from %p to %p', (text, from, to) => {
  expect(parseSpan(text)).toEqual({ from, to });
});

it.each([
  '1929-1930',
  '72+14',
  '72 / 14 kvm',
  '08-123 45 67',
  '070-123 45 67',
  '2026-11-22',
  '22/11 13-14',
  'kl 13.00-13.45',
  '13.00-14.00',
  '13:00–13:45',
  '22-23 november',
  '123 45 - 123 50',
  'Storgatan 2 - 3 rum',
  'Lägenhet 1201 - 3 rum',
  'våning 2-3',
  '3 rum',
  'från 2 995 000 kr',
  '3–2 rum',
  '3-3 rum',
  '2 och 3 rum',
  '',
])('%j is no span', (text) => expect(parseSpan(text)).toBeUndefined());

it('reads yes and no', () => {
  expect(['Ja', 'ja, i trapphuset', 'Hiss finns', 'Yes', 'kanske', 'Jaktstuga'].map(parseYesNo)).toEqual([
    true,
    true,
    true,
    true,
    undefined,
    undefined,
  ]);
  expect(['Nej', 'finns ej', 'Hiss saknas', 'Ingen hiss', 'saknas'].map(parseYesNo)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

it.each(['-', '–', 'Pris saknas', 'Ej angiven', 'okänt', 'Pris ej satt', 'Pris på begäran', 'N/A', ''])(
  '%j says nothing',
  (text) => expect(isUnstated(text)).toBe(true),
);

it.each(['0', 'Nej', '1 kr', 'Självdrag; fläkt saknas i badrummet på plan 2', 'Kommersiell lokal'])(
  '%j says something',
  (text) => expect(isUnstated(text)).toBe(false),
);

it('reads what machines write', () => {
  expect([59.5, '59.356', '1250.000', '-3.5', '4 950 000', '', null, 'x'].map(toNumber)).toEqual([
    59.5,
    59.356,
    1250,
    -3.5,
    4_950_000,
    undefined,
    undefined,
    undefined,
  ]);
  expect([0, '', null, '0', 5, '5 kr'].map(positive)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    5,
    5,
  ]);
});
