/** What a statement that nobody judged is about, roughly, as a buyer reads it, and what to ask about any of its kind. */
export const subjects = {
  money: { name: 'pengar', ask: 'Vad kostar det här dig, från när och hur länge?' },
  ground: { name: 'mark', ask: 'Vad innebär det här för tomten och marken, och var står det skrivet?' },
  damage: {
    name: 'skada',
    ask: 'Vad är orsaken, vad är åtgärdat och finns det protokoll som visar det?',
  },
  condition: {
    name: 'skick',
    ask: 'Hur gammalt är det, hur länge håller det och vad kostar det att göra om?',
  },
  agreement: { name: 'avtal', ask: 'Vad binder det här dig till, och får du läsa avtalet före bud?' },
  authority: { name: 'myndighet', ask: 'Vad har myndigheten beslutat, vad återstår och vem ansvarar?' },
  association: { name: 'förening', ask: 'Vad har hänt i föreningen, och hur påverkar det avgiften?' },
  surroundings: { name: 'omgivning', ask: 'Hur märks det i bostaden, och vad är planerat?' },
  unknown: { name: 'uppgift', ask: 'Vad betyder det här, och vem kan svara på det skriftligt?' },
} as const satisfies Record<string, { readonly name: string; readonly ask: string }>;

export type Subject = keyof typeof subjects;
