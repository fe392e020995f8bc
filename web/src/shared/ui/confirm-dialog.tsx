import { useId, type ReactNode, type RefObject } from 'react';
import { Button } from './button.js';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  /** Opened by `showModal()`: the browser keeps the focus inside, closes on Escape and gives the focus back. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  readonly children: ReactNode;
  /** Closes without any act. */
  readonly keep: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  /** Something is lost for good: the act looks as grave as it is. */
  readonly isFinal?: boolean;
  readonly onConfirm: () => void;
}

/** Asks before something is done that should be meant. */
export function ConfirmDialog({
  dialog,
  title,
  children,
  keep,
  confirm,
  isBusy,
  isFinal = false,
  onConfirm,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className={styles['choices']}>
        <Button onClick={() => dialog.current?.close()}>{keep}</Button>
        <Button isPrimary isGrave={isFinal} isBusy={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
