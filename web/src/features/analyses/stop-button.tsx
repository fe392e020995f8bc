import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { hasReport } from '../../shared/has-report.js';
import { analysesTexts } from '../../shared/texts/analyses.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { toast } from '../../shared/ui/toast.js';
import { useOpenDialog } from '../../shared/ui/use-open-dialog.js';
import { stopFault } from './act-fault.js';
import { useStopAnalysisMutation } from './analyses-api.js';
import { applyEvent, rememberAnalysis } from './apply-event.js';
import { addressText, cardElementId } from './card-figures.js';

const texts = analysesTexts.stop;

interface StopButtonProps {
  readonly card: AnalysisCard;
  /** In a card, where it is one of many. */
  readonly isQuiet?: boolean;
}

/** Ends an analysis under way; asks first where a report that was paid for is being made anew. */
export function StopButton({ card, isQuiet = false }: StopButtonProps) {
  const [stop, { isLoading }] = useStopAnalysisMutation();
  const dispatch = useDispatch();
  const store = useStore();
  const [isAsking, setAsking] = useState(false);
  const isRenewed = hasReport(card);
  const onStop = async (): Promise<void> => {
    const { data, error } = await stop(card.id);
    if (error) {
      toast({ ...stopFault(error), about: cardElementId(card.id) });
      return;
    }
    applyEvent({ type: 'update', analysis: data }, dispatch, store.getState());
    await rememberAnalysis(data, dispatch);
    // The button that had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
    toast({ kind: 'success', ...(isRenewed ? texts.renewalDone : texts.done) });
  };
  return (
    <>
      <Button
        type={isQuiet ? 'text' : 'default'}
        loading={isLoading}
        aria-label={isQuiet ? texts.name(addressText(card)) : undefined}
        onClick={() => (isRenewed ? setAsking(true) : void onStop())}
      >
        {texts.action}
      </Button>
      {isAsking ? (
        <AskFirst isBusy={isLoading} onStop={() => void onStop()} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}

interface AskFirstProps {
  readonly isBusy: boolean;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

function AskFirst({ isBusy, onStop, onClose }: AskFirstProps) {
  const dialog = useOpenDialog(onClose);
  return (
    <ConfirmDialog
      dialog={dialog}
      title={texts.ask.title}
      keep={texts.ask.keep}
      confirm={texts.action}
      isBusy={isBusy}
      onConfirm={() => {
        dialog.current?.close();
        onStop();
      }}
    >
      <p>{texts.ask.text}</p>
    </ConfirmDialog>
  );
}
