import { detailOf } from '../../shared/api/problem.js';
import { analysesTexts } from '../../shared/texts/analyses.js';
import { Button } from '../../shared/ui/button.js';
import { Icon } from '../../shared/ui/icon.js';
import { toast } from '../../shared/ui/toast.js';
import { useRenewReportMutation } from './report.api.js';

const { notRenewed, retry } = analysesTexts;

interface NotRenewedProps {
  readonly id: string;
  readonly reason: string;
  readonly isOwner: boolean;
}

/** This is the report of before: why another could not be made, and another try. */
export function NotRenewed({ id, reason, isOwner }: NotRenewedProps) {
  const [renew, { isLoading }] = useRenewReportMutation();
  const onRetry = async (): Promise<void> => {
    const { error } = await renew(id);
    if (error) toast({ kind: 'error', title: retry.failed, text: detailOf(error) });
    else toast({ kind: 'success', ...retry.done });
  };
  return (
    <div className="banner banner-not-renewed no-print" role="status">
      <Icon name="warning" />
      <p>
        <strong>{notRenewed.title}.</strong> {notRenewed.text(null, reason)}
      </p>
      {isOwner ? (
        <Button onClick={() => void onRetry()} isBusy={isLoading}>
          {retry.action}
        </Button>
      ) : null}
    </div>
  );
}
