export const analysesTexts = {
  /** What is said to those whose session does not allow an act on an analysis; the specification's words. */
  signIn: {
    title: 'Inloggning krävs',
    analyze: 'Du måste vara inloggad för att analysera bostäder.',
    retry: 'Du måste vara inloggad för att försöka igen.',
  },
  /** Told to those who do not see the list change under a search. */
  found: (count: number, hasMore: boolean): string => {
    if (hasMore) return `De första ${count} träffarna visas`;
    return count === 1 ? '1 träff' : `${count || 'Inga'} träffar`;
  },
} as const;
