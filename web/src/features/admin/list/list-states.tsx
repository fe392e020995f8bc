import { detailOf, isOutOfReach, isProblem } from '../../../shared/api/problem.js';
import { adminListTexts as texts } from '../../../shared/texts/admin-list.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Notice } from '../../../shared/ui/notice.js';
import { OutOfReach } from '../../../shared/ui/out-of-reach.js';
import styles from './list.module.css';

const places = [1, 2, 3, 4, 5, 6, 7, 8];

/** Room for the rows that are on the way. */
export function ListLoading({ text }: { readonly text: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{text}</span>
      <ul className={styles['waiting']} aria-hidden="true">
        {places.map((place) => (
          <li key={place} />
        ))}
      </ul>
    </div>
  );
}

/** What is shown stands from before the server fell silent. */
export function ListPerhapsOld() {
  return (
    <p role="alert" className={styles['old']}>
      <Icon name="cloud" size={20} />
      {texts.perhapsOld}
    </p>
  );
}

interface ListFailureProps {
  /** What could not be fetched. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The way out of a search or selection that is refused whenever it is asked for. */
  readonly showAll?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** What was asked for did not come, and why. */
export function ListFailure({ title, error, onRetry, showAll }: ListFailureProps) {
  if (isOutOfReach(error)) return <OutOfReach isPart title={title} onRetry={onRetry} />;
  return (
    <div role="alert">
      <Notice
        isPart
        icon="warning"
        title={title}
        text={detailOf(error)}
        error={error}
        action={isRefused(error) && showAll ? showAll : { label: texts.retry, onClick: onRetry }}
      />
    </div>
  );
}

/** What was asked for makes no sense to the server, now or later. */
const isRefused = (error: unknown): boolean =>
  isProblem(error) && (error.status === 400 || error.status === 422);
