import type { ExperimentView } from '../../../../../src/experiments/experiments.types.js';
import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import { ProgressBar } from '../../../shared/ui/progress-bar.js';
import styles from './experiment.module.css';
import { failedOf } from './logic/outcome.js';

const texts = adminExperimentTexts.progress;

type ProgressProps = {
  readonly view: Pick<ExperimentView, 'ended' | 'runs' | 'summary'>;
  /** The last question got no answer. */
  readonly isStale: boolean;
};

/** How many runs have ended and how many of them failed, while some have not. */
export function ExperimentProgress({ view, isStale }: ProgressProps) {
  const { ended, runs } = view;
  return (
    <div className={styles['progress']}>
      <p role="status">
        <strong>{texts.done(ended, runs.length, failedOf(view))}</strong>
      </p>
      <ProgressBar percent={Math.round((100 * ended) / runs.length)} label={texts.label} />
      {isStale ? <p role="alert">{texts.stale}</p> : null}
    </div>
  );
}
