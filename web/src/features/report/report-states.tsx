import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { isOutOfReach, type ApiProblem } from '../../shared/api/problem.js';
import { Notice } from '../../shared/ui/notice.js';
import { ProgressBar } from '../../shared/ui/progress-bar.js';
import { OutOfReach } from '../../shared/ui/out-of-reach.js';
import { useGetReportProgressQuery } from './report.api.js';
import { reportPageTexts } from '../../shared/texts/report-page.js';
import './report-states.css';

const { payment, notReady } = reportPageTexts;

export function ReportMissing() {
  return (
    <Notice
      icon="question"
      title={reportPageTexts.missing.title}
      text={reportPageTexts.missing.text}
      action={{ label: reportPageTexts.missing.action, to: '/' }}
    />
  );
}

export function ReportFailed({
  problem,
  onRetry,
}: {
  readonly problem: ApiProblem;
  readonly onRetry: () => void;
}) {
  if (isOutOfReach(problem)) return <OutOfReach onRetry={onRetry} />;
  return (
    <Notice
      icon="warning"
      title={reportPageTexts.failed.title}
      text={problem.detail}
      error={problem}
      action={{ label: reportPageTexts.failed.action, onClick: onRetry }}
    />
  );
}

interface PaymentUnconfirmedProps {
  readonly id: string;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}

/** The payment is made but not yet confirmed to us. */
export function PaymentUnconfirmed({ id, isChecking, onCheck }: PaymentUnconfirmedProps) {
  if (isChecking) {
    return (
      <div role="status">
        <Notice icon="coins" title={payment.checkingTitle} text={payment.checking} />
      </div>
    );
  }
  return (
    <div role="status">
      <Notice
        icon="coins"
        title={payment.waitingTitle}
        text={
          <>
            {payment.waiting} <Link to="/dashboard">{payment.waitingList}</Link>. {payment.abandoned}{' '}
            <Link to={`/payment/${id}`}>{payment.back}</Link>.
          </>
        }
        action={{ label: payment.action, onClick: onCheck }}
      />
    </div>
  );
}

/** The payment provider has said that no money will come. */
export function PaymentFailed({ id }: { readonly id: string }) {
  return (
    <div role="status">
      <Notice
        icon="warning"
        title={payment.failedTitle}
        text={payment.failed}
        action={{ label: payment.back, to: `/payment/${id}` }}
      />
    </div>
  );
}

const pollMs = 3000;

interface ReportNotReadyProps {
  readonly id: string;
  /** Asks for the report again. */
  readonly onReady: () => Promise<unknown>;
}

/** The analysis is under way or has failed: says how far it has come, and where to go meanwhile. */
export function ReportNotReady({ id, onReady }: ReportNotReadyProps) {
  const { data } = useGetReportProgressQuery(id, {
    pollingInterval: pollMs,
    refetchOnMountOrArgChange: true,
  });
  const [askedInVain, setAskedInVain] = useState(false);
  const isCompleted = data?.status === 'completed';

  const ask = useEffectEvent(onReady);
  useEffect(() => {
    // This page is gone when the report comes; that it is still here means that the report does not exist.
    if (isCompleted) void ask().then(() => setAskedInVain(true));
  }, [isCompleted]);

  if (askedInVain) return <ReportMissing />;
  if (data?.status === 'failed') {
    return (
      <Notice
        icon="warning"
        title={notReady.failedTitle}
        text={notReady.failedText(data.failureReason)}
        action={{ label: notReady.action, to: '/dashboard' }}
      />
    );
  }
  return (
    <Notice
      icon="retry"
      title={notReady.title}
      text={
        <>
          <span className="report-progress" role="status">
            {data?.progress.message ?? notReady.underWay}
            {data?.progress.found ? <span>{data.progress.found}</span> : null}
          </span>
          {data ? <ProgressBar percent={data.progress.percent} label={notReady.progress} /> : null}
          {notReady.text}
        </>
      }
      action={{ label: notReady.action, to: '/dashboard' }}
    />
  );
}
