import { Button } from 'antd';
import { analysesTexts } from '../../shared/texts/analyses.js';
import { toast } from '../../shared/ui/toast.js';
import { retryFault } from './act-fault.js';
import { useRetryAnalysisMutation } from './analyses-api.js';
import { noteAlive } from './heard.js';

/** Another try at the page itself, for faults that pass. */
export function RetryFetching({ id }: { readonly id: string }) {
  const [retry, retrying] = useRetryAnalysisMutation();
  const onRetry = async (): Promise<void> => {
    const { error } = await retry(id);
    if (error) toast(retryFault(error));
    else noteAlive(id);
  };
  return (
    <Button size="small" loading={retrying.isLoading} onClick={() => void onRetry()}>
      {analysesTexts.retry.fetching}
    </Button>
  );
}
