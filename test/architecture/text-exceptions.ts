const sign = 'a sign and no text; missing values are shown by it';
const oneCall =
  'in English, of a call of its own; here one call starts an analysis, and its failures have Swedish texts';
const admin = 'of the admin area, which is not open yet';

/** Texts that the specification quotes and the product does not show so, each with its reason. */
export const textExceptions: Readonly<Record<string, string>> = {
  '-': sign,
  'Failed to retry analysis': oneCall,
  'Failed to create analysis': oneCall,
  'Failed to scrape listing': oneCall,
  'Failed to analyze listing': oneCall,
  'Testa prompts': admin,
  'Visa jämförelse': admin,
  'Kunde inte ta bort användaren': admin,
  'Ett fel uppstod när analysen skulle startas om': admin,
  'Kunde inte köra experiment': admin,
  'Kunde inte spara inställningar': admin,
  'Kunde inte hämta experiment data': admin,
  'Experiment ej funnet': admin,
  'Användare borttagen': admin,
  'Experiment slutfört!': admin,
  Sparat: admin,
};
