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
  row: 'under 120 kr/m² räknas som för lågt, 120–200 som lågt, 200–300 som norm',
} as const;

/** Percent that the fees must rise if interest rises by one point. */
export const interestSensitivityBands = {
  mean: 8,
  normal: 9,
  high: 15,
  source: 'HSB Bostadsrättsbarometern 2020 (medel 8 % i Stockholm); banden är ej bekräftade',
  row: '5–9 % normal, 9–15 % hög, däröver mycket hög; medel 8 % i HSB Stockholm 2020',
} as const;

/** Percent of the loans that get a new interest within twelve months; limits of general knowledge. */
export const loansDueBands = {
  high: 35,
  veryHigh: 60,
  source: 'Allmän kunskap, ej bekräftad källa',
  row: 'över 35 % av lånen inom tolv månader är mycket, över 60 % mycket högt',
} as const;

/** Percent of the income that comes from rent; a limit of general knowledge. */
export const rentShareBands = {
  noted: 25,
  high: 30,
  source: 'restate.se, reelai.io (riktning); gränserna är ej bekräftade',
  row: 'hyresintäkter över 25–30 % av intäkterna gör föreningen beroende av hyresgäster',
} as const;

/** Flats; below this an association is vulnerable. A limit of general knowledge. */
export const associationSize = {
  small: 10,
  source: 'reelai.io (riktning); gränsen är ej bekräftad',
  row: 'under 10 lägenheter räknas som en liten förening',
} as const;

/** Years in a row with a loss that depreciation does not explain. */
export const lossYears = {
  many: 3,
  source: 'Årsredovisningar där flera års förlust följts av höjda avgifter',
  row: 'förlust tre år i rad utan avskrivningar som förklaring',
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
  /** Of a price that the advert tells. */
  terms: 'lån till föreningen, 3,5 % ränta och 1 % amortering',
} as const;
