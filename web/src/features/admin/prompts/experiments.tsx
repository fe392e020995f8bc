import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ExperimentLine } from '../../../../../src/experiments/experiments.types.js';
import { detailOf } from '../../../shared/api/problem.js';
import { adminPromptsTexts as texts } from '../../../shared/texts/admin-prompts.js';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';
import { toast } from '../../../shared/ui/toast.js';
import { ListPage } from '../list/list-page.js';
import { useListAddress } from '../list/use-list-address.js';
import { homeName } from '../list/listed-home.js';
import { experimentLook, isUnderWay } from './experiment-look.js';
import { experimentsWords } from './experiments-words.js';
import styles from './prompts.module.css';
import {
  useAdminExperimentsQuery,
  useAdminPromptsQuery,
  useRemoveExperimentMutation,
} from './prompts-api.js';

/** While something is under way its figures are asked for so often. */
const refreshSeconds = 3;

/** What was asked of the prompts, newest first; one under way moves on as somebody looks. */
export function Experiments() {
  const address = useListAddress(experimentsWords);
  const answer = useAdminExperimentsQuery(address.query, { refetchOnMountOrArgChange: true });
  const prompts = useAdminPromptsQuery();
  const [remove, removing] = useRemoveExperimentMutation();
  const [asked, setAsked] = useState<ExperimentLine>();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  // A copy, so that the same one can be asked about twice.
  const look = useMemo(() => experimentLook((experiment) => setAsked({ ...experiment })), []);
  useEffect(() => {
    if (asked) dialog.current?.showModal();
  }, [asked]);
  const isMoving = answer.data?.items.some(isUnderWay) ?? false;

  const onRemove = async ({ id }: ExperimentLine): Promise<void> => {
    try {
      await remove(id).unwrap();
      toast({ kind: 'success', title: texts.remove.done });
    } catch (error) {
      toast({ kind: 'error', title: texts.remove.failed, text: detailOf(error) });
    }
    dialog.current?.close();
    // The row that had the focus may be gone.
    document.getElementById('content')?.focus({ preventScroll: true });
    void answer.refetch();
    void prompts.refetch();
  };

  return (
    <section aria-labelledby={title} className={styles['list']}>
      <h2 id={title}>{texts.experiments}</h2>
      <ListPage
        answer={answer}
        address={address}
        look={look}
        texts={texts}
        icon="scales"
        {...(isMoving ? { refreshSeconds } : {})}
      />
      <ConfirmDialog
        dialog={dialog}
        title={texts.remove.title}
        keep={texts.remove.keep}
        confirm={texts.remove.confirm}
        isBusy={removing.isLoading}
        isFinal
        onConfirm={() => void (asked && onRemove(asked))}
      >
        <p>
          <strong>{asked ? homeName(asked) : null}</strong>
        </p>
        <p>
          {texts.remove.text} {asked && isUnderWay(asked) ? `${texts.remove.underWay} ` : null}
          {texts.remove.final}
        </p>
      </ConfirmDialog>
    </section>
  );
}
