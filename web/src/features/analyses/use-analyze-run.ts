import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnalysisView } from '../../../../src/analyses/analysis.types.js';
import { isOutOfReach, isProblem, type ApiProblem } from '../../shared/api/problem.js';
import { toast } from '../../shared/ui/toast.js';
import { useAnalysisQuery, useStartAnalysisMutation } from './analyses-api.js';
import { useFollowed } from './live-analyses.js';
import { forgetStarted, markStarted, startedFor } from './started-marks.js';
import { isUnfinished } from './staleness.js';

const pollMs = 3_000;
const toStartMs = 2_000;
const toPaymentMs = 1_500;

/** One link's way from start to report: starts it once, follows it, and leads on when it ends. */
export function useAnalyzeRun(url: string) {
  const navigate = useNavigate();
  const [start, starting] = useStartAnalysisMutation();
  const [id, setId] = useState(() => startedFor(url));
  const [outOfReach, setOutOfReach] = useState<ApiProblem | null>(null);
  const begun = useRef(false);
  const led = useRef(false);

  const leave = (to: string, afterMs: number, state?: object): void => {
    led.current = true;
    setTimeout(() => {
      // Only for somebody who is still here.
      if (window.location.pathname === '/analyze') void navigate(to, { replace: true, state });
    }, afterMs);
  };

  const begin = async (): Promise<void> => {
    setOutOfReach(null);
    const { data, error } = await start(url);
    if (data) {
      markStarted(url, data.id);
      setId(data.id);
      return;
    }
    if (isOutOfReach(error)) {
      setOutOfReach(error as ApiProblem);
      return;
    }
    const isOurWord = isProblem(error) && error.status < 500 && error.code !== 'unexpected_answer';
    toast({
      kind: 'error',
      title: 'Fel',
      text: isOurWord ? error.detail : 'Kunde inte analysera annonsen. Försök igen.',
    });
    leave('/', toStartMs, { url });
  };
  useEffect(() => {
    if (id || begun.current) return;
    begun.current = true;
    void begin();
  });

  useFollowed(id ?? undefined);
  const followed = useAnalysisQuery(id ?? '', {
    skip: !id,
    pollingInterval: pollMs,
    refetchOnMountOrArgChange: true,
  });
  const analysis: AnalysisView | undefined = followed.currentData ?? starting.data;
  const isCurrent =
    !followed.isFetching || (followed.currentData ? isUnfinished(followed.currentData.status) : false);

  useEffect(() => {
    if (!analysis || !isCurrent || led.current) return;
    if (analysis.status === 'completed') {
      if (analysis.isPaid) {
        leave(`/report/${analysis.id}`, 0);
      } else {
        toast({ kind: 'warning', title: 'Betalning krävs', text: 'Du har inga gratis rapporter kvar...' });
        leave(`/payment/${analysis.id}`, toPaymentMs);
      }
    } else if (analysis.status === 'failed') {
      forgetStarted(url);
      toast({
        kind: 'error',
        title: 'Analysen misslyckades',
        // A known reason says itself whether another try can help.
        text: analysis.failureReason ?? 'Något gick fel under analysen. Försök igen.',
      });
      leave('/', toStartMs, { url });
    }
  });

  // The marked analysis is gone: deleted here or in another tab.
  const isGone = isProblem(followed.error) && followed.error.status === 404;
  useEffect(() => {
    if (!isGone || led.current) return;
    forgetStarted(url);
    begun.current = false;
    setId(null);
  }, [isGone, url]);

  return { analysis, outOfReach, begin };
}
