import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ExperimentView } from '../../../../../src/experiments/experiments.types.js';
import { detailOf } from '../../../shared/api/problem.js';
import { testPromptsTexts as texts } from '../../../shared/texts/admin-experiment.js';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';
import { toast } from '../../../shared/ui/toast.js';
import { useAdminPromptsQuery } from '../prompts/prompts-api.js';
import { isUnderWay, useExperiment, useStartExperimentMutation } from './experiment-api.js';
import { ExperimentProgress } from './experiment-progress.js';
import { TestPromptsForm, testedPrompts } from './test-prompts-form.js';
import styles from './test-prompts.module.css';

interface TestPromptsDialogProps {
  /** A completed one. */
  readonly analysisId: string;
  /** What the home is called. */
  readonly address: string;
  /** It was closed, whatever has become of the experiment: take it away. */
  readonly onClose: () => void;
}

/**
 * Explains the experiment with the two prompts, starts it and follows it to its view. It opens by itself as soon as it
 * is there.
 */
export function TestPromptsDialog({ analysisId, address, onClose }: TestPromptsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wanted, setWanted] = useState(1);
  const prompts = useAdminPromptsQuery(undefined, { refetchOnMountOrArgChange: true });
  // The rules write the same every time.
  const repeats = prompts.data?.model === null ? 1 : wanted;
  const [start, { isLoading, data: started, error: refusal }] = useStartExperimentMutation();
  const { currentData: view, error } = useExperiment(started?.experimentId ?? null);
  const navigate = useNavigate();
  const isGoing = isLoading || started !== undefined;

  const close = useEffectEvent(() => {
    if (isGoing) tellThatItGoesOn(started?.experimentId);
    onClose();
  });
  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    const listen = () => close();
    element.addEventListener('close', listen);
    return () => element.removeEventListener('close', listen);
  }, []);

  const finish = useEffectEvent((ended: ExperimentView) => {
    const { promptIds, runs, id } = ended;
    const succeeded = promptIds.filter((prompt) =>
      runs.some(({ promptId, status }) => promptId === prompt && status === 'completed'),
    ).length;
    toast({
      kind: succeeded > 0 ? 'success' : 'warning',
      title: texts.succeeded,
      text: texts.succeededText(succeeded, promptIds.length),
    });
    void navigate(`/admin/experiment/${id}`);
  });
  const ended = view && !isUnderWay(view) ? view : undefined;
  useEffect(() => {
    if (ended) finish(ended);
  }, [ended]);

  async function run() {
    const answer = await start({ analysisId, promptIds: testedPrompts, repeats });
    if (answer.error) toast({ kind: 'error', title: texts.failed, text: detailOf(answer.error) });
  }

  return (
    <ConfirmDialog
      dialog={dialog}
      title={texts.title}
      keep={isGoing ? texts.leave : texts.cancel}
      confirm={isGoing ? texts.going : texts.start}
      isBusy={isGoing}
      onConfirm={() => void run()}
    >
      <p>
        <strong>{address}</strong>
      </p>
      {isGoing ? (
        <>
          {view ? (
            <ExperimentProgress view={view} isStale={error !== undefined} />
          ) : (
            <p role="status">{texts.starting}</p>
          )}
          <p>{texts.goesOn}</p>
        </>
      ) : (
        <TestPromptsForm
          repeats={repeats}
          onRepeats={setWanted}
          prompts={prompts.data}
          isUnknown={prompts.error !== undefined}
        />
      )}
      {refusal && !isGoing ? (
        <p className={styles['failed']} role="alert">
          {texts.failed}. {detailOf(refusal)}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}

/** @param experimentId undefined while the server has not said it yet */
function tellThatItGoesOn(experimentId: string | undefined): void {
  const { title, text, action } = texts.left;
  const to = experimentId ? `/admin/experiment/${experimentId}` : '/admin/prompts';
  toast({ kind: 'info', title, text, action: { label: action, to } });
}
