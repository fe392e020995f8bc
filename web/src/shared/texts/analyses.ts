/** What is said to those whose session does not allow an act on an analysis; the specification's words. */
export const analysesTexts = {
  signIn: {
    title: 'Inloggning krävs',
    analyze: 'Du måste vara inloggad för att analysera bostäder.',
    retry: 'Du måste vara inloggad för att försöka igen.',
  },
} as const;
