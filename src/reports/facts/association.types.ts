import type { Evidence } from '../analysis-result.schema.js';
import type { LoansDue, Losses } from '../reading/association/loans.js';
import type { RentShare } from '../reading/association/traits.js';
import type { Fact } from '../reading/text/fact.js';

/** Debt per m², kr. */
export interface DebtFact extends Fact<number> {
  /** Per which area, in the advert's terms; null when it does not say. */
  readonly basis: string | null;
  /** The same debt counted per another area, kr/m². */
  readonly also: { readonly value: number; readonly basis: string | null } | null;
}

/** Loans that get a new interest within twelve months, by the advert or the annual report. */
export type LoansDueFact = Omit<LoansDue, 'quote'> & { readonly evidence: readonly Evidence[] };

/** What the advert states of its association, in fields or in running text; null where it is silent. */
export interface AssociationFactsRead {
  /** kr/m². */
  readonly debtPerSqm: DebtFact | null;
  /** All loans of the association, kr. */
  readonly loans: Fact<number> | null;
  /** This home's part of the debt, kr. */
  readonly debtShare: Fact<number> | null;
  /** kr/m² and year. */
  readonly savingsPerSqm: Fact<number> | null;
  /** Percent, as stated. */
  readonly sensitivity: Fact<number> | null;
  /** kr/m² and year. */
  readonly feePerSqm: Fact<number> | null;
  /** All fees of the association in a year, kr. */
  readonly totalFees: Fact<number> | null;
  readonly loansDue: LoansDueFact | null;
  readonly losses: Losses | null;
  readonly apartments: Fact<number> | null;
  /** Percent of the income. */
  readonly rentShare: RentShare | null;
  readonly genuine: Fact<boolean> | null;
  readonly ownsLand: Fact<boolean> | null;
  /** Of an annual report alone; the advert's is a field. */
  readonly registrationNumber: Fact<string> | null;
}
