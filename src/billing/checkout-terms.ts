/** What a buyer agrees to besides the terms, in the words that stand beside the box. */
export interface CheckoutTerms {
  /** `YYYY-MM-DD`, that of the terms page. */
  readonly version: string;
  readonly analysis: string;
  readonly credits: string;
}

/**
 * A change of wording is a new version, put before the others, which stay as they were; each purchase keeps the version
 * that was accepted (2 kap. 11 § distansavtalslagen: delivery at once ends the right of withdrawal only by the buyer's
 * own consent, confirmed afterwards).
 */
const versions: readonly [CheckoutTerms, ...CheckoutTerms[]] = [
  {
    version: '2026-12-01',
    analysis: 'Jag samtycker till att rapporten levereras direkt och vet att ångerrätten då upphör.',
    credits:
      'Jag samtycker till att rapporterna levereras direkt och vet att ångerrätten upphör för varje rapport jag använder. Oanvända rapporter kan jag ångra inom 14 dagar.',
  },
  {
    version: '2026-11-29',
    analysis: 'Jag samtycker till att rapporten levereras direkt och vet att ångerrätten då upphör.',
    credits:
      'Jag samtycker till att rapporterna levereras direkt och vet att ångerrätten upphör för varje rapport jag använder. Oanvända rapporter kan jag ångra inom 14 dagar.',
  },
  {
    version: '2026-11-28',
    analysis: 'Jag samtycker till att rapporten levereras direkt och vet att ångerrätten då upphör.',
    credits:
      'Jag samtycker till att rapporterna levereras direkt och vet att ångerrätten upphör för varje rapport jag använder. Oanvända rapporter kan jag ångra inom 14 dagar.',
  },
  {
    version: '2026-11-23',
    analysis: 'Jag samtycker till att rapporten levereras direkt och vet att ångerrätten då upphör.',
    credits:
      'Jag samtycker till att rapporterna levereras direkt och vet att ångerrätten upphör för varje rapport jag använder. Oanvända rapporter kan jag ångra inom 14 dagar.',
  },
  {
    version: '2026-11-22',
    analysis: 'Jag samtycker till att rapporten levereras direkt och vet att ångerrätten då upphör.',
    credits:
      'Jag samtycker till att rapporterna levereras direkt och vet att ångerrätten upphör för varje rapport jag använder. Oanvända rapporter kan jag ångra inom 14 dagar.',
  },
];

/** Those of today. */
export const checkoutTerms: CheckoutTerms = versions[0];

/** The words that were agreed to under a version; today's of one that nobody knows. */
export function checkoutTermsOf(version: string): CheckoutTerms {
  return versions.find((terms) => terms.version === version) ?? checkoutTerms;
}

/** Which of the words belong to a purchase: of a package reports stay that may be withdrawn, whatever it opens at once. */
export function consentFor({
  analysisId,
  reportCount,
}: {
  readonly analysisId: string | null;
  readonly reportCount: number;
}): 'analysis' | 'credits' {
  return analysisId !== null && reportCount === 1 ? 'analysis' : 'credits';
}
