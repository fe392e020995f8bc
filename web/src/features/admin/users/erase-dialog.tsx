import { useId, useRef, useState } from 'react';
import type { AdminUser } from '../../../../../src/accounts/accounts.types.js';
import { detailOf } from '../../../shared/api/problem.js';
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
  const id = useId();
  const isTyped = terms !== undefined && (terms.analyses > 0 || terms.purchases > 0);

  async function act(): Promise<void> {
    if (error || !terms) return void refetch();
    if (isTyped && typed.trim().toLowerCase() !== terms.email) {
      setMistyped(true);
      return field.current?.focus();
    }
    const outcome = await erase(user.id);
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
      keep={texts.keep}
      confirm={error && !isFetching ? texts.retry : texts.confirm}
      isBusy={isFetching || isLoading}
      onConfirm={() => void act()}
    >
      <p className={styles['mail']}>{user.email}</p>
      <div role="status">
        {isFetching ? <p className={styles['quiet']}>{texts.loading}</p> : null}
        {error && !isFetching ? <p className={styles['loss']}>{detailOf(error)}</p> : null}
      </div>
      {terms && !error ? <ErasureTerms terms={terms} /> : null}
      {isTyped && !error ? (
        <p className={styles['typed']}>
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
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
