/**
 * How much a phrase tells a buyer: 3 where money or work can stand behind it, 2 where something of daily life can, 1 where
 * it only paints, 0 where nothing can.
 */
export type Telling = 0 | 1 | 2 | 3;

/** One phrase of estate agents' Swedish. */
export interface Phrase {
  readonly id: string;
  readonly tells: Telling;
  /** What it can mean, without the lead-in "Kan betyda". */
  readonly meaning: string;
  readonly question: string;
  /** Facts of the must-have rows, and parts of the home, that it stands in for: it hides nothing where all are known. */
  readonly hides: readonly string[];
  /** Where the reading comes from. */
  readonly source: string;
}

/** Row of the phrase files. */
export type PhraseRow = readonly [
  id: string,
  tells: Telling,
  meaning: string,
  question: string,
  hides?: string,
];
