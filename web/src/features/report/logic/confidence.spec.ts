import { readConfidence } from './confidence.js';

describe('readConfidence', () => {
  it.each([
    [
      { score: 72, explanation: 'Byggår saknas.' },
      { score: 72, explanation: 'Byggår saknas.' },
    ],
    [72.4, { score: 72, explanation: null }],
    ['71 %', { score: 71, explanation: null }],
    [{ score: 130 }, { score: 100, explanation: null }],
    [null, { score: null, explanation: null }],
    [undefined, { score: null, explanation: null }],
    [{ explanation: 'Okänt.' }, { score: null, explanation: 'Okänt.' }],
    [Number.NaN, { score: null, explanation: null }],
  ])('reads %j', (value, expected) => {
    expect(readConfidence(value)).toEqual(expected);
  });
});
