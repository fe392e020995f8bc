import { readConfidence, splitExplanation } from './confidence.js';

describe('readConfidence', () => {
  it.each([
    [
      { score: 72, explanation: 'Byggår saknas.' },
      { score: 72, explanation: 'Byggår saknas.' },
    ],
    [72.4, { score: 72, explanation: null }],
    [{ score: 130 }, { score: 100, explanation: null }],
    [null, { score: null, explanation: null }],
    [undefined, { score: null, explanation: null }],
    [{ explanation: 'Okänt.' }, { score: null, explanation: 'Okänt.' }],
    [Number.NaN, { score: null, explanation: null }],
  ])('reads %j', (value, expected) => {
    expect(readConfidence(value)).toEqual(expected);
  });
});

describe('splitExplanation', () => {
  it.each([
    ['Det mesta finns. Taket saknas. Fråga.', ['Det mesta finns.', 'Taket saknas. Fråga.']],
    ['Sex av tio uppgifter finns.', ['Sex av tio uppgifter finns.', '']],
    [
      'Ungefär 3.5 av 10 finns, t.ex. taket. Åldern saknas.',
      ['Ungefär 3.5 av 10 finns, t.ex. taket.', 'Åldern saknas.'],
    ],
    ['', ['', '']],
  ])('parts %j after its first sentence', (explanation, expected) => {
    expect(splitExplanation(explanation)).toEqual(expected);
  });
});
