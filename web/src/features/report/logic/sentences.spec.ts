import { firstSentences, splitFirstSentence } from './sentences.js';

describe('splitFirstSentence', () => {
  it.each([
    ['Det mesta finns. Taket saknas. Fråga.', ['Det mesta finns.', 'Taket saknas. Fråga.']],
    ['Sex av tio uppgifter finns.', ['Sex av tio uppgifter finns.', '']],
    [
      'Ungefär 3.5 av 10 finns, t.ex. taket. Åldern saknas.',
      ['Ungefär 3.5 av 10 finns, t.ex. taket.', 'Åldern saknas.'],
    ],
    ['', ['', '']],
  ])('parts %j after its first sentence', (explanation, expected) => {
    expect(splitFirstSentence(explanation)).toEqual(expected);
  });
});

describe('firstSentences', () => {
  // Sentences of 13, 14 and 6 letters with their full stops.
  const text = 'Taket läcker. Väggen är våt. Fråga.';
  it.each([
    [0, 'Taket läcker.'],
    [27, 'Taket läcker.'],
    [28, 'Taket läcker. Väggen är våt.'],
    [34, 'Taket läcker. Väggen är våt.'],
    [35, text],
  ])('keeps whole sentences within %i letters', (length, kept) => {
    expect(firstSentences(text, length)).toBe(kept);
  });
});
