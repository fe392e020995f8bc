import { useSearchParams } from 'react-router-dom';
import { isProblem } from '../../../shared/api/problem.js';
import { adminQueueTexts as texts } from '../../../shared/texts/admin-queue.js';
import { Notice } from '../../../shared/ui/notice.js';
import { ListPage } from '../list/list-page.js';
import { useListAddress } from '../list/use-list-address.js';
import { useRefresh } from '../list/use-refresh.js';
import { jobLook } from './job-look.js';
import { useAdminJobsQuery, useAdminQueuesQuery } from './queue-api.js';
import { QueueStates } from './queue-states.js';
import { firstState, jobsAddress, mostPressing, queueName, queueNamed, queueWords } from './queue-words.js';
import styles from './queue.module.css';

const refreshSeconds = 5;

/** The queues' figures, and the jobs of one queue in one state. */
export function Queue() {
  const address = useListAddress(queueWords);
  const [params] = useSearchParams();
  const { filter, order, page } = address.query;
  const isFresh = { refetchOnMountOrArgChange: true };
  const queues = useAdminQueuesQuery(undefined, isFresh);
  const shown = {
    queue: queueNamed(params.get('queue'), queues.data?.queues),
    state: filter ?? firstState,
  };
  const jobs = useAdminJobsQuery({ ...shown, order, page }, isFresh);
  const refetch = (): void => {
    void queues.refetch();
    void jobs.refetch();
  };
  useRefresh(refetch, refreshSeconds);

  if (isProblem(queues.error) && queues.error.code === 'queue_unavailable') {
    const { title, text, action } = texts.away;
    return (
      <div role="alert">
        <Notice isPart icon="cloud" title={title} text={text} action={{ label: action, onClick: refetch }} />
      </div>
    );
  }
  const name = queueName(shown.queue);
  const pressing = queues.data && mostPressing(queues.data.queues);
  const isWell = queues.data !== undefined && !queues.error && !pressing;
  return (
    <ListPage
      answer={{ ...jobs, error: jobs.error ?? queues.error, refetch }}
      address={address}
      look={jobLook}
      texts={{ ...texts, empty: isWell ? texts.well : nothingHere(name, pressing) }}
      icon={isWell ? 'check' : 'info'}
      figures={
        <>
          <QueueStates queues={queues.data?.queues} shown={shown} />
          <h2 className={styles['shown']}>{texts.shown(name, texts.states[shown.state])}</h2>
        </>
      }
    />
  );
}

/** What stands where the shown queue has no failed job: the way to another one's, if there is any. */
function nothingHere(shown: string, pressing: ReturnType<typeof mostPressing>) {
  const { title, text, elsewhere, action } = texts.empty;
  if (!pressing) return { title, text: text(shown) };
  const { queue, state, count } = pressing;
  return {
    title,
    text: elsewhere(queueName(queue), state, count),
    action: { label: action, to: jobsAddress(queue, state) },
  };
}
