import { contextOf } from '../../facts/context.js';
import { amountsIn, type StatedAmount } from './amounts.js';

const read = (description: string) =>
  amountsIn(
    contextOf({
      listing: { description },
      images: [],
      disagreements: [],
      today: new Date('2026-11-24T12:00:00Z'),
    }),
  );

type Told = Partial<
  Pick<StatedAmount, 'value' | 'purpose' | 'period' | 'time' | 'payer' | 'isPart' | 'isNotOurs' | 'moment'>
>;

it.each<[string, Told]>([
  // To be paid once.
  [
    'Stämman har beslutat om en uttaxering på 92 000 kr per lägenhet som tas ut hösten 2027.',
    { value: 92_000, purpose: 'levy', period: 'once', time: 'ahead', payer: 'each' },
  ],
  [
    'Medlemmarna skjuter till kapital, för denna lägenhet cirka 185 000 kronor.',
    { value: 185_000, purpose: 'contribution', period: 'once' },
  ],
  [
    'Kommunalt avlopp byggs 2028 och anläggningsavgiften är enligt taxan 338 000 kr.',
    { value: 338_000, purpose: 'connection', time: 'ahead' },
  ],
  [
    'Fiberanslutningen kan komma att kosta 25 000 kr.',
    { value: 25_000, purpose: 'connection', time: 'possible' },
  ],
  [
    'Kapitaltillskottet på 110 000 kr betalas av säljaren.',
    { value: 110_000, purpose: 'contribution', payer: 'seller' },
  ],
  [
    'Förbudet gäller från den 30 juni 2027, därefter vid vite om 150 000 kronor.',
    { value: 150_000, purpose: 'penalty', time: 'ahead' },
  ],
  [
    'Kostnaden, 31 miljoner kronor, lånas upp och månadsavgiften går upp i två steg.',
    { value: 31_000_000, purpose: null, period: 'once' },
  ],
  // Again and again.
  [
    'Avgälden stiger till 27 000 kr per år den 1 juli 2029.',
    { value: 27_000, purpose: 'groundRent', period: 'year', time: 'ahead' },
  ],
  [
    'Startrabatten gäller till mars 2027, sedan kostar det ordinarie 5 390 kr.',
    { value: 5_390, purpose: 'discount', period: 'month', time: 'ahead' },
  ],
  ['Garageplats kan hyras för 950 kr/mån.', { value: 950, purpose: 'parking', period: 'month' }],
  ['Bredband tillkommer med 219 kr per månad.', { value: 219, purpose: 'broadband', period: 'month' }],
  [
    'Försäkringen kostar 1 200 kr per kvartal.',
    { value: 1_200, purpose: 'insurance', period: 'quarter', time: 'now' },
  ],
  // Bought or joined, which is paid once.
  ['Garageplats kan köpas till för 150 000 kr.', { value: 150_000, purpose: 'parking', period: 'once' }],
  ['Garageplats finns, 150 000 kr.', { value: 150_000, purpose: 'parking', period: 'once' }],
  ['Garageplatsen köps för 4 500 kr.', { value: 4500, purpose: 'parking', period: 'once' }],
  ['Extra förråd för 25 000 kr.', { value: 25_000, purpose: 'storage', period: 'once' }],
  [
    'Fiber är installerad, inkopplingen kostar 2 995 kr.',
    { value: 2995, purpose: 'broadband', period: 'once' },
  ],
  ['Fiber, installation 900 kr.', { value: 900, purpose: 'broadband', period: 'once' }],
  ['Bredband via fiber 349 kr.', { value: 349, purpose: 'broadband', period: 'month' }],
  ['Garage 1 200 kr.', { value: 1200, purpose: 'parking', period: 'month' }],
  ['Garageplats 6 000 kr per månad.', { value: 6000, purpose: 'parking', period: 'month' }],
  // The one who lets it says nothing of what it is.
  ['Plats i garaget hyrs av samfälligheten för 720 kr.', { value: 720, purpose: 'parking', period: 'month' }],
  ['Till samfälligheten betalas 720 kr i kvartalet.', { value: 720, purpose: 'shared', period: 'quarter' }],
  // What the members pay once is no money of the association.
  [
    'Kassan är tom, så styrelsen begär ett engångsbidrag om 41 000 kr per lägenhet.',
    { value: 41_000, purpose: 'levy', period: 'once', payer: 'each' },
  ],
  ['I kassan finns 41 000 kr.', { value: 41_000, purpose: 'savings' }],
  // What is paid each year is no price.
  ['Markägaren kom med ett bud på 52 000 kr om året.', { value: 52_000, purpose: null, period: 'year' }],
  ['Markägaren kom med ett bud på 52 000 kr.', { value: 52_000, purpose: 'price', period: 'once' }],
  // What was, what is part of another sum, what is another's.
  ['Badrummet renoverades 2019 och kostade 280 000 kr.', { value: 280_000, purpose: 'work', time: 'past' }],
  [
    'Driftkostnaden är 42 000 kr per år, varav värme 20 000 kr.',
    { value: 42_000, purpose: 'running', period: 'year', isPart: false },
  ],
  ['Grannens hus såldes för 6,2 miljoner kronor.', { value: 6_200_000, purpose: 'price', isNotOurs: true }],
  ['En offert på dränering ligger på 165 000 kr.', { value: 165_000, purpose: 'offer' }],
  ['Gästlägenhet finns, 250 kr natten.', { value: 250, purpose: null }],
  // What is told of another matter, or of another year.
  [
    'Kommunen gav avslag på gamla infiltrationen och ett nytt avlopp kostar 150 000 kr.',
    { value: 150_000, time: 'now' },
  ],
  ['Samfälligheten tar ut 45 000 kr efter att stämman röstade ned lånet.', { value: 45_000, time: 'now' }],
  [
    'Styrelsen ville ta ut 45 000 kr per hus men stämman röstade ned det.',
    { value: 45_000, time: 'dropped' },
  ],
  ['Varje hus betalar 25 000 kr och år 2027 ytterligare 20 000 kr.', { value: 25_000, period: 'once' }],
  ['Avgift 3 400 kr per hus och år.', { value: 3400, period: 'year' }],
  ['Samfällighetsavgiften är 3 400 kr per hus och år 2026.', { value: 3400, period: 'year' }],
  [
    'Varje hus betalar 25 000 kr per hus och år 2027 ytterligare 20 000 kr.',
    { value: 25_000, period: 'once' },
  ],
  [
    'Bredband drogs in 2026 och stambytet 2028 kostar 12 miljoner kronor.',
    { value: 12_000_000, purpose: 'work', time: 'ahead' },
  ],
  [
    'Fiber drogs in och varje lägenhet debiteras 12 000 kr av föreningen 2027.',
    { value: 12_000, time: 'ahead', payer: 'each' },
  ],
  ['Stämman avslog uttaxeringen på 45 000 kr.', { value: 45_000, time: 'dropped' }],
  // In the words of twenty reports that were read whole.
  [
    'Fastighetslånen uppgår till sammanlagt 21 miljoner kr.',
    { value: 21_000_000, purpose: 'debt', time: 'now' },
  ],
  [
    'I dag går det på 118 000 kr om året för hela kvarteret, en siffra satt 2008, och nästa gång kommunen stämmer av avgälden är den 1 juli 2028.',
    { value: 118_000, purpose: 'groundRent', period: 'year' },
  ],
  [
    'Kommunen gräver fram ledningar i gatan 2028, och för en tomt i vår storlek landar engångsnotan på 297 000 kr enligt dagens taxa.',
    { value: 297_000, purpose: 'connection', time: 'ahead' },
  ],
  [
    'Bilen, om man har någon, ställer man på gården för hundra kronor i månaden.',
    { value: 100, purpose: 'parking', period: 'month' },
  ],
  ['P-plats i garage kostar 1 200 kr.', { value: 1_200, purpose: 'parking', period: 'month' }],
  [
    'Pumpen i allrummet är från 2023 och elen kostar i snitt 900 kr i månaden.',
    { value: 900, purpose: 'household', period: 'month', time: 'now', isNotOurs: false },
  ],
  [
    'På andra sidan gatan står tre villor från 2020 och de säljs kring 6,5 miljoner styck.',
    { value: 6_500_000, purpose: 'price', isNotOurs: true },
  ],
  [
    'Spolbilen har stående tid första veckan i november, 2 400 kr, sen rinner det till nästa höst.',
    { value: 2_400, purpose: 'service', period: 'year' },
  ],
  [
    'Minireningsverk från 2021 med tillstånd och serviceavtal, 3 200 kr om året.',
    { value: 3_200, purpose: 'service', period: 'year', time: 'now' },
  ],
  ['Vägavgift: 750 kr.', { value: 750, purpose: 'road', period: 'year' }],
  [
    'Väg: samfälld med tre gårdar, 1 400 kr om året, hyvlad i april.',
    { value: 1_400, purpose: 'road', period: 'year', time: 'now' },
  ],
  [
    'Stämman fattade beslut i oktober: arbetet täcks genom ett tillskott, för den aktuella lägenheten beräknat till 182 000 kr.',
    { value: 182_000, purpose: 'contribution', time: 'ahead', payer: 'each' },
  ],
  [
    'Anslutningen faktureras när ni kopplar på, 268 000 kr enligt 2026 års taxa.',
    { value: 268_000, purpose: 'connection', moment: null },
  ],
  [
    'Beräknade intäkter om ca 160 000 kr per år är en uppskattning från driftsbolaget.',
    { value: 160_000, purpose: 'rentIncome', period: 'year' },
  ],
])('%s', (description, told) => {
  expect(read(description)[0]).toMatchObject(told);
});

it('tells a part from the whole before it', () => {
  const amounts = read('Driftkostnaden är 42 000 kr per år, varav värme 20 000 kr.');
  expect(amounts.map(({ value, isPart }) => [value, isPart])).toEqual([
    [42_000, false],
    [20_000, true],
  ]);
});

it('takes the name that stands before a sum before that of the next', () => {
  const amounts = read('Pantbreven uppgår till 2 150 000 kronor och taxeringsvärdet till 2 420 000 kronor.');
  expect(amounts.map(({ purpose }) => purpose)).toEqual(['deeds', 'taxValue']);
});

it('leaves out sums per m² and what is less than 50 kr', () => {
  expect(read('Lånen är 5 200 kr per kvm. Kaffe 25 kr.')).toEqual([]);
});

it.each([
  'Lånen är på 5 200 kr per kvm och sparandet på 260 kr.',
  'Föreningen sparar bra: ett sparande om 190 kronor.',
  'Huset har 4 100 kr i lån per kvadratmeter.',
  'Skulden är 6 300 kronor räknat per kvm.',
])('leaves out what is told per m² in other words: %s', (description) => {
  expect(read(description)).toEqual([]);
});

it.each([
  ['Föreningens sparande är 260 000 kr.', 260_000],
  ['Lånen är på 12 300 000 kr, alltså 5 200 kr per kvm.', 12_300_000],
  ['Samfälligheten har lån på 45 000 kr.', 45_000],
  ['Ett badrum kostar 4 100 kr i arbete per kvadratmeter golv, och lånet är 900 000 kr.', 4_100],
])('keeps a sum that is told whole: %s', (description, value) => {
  expect(read(description).map((amount) => amount.value)).toContain(value);
});

it('takes the purpose of the sentence before for a sum without one of its own', () => {
  const [amount] = read('Avgälden omförhandlas 2028. I dag är den 118 000 kr om året.');
  expect(amount).toMatchObject({ value: 118_000, purpose: 'groundRent' });
  // Two things were told of before: nobody knows which.
  const [unclear] = read('Avgälden och försäkringen betalas av oss. Det blir 118 000 kr om året.');
  expect(unclear?.purpose).toBeNull();
});

it('dates a sum by when it falls due, not by when it was decided', () => {
  const [amount] = read(
    'Stämman beslöt i november om en extra debitering av 38 000 kr per fastighet för entréns färdigställande, att erläggas senast den sista september.',
  );
  expect(amount?.moment).toMatchObject({ text: 'september', month: 9 });
});
