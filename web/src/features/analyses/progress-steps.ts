import type { AnalysisStatus, ProgressView } from '../../../../src/analyses/analysis.types.js';
import { analyzeTexts } from '../../shared/texts/analyze.js';

export interface ProgressStep {
  readonly text: string;
  readonly state: 'done' | 'now' | 'ahead';
  /** What this step found, once known. */
  readonly found?: string;
}

const texts = analyzeTexts.steps;

/** The steps in order, by the words of the specification's progress table. */
const steps = [
  { text: texts.source, from: 0 },
  { text: texts.pictures, from: 20 },
  { text: texts.advert, from: 35 },
  { text: texts.data, from: 45 },
  { text: texts.reading, from: 51 },
  { text: texts.finishing, from: 90 },
] as const;

/** Which of the named steps is under way at `percent` (0–100). */
export function stepAt(percent: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => percent >= step.from),
  );
}

/**
 * The steps as a reader follows them. `foundAt` tells what was known when a step ended, by the step's index.
 * A broker's link passes the search engine by; the step then simply ends.
 */
export function progressSteps(
  status: AnalysisStatus,
  progress: ProgressView,
  foundAt: Readonly<Record<number, string>>,
): readonly ProgressStep[] {
  // `scraped` starts over at 30 % in the table; the data is fetched by then, so the reader is not sent back.
  const percent = status === 'scraped' ? Math.max(progress.percent, 50) : progress.percent;
  const now = status === 'completed' ? steps.length : stepAt(percent);
  return steps.map((step, index) => ({
    text: step.text,
    state: index < now ? 'done' : index === now ? 'now' : 'ahead',
    ...(foundAt[index] !== undefined ? { found: foundAt[index] } : {}),
  }));
}
