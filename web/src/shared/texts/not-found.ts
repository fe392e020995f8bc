/** The page of unknown addresses speaks English, as the specification asks. */
export const notFoundTexts = {
  title: '404: Page not found',
  text: 'There is nothing at this address. The page may have moved, or the link may be incomplete.',
  home: 'Return to home',
} as const;
