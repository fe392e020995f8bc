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
    ['a short sentence', 'Hyran omförhandlas årligen.', 'Hyran', 'Hyran omförhandlas årligen'],
    [
      'a sentence with the half that turns it round',
      'Källaren var blöt förr; fuktmätning i april 2024 visade torra väggar.',
      'blöt',
      'Källaren var blöt förr; fuktmätning i april 2024 visade torra väggar',
    ],
    [
      'of a long sentence the clause that stands alone, without the word that joins it',
      'Kakelugnen i stora rummet eldas varje vinter av den nuvarande ägaren till allas glädje, och nätägaren har sagt upp leveransen av gas till hela kvarteret.',
      'nätägaren',
      'nätägaren har sagt upp leveransen av gas till hela kvarteret',
    ],
    [
      'nothing that ends within a list',
      'Samfällighetens avgift, 1 640 kr i månaden, innehåller vatten, hiss, försäkring av huset och en fond som i dag är på 2,9 miljoner kronor för trettio lägenheter utan några lån.',
      'innehåller',
      null,
    ],
    [
      'nothing without its verb',
      'Salens storslagna öppenhet kom till genom att väggen mot matrummet, som enligt byggnadens konstruktionsritning bär bjälklaget ovanför, togs bort 2021 utan att någon ritning finns kvar.',
      'bär',
      null,
    ],
    [
      'nothing that is taken back behind it',
      'Den gamla färgfabriken med sina två skorstenar stod i många decennier på kommunens lista över förorenade områden i staden, men den är sanerad och friskförklarad sedan tio år tillbaka.',
      'färgfabriken',
      null,
    ],
    [
      'nothing cut off from its result',
      'Radon är inte aktuellt på plintar men mättes ändå i samband med försäljningen vintern 2021 i två av husets rum med dosor från ett godkänt laboratorium och blev då 30.',
      'Radon',
      null,
    ],
  ])('is for a heading %s', (_, text, words, expected) => {
    expect(matterOf(text, words)?.heading).toBe(expected);
    // The statement of its own holds the whole sentence.
    expect(`${matterOf(text, words)?.written}.`).toBe(text);
  });

  it.each([
    [
      'the whole of it where that is short',
      'Hyran omförhandlas årligen.',
      'Hyran',
      'Hyran omförhandlas årligen',
    ],
    [
      'a short clause of a long sentence',
      'Slutbesiktningen är genomförd, och entreprenören fick med sig en lista om 164 punkter.',
      'lista',
      'entreprenören fick med sig en lista om 164 punkter',
    ],
    [
      'nothing where no clause is so short',
      'Kranen är för närvarande avskild med byggplast i avvaktan på utredningen.',
      'avskild',
      null,
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
    for (const words of [matter?.written, matter?.heading, matter?.spoken])
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
          [matter?.written, 240],
          [matter?.heading, 140],
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
