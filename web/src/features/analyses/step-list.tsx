import { useEffect, useRef, useState } from 'react';
import type { AnalysisStatus, ProgressView } from '../../../../src/analyses/analysis.types.js';
import { Icon } from '../../shared/ui/icon.js';
import { progressSteps, stepAt } from './progress-steps.js';
import styles from './analyze.module.css';

interface StepListProps {
  readonly status: AnalysisStatus;
  readonly progress: ProgressView;
}

/** The steps as they happen, with what was found at each. */
export function StepList({ status, progress }: StepListProps) {
  const { percent, found } = progress;
  const [foundAt, setFoundAt] = useState<Readonly<Record<number, string>>>({});
  const told = useRef('');
  useEffect(() => {
    if (!found || told.current === found) return;
    told.current = found;
    setFoundAt((before) => ({ ...before, [stepAt(percent)]: found }));
  }, [found, percent]);
  return (
    <ol className={styles['steps']}>
      {progressSteps(status, progress, foundAt).map((step) => (
        <li key={step.text} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <span className={styles['dot']}>
            {step.state === 'done' ? <Icon name="check" size={22} /> : null}
          </span>
          <div>
            <p>
              {step.text}
              {step.state === 'now' ? '...' : ''}
            </p>
            {step.found ? <p className={styles['found']}>{step.found}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
