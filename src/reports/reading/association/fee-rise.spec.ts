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

it('parts the texts into statements as often for many rises as for a few', () => {
  expect(partedFor(40)).toBe(partedFor(2));
});
