import { useId, useRef, useState } from 'react';
import { detailOf, isProblem } from '../../shared/api/problem.js';
import { leaveErased } from '../../shared/session/use-sign-out.js';
import { accountTexts } from '../../shared/texts/account.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { useOpenDialog } from '../../shared/ui/use-open-dialog.js';
import styles from './account.module.css';
import { ErasureTerms } from './erasure-terms.js';
import { useEraseMyAccountMutation, useMyErasureQuery } from './own-data-api.js';

const texts = accountTexts.erasure;

/** Open from its first moment: what the deletion of the account means, the password, and the deletion. */
export function EraseAccount({ onClose }: { readonly onClose: () => void }) {
  const dialog = useOpenDialog(onClose);
  const field = useRef<HTMLInputElement>(null);
  const {
    data: terms,
    error,
    isFetching,
    refetch,
  } = useMyErasureQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [erase, { isLoading, isSuccess }] = useEraseMyAccountMutation();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const id = useId();
  const isBusy = isFetching || isLoading || isSuccess;

  function askAgain(why: string): void {
    setFault(why);
    field.current?.focus();
  }

  async function act(): Promise<void> {
    if (isBusy) return;
    if (error || !terms) return void refetch();
    if (password === '') return askAgain(texts.missing);
    setNotice(null);
    const { error: refused } = await erase({ password, seen: terms.seen });
    if (!refused) return leaveErased('/konto-raderat');
    if (isProblem(refused) && refused.errors?.some(({ path }) => path === 'password'))
      return askAgain(refused.detail);
    setNotice(`${texts.failed}. ${detailOf(refused)}`);
    dialog.current?.scrollTo(0, 0);
    if (isProblem(refused) && refused.code === 'account_changed') void refetch();
  }

  return (
    <ConfirmDialog
      dialog={dialog}
      title={texts.title}
      isFinal={!error}
      keep={texts.keep}
      confirm={error && !isFetching ? texts.retry : texts.confirm}
      isBusy={isBusy}
      onConfirm={() => void act()}
    >
      <div role="status" className={styles['notice']}>
        {isFetching && !terms ? <p className={styles['quiet']}>{texts.loading}</p> : null}
        {error && !isFetching ? <p className={styles['loss']}>{detailOf(error)}</p> : null}
        {notice ? <p className={styles['loss']}>{notice}</p> : null}
      </div>
      {terms && !error ? (
        <>
          <ErasureTerms terms={terms} />
          <form
            className={styles['password']}
            onSubmit={(event) => {
              event.preventDefault();
              void act();
            }}
          >
            <label htmlFor={id}>{texts.password}</label>
            <input
              ref={field}
              id={id}
              type="password"
              autoComplete="current-password"
              maxLength={256}
              value={password}
              aria-invalid={fault !== null}
              aria-describedby={`${id}-fault`}
              onChange={({ target }) => {
                setPassword(target.value);
                setFault(null);
              }}
            />
            <span id={`${id}-fault`} role="status" className={styles['loss']}>
              {fault}
            </span>
          </form>
        </>
      ) : null}
    </ConfirmDialog>
  );
}
