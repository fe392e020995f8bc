import { useId, useRef, useState } from 'react';
import type { AdminUser } from '../../../../../src/accounts/accounts.types.js';
import { detailOf, isProblem } from '../../../shared/api/problem.js';
import { adminUsersTexts } from '../../../shared/texts/admin-users.js';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';
import { toast } from '../../../shared/ui/toast.js';
import { useOpenDialog } from '../../../shared/ui/use-open-dialog.js';
import { ErasureTerms } from './erasure-terms.js';
import { useEraseUserMutation, useUserErasureQuery } from './users-api.js';
import styles from './users.module.css';

const texts = adminUsersTexts.dialog;

interface EraseDialogProps {
  readonly user: Pick<AdminUser, 'id' | 'email'>;
  /** It is closed, whether something was done or not. */
  readonly onClose: () => void;
  /** The server has done it or told why not: what is listed may be another now. */
  readonly onAnswer: (isErased: boolean) => void;
}

/** Open from its first moment: what the deletion means, and the deletion; typed out where something is lost. */
export function EraseDialog({ user, onClose, onAnswer }: EraseDialogProps) {
  const dialog = useOpenDialog(onClose);
  const field = useRef<HTMLInputElement>(null);
  const { data: terms, error, isFetching, refetch } = useUserErasureQuery(user.id);
  const [erase, { isLoading }] = useEraseUserMutation();
  const [typed, setTyped] = useState('');
  const [isMistyped, setMistyped] = useState(false);
  const [changed, setChanged] = useState<string | null>(null);
  const id = useId();
  const isTyped = terms !== undefined && (terms.analyses > 0 || terms.purchases > 0);

  async function act(): Promise<void> {
    if (isFetching || isLoading) return;
    if (error || !terms) return void refetch();
    if (isTyped && typed.trim().toLowerCase() !== terms.email) {
      setMistyped(true);
      return field.current?.focus();
    }
    setChanged(null);
    const outcome = await erase(terms);
    if (isProblem(outcome.error) && outcome.error.code === 'account_changed') {
      setTyped('');
      setChanged(outcome.error.detail);
      dialog.current?.scrollTo(0, 0);
      return void refetch();
    }
    if (outcome.error)
      toast({ kind: 'error', title: adminUsersTexts.notDone, text: detailOf(outcome.error) });
    else toast({ kind: 'success', ...adminUsersTexts.done });
    dialog.current?.close();
    onAnswer(!outcome.error);
  }

  return (
    <ConfirmDialog
      dialog={dialog}
      title={texts.title}
      isFinal={!error}
      keep={texts.keep}
      confirm={error && !isFetching ? texts.retry : texts.confirm}
      isBusy={isFetching || isLoading}
      onConfirm={() => void act()}
    >
      <p className={styles['mail']}>{user.email}</p>
      <div role="status">
        {isFetching ? <p className={styles['quiet']}>{texts.loading}</p> : null}
        {error && !isFetching ? <p className={styles['loss']}>{detailOf(error)}</p> : null}
        {changed && !error && !isFetching ? <p className={styles['loss']}>{changed}</p> : null}
      </div>
      {terms && !error ? <ErasureTerms terms={terms} /> : null}
      {isTyped && !error ? (
        <form
          className={styles['typed']}
          onSubmit={(event) => {
            event.preventDefault();
            void act();
          }}
        >
          <label htmlFor={id}>{texts.typed(user.email)}</label>
          <input
            ref={field}
            id={id}
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            aria-invalid={isMistyped}
            aria-describedby={`${id}-fault`}
            onChange={({ target }) => {
              setTyped(target.value);
              setMistyped(false);
            }}
          />
          <span id={`${id}-fault`} role="status" className={styles['loss']}>
            {isMistyped ? texts.mistyped : null}
          </span>
        </form>
      ) : null}
    </ConfirmDialog>
  );
}
