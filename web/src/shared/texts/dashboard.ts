import { counted } from '../format/home.js';

/** All words of "Mina Analyser"; those of the specification stand as it has them. */
export const dashboardTexts = {
  title: 'Mina Analyser',
  parent: 'Hem',
  another: 'Starta ny analys',
  loading: 'Laddar dina analyser...',
  failed: { title: 'Analyserna kunde inte hämtas', action: 'Försök igen' },
  empty: {
    title: 'Här samlas dina analyser',
    text: 'Klistra in länken till en annons. Det tar ungefär en minut, och du kan lämna sidan under tiden.',
    action: 'Skapa din första analys',
  },
  noMatch: {
    title: 'Inga analyser hittades',
    text: (search: string) => `Ingen adress eller kommun stämmer med ”${search}”.`,
    action: 'Visa alla',
  },
  /** Told to those who do not see the list change under a search. */
  found: (count: number, hasMore: boolean): string => {
    if (hasMore) return `De första ${counted(count, 'träffen', 'träffarna')} visas`;
    return count === 0 ? 'Inga träffar' : counted(count, 'träff', 'träffar');
  },
  clear: 'Rensa sökningen',
  search: 'Sök adress eller kommun',
  sortBy: 'Sortera efter',
  sorts: {
    created_at: 'Nyast',
    price: 'Pris',
    size: 'Storlek',
    verdict: 'Bedömning',
    address: 'Adress',
  },
  order: {
    asc: { short: 'Stigande', full: 'Stigande ordning. Byt till fallande.' },
    desc: { short: 'Fallande', full: 'Fallande ordning. Byt till stigande.' },
  },
  more: { action: 'Visa fler', failed: 'Resten kunde inte hämtas.' },
  waiting: (count: number) => `Visa ${counted(count, 'ny analys', 'nya analyser')}`,
  compare: {
    region: 'Jämförelse',
    action: 'Jämför',
    cancel: 'Avbryt',
    choice: 'Jämför',
    choiceOf: (address: string) => `Jämför ${address}`,
    hint: (chosen: number): string => {
      if (chosen === 0) return 'Välj två eller tre bostäder att jämföra.';
      return chosen === 1 ? 'Välj minst en till att jämföra.' : `${chosen} av 3 valda.`;
    },
  },
} as const;
