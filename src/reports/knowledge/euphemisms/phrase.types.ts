/** One phrase of estate agents' Swedish. */
export interface Phrase {
  readonly id: string;
  /** What it can mean, without the lead-in "Kan betyda". */
  readonly meaning: string;
  readonly question: string;
  /** Where the reading comes from. */
  readonly source: string;
}

/** Row of the phrase files: id, meaning, question. */
export type PhraseRow = readonly [id: string, meaning: string, question: string];
