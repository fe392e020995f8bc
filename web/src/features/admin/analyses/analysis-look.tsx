import type { AdminAnalysis, AdminAnalysisSort } from '../../../../../src/analyses/admin-analyses.types.js';
import { adminAnalysesTexts as texts } from '../../../shared/texts/admin-analyses.js';
import { ListTime, Quiet } from '../list/list-parts.js';
import type { ListLook } from '../list/list-types.js';
import { AnalysisActs, type AnalysisActsProps } from './analysis-acts.js';
import { AnalysisDetails } from './analysis-details.js';
import { homeName, ListedHome } from '../list/listed-home.js';
import { Status } from './analysis-parts.js';

interface AnalysisLookOptions extends Pick<AnalysisActsProps, 'onRetry' | 'onTest'> {
  /** Of the analysis whose retry is on its way. */
  readonly retryingId: string | undefined;
}

/** How the list of analyses shows them. */
export const analysisLook = ({
  retryingId,
  ...acts
}: AnalysisLookOptions): ListLook<AdminAnalysis, AdminAnalysisSort> => ({
  columns: [
    {
      key: 'home',
      sort: 'address',
      label: texts.columns.address,
      kind: 'text',
      width: '30%',
      cell: (analysis) => <ListedHome {...analysis} />,
    },
    {
      key: 'user',
      sort: 'user_email',
      label: texts.columns.user_email,
      kind: 'text',
      width: '20%',
      breaks: true,
      cell: ({ userEmail }) => userEmail,
    },
    {
      key: 'status',
      sort: 'status',
      label: texts.columns.status,
      kind: 'text',
      width: '19%',
      cell: (analysis) => <Status analysis={analysis} />,
    },
    {
      key: 'paid',
      sort: 'is_paid',
      label: texts.columns.is_paid,
      kind: 'text',
      cell: ({ isPaid }) => (isPaid ? texts.paid : <Quiet>{texts.unpaid}</Quiet>),
    },
    {
      key: 'created',
      sort: 'created_at',
      label: texts.columns.created_at,
      kind: 'text',
      cell: ({ createdAt }) => <ListTime at={createdAt} />,
    },
  ],
  card: (analysis) => ({
    title: <ListedHome {...analysis} />,
    text: analysis.userEmail,
    figure: analysis.isPaid ? texts.paidName : <Quiet>{texts.unpaidName}</Quiet>,
    state: <Status analysis={analysis} />,
    time: <ListTime at={analysis.createdAt} />,
  }),
  actions: (analysis) => (
    <AnalysisActs analysis={analysis} isRetrying={retryingId === analysis.id} {...acts} />
  ),
  details: (analysis) => <AnalysisDetails analysis={analysis} />,
  nameOf: homeName,
});
