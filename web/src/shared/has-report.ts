import type { AnalysisCard } from '../../../src/analyses/analysis.types.js';

type Standing = Pick<AnalysisCard, 'status' | 'isPaid' | 'verdict'>;

/** There is a paid report to read, also while it is being made anew or after that came to nothing. */
export const hasReport = ({ isPaid, verdict }: Standing): boolean => isPaid && verdict !== null;

/** There is something of the report to open or to compare: all of it, or the preview of a completed analysis. */
export const isReadable = (card: Standing): boolean => card.status === 'completed' || hasReport(card);
