import { useMemo } from 'react';
import type { ExperimentView } from '../../../../../src/experiments/experiments.types.js';
import { adminExperimentTexts as texts } from '../../../shared/texts/admin-experiment.js';
import { Icon } from '../../../shared/ui/icon.js';
import { isUnderWay } from './experiment-api.js';
import { ExperimentProgress } from './experiment-progress.js';
import { ExperimentRuns } from './experiment-runs.js';
import { ExperimentSummary } from './experiment-summary.js';
import { ExperimentTabs } from './experiment-tabs.js';
import styles from './experiment.module.css';
import { columnsOf } from './logic/columns.js';
import { compare, type Comparison } from './logic/comparison.js';
import { summaryOf } from './logic/summary.js';

interface ExperimentProps {
  readonly view: ExperimentView;
  /** The last question got no answer. */
  readonly isStale: boolean;
}

/** An experiment: what was run, what the prompts differ in, and all that they said. */
export function Experiment({ view, isStale }: ExperimentProps) {
  const comparison = useMemo(() => compare(columnsOf(view)), [view]);
  const isGoing = isUnderWay(view);
  return (
    <div className={styles['experiment']}>
      <ExperimentSummary view={view} />
      {isGoing ? <ExperimentProgress view={view} isStale={isStale} /> : null}
      {view.model === null ? (
        <Note icon="info" title={texts.noModel.title} text={texts.noModel.text} />
      ) : null}
      {isGoing || view.model === null ? null : <InShort comparison={comparison} />}
      <ExperimentRuns columns={comparison.columns} />
      <ExperimentTabs comparison={comparison} />
    </div>
  );
}

/** What the comparison comes to in words, or why there is none. */
function InShort({ comparison }: { readonly comparison: Comparison }) {
  const { columns, isComparable } = comparison;
  const silent = columns.filter(({ writtenBy }) => writtenBy !== 'prompt').map(({ promptId }) => promptId);
  const sentences = isComparable
    ? summaryOf(comparison)
    : [silent.length > 0 ? texts.notAll(silent) : texts.onePrompt];
  // They hold a hyphen, at which a line would break.
  const names = new RegExp(`(${columns.map(({ promptId }) => promptId).join('|')})`);
  return (
    <p className={styles['short']} role="status" aria-label={texts.summary.label}>
      {sentences
        .join(' ')
        .split(names)
        .map((part, at) =>
          at % 2 === 0 ? (
            part
          ) : (
            <span key={at} className={styles['whole']}>
              {part}
            </span>
          ),
        )}
    </p>
  );
}

interface NoteProps {
  readonly icon: 'info' | 'warning';
  readonly title: string;
  readonly text: string;
}

function Note({ icon, title, text }: NoteProps) {
  return (
    <div className={styles['note']} role="note">
      <Icon name={icon} />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </div>
  );
}
