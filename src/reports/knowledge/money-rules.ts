/** Rules about money that change by date. Dates are ISO days; `validTo` is exclusive, null while in force. */
export interface DatedRule<Value> {
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly value: Value;
  readonly source: string;
}

interface MortgageRules {
  /** Highest loan at purchase, share of the price. */
  readonly maxLoanToValue: number;
  /** Yearly amortisation by loan-to-value: the first step whose `above` is exceeded counts. */
  readonly amortisation: readonly { readonly above: number; readonly rate: number }[];
  /** Extra amortisation for loans above `incomeMultiple` gross yearly incomes, null when there is none. */
  readonly incomeRule: { readonly incomeMultiple: number; readonly extraRate: number } | null;
}

const amortisation = [
  { above: 0.7, rate: 0.02 },
  { above: 0.5, rate: 0.01 },
] as const;

export const mortgageRules: readonly DatedRule<MortgageRules>[] = [
  {
    validFrom: '2018-03-01',
    validTo: '2026-04-01',
    value: { maxLoanToValue: 0.85, amortisation, incomeRule: { incomeMultiple: 4.5, extraRate: 0.01 } },
    source: 'booli.se/kunskap, landshypotek.se (bolåneregler före 1 april 2026)',
  },
  {
    validFrom: '2026-04-01',
    validTo: null,
    value: { maxLoanToValue: 0.9, amortisation, incomeRule: null },
    source: 'booli.se/kunskap, landshypotek.se (bolåneregler från 1 april 2026)',
  },
];

/** Tax reduction on interest of secured loans, for each person and year. */
export const interestDeduction: readonly DatedRule<{
  readonly lowRate: number;
  /** kr of interest a person and year up to which `lowRate` counts. */
  readonly threshold: number;
  readonly highRate: number;
}>[] = [
  {
    validFrom: '1991-01-01',
    validTo: null,
    value: { lowRate: 0.3, threshold: 100_000, highRate: 0.21 },
    source: 'sparbankentanum.se (ränteavdrag); gränsen per person är allmän kunskap',
  },
];

/** Tax reduction on interest of loans without security, share of the ordinary one. */
export const unsecuredInterestDeduction: readonly DatedRule<number>[] = [
  { validFrom: '2025-01-01', validTo: '2026-01-01', value: 0.5, source: 'sparbankentanum.se' },
  { validFrom: '2026-01-01', validTo: null, value: 0, source: 'sparbankentanum.se' },
];

/** Registration of title and mortgage deeds when real property is bought; kr and shares. */
export const propertyPurchaseFees: readonly DatedRule<{
  readonly titleRate: number;
  readonly titleFee: number;
  readonly deedRate: number;
  readonly deedFee: number;
}>[] = [
  {
    validFrom: '2011-01-01',
    validTo: null,
    value: { titleRate: 0.015, titleFee: 825, deedRate: 0.02, deedFee: 375 },
    source: 'lantmateriet.se, fastighetsbyran.com (lagfart och pantbrev)',
  },
];

/** Municipal property charge on houses. */
interface PropertyCharge {
  /** Share of the tax value a year. */
  readonly rate: number;
  /** kr a year at most. */
  readonly cap: number;
  /** The year that the cap was set for. */
  readonly capYear: number;
  /** False when the row covers years whose own cap we have not seen. */
  readonly isCapConfirmed: boolean;
  /** Houses of this value year and later pay nothing … */
  readonly exemptFromValueYear: number;
  /** … in the value year and this many years after it. */
  readonly exemptYears: number;
}

const charge = { rate: 0.0075, exemptFromValueYear: 2012, exemptYears: 15 } as const;

export const propertyCharge: readonly DatedRule<PropertyCharge>[] = [
  {
    validFrom: '2024-01-01',
    validTo: '2025-01-01',
    value: { ...charge, cap: 9525, capYear: 2024, isCapConfirmed: true },
    source: 'ekonomifakta.se (sats och undantag); taket för 2024 är allmän kunskap',
  },
  {
    validFrom: '2025-01-01',
    validTo: '2026-01-01',
    value: { ...charge, cap: 10_074, capYear: 2025, isCapConfirmed: true },
    source: 'ekonomifakta.se (sats och undantag); taket för 2025 är allmän kunskap',
  },
  {
    validFrom: '2026-01-01',
    validTo: null,
    value: { ...charge, cap: 10_074, capYear: 2025, isCapConfirmed: false },
    source: 'ekonomifakta.se (sats och undantag); taket för 2025, ej bekräftat för senare år',
  },
];

/** Our own assumption, never presented as a forecast or an offer. */
export const interestAssumption = {
  ratePercent: 4,
  setOn: '2026-06-01',
  /** The same to be read. */
  setIn: 'juni 2026',
  source: 'vårt antagande, inte en prognos',
} as const;

/** What an inspection before purchase costs, kr. */
export const inspectionCost = { min: 6500, max: 10_500, source: 'husgrunder.com' } as const;

/** Years in which a hidden defect can be claimed. */
export const hiddenDefectYears = { property: 10, tenantOwned: 2, source: 'husadvokaten.se' } as const;

/** The row in force on a day. @throws RangeError when no row covers the day. */
export function ruleOn<Value>(rows: readonly DatedRule<Value>[], day: string): DatedRule<Value> {
  const found = rows.find((row) => row.validFrom <= day && (row.validTo === null || day < row.validTo));
  if (!found) throw new RangeError(`No rule in force on ${day}`);
  return found;
}
