import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AdminJob } from '../../../../../src/analyses/admin-queue.types.js';
import { detailOf } from '../../../shared/api/problem.js';
import { adminQueueTexts } from '../../../shared/texts/admin-queue.js';
import { Icon } from '../../../shared/ui/icon.js';
import { toast } from '../../../shared/ui/toast.js';
import { AskedAct } from './asked-act.js';
import { jobName } from './job-parts.js';
import { useRemoveJobMutation, useRetryJobMutation } from './queue-api.js';
import styles from './queue.module.css';

const { name, remove: removal, retry: trial } = adminQueueTexts;

/** What an administrator can do with a job: signs in a table's row, words at the foot of a card. */
export function JobActs({ job }: { readonly job: AdminJob }) {
  const { queue, id, state } = job;
  const [retry, { isLoading: isRetrying }] = useRetryJobMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveJobMutation();

  async function tryAgain(): Promise<void> {
    const { data, error } = await retry({ queue, id });
    if (!data) return void toast({ kind: 'error', title: trial.failed, text: detailOf(error) });
    const isUnderWay = data.outcome === 'queued' || data.outcome === 'restarted';
    toast({ kind: isUnderWay ? 'success' : 'info', title: trial.outcomes[data.outcome] });
  }

  async function takeAway(): Promise<void> {
    const { data, error } = await remove({ queue, id });
    if (data) toast({ kind: 'success', title: removal.outcomes[data.outcome] });
    else toast({ kind: 'error', title: removal.failed, text: detailOf(error) });
  }

  return (
    <>
      {state === 'failed' ? (
        <button
          type="button"
          className={styles['act']}
          title={trial.act}
          aria-label={name(trial.act, jobName(job))}
          aria-disabled={isRetrying || undefined}
          onClick={() => void (isRetrying ? undefined : tryAgain())}
        >
          <Icon name="retry" size={18} />
          <span>{trial.act}</span>
        </button>
      ) : null}
      {state === 'active' ? null : (
        <AskedAct
          className={styles['act']}
          name={name(removal.act, jobName(job))}
          tip={removal.act}
          title={removal.title}
          text={consequence(job)}
          keep={removal.keep}
          confirm={removal.act}
          isBusy={isRemoving}
          isFinal
          onConfirm={takeAway}
        >
          <Icon name="trash" size={18} />
          <span>{removal.act}</span>
        </AskedAct>
      )}
    </>
  );
}

/** What the removal means for what the job works on. */
function consequence(job: AdminJob): ReactNode {
  const { about, payload, state } = job;
  if (about?.kind === 'experiment') {
    const { text, link } = removal.keepsExperiment;
    return (
      <>
        {text}
        <Link to={link.to}>{link.label}</Link>.
      </>
    );
  }
  if (about?.kind !== 'analysis') return removal.keepsRest;
  const isOver = about.isGone || about.status === 'failed' || about.status === 'completed';
  const isItsOwn = about.attempt === payload['attempt'];
  if (isOver || !isItsOwn) return removal.keepsAnalysis;
  // The sweep may long have put another in its place.
  return (state === 'failed' ? removal.endsIfAlone : removal.endsAnalysis)(jobName(job));
}
