import { useParams } from 'react-router-dom';
import { ListingDebug } from '../features/listing-debug/listing-debug.js';
import { useListing } from '../features/listing-debug/use-listing.js';
import { detailOf, isOutOfReach, isProblem } from '../shared/api/problem.js';
import { listingDebugTexts as texts } from '../shared/texts/listing-debug.js';
import { Notice } from '../shared/ui/notice.js';
import { OutOfReach } from '../shared/ui/out-of-reach.js';
import { PageLoading } from '../shared/ui/page-loading.js';

/** Everything about one analysis, for administrators. */
export default function ListingPage() {
  const { id = '' } = useParams();
  const { raw, error, isFetching, refetch, refresh } = useListing(id);
  if (raw) return <ListingDebug key={id} raw={raw} isFetching={isFetching} onRefresh={refresh} />;
  if (!error) return <PageLoading label={texts.loading} />;
  if (isProblem(error) && error.status === 404) {
    return (
      <Notice
        icon="question"
        title={texts.missing.title}
        text={texts.missing.text}
        action={{ label: texts.back, to: '/home' }}
      />
    );
  }
  if (isOutOfReach(error)) return <OutOfReach onRetry={refetch} />;
  return (
    <div role="alert">
      <Notice
        icon="warning"
        title={texts.failed.title}
        text={detailOf(error)}
        error={error}
        action={{ label: texts.failed.action, onClick: refetch }}
      />
    </div>
  );
}
