import { likeness, wordsOf } from './alike.js';

const alike = (a: string, b: string): boolean => likeness(wordsOf(a), wordsOf(b)) > 0;

describe('two titles or questions', () => {
  it.each([
    ['Taket är gammalt', 'Gammalt tak'],
    ['Avgiften är hög', 'Hög avgift'],
    ['Stambyte planeras 2027', 'Planerat stambyte år 2027'],
    ['Stambyte planeras', 'Stambyte planeras 2027'],
    ['Hög månadsavgift', 'Månadsavgiften är hög per kvadratmeter'],
    ['Badrummet är från 1985', 'Gammalt badrum från 1985'],
    ['Energideklaration saknas', 'Ingen energideklaration'],
    ['När byttes rören?', 'När har rören bytts?'],
    ['RISK FÖR FUKT', 'Risk för fukt'],
  ])('say the same: %s / %s', (a, b) => {
    expect([alike(a, b), alike(b, a)]).toEqual([true, true]);
  });

  it.each([
    ['another part', 'Fukt i badrummet', 'Fukt i källaren'],
    ['another part of the same risk', 'Risk för fukt i badrummet', 'Risk för fukt i källaren'],
    ['another year', 'Stambyte planeras 2027', 'Stambyte planeras 2031'],
    ['the opposite', 'Energideklaration finns', 'Energideklaration saknas'],
    ['the opposite by one word', 'Taket är nytt', 'Taket är inte nytt'],
    ['another matter', 'Avgiften är hög', 'Avgiften höjs snart'],
    ['the other end', 'Hög avgift', 'Låg avgift'],
    ['who, not when', 'När lades taket?', 'Vem lade taket?'],
    [
      'one word of many',
      'Vad finns det för papper som styrker det ni skriver om köket?',
      'Vad finns det för papper som styrker det ni skriver om taket?',
    ],
    ['a word with others', 'Badrum', 'Äldre badrum med golvbrunn'],
    ['nothing but fillers', 'Är det så?', 'Kan det bli så?'],
    ['no words at all', '–', '–'],
  ])('are two things: %s', (_what, a, b) => {
    expect([alike(a, b), alike(b, a)]).toEqual([false, false]);
  });

  it('are more alike the fewer words are added', () => {
    const tak = wordsOf('Gammalt tak');
    // Two words of two; four of five.
    expect(likeness(tak, wordsOf('Taket är gammalt'))).toBe(1);
    expect(likeness(tak, wordsOf('Gammalt tak av plåt'))).toBe(0.8);
  });
});
