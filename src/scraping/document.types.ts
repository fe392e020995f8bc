/** What a document is, told by its own words first and by its name where they say nothing. */
export type DocumentKind =
  'annual-report' | 'statutes' | 'energy-declaration' | 'inspection' | 'floor-plan' | 'other';

/**
 * What came of a document: `read` has text; `scanned` holds pictures of pages only, which nobody guesses at;
 * `unreadable` is broken; `locked` asks for a password; `gone` is not at its address (404 or 410); `unreachable` could
 * not be fetched this time; `word` and `picture` are files of those kinds and `not_pdf` any other, such as a page;
 * `too_large` is beyond the caps, alone or with those before it.
 */
export type DocumentOutcome =
  | 'read'
  | 'scanned'
  | 'unreadable'
  | 'locked'
  | 'gone'
  | 'unreachable'
  | 'word'
  | 'picture'
  | 'not_pdf'
  | 'too_large';

/** What opening a document's bytes can come to. */
export type OpenedOutcome = Exclude<DocumentOutcome, 'gone' | 'unreachable'>;

/** A document of the advert or of the buyer, as text. */
export interface ReadDocument {
  /** As the advert or the file names it. */
  readonly name: string;
  readonly kind: DocumentKind;
  readonly outcome: DocumentOutcome;
  /** Where the advert links to it; absent for a buyer's own file. */
  readonly url?: string;
  /**
   * Text of each page in order, empty unless `read`. A line of print is a line; cells of a table that stand apart are
   * parted by tabs.
   */
  readonly pages: readonly string[];
  /** Handed in by the buyer: serves this buyer's report alone. */
  readonly handedIn?: boolean;
}

/** A document that a buyer gave as a file: it has no address to be gone from. */
export type GivenDocument = ReadDocument & { readonly outcome: Exclude<DocumentOutcome, 'gone'> };
