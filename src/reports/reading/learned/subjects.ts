/**
 * What a statement is about, roughly, as a buyer reads it: of one that nobody judged its name, of a flag of no sure kind its
 * category and title where no words can be told, and what to ask about either and to find out before a bid.
 */
export const subjects = {
  money: {
    name: 'pengar',
    category: 'Ekonomi',
    unclear: 'Oklar uppgift om pengar',
    ask: 'Vad kostar det här dig, från när och hur länge?',
    settle: 'Ta reda på vad det kostar dig innan du bjuder.',
  },
  ground: {
    name: 'mark',
    category: 'Mark',
    unclear: 'Oklar uppgift om marken',
    ask: 'Vad innebär det här för tomten och marken, och var står det skrivet?',
    settle: 'Ta reda på vad det betyder för tomten, och läs vad som är skrivet.',
  },
  damage: {
    name: 'skada',
    category: 'Skada',
    unclear: 'Oklar uppgift om skador',
    ask: 'Vad är orsaken, vad behöver göras och finns det protokoll som visar det?',
    settle: 'Ta reda på vad orsaken är och vad som behöver göras.',
  },
  condition: {
    name: 'skick',
    category: 'Skick',
    unclear: 'Oklar uppgift om skicket',
    ask: 'Vad behöver göras, när behöver det göras och vad kostar det?',
    settle: 'Ta reda på vad som behöver göras och vad det kostar.',
  },
  agreement: {
    name: 'avtal',
    category: 'Avtal',
    unclear: 'Oklart villkor',
    ask: 'Vad innebär det för dig som köper, och var står det skrivet?',
    settle: 'Ta reda på vad det innebär för dig, och läs vad som är skrivet.',
  },
  authority: {
    name: 'myndighet',
    category: 'Myndighet',
    unclear: 'Oklar uppgift om tillstånd och krav',
    ask: 'Vad har myndigheten beslutat, vad återstår och vem ansvarar?',
    settle: 'Läs vad som är beslutat och vad som återstår att göra.',
  },
  association: {
    name: 'förening',
    category: 'Förening',
    unclear: 'Oklar uppgift om föreningen',
    ask: 'Vad har hänt i föreningen, och hur påverkar det avgiften?',
    settle: 'Fråga styrelsen vad det betyder för dig som köper.',
  },
  surroundings: {
    name: 'omgivning',
    category: 'Omgivning',
    unclear: 'Oklar uppgift om omgivningen',
    ask: 'Hur märks det i bostaden, och vad är planerat?',
    settle: 'Ta reda på hur det märks i bostaden.',
  },
  unknown: {
    name: 'uppgift',
    category: 'Övrigt',
    unclear: 'Oklar uppgift',
    ask: 'Vad innebär det för dig, och vem kan svara skriftligt?',
    settle: 'Ta reda på vad det betyder för dig.',
  },
} as const satisfies Record<
  string,
  Readonly<Record<'name' | 'category' | 'unclear' | 'ask' | 'settle', string>>
>;

export type Subject = keyof typeof subjects;
