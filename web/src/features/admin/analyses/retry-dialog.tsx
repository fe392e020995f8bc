import type { AdminAnalysis } from '../../../../../src/analyses/admin-analyses.types.js';
import { adminAnalysesTexts } from '../../../shared/texts/admin-analyses.js';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';
import { useOpenDialog } from '../../../shared/ui/use-open-dialog.js';
import { homeName } from '../list/listed-home.js';

const texts = adminAnalysesTexts.retry;

interface RetryDialogProps {
  readonly analysis: AdminAnalysis;
  readonly isBusy: boolean;
  /** Settles when it is done or refused. */
  readonly onConfirm: () => Promise<unknown>;
  /** It is closed, whether something was done or not. */
  readonly onClose: () => void;
}

/** Open from its first moment: asks before a report that somebody has is written anew. */
export function RetryDialog({ analysis, isBusy, onConfirm, onClose }: RetryDialogProps) {
  const dialog = useOpenDialog(onClose);

  return (
    <ConfirmDialog
      dialog={dialog}
      title={texts.title}
      keep={texts.keep}
      confirm={texts.confirm}
      isBusy={isBusy}
      onConfirm={() => void onConfirm().then(() => dialog.current?.close())}
    >
      <p>
        <strong>{homeName(analysis)}</strong> · {analysis.userEmail}
      </p>
      <p>{texts.text}</p>
      <p>{texts.risk}</p>
    </ConfirmDialog>
  );
}
