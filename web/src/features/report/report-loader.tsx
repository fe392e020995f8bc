import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { isProblem, type ApiProblem } from '../../shared/api/problem.js';
import { selectUser } from '../../shared/session/session-slice.js';
import { toast } from '../../shared/ui/toast.js';
import { useGetReportQuery } from './report.api.js';
import {
  PaymentUnconfirmed,
  ReportFailed,
  ReportLoading,
  ReportMissing,
  ReportNotReady,
} from './report-states.js';
import { Report } from './report.js';
import { usePaymentReturn } from './use-payment-return.js';

/** Fetches a report and shows it, or what stands in its way. */
export function ReportLoader({ id }: { readonly id: string }) {
  const { currentData: view, error, refetch } = useGetReportQuery(id);
  const problem = isProblem(error) ? error : undefined;
  const user = useSelector(selectUser);
  const payment = usePaymentReturn(isPaid(view !== undefined, problem), refetch);
  const isUnpaid = !view && problem?.status === 402;
  const isMissing = !view && problem?.status === 404;
  useWayOut(id, isUnpaid && payment.state === 'none', isMissing);

  if (view && !view.result) return <ReportMissing />;
  if (view)
    return <Report view={view} isAdmin={user?.isAdmin ?? false} isJustPaid={payment.state === 'confirmed'} />;
  if (isMissing) return <ReportMissing />;
  if (isUnpaid && payment.state !== 'none') {
    return (
      <PaymentUnconfirmed id={id} isChecking={payment.state === 'checking'} onCheck={payment.checkAgain} />
    );
  }
  if (problem?.status === 409) return <ReportNotReady id={id} onReady={refetch} />;
  if (problem && !isUnpaid) return <ReportFailed problem={problem} onRetry={() => void refetch()} />;
  return <ReportLoading />;
}

/** Sends on those who may not read this report, with the reason. */
function useWayOut(id: string, mustPay: boolean, isMissing: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (mustPay) {
      toast({ kind: 'error', title: 'Du måste betala för att se denna rapport.' });
      void navigate(`/payment/${id}`, { replace: true });
    } else if (isMissing) {
      toast({ kind: 'error', title: 'Analysen hittades inte' });
      void navigate('/', { replace: true });
    }
  }, [mustPay, isMissing, id, navigate]);
}

function isPaid(hasReport: boolean, problem: ApiProblem | undefined): boolean | undefined {
  if (hasReport) return true;
  return problem?.status === 402 ? false : undefined;
}
