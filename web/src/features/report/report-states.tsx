import { Progress } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { isOutOfReach, type ApiProblem } from '../../shared/api/problem.js';
import { Notice } from '../../shared/ui/notice.js';
import { OutOfReach } from '../../shared/ui/out-of-reach.js';
import { useGetReportProgressQuery } from './report.api.js';
import './report-states.css';

export function ReportLoading() {
  return (
    <div className="report-loading" role="status">
      <p>Laddar rapport...</p>
      <div className="report-loading-picture" />
      <div className="report-loading-line" />
      <div className="report-loading-line" />
      <div className="report-loading-block" />
    </div>
  );
}

export function ReportMissing() {
  return (
    <Notice
      icon="question"
      title="Analysen hittades inte"
      text="Det verkar som att denna analys inte existerar."
      action={{ label: 'Tillbaka till startsidan', to: '/' }}
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
      title="Rapporten kunde inte hämtas"
      text={problem.detail}
      action={{ label: 'Försök igen', onClick: onRetry }}
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
        <Notice
          icon="coins"
          title="Vi bekräftar din betalning"
          text="Det brukar ta några sekunder. Rapporten öppnas så fort betalningen är bekräftad."
        />
      </div>
    );
  }
  return (
    <div role="status">
      <Notice
        icon="coins"
        title="Betalningen behandlas fortfarande"
        text={
          <>
            Vi har inte fått besked från betaltjänsten ännu. Det kan ta några minuter. Betala inte igen:
            kontrollera om en stund, eller öppna rapporten senare från{' '}
            <Link to="/dashboard">Mina Analyser</Link>. Avbröt du köpet?{' '}
            <Link to={`/payment/${id}`}>Tillbaka till betalningen</Link>.
          </>
        }
        action={{ label: 'Kontrollera igen', onClick: onCheck }}
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
        title="Analysen misslyckades"
        text={`${data.failureReason ?? 'Något gick fel under analysen.'} Du kan försöka igen från Mina Analyser.`}
        action={{ label: 'Mina Analyser', to: '/dashboard' }}
      />
    );
  }
  return (
    <Notice
      icon="retry"
      title="Rapporten är inte klar än"
      text={
        <>
          <span className="report-progress" role="status">
            {data?.progress.message ?? 'Analysen pågår.'}
            {data?.progress.found ? <span>{data.progress.found}</span> : null}
          </span>
          {data ? (
            <Progress percent={data.progress.percent} aria-label="Så långt har analysen kommit" />
          ) : null}
          Sidan visar rapporten när den är klar. Du kan lämna sidan under tiden.
        </>
      }
      action={{ label: 'Mina Analyser', to: '/dashboard' }}
    />
  );
}
