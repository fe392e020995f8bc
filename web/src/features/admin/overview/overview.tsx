import { adminOverviewTexts as texts } from '../../../shared/texts/admin-overview.js';
import { ListFailure, ListLoading } from '../list/list-states.js';
import { EnvironmentCard } from './environment-card.js';
import { Latest } from './latest.js';
import { useAdminOverviewQuery } from './overview-api.js';
import { OverviewFigures } from './overview-figures.js';
import styles from './overview.module.css';

/** How the service stands. */
export function Overview() {
  const { data, error, refetch } = useAdminOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) {
    return error ? (
      <ListFailure title={texts.failed} error={error} onRetry={() => void refetch()} />
    ) : (
      <ListLoading text={texts.loading} />
    );
  }
  return (
    <>
      <OverviewFigures {...data} />
      <div className={styles['parts']}>
        <Latest {...data.latest} />
        <EnvironmentCard environment={data.environment} retention={data.retention} />
      </div>
    </>
  );
}
