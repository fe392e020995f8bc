/** What the worker tells a page after each answer to its question for a report. */
export interface ReportNews {
  readonly reportId: string;
  /** ISO time of the copy that was given; null when the server's own answer was. */
  readonly keptAt: string | null;
}

/** Sent to a worker that waits: it may take over when no other page is open. */
export const takeOver = 'take-over';
