import type { AnalysisResult } from '../analysis-result.schema.js';
import type { Complaint, ReportInput } from '../reports.types.js';

/** A row of the cost table as the model gets it, kr in all. */
export interface GivenCostRow {
  readonly id: string;
  /** As evidence names it to the buyer. */
  readonly row: string;
  readonly min: number;
  readonly max: number;
  /** True when the row itself has no confirmed source. */
  readonly uncertain: boolean;
  readonly source: string;
}

/** What the model is told beside the advert and the rules' findings; it may use these numbers. */
export interface Given {
  /** The tables' name in evidence. */
  readonly costTable: string;
  readonly costRows: readonly GivenCostRow[];
  /** Loan, tax and fee rules of the day, as data. */
  readonly moneyRules: unknown;
}

export interface GateInput {
  readonly result: AnalysisResult;
  readonly source: ReportInput;
  /** The report made by rule alone: its facts, numbers and missing information stand. */
  readonly rules: AnalysisResult;
  readonly given: Given;
  /** Our instructions to the model; empty for a report without one. */
  readonly prompt: string;
  readonly today: Date;
}

/** One test of a finished result. Pure: the same input gives the same complaints. */
export type Gate = (input: GateInput) => Complaint[];
