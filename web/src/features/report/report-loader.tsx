import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ReportView } from '../../../../src/analyses/analysis.types.js';
import type { ConfirmedView } from '../../../../src/billing/billing.types.js';
import { isProblem, type ApiProblem } from '../../shared/api/problem.js';
import { useConfirmCheckoutMutation } from '../../shared/api/confirm-checkout.js';
import { selectUser } from '../../shared/session/session-slice.js';
import { toast } from '../../shared/ui/toast.js';
import { readListing } from './logic/read-listing.js';
import { readResult } from './logic/read-result.js';
import { ReportLoading } from './report-loading.js';
import { useGetReportQuery } from './report.api.js';
import {
  PaymentFailed,
  PaymentUnconfirmed,
  ReportFailed,
  ReportMissing,
  ReportNotReady,
} from './report-states.js';
import { Report } from './report.js';
import { usePaymentReturn } from './use-payment-return.js';
import { reportPageTexts } from '../../shared/texts/report-page.js';

/** Fetches a report and shows it, or what stands in its way. */
export function ReportLoader({ id }: { readonly id: string }) {
  const { currentData: view, error, refetch } = useGetReportQuery(id);
  const readable = useMemo(() => readView(view), [view]);
  const problem = isProblem(error) ? error : undefined;
  const user = useSelector(selectUser);
  const check = useCheck(refetch);
  const payment = usePaymentReturn(isPaid(view !== undefined, problem), check);
  const isUnpaid = !view && problem?.status === 402;
  const isMissing = !view && problem?.status === 404;
  useWayOut(id, isUnpaid && payment.state === 'none', isMissing);

  if (view && !readable) return <ReportMissing />;
  if (readable)
    return (
      <Report view={readable} isAdmin={user?.isAdmin ?? false} isJustPaid={payment.state === 'confirmed'} />
    );
  if (isMissing) return <ReportMissing />;
  if (isUnpaid && payment.state === 'failed') return <PaymentFailed id={id} />;
  if (isUnpaid && payment.state !== 'none') {
    return (
      <PaymentUnconfirmed id={id} isChecking={payment.state === 'checking'} onCheck={payment.checkAgain} />
    );
  }
  if (problem?.status === 409) return <ReportNotReady id={id} onReady={refetch} />;
  if (problem && !isUnpaid) return <ReportFailed problem={problem} onRetry={() => void refetch()} />;
  return <ReportLoading id={id} />;
}

/** A report as the page reads it; null when it holds no result. */
function readView(view: ReportView | undefined): ReportView | null {
  const result = readResult(view?.result);
  return view && result ? { ...view, listing: readListing(view.listing), result } : null;
}

/** Asks about the payment that the address tells of, then for the report again. */
function useCheck(refetch: () => Promise<unknown>): () => Promise<ConfirmedView['status'] | undefined> {
  const [query] = useSearchParams();
  const [confirm] = useConfirmCheckoutMutation();
  const sessionId = query.get('session');
  // Whether or not it could be asked: the webhook may have opened the report meanwhile.
  return async () => {
    const confirmed = sessionId ? (await confirm({ sessionId })).data : undefined;
    await refetch();
    return confirmed?.status;
  };
}

/** Sends on those who may not read this report, with the reason. */
function useWayOut(id: string, mustPay: boolean, isMissing: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (mustPay) {
      toast({ kind: 'error', title: reportPageTexts.mustPay });
      void navigate(`/payment/${id}`, { replace: true });
    } else if (isMissing) {
      toast({ kind: 'error', title: reportPageTexts.missing.title });
      void navigate('/', { replace: true });
    }
  }, [mustPay, isMissing, id, navigate]);
}

function isPaid(hasReport: boolean, problem: ApiProblem | undefined): boolean | undefined {
  if (hasReport) return true;
  return problem?.status === 402 ? false : undefined;
}
