import type { AnalysisCard, AnalysisStatus } from '../../../../src/analyses/analysis.types.js';

const staleAfterMs = 10 * 60 * 1000;

export const isUnfinished = (status: AnalysisStatus): boolean =>
  status !== 'completed' && status !== 'failed';

/** The server's code of what its owner stopped. */
export const stoppedCode = 'stopped';

/**
 * An unfinished analysis whose attempt began more than ten minutes ago is shown as failed; a matter of display, the
 * stored status stays (first specification document, section 4). An old one that is tried again is new.
 */
export function isStale(card: Pick<AnalysisCard, 'status' | 'startedAt'>, now: number, heardAt = 0): boolean {
  return (
    isUnfinished(card.status) && now - Math.max(new Date(card.startedAt).getTime(), heardAt) > staleAfterMs
  );
}

/** The status to show. `heardAt`: when the server last told of work on it in this visit. */
export function shownStatus(
  card: Pick<AnalysisCard, 'status' | 'startedAt'>,
  now: number,
  heardAt = 0,
): AnalysisStatus {
  return isStale(card, now, heardAt) ? 'failed' : card.status;
}
