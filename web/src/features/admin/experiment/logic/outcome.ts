import type { ExperimentRun, ExperimentView } from '../../../../../../src/experiments/experiments.types.js';

/** Whether a model answered it; also where its answer was refused, which took as much time and money. */
export const isAnswered = ({ status, tokensUsed }: ExperimentRun): boolean =>
  status === 'completed' || tokensUsed !== null;

/** Failed runs with one reason between them. */
export interface Failure {
  /** Swedish; null when nobody said. */
  readonly reason: string | null;
  /** At least one, in the order in which they were asked. */
  readonly runs: readonly ExperimentRun[];
}

/** The failed runs, each reason once; the one that is met first comes first. */
export function failuresOf(runs: readonly ExperimentRun[]): readonly Failure[] {
  const failed = runs.filter(({ status }) => status === 'failed');
  const reasons = new Set(failed.map(({ failureReason }) => failureReason));
  return [...reasons].map((reason) => ({
    reason,
    runs: failed.filter(({ failureReason }) => failureReason === reason),
  }));
}

/** How many of the runs that have ended failed. */
export const failedOf = ({ ended, summary }: Pick<ExperimentView, 'ended' | 'summary'>): number =>
  ended - summary.succeeded;
