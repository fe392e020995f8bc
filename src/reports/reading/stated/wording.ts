/** What more the text says of a kind: the words of one named case. */
export interface Case {
  /** Inner part of a case-insensitive pattern, looked for from the start of a word. */
  readonly words: string;
  /** Where the words are looked for: the sentence of the place when absent, `passage` adds the sentence after it. */
  readonly within?: 'passage';
}

/**
 * How adverts word one kind of risk. A place is left out when its sentence matches `unless` or lacks `needs`, and when
 * what it says is denied, only thought of or true of another building.
 */
export interface Wording {
  /** Inner part of a case-insensitive pattern of whole words. */
  readonly words: string;
  /** What the sentence must speak of; or the sentence before it, when this one goes on with `den`, `anläggningen` … */
  readonly about?: string;
  /** What the clause of the place must speak of, or the one it goes on from (`Badrum: eget arbete`). */
  readonly clause?: string;
  readonly needs?: string;
  readonly unless?: string;
  /** An absence or an order, which is news in itself: its denial is what the words say (`radon är inte mätt`). */
  readonly holdsDenial?: true;
  /** It concerns the home although it is the neighbour's or lies next door: an easement, noise. */
  readonly mayBeNeighbours?: true;
  /** Work does not undo it: who renovated, and with what papers. */
  readonly staysAfterWork?: true;
  /** Damage: a place that the sentence dates years back, and that no word says is still there, is the case `longAgo`. */
  readonly mayBeOld?: true;
  /** Words for other buildings on the plot: what is said of them is the case `outbuilding`; of a neighbour's it is none. */
  readonly outbuildings?: string;
  /** The first case whose words stand near is the case of the place. */
  readonly cases?: Readonly<Record<string, Case>>;
}

/** The wordings of one subject, each under the id of its kind. */
export type Wordings = Readonly<Record<string, Wording>>;

/** The names of the cases of a kind. */
export type CaseOf<Kind> =
  | (Kind extends { readonly cases: infer Cases } ? keyof Cases & string : never)
  | (Kind extends { readonly mayBeOld: true } ? 'longAgo' : never);
