import { useState } from 'react';
import type { AdminAnalysis } from '../../../../../src/analyses/admin-analyses.types.js';
import { detailOf, isProblem } from '../../../shared/api/problem.js';
import { adminAnalysesTexts as texts } from '../../../shared/texts/admin-analyses.js';
import { toast } from '../../../shared/ui/toast.js';
import { TestPromptsDialog } from '../experiment/test-prompts-dialog.js';
import { ListPage } from '../list/list-page.js';
import { useListAddress } from '../list/use-list-address.js';
import { useAdminAnalysesQuery, useAdminRetryAnalysisMutation } from './analyses-api.js';
import { analysesWords } from './analyses-words.js';
import { AnalysisFigures } from './analysis-figures.js';
import { analysisLook } from './analysis-look.js';
import { homeName } from '../list/listed-home.js';
import { RetryDialog } from './retry-dialog.js';

/** While something is under way the list is asked for so often. */
const refreshSeconds = 5;

/** Everybody's analyses; those under way move on as somebody looks. */
export function Analyses() {
  const address = useListAddress(analysesWords);
  const answer = useAdminAnalysesQuery(address.query, { refetchOnMountOrArgChange: true });
  const [retry, { isLoading, originalArgs }] = useAdminRetryAnalysisMutation();
  const [asked, setAsked] = useState<AdminAnalysis>();
  const [tested, setTested] = useState<AdminAnalysis>();

  const startOver = async ({ id, status }: AdminAnalysis): Promise<void> => {
    const { error } = await retry({ id, force: status === 'completed' });
    if (error) toast({ kind: 'error', title: titleOf(error), text: detailOf(error) });
    else toast({ kind: 'success', title: texts.retry.done });
  };
  const look = analysisLook({
    retryingId: isLoading ? originalArgs?.id : undefined,
    onRetry: (analysis) => (analysis.status === 'completed' ? setAsked(analysis) : void startOver(analysis)),
    onTest: setTested,
  });
  const isMoving = (answer.data?.stats.processing ?? 0) > 0;

  return (
    <>
      <ListPage
        answer={answer}
        address={address}
        look={look}
        texts={texts}
        icon="list"
        figures={<AnalysisFigures stats={answer.data?.stats} />}
        {...(isMoving ? { refreshSeconds } : {})}
      />
      {asked ? (
        <RetryDialog
          analysis={asked}
          isBusy={isLoading}
          onConfirm={() => startOver(asked)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {tested ? (
        <TestPromptsDialog
          analysisId={tested.id}
          address={homeName(tested)}
          onClose={() => setTested(undefined)}
        />
      ) : null}
    </>
  );
}

/** The server said no, or nothing that can be understood. */
const titleOf = (error: unknown): string =>
  isProblem(error) && error.status >= 400 && error.status < 500 ? texts.retry.refused : texts.retry.failed;
