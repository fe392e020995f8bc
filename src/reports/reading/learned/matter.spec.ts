import { clausesOf } from '../text/clauses.js';
import { matterIn, type Matter } from './matter.js';

/** What is told of the clause of a sentence that holds these words. */
function matterOf(readable: string, words: string): Matter | null {
  const sentence = { start: 0, end: readable.length };
  const at = readable.indexOf(words);
  const clause = clausesOf({ readable }, sentence).findLast(({ start }) => start <= at)!;
  return matterIn({ readable }, sentence, clause);
}

describe('the matter of a clause, in its own words', () => {
  it.each([
    ['a short clause', 'Hyran omförhandlas årligen.', 'Hyran', 'Hyran omförhandlas årligen'],
    [
      'no word that joins it to the one before',
      'Det är lugnt, men ritningarna ligger kvar i kommunens system.',
      'ritningarna',
      'ritningarna ligger kvar i kommunens system',
    ],
    [
      'of a long clause the statement with what it is said of',
      'Det kan nämnas att de tre stämp av limträ som restes för två år sedan enligt konstruktören gärna får stå kvar till dess att spikplåtsförbanden i takstolarna har gåtts igenom.',
      'spikplåtsförbanden',
      'de tre stämp av limträ som restes för två år sedan enligt konstruktören gärna får stå kvar',
    ],
    [
      'nothing cut loose from its adjective',
      'Banken har efter en lång och noggrann översyn av sin närvaro på mindre orter, enligt vad ordföranden i styrelsen har låtit oss förstå, en avvaktande hållning.',
      'Banken',
      'Banken har efter en lång och noggrann översyn av sin närvaro på mindre orter',
    ],
    [
      'no year alone before its statement',
      'Ingen har bott i längan sedan 1981, så den köps precis som den står och ni skriver på att ni inte återkommer om brister som dyker upp senare.',
      'köps',
      'köps precis som den står och ni skriver på att ni inte återkommer om brister som dyker upp senare',
    ],
  ])('is %s', (_, text, words, expected) => {
    expect(matterOf(text, words)?.written).toBe(expected);
  });

  it.each([
    [
      'the whole of it where that is short',
      'Hyran omförhandlas årligen.',
      'Hyran',
      'Hyran omförhandlas årligen',
    ],
    [
      'its worst statement or phrase where it is long',
      'Det kan nämnas att de tre stämp av limträ som restes för två år sedan enligt konstruktören gärna får stå kvar till dess att spikplåtsförbanden i takstolarna har gåtts igenom.',
      'spikplåtsförbanden',
      'de tre stämp av limträ',
    ],
    [
      'no words that lean on what is left out',
      'Kranen är för närvarande avskild med byggplast i avvaktan på utredningen.',
      'avskild',
      'Kranen är för närvarande avskild med byggplast',
    ],
    [
      'no half of a sum',
      'För denna tomt landar engångsnotan till kommunen på sammanlagt 297 000 kr.',
      'engångsnotan',
      'engångsnotan till kommunen på sammanlagt 297 000 kr',
    ],
  ])('is said aloud by %s', (_, text, words, expected) => {
    expect(matterOf(text, words)?.spoken).toBe(expected);
  });

  it.each([
    ['Styrelsen uppger att någon undersökning av byggnaden inte har gjorts inför försäljningen.', 'inte'],
    ['Näringen pågår och grannens avlopp underkändes av kommunen i maj efter många års väntan.', 'grannens'],
    ['Uthyrningsfri lägenhet kan ej utlovas till viss tidpunkt.', 'ej'],
  ])('keeps what turns its meaning: %s', (text, turn) => {
    const matter = matterOf(text, turn);
    for (const words of [matter?.written, matter?.spoken])
      expect(words?.split(' ') ?? [turn]).toContain(turn);
  });

  it('stands in its text, in whole words and in its length', () => {
    const texts = [
      'Då banken efter en översyn av sin närvaro på mindre orter har intagit en mer avvaktande hållning omsätts de numera med tre månader i sänder.',
      'Runt huset är det fortfarande tegelrören från byggåret som leder bort regnet.',
      'Framkanten har släppt en bit så att järnen tittar fram.',
      'Byggnadsnämnden vill senast den 15 februari ha besked om varför den nya delen ska få stå kvar.',
    ];
    for (const text of texts)
      for (const { start, end } of clausesOf({ readable: text }, { start: 0, end: text.length })) {
        const matter = matterIn({ readable: text }, { start: 0, end: text.length }, { start, end });
        for (const [words, longest] of [
          [matter?.written, 110],
          [matter?.spoken, 56],
        ] as const) {
          if (!words) continue;
          const at = text.indexOf(words);
          expect(at).toBeGreaterThanOrEqual(0);
          expect(words.length).toBeLessThanOrEqual(longest);
          expect(`${text.charAt(at - 1)}${text.charAt(at + words.length)}`).toMatch(/^[^\p{L}\d]*$/u);
        }
      }
    expect(texts).toHaveLength(4);
  });

  it.each([
    ['a line break and many blanks', 'Hyran \n  omförhandlas   årligen', 'Hyran omförhandlas årligen'],
    ['markup', '<b>Hyran</b> <i>omförhandlas</i> <u>årligen</u>', null],
    ['one short word', 'Slitet', null],
    ['marks alone', '— … ; :', null],
  ])('takes %s', (_, text, expected) => {
    const whole = { start: 0, end: text.length };
    expect(matterIn({ readable: text }, whole, whole)?.written ?? null).toBe(expected);
  });
});
