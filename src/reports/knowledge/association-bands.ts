/** Key figures of housing associations. Debt bands name their denominator; sources differ by it. */
export const debtBands = {
  /** kr/m². */
  low: 3000,
  normal: 8000,
  high: 15_000,
  source: 'HSB Bostadsrättskollen (per m² totalyta)',
  row: 'låg till 3 000, normal till 8 000, hög till 15 000, däröver mycket hög (kr/m²)',
} as const;

/** kr/m² and year set aside (sparande). */
export const savingsBands = {
  tooLow: 120,
  norm: 200,
  source: 'HSB Bostadsrättsbarometern 2020, Swedbank (sparande per m²)',
  row: 'under 200 kr/m² räknas som lågt, 200–300 som norm',
} as const;

/** Percent that the fees must rise if interest rises by one point. */
export const interestSensitivityBands = {
  mean: 8,
  high: 15,
  source: 'HSB Bostadsrättsbarometern 2020 (medel 8 % i Stockholm)',
  row: 'medel 8 % i HSB Stockholm 2020',
} as const;

/** kr/m² and year. */
export const feeLevels = {
  mean: 696,
  /** A fee below this beside a high debt is likely to rise; the limit is ours. */
  suspiciouslyLow: 500,
  year: 2020,
  source: 'HSB Bostadsrättsbarometern 2020 (medel 696 kr/m² i Stockholm)',
  row: 'medel 696 kr/m² och år i HSB Stockholm 2020',
} as const;

/** What a replacement of pipes means for one flat's fee when the association borrows for it. */
export const pipeReplacementLoan = {
  perFlat: 300_000,
  interest: 0.035,
  amortisation: 0.01,
  source: 'husentreprenad.se, borgstromprojekt.se; HSB:s tumregel 300 000 kr per lägenhet',
  row: 'stambyte 300 000 kr per lägenhet, 3,5 % ränta och 1 % amortering',
} as const;

/** How texts state the debt: `skuld per kvm: 8 900 kr/kvm`, `belåning om 12 000 kronor per kvadratmeter`. */
export const debtPhrase = String.raw`(?:skuld|belåning|skuldsättning|lån)(?:en|et)?(?:\s+per\s+kvm)?[^.\d\n]{0,40}\d[\d ]{2,6}\s*(?:kr|kronor)?\s*(?:\/|per\s+)(?:kvm|m²|m2|kvadratmeter)`;
