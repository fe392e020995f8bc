/** All words of the page that follows an analysis; those of the specification stand as it has them. */
export const analyzeTexts = {
  ask: {
    title: 'Vilken bostad ska vi läsa?',
    lead: 'Klistra in länken till annonsen på Hemnet, Booli eller mäklarens sida.',
    field: 'Länk till bostadsannonsen',
  },
  /** The link came with the address. */
  confirm: {
    title: 'Ska vi läsa den här bostaden?',
    lead: 'Kontrollera länken och tryck på Analysera. Inget har startat ännu.',
  },
  /** The day's free previews are used up; the server says so in its own words. */
  limit: {
    title: 'Dagens förhandsvisningar är slut',
    buy: 'Köp rapport',
    price: (price: string) => `${price} för en rapport, moms ingår. Den går aldrig ut.`,
    tomorrow: 'I morgon får du nya. Länken finns kvar i fältet så länge fliken är öppen.',
  },
  title: 'Analyserar bostad...',
  lead: 'Detta kan ta upp till en minut',
  progress: 'Analysens framsteg',
  starting: 'Startar analys...',
  elapsed: (seconds: number) => `${seconds}\u00a0s, brukar ta 30–60\u00a0s`,
  longer: 'Tar lite längre än vanligt',
  leave: 'Du kan lämna sidan. Analysen fortsätter, och du får ett meddelande när den är klar.',
  toList: 'Gå till Mina Analyser',
  /** The specification's progress table, in its order. */
  steps: {
    source: 'Identifierar källa',
    pictures: 'Hämtar bilder från söktjänst',
    advert: 'Hämtar annonsdata',
    data: 'Förbereder data',
    reading: 'AI analyserar innehåll',
    readingByRules: 'Analyserar innehåll',
    finishing: 'Färdigställer',
  },
  unreadable: { title: 'Analysen kunde inte hämtas', action: 'Försök igen' },
  notStarted: {
    title: 'Fel',
    heading: 'Analysen startade inte',
    text: 'Kunde inte analysera annonsen. Försök igen.',
  },
  failed: { title: 'Analysen misslyckades', text: 'Något gick fel under analysen. Försök igen.' },
  back: 'Du kommer strax tillbaka till startsidan. Länken finns kvar där.',
  mustPay: { title: 'Betalning krävs', text: 'Du har inga gratis rapporter kvar...' },
  handIn: {
    step: 'Ett steg till',
    title: 'Lämna in annonsen själv',
    openAdvert: 'Öppna annonsen',
    openLink: 'Öppna länken',
    newTab: '(ny flik)',
    private: 'Det du lämnar in används bara i din egen analys och delas inte med någon annan.',
  },
  /** A report that is to get more to stand on. */
  more: {
    title: 'Komplettera underlaget',
    lead: 'Rapporten görs om med det du lägger till, och det vi redan har läst finns kvar. Det tar ungefär en minut.',
    back: 'Tillbaka till rapporten',
  },
} as const;
