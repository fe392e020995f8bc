import { useDispatch, useStore } from 'react-redux';
import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { analysesTexts } from '../../shared/texts/analyses.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { toast } from '../../shared/ui/toast.js';
import { useOpenDialog } from '../../shared/ui/use-open-dialog.js';
import { deleteFault } from './act-fault.js';
import { useDeleteAnalysisMutation } from './analyses-api.js';
import { applyEvent } from './apply-event.js';
import { addressText, cardElementId } from './card-figures.js';

const texts = analysesTexts.delete;

interface RemoveDialogProps {
  readonly card: AnalysisCard;
  readonly onClose: () => void;
}

/** Asks before an analysis is taken away for good, and takes it away. */
export function RemoveDialog({ card, onClose }: RemoveDialogProps) {
  const [remove, removing] = useDeleteAnalysisMutation();
  const dispatch = useDispatch();
  const store = useStore();
  const dialog = useOpenDialog(onClose);
  const onDelete = async (): Promise<void> => {
    try {
      await remove(card.id).unwrap();
      dialog.current?.close();
      applyEvent({ type: 'delete', id: card.id }, dispatch, store.getState());
      // The card that had the focus is gone.
      document.getElementById('content')?.focus({ preventScroll: true });
      toast({ kind: 'success', ...texts.done });
    } catch (error) {
      dialog.current?.close();
      toast({ ...deleteFault(error), about: cardElementId(card.id) });
    }
  };
  return (
    <ConfirmDialog
      dialog={dialog}
      title={texts.ask.title}
      keep={texts.ask.cancel}
      confirm={texts.action}
      isBusy={removing.isLoading}
      isFinal
      onConfirm={() => void onDelete()}
    >
      <p>{addressText(card)}</p>
      <p>{card.isPaid ? texts.ask.paid : texts.ask.text}</p>
    </ConfirmDialog>
  );
}
