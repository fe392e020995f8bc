import { Button } from 'antd';
import { analysesTexts } from '../../shared/texts/analyses.js';
import { useRetry } from './use-retry.js';

interface RetryFetchingProps {
  readonly id: string;
  /** The owner's choice, where there is one. */
  readonly asPreview: boolean | undefined;
}

/** Another try at the page itself, for faults that pass. */
export function RetryFetching({ id, asPreview }: RetryFetchingProps) {
  const { retry, isBusy } = useRetry(id);
  return (
    <Button size="small" loading={isBusy} onClick={() => void retry(asPreview)}>
      {analysesTexts.retry.fetching}
    </Button>
  );
}
