/** The page of unknown addresses; its last line is English, as the specification asks. */
export const notFoundTexts = {
  title: 'Sidan finns inte',
  text: 'Det finns inget på den här adressen. Sidan kan ha flyttat, eller så är länken avklippt.',
  home: 'Till startsidan',
  english: { title: '404: Page not found.', home: 'Return to home' },
} as const;
