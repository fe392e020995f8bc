/** One phrase of estate agents' Swedish. */
export interface Phrase {
  readonly id: string;
  /** Inner part of a case-insensitive Unicode pattern; whole words, inflected forms included. */
  readonly pattern: string;
  /** What it can mean, without the lead-in "Kan betyda". */
  readonly meaning: string;
  readonly question: string;
  /** Where the reading comes from. */
  readonly source: string;
  /** A plain technical word: a phrase only where the text praises what it names. */
  readonly technical: boolean;
}

/** Row of the phrase files: id, pattern, meaning, question. */
export type PhraseRow = readonly [id: string, pattern: string, meaning: string, question: string];
