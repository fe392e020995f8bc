import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { AnalysisView } from '../../../src/analyses/analysis.types.js';
import { useAnalysisQuery, useUnlockAnalysisMutation } from '../features/analyses/analyses-api.js';
import { addressText, municipalityText } from '../features/analyses/card-figures.js';
import styles from '../features/payment/payment.module.css';
import { Preview } from '../features/payment/preview.js';
import { useMyAccountQuery } from '../shared/api/account.js';
import { detailOf, isOutOfReach, isProblem } from '../shared/api/problem.js';
import { area } from '../shared/format/home.js';
import { ListingPicture } from '../shared/ui/listing-picture.js';
import { Notice } from '../shared/ui/notice.js';
import { OutOfReach } from '../shared/ui/out-of-reach.js';
import { PageHead } from '../shared/ui/page-head.js';
import { PageLoading } from '../shared/ui/page-loading.js';
import { toast } from '../shared/ui/toast.js';

/** An unpaid analysis: its preview, and the way to the whole report. */
export default function PaymentPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { currentData: analysis, error, refetch } = useAnalysisQuery(id, { refetchOnMountOrArgChange: true });
  const told = useRef('');
  const isCancelled = search.get('canceled') === 'true';

  useEffect(() => {
    if (isCancelled)
      toast({ kind: 'info', title: 'Betalningen avbröts. Du kan försöka igen när du är redo.' });
  }, [isCancelled]);

  const state = analysis
    ? analysis.isPaid
      ? 'paid'
      : analysis.status
    : isProblem(error)
      ? `error ${error.status}`
      : '';
  useEffect(() => {
    if (told.current === state) return;
    told.current = state;
    if (state === 'paid') {
      toast({ kind: 'success', title: 'Denna rapport är redan betald!' });
      void navigate(`/report/${id}`, { replace: true });
    } else if (state === 'error 404') {
      toast({ kind: 'error', title: 'Analysen hittades inte' });
      void navigate('/', { replace: true });
    } else if (state !== '' && !state.startsWith('error') && state !== 'completed' && state !== 'failed') {
      toast({
        kind: 'info',
        title: 'Analysen är inte klar än',
        text: 'Du kan betala när den är färdig.',
        seconds: 5,
      });
    }
  }, [id, navigate, state]);

  if (analysis && !analysis.isPaid) return <Offer analysis={analysis} />;
  if (!error) return <PageLoading />;
  if (isOutOfReach(error)) return <OutOfReach onRetry={() => void refetch()} />;
  return (
    <Notice
      icon="warning"
      title="Kunde inte hämta analys"
      action={{ label: 'Försök igen', onClick: () => void refetch() }}
    />
  );
}

function Offer({ analysis }: { readonly analysis: AnalysisView }) {
  const navigate = useNavigate();
  const { data: account } = useMyAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  const [unlock, { isLoading }] = useUnlockAnalysisMutation();
  const held = account ? account.freeReportsRemaining + account.reportCredits : null;

  const onUnlock = async (): Promise<void> => {
    try {
      await unlock(analysis.id).unwrap();
      await navigate(`/report/${analysis.id}`, { replace: true });
    } catch (error) {
      toast({ kind: 'error', title: 'Fel', text: detailOf(error) });
    }
  };

  return (
    <>
      <PageHead title="Slutför köp" parent={{ label: 'Mina Analyser', to: '/dashboard' }} />
      <div className={styles['columns']}>
        <div>
          {analysis.preview ? <Preview preview={analysis.preview} /> : null}
          {analysis.status === 'completed' ? (
            <div className={styles['offer']}>
              {held !== null && held > 0 ? (
                <>
                  <Button type="primary" size="large" loading={isLoading} onClick={() => void onUnlock()}>
                    Lås upp med 1 rapport
                  </Button>
                  <p className={styles['quiet']}>Du har {held} kvar. En upplåst rapport är din för alltid.</p>
                </>
              ) : held === 0 ? (
                <p>
                  Du har inga rapporter kvar. Köp av fler öppnar snart; analysen finns kvar tills dess, och då
                  kan du låsa upp den här. <Link to="/pricing">Se priser</Link>
                </p>
              ) : null}
            </div>
          ) : null}
        </div>
        <aside className={styles['summary']}>
          <ListingPicture className={styles['picture']!} sha256={analysis.image} alt="" isEager />
          <h2>{addressText(analysis)}</h2>
          <p className={styles['quiet']}>
            {[municipalityText(analysis), analysis.livingArea === null ? null : area(analysis.livingArea)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </aside>
      </div>
    </>
  );
}
