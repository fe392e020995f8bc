import { useEffect, useEffectEvent } from 'react';
import type { AnalysisCard, RawAnalysis } from '../../../../src/analyses/analysis.types.js';
import { isProblem } from '../../shared/api/problem.js';
import { listingDebugTexts } from '../../shared/texts/listing-debug.js';
import { toast } from '../../shared/ui/toast.js';
import { useRawAnalysisQuery, useRawProgressQuery } from './listing-api.js';

/** How often an unfinished analysis is asked how it goes, ms. */
const pollEveryMs = 2_000;

export const isUnfinished = ({ status }: Pick<AnalysisCard, 'status'>): boolean =>
  status !== 'completed' && status !== 'failed';

/**
 * All that is known of an analysis. While it is under way its progress is followed, and the whole asked for anew
 * whenever it has come a step further.
 * @returns `refresh` asks anew and says so when an answer has come; `error` is told of by itself
 */
export function useListing(id: string) {
  const { currentData, error, isFetching, refetch } = useRawAnalysisQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const isLive = currentData !== undefined && isUnfinished(currentData.analysis);
  const { currentData: progress } = useRawProgressQuery(id, {
    skip: !isLive,
    pollingInterval: pollEveryMs,
    refetchOnMountOrArgChange: true,
  });
  const again = useEffectEvent(() => void refetch());
  const isBehind = isLive && progress !== undefined && stageOf(progress) !== stageOf(currentData.analysis);
  const stage = progress && stageOf(progress);
  useEffect(() => {
    if (isBehind) again();
  }, [isBehind, stage]);

  useEffect(() => {
    if (error && !(isProblem(error) && error.status === 404)) {
      toast({ kind: 'error', title: listingDebugTexts.failed.toast });
    }
  }, [error]);

  const raw: RawAnalysis | undefined =
    currentData && isLive && progress ? { ...currentData, analysis: progress } : currentData;
  async function refresh() {
    const answer = await refetch();
    if (answer.isSuccess) toast({ kind: 'success', title: listingDebugTexts.refreshed });
  }
  return { raw, error, isFetching, refetch: () => void refetch(), refresh: () => void refresh() };
}

const stageOf = ({ status, progress }: AnalysisCard): string => `${status} ${progress.step}`;
