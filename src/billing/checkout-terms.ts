/**
 * What a buyer agrees to besides the terms, in the words that stand beside the box. A change of wording is a new
 * version; each purchase keeps the version that was accepted (2 kap. 11 § distansavtalslagen: delivery at once ends
 * the right of withdrawal only by the buyer's own consent, confirmed afterwards).
 */
export const checkoutTerms = {
  version: '2025-10-15',
  analysis: 'Jag samtycker till att rapporten levereras direkt och vet att ångerrätten då upphör.',
  credits:
    'Jag samtycker till att rapporterna levereras direkt och vet att ångerrätten upphör för varje rapport jag använder. Oanvända rapporter kan jag ångra inom 14 dagar.',
} as const;
