import { useRef, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';

interface AskedActProps {
  readonly className: string | undefined;
  /** What the button says or shows. */
  readonly children: ReactNode;
  /** The button's name where that says too little. */
  readonly name: string;
  /** Of the tip, where the button shows a sign. */
  readonly tip?: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly keep: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  /** Something is lost for good. */
  readonly isFinal?: boolean;
  readonly onConfirm: () => Promise<void>;
}

/** A button whose act is asked about before it is done. */
export function AskedAct({
  className,
  children,
  name,
  tip,
  title,
  text,
  keep,
  confirm,
  isBusy,
  isFinal = false,
  onConfirm,
}: AskedActProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const act = async (): Promise<void> => {
    await onConfirm();
    dialog.current?.close();
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        title={tip}
        onClick={() => dialog.current?.showModal()}
      >
        {children}
      </button>
      <ConfirmDialog
        dialog={dialog}
        title={title}
        keep={keep}
        confirm={confirm}
        isBusy={isBusy}
        isFinal={isFinal}
        onConfirm={() => void act()}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}
