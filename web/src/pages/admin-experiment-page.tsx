import { useParams } from 'react-router-dom';
import { AdminFrame } from '../features/admin/admin-frame.js';
import { Experiment } from '../features/admin/experiment/experiment.js';
import { useExperiment } from '../features/admin/experiment/experiment-api.js';
import { ListFailure } from '../features/admin/list/list-states.js';
import { isProblem } from '../shared/api/problem.js';
import { adminExperimentTexts as texts } from '../shared/texts/admin-experiment.js';
import { Notice } from '../shared/ui/notice.js';
import { PageLoading } from '../shared/ui/page-loading.js';

/** What prompts made of the same home, held against each other, for administrators. */
export default function AdminExperimentPage() {
  const { experimentId } = useParams();
  return (
    <AdminFrame title={texts.title}>
      <Shown key={experimentId} id={experimentId!} />
    </AdminFrame>
  );
}

function Shown({ id }: { readonly id: string }) {
  const { currentData: view, error, refetch } = useExperiment(id);
  if (isProblem(error) && error.status === 404) {
    return (
      <div role="alert">
        <Notice
          isPart
          icon="question"
          title={texts.missing.title}
          text={texts.missing.text}
          action={{ label: texts.missing.action, to: '/admin/prompts' }}
        />
      </div>
    );
  }
  if (view) return <Experiment view={view} isStale={error !== undefined} />;
  if (error) return <ListFailure title={texts.failed} error={error} onRetry={() => void refetch()} />;
  return <PageLoading label={texts.loading} />;
}
