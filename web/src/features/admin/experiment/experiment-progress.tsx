import type { ExperimentView } from '../../../../../src/experiments/experiments.types.js';
import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import { ProgressBar } from '../../../shared/ui/progress-bar.js';
import styles from './experiment.module.css';

const texts = adminExperimentTexts.progress;

type ProgressProps = Pick<ExperimentView, 'ended' | 'runs'> & {
  /** The last question got no answer. */
  readonly isStale: boolean;
};

/** How many runs have ended, while some have not. */
export function ExperimentProgress({ ended, runs, isStale }: ProgressProps) {
  return (
    <div className={styles['progress']}>
      <p role="status">
        <strong>{texts.done(ended, runs.length)}</strong>
      </p>
      <ProgressBar percent={Math.round((100 * ended) / runs.length)} label={texts.label} />
      {isStale ? <p role="alert">{texts.stale}</p> : null}
    </div>
  );
}
