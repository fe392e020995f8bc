import { toast } from '../../shared/ui/toast.js';
import { retryFault } from './act-fault.js';
import { useRetryAnalysisMutation } from './analyses-api.js';
import { cardElementId } from './card-figures.js';
import { noteAlive } from './heard.js';

/** Starts an analysis over, and tells why where that is refused. */
export function useRetry(id: string): {
  /** Resolves to whether it has begun. `asPreview` is its owner's choice, where there was one. */
  readonly retry: (asPreview?: boolean) => Promise<boolean>;
  readonly isBusy: boolean;
} {
  const [start, { isLoading }] = useRetryAnalysisMutation();
  const retry = async (asPreview?: boolean): Promise<boolean> => {
    const { error } = await start({ id, asPreview });
    if (error) toast({ ...retryFault(error), about: cardElementId(id) });
    else noteAlive(id);
    return !error;
  };
  return { retry, isBusy: isLoading };
}
