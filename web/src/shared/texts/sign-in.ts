/** To those whose session does not allow an act on an analysis. Apart, since the table of routes says it on every page. */
export const signInTexts = {
  title: 'Inloggning krävs',
  analyze: 'Du måste vara inloggad för att analysera bostäder.',
  retry: 'Du måste vara inloggad för att försöka igen.',
  delete: 'Du måste vara inloggad',
  stop: 'Du måste vara inloggad för att avbryta analysen.',
} as const;
