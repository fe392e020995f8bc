import type { AnalysisCard, AnalysisStatus } from '../../../../src/analyses/analysis.types.js';
import { isUnfinished, stoppedCode } from './staleness.js';

const recentMs = 10 * 60 * 1000;

/**
 * Tells when an analysis ends while somebody watches. Completed: it was seen unfinished, or is new to us and too young
 * to have been completed for long. Failed: it was seen unfinished. A later change of an ended one tells nothing, nor does
 * what its owner stopped.
 */
export class CompletionWatch {
  private readonly seen = new Map<string, AnalysisStatus>();

  /** How it has ended just now; null when that is no news, or it has not. `now` is in milliseconds since 1970. */
  newsOf(
    { id, status, startedAt, failureCode }: Pick<AnalysisCard, 'id' | 'status' | 'startedAt' | 'failureCode'>,
    now: number,
  ): 'completed' | 'failed' | null {
    const before = this.seen.get(id);
    this.seen.set(id, status);
    if (status !== 'completed' && status !== 'failed') return null;
    if (failureCode === stoppedCode) return null;
    if (before !== undefined) return isUnfinished(before) ? status : null;
    return status === 'completed' && now - new Date(startedAt).getTime() < recentMs ? status : null;
  }

  /** Ids of those that were last seen unfinished. */
  unfinished(): readonly string[] {
    return [...this.seen].flatMap(([id, status]) => (isUnfinished(status) ? [id] : []));
  }

  /** Notes a status without telling anything: what a list already showed. */
  note(card: Pick<AnalysisCard, 'id' | 'status'>): void {
    if (!this.seen.has(card.id)) this.seen.set(card.id, card.status);
  }
}
