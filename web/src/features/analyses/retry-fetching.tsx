import { Button } from 'antd';
import { toast } from '../../shared/ui/toast.js';
import { useRetryAnalysisMutation } from './analyses-api.js';
import { noteAlive } from './heard.js';
import { retryFault } from './retry-fault.js';

/** Another try at the page itself, for faults that pass. */
export function RetryFetching({ id }: { readonly id: string }) {
  const [retry, retrying] = useRetryAnalysisMutation();
  const onRetry = async (): Promise<void> => {
    const { error } = await retry(id);
    if (error) toast({ kind: 'error', title: 'Fel', text: retryFault(error) });
    else noteAlive(id);
  };
  return (
    <Button size="small" loading={retrying.isLoading} onClick={() => void onRetry()}>
      Försök hämta igen
    </Button>
  );
}
