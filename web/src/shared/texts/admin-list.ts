/** Words that all lists of the administrators' have in common. */
export const adminListTexts = {
  clear: 'Rensa sökningen',
  filter: 'Visa',
  sort: 'Ordning',
  actions: 'Åtgärder',
  more: 'Visa mer',
  less: 'Visa mindre',
  retry: 'Försök igen',
  checkAgain: 'Kontrollera igen',
  /** @param counted how many there are, with the noun: `60 köp` */
  shown: (from: number, to: number, total: number, counted: string): string =>
    from === 1 && to === total ? counted : `${from}–${to} av ${counted}`,
  perhapsOld: 'Vi får inget svar just nu. Det som visas kan vara gammalt.',
  pages: { label: 'Sidor', previous: 'Föregående', next: 'Nästa' },
  noPage: {
    text: 'Listan har blivit kortare, eller så har adressen ett för högt sidnummer.',
    action: 'Till första sidan',
  },
} as const;
