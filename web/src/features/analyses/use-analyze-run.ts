import { useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { AnalysisView } from '../../../../src/analyses/analysis.types.js';
import { handInPath, isHelpedByHandIn } from '../../shared/helped-by-hand-in.js';
import { useMyAccountQuery } from '../../shared/api/account.js';
import { isOutOfReach, isPreviewLimit, isProblem } from '../../shared/api/problem.js';
import { forgetChosenLink, isChosenAsPreview } from '../../shared/session/chosen-link.js';
import { selectUser, type WithSession } from '../../shared/session/session-slice.js';
import { analyzeTexts as texts } from '../../shared/texts/analyze.js';
import { reportsLeftTexts } from '../../shared/texts/reports-left.js';
import { toast } from '../../shared/ui/toast.js';
import { useAnalysisQuery, useStartAnalysisMutation } from './analyses-api.js';
import { rememberAnalysis } from './apply-event.js';
import { noteAlive } from './heard.js';
import { useFollowed } from './live-analyses.js';
import { forgetStarted, markStarted, startedFor } from './started-marks.js';
import { isUnfinished, stoppedCode } from './staleness.js';

const pollMs = 3_000;
/** While the person is handing in; the same advert may have come in from another window. */
const restingPollMs = 10_000;
const toStartMs = 2_000;
const toPaymentMs = 1_500;

interface AnalyzeRunOptions {
  /** The analysis to hand something in for, which is followed and not started. */
  readonly knownId: string | null;
  /** What was chosen before the sign-in; a press on the page says otherwise. */
  readonly asPreview: boolean | undefined;
  /** Called where the one that is followed is gone: another begins by a press alone. */
  readonly whenGone: () => void;
}

/**
 * One link's way from start to report: starts it once, follows it, and leads on when it ends. A page that could not be
 * read may be handed in, so then it stays (`isToHandIn`); `resume` goes on with what was handed in. `refusal` says why
 * the server took the link for no advert's, `limit` that the day's previews are used up. `outOfReach` and `isUnreadable` hold while nothing is known of it;
 * `again` then does once more what was in vain. `hasGivenUp`: it was not started, and the page is about to be left.
 */
export function useAnalyzeRun(url: string, { knownId, asPreview, whenGone }: AnalyzeRunOptions) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { getState } = useStore<WithSession>();
  const [start, starting] = useStartAnalysisMutation();
  const [id, setId] = useState(() => knownId ?? startedFor(url));
  const [isUnanswered, setUnanswered] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [limit, setLimit] = useState<string | null>(null);
  const [hasGivenUp, setGivenUp] = useState(false);
  const begun = useRef(false);
  const led = useRef(false);
  // A report that was there before waits for something to be handed in.
  const [leadsOn, setLeadsOn] = useState(knownId === null);
  const [pollingInterval, setPollingInterval] = useState(pollMs);

  const leave = (to: string, afterMs: number, state?: object): void => {
    led.current = true;
    setTimeout(() => {
      // Only for somebody who is still here.
      if (window.location.pathname === '/analyze') void navigate(to, { replace: true, state });
    }, afterMs);
  };

  const begin = async (): Promise<void> => {
    setUnanswered(false);
    setRefusal(null);
    setLimit(null);
    const { data, error } = await start({ url, asPreview: isChosenAsPreview(url) ?? asPreview });
    if (data) {
      markStarted(url, data.id);
      forgetChosenLink();
      // What is known of it from before, for instance that it failed, no longer holds.
      await rememberAnalysis(data, dispatch);
      setId(data.id);
      return;
    }
    // The session has ended: the page is left by itself for the sign-in, which says so and leads back to the link.
    if (!selectUser(getState())) return;
    if (isOutOfReach(error)) {
      setUnanswered(true);
      return;
    }
    if (isPreviewLimit(error)) {
      setLimit(error.detail);
      return;
    }
    if (isProblem(error) && error.status === 422) {
      setRefusal(error.detail);
      return;
    }
    const isOurWord = isProblem(error) && error.status < 500 && error.code !== 'unexpected_answer';
    const { title, text } = texts.notStarted;
    toast({ kind: 'error', title, text: isOurWord ? error.detail : text });
    setGivenUp(true);
    leave('/', toStartMs, { url });
  };
  useEffect(() => {
    if (id || begun.current) return;
    begun.current = true;
    void begin();
  });

  const { data: account } = useMyAccountQuery();
  useFollowed(id ?? undefined);
  const followed = useAnalysisQuery(id ?? '', {
    skip: !id,
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  const analysis: AnalysisView | undefined = followed.currentData ?? starting.data;
  const isToHandIn =
    analysis !== undefined &&
    ((analysis.status === 'failed' && isHelpedByHandIn(analysis.failureCode)) ||
      (analysis.status === 'completed' && !leadsOn));
  if (!leadsOn && analysis && isUnfinished(analysis.status)) setLeadsOn(true);
  const wantedInterval = isToHandIn ? restingPollMs : pollMs;
  if (wantedInterval !== pollingInterval) setPollingInterval(wantedInterval);
  const isCurrent =
    !followed.isFetching || (followed.currentData ? isUnfinished(followed.currentData.status) : false);

  useEffect(() => {
    if (!analysis || !isCurrent || led.current) return;
    if (isToHandIn) {
      if (knownId === null && isFinal(analysis.failureCode)) tellFailed(analysis);
      // Loaded anew, the page then shows the same again, and the pasted link starts another try.
      forgetStarted(url);
      if (knownId === null) void navigate(handInPath({ id: analysis.id, hemnetUrl: url }), { replace: true });
    } else if (analysis.status === 'completed') {
      if (analysis.isPaid) {
        leave(`/report/${analysis.id}`, 0);
      } else if (analysis.wantsPreview) {
        leave(`/payment/${analysis.id}`, 0);
      } else {
        const { title, text } = texts.mustPay;
        const neverFree = account?.hadFreeReports === false;
        toast({ kind: 'warning', title, text: neverFree ? `${reportsLeftTexts.neverFree}.` : text });
        leave(`/payment/${analysis.id}`, toPaymentMs);
      }
    } else if (analysis.failureCode === stoppedCode) {
      forgetStarted(url);
      leave('/dashboard', 0);
    } else if (analysis.status === 'failed') {
      forgetStarted(url);
      tellFailed(analysis);
      leave('/', toStartMs, { url });
    }
  });

  // The marked analysis is gone: deleted here or in another tab.
  const isGone = isProblem(followed.error) && followed.error.status === 404;
  useEffect(() => {
    if (!isGone || led.current) return;
    forgetStarted(url);
    whenGone();
  }, [isGone, url, whenGone]);

  const resume = (view: AnalysisView): void => {
    setLeadsOn(true);
    noteAlive(view.id);
    void rememberAnalysis(view, dispatch);
  };

  // What is shown stays when it cannot be read anew; only who has nothing yet is told.
  const readFault = analysis || isGone ? undefined : followed.error;
  return {
    analysis,
    outOfReach: isUnanswered || isOutOfReach(readFault),
    isUnreadable: readFault !== undefined && !isOutOfReach(readFault),
    refusal,
    limit,
    hasGivenUp,
    again: (): void => void (id ? followed.refetch() : begin()),
    isToHandIn,
    resume,
  };
}

/** The advert itself is at fault, not our way to it: what is handed in may help, but the analysis has failed. */
function isFinal(failureCode: string | null): boolean {
  return failureCode === 'listing_gone' || failureCode === 'not_a_listing';
}

function tellFailed({ failureReason }: AnalysisView): void {
  toast({
    kind: 'error',
    title: texts.failed.title,
    // A known reason says itself whether another try can help.
    text: failureReason ?? texts.failed.text,
  });
}
