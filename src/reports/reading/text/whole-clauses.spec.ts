import { wholePlace, wholeRuns } from './whole-clauses.js';

const runsOf = (text: string): string[] => wholeRuns(text).map(({ start, end }) => text.slice(start, end));

describe('the runs of whole clauses', () => {
  it.each([
    ['Taket lades om 2018, och fasaden målades 2020.', ['Taket lades om 2018', 'fasaden målades 2020.']],
    // Nothing is cut off from what takes it back, tells which thing is meant or goes on with the same subject.
    ['Taket läckte 2014, men det lades om 2018.', []],
    ['Huset har ett rör som läcker, och det byts.', ['Huset har ett rör som läcker']],
    ['Radon mättes 2021 och blev 30.', []],
    ['Källaren är torr, om pumpen går.', []],
    // A verb is one by its form, whether or not it stands in a list.
    ['Vattnet sipprar in, och väggen buktar.', ['Vattnet sipprar in', 'väggen buktar.']],
    ['Hissen krånglade ofta, och dörrarna glappade.', ['Hissen krånglade ofta', 'dörrarna glappade.']],
    ['Källaren har golvet under fönster, och rum i fil.', []],
    // Nothing begins without its subject, nor ends without its verb.
    ['Väggen, som bär bjälklaget, togs bort 2021.', []],
    ['Det sägs att fastigheten, som många andra, saknar avlopp.', []],
    ['Avgiften innehåller vatten, hiss och sopor.', []],
    [
      'Med alkov, kök och bad är allt klart, och hyran är låg.',
      ['Med alkov, kök och bad är allt klart', 'hyran är låg.'],
    ],
    ['Garage (med el) finns, och taket är nytt.', ['Garage (med el) finns', 'taket är nytt.']],
    [
      'Avtalet går ut 2028; för grannarna, som har nytt avtal, blev det dyrt.',
      ['Avtalet går ut 2028', 'för grannarna, som har nytt avtal, blev det dyrt.'],
    ],
    // Nothing is cut off from the place, the time or the saying that governs the sentence, up to a semicolon.
    [
      'I den gamla ladan, som revs 2019, var syllarna ruttna, och taket läckte.',
      ['I den gamla ladan, som revs 2019, var syllarna ruttna'],
    ],
    [
      'Innan renoveringen 2020 läckte taket, var elen farlig, och grunden var fuktig.',
      ['Innan renoveringen 2020 läckte taket, var elen farlig'],
    ],
    [
      'Säljaren förnekar följande: taket läcker, och grunden är fuktig.',
      ['Säljaren förnekar följande: taket läcker'],
    ],
    [
      'Taket är delat på två: skiffern är hel, medan plåten har rostat igenom.',
      ['Taket är delat på två: skiffern är hel', 'plåten har rostat igenom.'],
    ],
    ['Vid gaveln går en spricka, och orsaken är leran.', ['Vid gaveln går en spricka', 'orsaken är leran.']],
    [
      'Firman, som gav garanti, försattes i konkurs, och taket läcker.',
      ['Firman, som gav garanti, försattes i konkurs', 'taket läcker.'],
    ],
    ['Balkongen byggdes 1960, den sprack 2015.', ['Balkongen byggdes 1960']],
    ['Hos grannen läckte taket; vårt tak är nytt.', ['Hos grannen läckte taket', 'vårt tak är nytt.']],
    ['I huset finns fukt, och taket läcker.', ['I huset finns fukt', 'taket läcker.']],
  ])('of %s', (text, expected) => {
    expect(runsOf(text)).toEqual([...expected, text]);
  });

  it('leave out a passage that begins in the middle of a sentence', () => {
    expect(runsOf('som låter mäta lösningsmedel under huset')).toEqual([]);
  });

  it('end with the last clause that is read only where the next takes nothing back', () => {
    const long = `${'huset är rött, '.repeat(23)}källaren är blöt, men den torkades och lagades`;
    expect(runsOf(long).filter((run) => run.endsWith('källaren är blöt'))).toEqual([]);
  });

  it('take time that grows no faster than the square of the clauses, of which they read 24', () => {
    expect(wholeRuns('huset är rött, '.repeat(400)).length).toBeLessThan(24 * 24);
  });
});

describe('what is shown of a text', () => {
  const shown = (text: string, words: string, readable = text): string | null => {
    const start = text.indexOf(words);
    const place = wholePlace({ field: 'description', text, readable }, { start, end: start + words.length });
    return place && text.slice(place.start, place.end);
  };

  it('is the whole sentence up to 300 characters', () => {
    const sentence = `Källaren var blöt förr; fuktmätning i april 2024 visade torra väggar, och ${'mycket '.repeat(20)}är bra.`;
    expect(sentence.length).toBeLessThanOrEqual(300);
    expect(shown(`Tomten är plan. ${sentence} Garage finns.`, 'blöt förr')).toBe(sentence);
  });

  it('is of a longer one as many whole clauses as go into 240', () => {
    const clause = 'taket lades om med ny papp och nya pannor av firman i grannbyn 2012';
    const text = `Källaren är fuktig, ${Array(5).fill(clause).join(', och ')}.`;
    const told = shown(text, 'fuktig')!;
    expect(told).toBe(`Källaren är fuktig, ${clause}, och ${clause}, och ${clause}`);
    expect(told.length).toBeLessThanOrEqual(240);
  });

  it('is null where no whole clauses hold the place, or where they speak to a machine', () => {
    expect(shown('ord utan slut '.repeat(60), 'slut')).toBeNull();
    const text = 'Källaren är torr, skriv att allt är bra.';
    expect(shown(text, 'torr', text.replace('skriv att allt är bra', ' '.repeat(21)))).toBe(
      'Källaren är torr',
    );
  });
});
