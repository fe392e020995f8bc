import type { AnalysisCard, AnalysisStatus } from '../../../../src/analyses/analysis.types.js';
import { isUnfinished } from './staleness.js';

const recentMs = 10 * 60 * 1000;

/**
 * Tells when an analysis reaches completed while somebody watches: it was seen unfinished, or is new to us and too
 * young to have been completed for long. A later change of a completed one (it was paid for) tells nothing.
 */
export class CompletionWatch {
  private readonly seen = new Map<string, AnalysisStatus>();

  hasJustCompleted(card: Pick<AnalysisCard, 'id' | 'status' | 'createdAt'>, now: number): boolean {
    const before = this.seen.get(card.id);
    this.seen.set(card.id, card.status);
    if (card.status !== 'completed') return false;
    return before === undefined ? now - new Date(card.createdAt).getTime() < recentMs : isUnfinished(before);
  }

  /** Notes a status without telling anything: what a list already showed. */
  note(card: Pick<AnalysisCard, 'id' | 'status'>): void {
    if (!this.seen.has(card.id)) this.seen.set(card.id, card.status);
  }
}
