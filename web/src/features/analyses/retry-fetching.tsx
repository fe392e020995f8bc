import { Button } from 'antd';
import { analysesTexts } from '../../shared/texts/analyses.js';
import { useRetry } from './use-retry.js';

/** Another try at the page itself, for faults that pass. */
export function RetryFetching({ id }: { readonly id: string }) {
  const { retry, isBusy } = useRetry(id);
  return (
    <Button size="small" loading={isBusy} onClick={() => void retry()}>
      {analysesTexts.retry.fetching}
    </Button>
  );
}
