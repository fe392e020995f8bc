import { contextOf } from '../../facts/context.js';
import { decidedFeeIn } from './fee-rise.js';

/** How often the texts are parted into statements to read the fee after so many rises without a percent. */
function partedFor(rises: number): number {
  const advert = contextOf({
    listing: {
      propertyType: 'Lägenhet',
      tenure: 'Bostadsrätt',
      description: 'Avgiften höjs vid årsskiftet. '.repeat(rises),
    },
    images: [],
    disagreements: [],
    today: new Date('2026-11-24T12:00:00Z'),
  });
  let parted = 0;
  const sources = new Proxy(advert.sources, {
    get: (target, name, receiver) => {
      if (name === 'flatMap') parted += 1;
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  expect(decidedFeeIn({ ...advert, sources }, 6240)).toBeNull();
  return parted;
}

const feeAfter = (description: string): number | undefined =>
  decidedFeeIn(
    contextOf({
      listing: { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', monthlyFee: 4200, description },
      images: [],
      disagreements: [],
      today: new Date('2026-11-24T12:00:00Z'),
    }),
    4200,
  )?.value;

it.each<[string, number]>([
  [
    'Stämman röstade ned förslaget att sälja lokalen, så avgiften höjs från 4 200 kr till 5 100 kr i mars 2027.',
    5100,
  ],
  ['Efter avslag på lånet höjs avgiften från 4 200 kr till 5 100 kr i mars 2027.', 5100],
  ['Avgiften höjs från 4 200 kr till 5 100 kr i mars 2027, och lånen amorteras inte.', 5100],
  ['Avgiften höjs från 4 200 kr till 5 100 kr i mars 2027 och lånen amorteras inte.', 5100],
  ['Taket behöver bytas, och avgiften höjs med 12 procent från mars 2027.', 4704],
  ['Föreningen planerar stambyte 2029, och avgiften höjs med 15 procent i mars 2027.', 4830],
  ['Avgiften höjs i mars 2027 med 8 procent på grund av 18 procent dyrare fjärrvärme.', 4536],
  ['Med 10 procent höjs avgiften i mars 2027.', 4620],
])('counts a rise beside another matter: %s', (text, value) => {
  expect(feeAfter(text)).toBe(value);
});

it.each([
  'Förslaget att höja avgiften från 4 200 kr till 5 100 kr i mars 2027 röstades ned.',
  'Avgiften höjs inte till 5 100 kr i mars 2027.',
  'Avgiften kan behöva höjas från 4 200 kr till 5 100 kr i mars 2027.',
  'Föreningen planerar att höja avgiften från 4 200 kr till 5 100 kr i mars 2027.',
  'Höjningen av avgiften från 4 200 kr till 5 100 kr i mars 2027 stoppades.',
  'Avgiften höjs från 4 200 kr till 5 100 kr i mars 2027, men det är inte beslutat.',
  'På grund av 18 procent dyrare fjärrvärme höjs avgiften i mars 2027.',
  'Avgiften är 18 procent högre än i fjol och höjs i mars 2027.',
  'Sedan elen blivit 18 procent dyrare höjs avgiften i mars 2027.',
])('counts no rise that is turned down, thought of or without its share: %s', (text) => {
  expect(feeAfter(text)).toBeUndefined();
});

it('parts the texts into statements as often for many rises as for a few', () => {
  expect(partedFor(40)).toBe(partedFor(2));
});
