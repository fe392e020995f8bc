const sign = 'a sign and no text; missing values are shown by it';
const oneCall =
  'in English, of a call of its own; here one call starts an analysis, and its failures have Swedish texts';

/** Texts that the specification quotes and the product does not show so, each with its reason. */
export const textExceptions: Readonly<Record<string, string>> = {
  '-': sign,
  'Snitt säkerhet': 'one word for it on all pages: tillförlitlighet',
  'Failed to retry analysis': oneCall,
  'Failed to create analysis': oneCall,
  'Failed to scrape listing': oneCall,
  'Failed to analyze listing': oneCall,
};
