/** What the worker tells a page after each answer to its question for a report. */
export interface ReportNews {
  readonly reportId: string;
  /** ISO time of the copy that was given; null when the server's own answer was. */
  readonly keptAt: string | null;
}

/** Sent to a worker that waits: it may take over when this page is of its own build and no other is open. */
export interface TakeOver {
  /** Paths of the scripts that the page's document names. */
  readonly scripts: readonly string[];
}

/** Sent when what is open has been kept: the rest of the app may follow. */
export interface KeepRest {
  readonly keepRest: true;
}
