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
import { firstQueue, firstState, queueName, queueWords } from './queue-words.js';
import styles from './queue.module.css';

const refreshSeconds = 5;

/** The queues' figures, and the jobs of one queue in one state. */
export function Queue() {
  const address = useListAddress(queueWords);
  const [params] = useSearchParams();
  const { filter, order, page } = address.query;
  const shown = { queue: params.get('queue') ?? firstQueue, state: filter ?? firstState };
  const isFresh = { refetchOnMountOrArgChange: true };
  const queues = useAdminQueuesQuery(undefined, isFresh);
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
  return (
    <ListPage
      answer={{ ...jobs, refetch }}
      address={address}
      look={jobLook}
      texts={{ ...texts, empty: { title: texts.empty.title, text: texts.empty.text(name) } }}
      icon="check"
      figures={
        <>
          <QueueStates queues={queues.data?.queues} shown={shown} />
          <h2 className={styles['shown']}>{texts.shown(name, texts.states[shown.state])}</h2>
        </>
      }
    />
  );
}
