import { contextOf } from '../../facts/context.js';
import { figuresIn } from '../quantities/numbers.js';
import { isOfGroundContract, isPaidAgain } from './said-of.js';

describe('a sum that is paid again', () => {
  it.each([
    'Samfälligheten tar 2 300 kronor per hushåll och år.',
    'Månatlig avgift till samfälligheten är 450 kr.',
    'Vägavgiften, 1 900 kr om året, betalas i mars.',
  ])('is told by its period: %s', (text) => {
    expect(isPaidAgain(text)).toBe(true);
  });

  it.each([
    'Anslutningsavgift 185 000 kr utöver månatlig avgift på 3 200 kr.',
    'Uttaxering 45 000 kr, sedan 1 200 kr per år.',
    'En engångsavgift på 20 000 kr per år 2027.',
    'Årlig städdag, och 45 000 kr för ny väg och 3 000 kr för grus.',
  ])('is not where another sum has the period: %s', (text) => {
    expect(isPaidAgain(text)).toBe(false);
  });
});

describe('what the ground costs by its contract', () => {
  const isOfGround = (description: string): boolean => {
    const advert = contextOf({
      listing: { propertyType: 'Fritidshus', description },
      images: [],
      disagreements: [],
      today: new Date('2026-11-24T12:00:00Z'),
    });
    const source = advert.sources.find(({ field }) => field === 'description')!;
    const { start, end } = figuresIn(description)[0]!;
    return isOfGroundContract(advert, { field: source.field, start, end, text: '', source });
  };

  it.each([
    ['Tomten nyttjas enligt kontrakt, nu 14 500 kronor om året.', true],
    ['Kontraktet på tomten kostar 9 600 kr om året.', true],
    ['Marken sköts enligt avtal av en entreprenör, 9 600 kr om året.', false],
    ['Tomten klipps enligt avtal för 4 800 kr om året.', false],
  ])('%s', (text, expected) => {
    expect(isOfGround(text)).toBe(expected);
  });
});
