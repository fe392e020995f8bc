/**
 * What the thrower knows about trying again: `never` (the answer would be the same), `later` (a passing fault that
 * costs an attempt), `again` (not our turn yet: throttled, costs no attempt), `when-back` (a service of our own is away,
 * which is nobody's fault in the work: costs no attempt, and is waited for with growing pauses, some ten minutes in all) or
 * `in-turn` (the same person has as much at work as one may: costs nothing, and is waited for as long as it takes).
 */
export type RetryPolicy = 'never' | 'later' | 'again' | 'when-back' | 'in-turn';

export interface AppErrorOptions {
  /** Stable machine word, for instance `listing_gone`. */
  code: string;
  /** HTTP status when it reaches a caller. */
  status: number;
  retry?: RetryPolicy;
  /** Swedish, ready to show to the buyer. */
  userMessage: string;
  /** What went wrong, for operators; never shown to buyers. Defaults to the user message. */
  message?: string;
  /** For `again`, `when-back` and `in-turn`: how long to wait, in milliseconds. */
  retryAfterMs?: number;
  /** Field errors of a refused body, as RFC 9457's extension member `errors`. */
  errors?: { path: string; message: string }[];
  cause?: unknown;
}

/** Every expected failure of ours: it carries its HTTP status, its retry policy and what the buyer may read. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly retry: RetryPolicy;
  readonly userMessage: string;
  readonly retryAfterMs?: number;
  readonly errors?: { path: string; message: string }[];

  constructor(options: AppErrorOptions) {
    super(options.message ?? options.userMessage, { cause: options.cause });
    this.name = new.target.name;
    this.code = options.code;
    this.status = options.status;
    this.retry = options.retry ?? 'never';
    this.userMessage = options.userMessage;
    if (options.retryAfterMs !== undefined) this.retryAfterMs = options.retryAfterMs;
    if (options.errors !== undefined) this.errors = options.errors;
  }
}
