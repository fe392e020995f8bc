/**
 * What a statement is about, roughly, as a buyer reads it: of one that nobody judged its name, of a flag of no sure kind its
 * category and title, and what to ask about either.
 */
export const subjects = {
  money: {
    name: 'pengar',
    category: 'Ekonomi',
    unclear: 'Oklar uppgift om pengar',
    ask: 'Vad kostar det här dig, från när och hur länge?',
  },
  ground: {
    name: 'mark',
    category: 'Mark',
    unclear: 'Oklar uppgift om marken',
    ask: 'Vad innebär det här för tomten och marken, och var står det skrivet?',
  },
  damage: {
    name: 'skada',
    category: 'Skada',
    unclear: 'Oklar uppgift om skador',
    ask: 'Vad är orsaken, vad är åtgärdat och finns det protokoll som visar det?',
  },
  condition: {
    name: 'skick',
    category: 'Skick',
    unclear: 'Oklar uppgift om skicket',
    ask: 'Hur gammalt är det, hur länge håller det och vad kostar det att göra om?',
  },
  agreement: {
    name: 'avtal',
    category: 'Avtal',
    unclear: 'Oklart villkor',
    ask: 'Vad binder det här dig till, och får du läsa avtalet före bud?',
  },
  authority: {
    name: 'myndighet',
    category: 'Myndighet',
    unclear: 'Oklar uppgift om tillstånd och krav',
    ask: 'Vad har myndigheten beslutat, vad återstår och vem ansvarar?',
  },
  association: {
    name: 'förening',
    category: 'Förening',
    unclear: 'Oklar uppgift om föreningen',
    ask: 'Vad har hänt i föreningen, och hur påverkar det avgiften?',
  },
  surroundings: {
    name: 'omgivning',
    category: 'Omgivning',
    unclear: 'Oklar uppgift om omgivningen',
    ask: 'Hur märks det i bostaden, och vad är planerat?',
  },
  unknown: {
    name: 'uppgift',
    category: 'Övrigt',
    unclear: 'Oklar uppgift',
    ask: 'Vad betyder det här, och vem kan svara på det skriftligt?',
  },
} as const satisfies Record<string, Readonly<Record<'name' | 'category' | 'unclear' | 'ask', string>>>;

export type Subject = keyof typeof subjects;
