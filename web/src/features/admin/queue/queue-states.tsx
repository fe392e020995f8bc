import { Link } from 'react-router-dom';
import type { JobState, QueueState } from '../../../../../src/shared/queue/queue.types.js';
import { relativeTime } from '../../../shared/format/date.js';
import { number } from '../../../shared/format/number.js';
import { adminQueueTexts as texts } from '../../../shared/texts/admin-queue.js';
import { QueueActs } from './queue-acts.js';
import { jobsAddress, queueName } from './queue-words.js';
import styles from './queue.module.css';

const states = Object.keys(texts.states) as JobState[];

/** Buyers wait for the first ones; what has no name here comes last. */
const order = Object.keys(texts.queues);
const placeOf = ({ name }: QueueState) => (order.includes(name) ? order.indexOf(name) : order.length);
const byImportance = (one: QueueState, other: QueueState) => placeOf(one) - placeOf(other);

interface QueueStatesProps {
  /** Undefined while they are on the way. */
  readonly queues: readonly QueueState[] | undefined;
  /** Whose jobs are listed, and which. */
  readonly shown: { readonly queue: string; readonly state: JobState };
}

/** Every queue with its figures, each of which leads to the list of its jobs. */
export function QueueStates({ queues, shown }: QueueStatesProps) {
  if (!queues) return <div className={styles['blank']} />;
  return (
    <ul className={styles['queues']} aria-label={texts.label}>
      {[...queues].sort(byImportance).map((queue) => (
        <li key={queue.name}>
          <div className={styles['queue']}>
            <h2>{queueName(queue.name)}</h2>
            <Condition queue={queue} />
          </div>
          <ul className={styles['counts']}>
            {states.map((state) => (
              <li key={state}>
                <Link
                  to={jobsAddress(queue.name, state)}
                  aria-current={queue.name === shown.queue && state === shown.state ? 'true' : undefined}
                  data-pressing={
                    queue.counts[state] > 0 && (state === 'failed' || state === 'stalled') ? true : undefined
                  }
                >
                  <strong>{number(queue.counts[state])}</strong> {texts.states[state]}
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles['acts']}>
            <QueueActs queue={queue} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Condition({ queue: { isPaused, workers, counts, waitingSince } }: { readonly queue: QueueState }) {
  const isLeft = workers === 0;
  return (
    <>
      <p className={isPaused || isLeft ? styles['pressing'] : undefined}>
        {isPaused ? texts.paused : texts.open}
        {workers === null ? null : ` · ${isLeft ? texts.nobody : texts.workers(workers)}`}
      </p>
      {counts.waiting > 0 && waitingSince ? <p>{texts.waitingSince(relativeTime(waitingSince))}</p> : null}
    </>
  );
}
