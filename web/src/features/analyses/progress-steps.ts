import type { AnalysisStatus, ProgressView } from '../../../../src/analyses/analysis.types.js';
import { analyzeTexts } from '../../shared/texts/analyze.js';

export interface ProgressStep {
  readonly text: string;
  readonly state: 'done' | 'now' | 'ahead';
  /** What this step found, once known. */
  readonly found?: string;
}

interface Step {
  readonly text: string;
  /** Percent. */
  readonly from: number;
  /** A broker's own page needs no search for its pictures. */
  readonly isOfPortal?: boolean;
  readonly isReading?: boolean;
}

const texts = analyzeTexts.steps;

/** The steps in order, by the words of the specification's progress table. */
const steps: readonly Step[] = [
  { text: texts.source, from: 0 },
  { text: texts.pictures, from: 20, isOfPortal: true },
  { text: texts.advert, from: 35 },
  { text: texts.data, from: 45 },
  { text: texts.reading, from: 51, isReading: true },
  { text: texts.finishing, from: 90 },
];

/** Which of the named steps is under way at `percent` (0–100). */
export function stepAt(percent: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => percent >= step.from),
  );
}

/**
 * The steps as a reader follows them, without those that this link passes by. `foundAt` tells what was known when a step
 * ended, by the step's index. The reading is AI's only where a model is known to do it.
 */
export function progressSteps(
  status: AnalysisStatus,
  progress: ProgressView,
  foundAt: Readonly<Record<number, string>>,
): readonly ProgressStep[] {
  // `scraped` starts over at 30 % in the table; the data is fetched by then, so the reader is not sent back.
  const percent = status === 'scraped' ? Math.max(progress.percent, 50) : progress.percent;
  const now = status === 'completed' ? steps.length : stepAt(percent);
  return steps.flatMap(({ text, isOfPortal, isReading }, index): readonly ProgressStep[] => {
    if (isOfPortal && !progress.isPortal) return [];
    return [
      {
        text: isReading && progress.analyst !== 'openai' ? texts.readingByRules : text,
        state: index < now ? 'done' : index === now ? 'now' : 'ahead',
        ...(foundAt[index] !== undefined ? { found: foundAt[index] } : {}),
      },
    ];
  });
}
