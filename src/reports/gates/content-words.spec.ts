import { contentWords, isRelated } from './content-words.js';

describe('contentWords', () => {
  it('keeps what a text is about, each word once, without endings', () => {
    expect(contentWords('Taket och taken på bostaden är gamla')).toEqual(['tak', 'gaml']);
  });

  it('finds nothing in words that every text has', () => {
    expect(contentWords('Det är bra att veta mer om bostaden, fråga mäklaren vid visningen.')).toEqual([]);
  });
});

describe('isRelated', () => {
  const related = (one: string, other: string) => isRelated(contentWords(one)[0]!, contentWords(other)[0]!);

  it.each([
    ['taket', 'tak'],
    ['takpannor', 'tak'],
    ['yttertak', 'taket'],
    ['föreningens', 'bostadsrättsförening'],
    ['renoverades', 'renovering'],
    ['fönstren', 'fönster'],
  ])('%s and %s', (one, other) => {
    expect(related(one, other)).toBe(true);
    expect(related(other, one)).toBe(true);
  });

  it.each([
    ['taket', 'spisen'],
    ['kök', 'badrum'],
    ['skuldfri', 'fasad'],
    ['makellos', 'provvägen'],
  ])('not %s and %s', (one, other) => {
    expect(related(one, other)).toBe(false);
  });
});
