import type { QueueState } from '../../../../../src/shared/queue/queue.types.js';
import { detailOf } from '../../../shared/api/problem.js';
import { adminQueueTexts } from '../../../shared/texts/admin-queue.js';
import { toast } from '../../../shared/ui/toast.js';
import { AskedAct } from './asked-act.js';
import { useRetryFailedJobsMutation, useTurnQueueMutation } from './queue-api.js';
import { queueName } from './queue-words.js';
import styles from './queue.module.css';

const { name: nameOf, pause, resume, retryAll, retry } = adminQueueTexts;

/** What an administrator can do with a whole queue. */
export function QueueActs({ queue: { name: queue, isPaused, counts } }: { readonly queue: QueueState }) {
  const [retryFailed, { isLoading: isRetrying }] = useRetryFailedJobsMutation();
  const [turn, { isLoading: isTurning }] = useTurnQueueMutation();
  const name = queueName(queue);

  async function tryAll(): Promise<void> {
    const { data, error } = await retryFailed(queue);
    if (!data) return void toast({ kind: 'error', title: retry.failed, text: detailOf(error) });
    const idle = data.overtaken + data.gone;
    const rest = [
      ...(idle > 0 ? [retryAll.nothingLeft(idle)] : []),
      ...(data.left > 0 ? [retryAll.stay(data.left)] : []),
    ];
    toast({
      kind: data.left > 0 ? 'warning' : 'success',
      title: retryAll.done(data.queued + data.restarted),
      ...(rest.length > 0 ? { text: rest.join(' ') } : {}),
    });
  }

  async function change(act: 'pause' | 'resume'): Promise<void> {
    const texts = act === 'pause' ? pause : resume;
    const { error } = await turn({ queue, act });
    if (error) toast({ kind: 'error', title: texts.failed, text: detailOf(error) });
    else toast({ kind: 'success', title: texts.done(name) });
  }

  return (
    <>
      {counts.failed > 0 ? (
        <AskedAct
          className={styles['act']}
          name={nameOf(retryAll.act, name)}
          title={retryAll.title(name)}
          text={retryAll.text(counts.failed)}
          keep={retryAll.keep}
          confirm={retry.act}
          isBusy={isRetrying}
          onConfirm={tryAll}
        >
          {retryAll.act}
        </AskedAct>
      ) : null}
      {isPaused ? (
        <button
          type="button"
          className={styles['act']}
          aria-label={nameOf(resume.act, name)}
          aria-disabled={isTurning || undefined}
          onClick={() => void (isTurning ? undefined : change('resume'))}
        >
          {resume.act}
        </button>
      ) : (
        <AskedAct
          className={styles['act']}
          name={nameOf(pause.act, name)}
          title={pause.title(name)}
          text={pause.text}
          keep={pause.keep}
          confirm={pause.act}
          isBusy={isTurning}
          onConfirm={() => change('pause')}
        >
          {pause.act}
        </AskedAct>
      )}
    </>
  );
}
