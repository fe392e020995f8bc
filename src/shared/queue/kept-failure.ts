import { impersonal } from '../logging/impersonal.js';
import { codeOf } from '../tracing/tracing.js';

/**
 * A failure as Bull may keep it, for it writes message and stack into Redis, where nothing removes them with a person or
 * an analysis: the words that may stand in a log, and no stack. The run's line in the log has the rest.
 */
export class KeptFailure extends Error {
  /** As a trace tells it. */
  readonly code: string;

  /** @param cause what was thrown; stays in this process */
  constructor(cause: unknown) {
    super(impersonal(cause instanceof Error ? cause.message : String(cause)), { cause });
    this.name = new.target.name;
    this.code = codeOf(cause);
    // Bull keeps no empty stack.
    this.stack = '';
  }
}
