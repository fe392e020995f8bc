import { withFlag } from '../../../test/support/gate-input.js';
import { swedishGate } from './swedish.gate.js';

describe('swedish gate', () => {
  it.each([
    'Taket är gammalt och det finns risk för läckage.',
    'Mariatorget, Hornsgatan, Götgatan, Slussen, Zinkensdamm.',
    'Kort text',
    'Äldre grund, vind och el',
    'Köket i öppen planlösning kallas loft i New York-stil i annonsen.',
  ])('lets through: %s', (description) => {
    expect(swedishGate(withFlag({ description }))).toEqual([]);
  });

  it.each([
    'The roof is old and there is a risk of leakage.',
    'Das Dach ist alt und es gibt ein Risiko für die Wohnung.',
    'Taget er gammelt, og der kan være risiko for utætheder.',
  ])('faults: %s', (description) => {
    expect(swedishGate(withFlag({ description }))).toEqual([
      { gate: 'swedish', path: 'redFlags.1', reason: 'texten är inte på svenska' },
    ]);
  });
});
