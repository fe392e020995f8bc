import { useEffect, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { AnalysisView } from '../../../src/analyses/analysis.types.js';
import { useAnalysisQuery, useUnlockAnalysisMutation } from '../features/analyses/analyses-api.js';
import { addressText, municipalityText } from '../features/analyses/card-figures.js';
import { forgetStarted } from '../features/analyses/started-marks.js';
import { useRetry } from '../features/analyses/use-retry.js';
import { useUnfinishedPoll } from '../features/analyses/use-unfinished-poll.js';
import { CanceledNotice } from '../features/payment/canceled-notice.js';
import { useCheckoutAnalysisMutation } from '../features/payment/checkout-api.js';
import { LockedParts } from '../features/payment/locked-parts.js';
import { OrderSummary } from '../features/payment/order-summary.js';
import { PayForm } from '../features/payment/pay-form.js';
import styles from '../features/payment/payment.module.css';
import { Preview } from '../features/payment/preview.js';
import { PriceMissing } from '../features/payment/price-missing.js';
import { Unlock } from '../features/payment/unlock.js';
import { useCheckout } from '../features/payment/use-checkout.js';
import { WayToOrder } from '../features/payment/way-to-order.js';
import { singleReport, useProduct } from '../features/pricing/products.js';
import { useMyAccountQuery } from '../shared/api/account.js';
import { detailOf, isOutOfReach, isProblem } from '../shared/api/problem.js';
import { area } from '../shared/format/home.js';
import { handInPath, isHelpedByHandIn } from '../shared/helped-by-hand-in.js';
import { analysesTexts } from '../shared/texts/analyses.js';
import { paymentTexts as texts } from '../shared/texts/payment.js';
import { reportsLeftTexts } from '../shared/texts/reports-left.js';
import { HomeLimitNote } from '../shared/ui/home-limit-note.js';
import { Notice } from '../shared/ui/notice.js';
import { OutOfReach } from '../shared/ui/out-of-reach.js';
import { PageHead } from '../shared/ui/page-head.js';
import { PageLoading } from '../shared/ui/page-loading.js';
import { toast } from '../shared/ui/toast.js';
import { useSpending } from '../shared/use-spending.js';

/** What the page finds the analysis to be; '' while it is not known. */
type Found = '' | 'paid' | 'missing' | AnalysisView['status'];

/** An unpaid analysis: its preview, and the ways to the whole report. */
export default function PaymentPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { currentData: analysis, error, refetch } = useAnalysisQuery(id, { refetchOnMountOrArgChange: true });
  const told = useRef<Found>('');
  /** Paid by this page's own act, which needs no news. */
  const isUnlockedHere = useRef(false);
  useUnfinishedPoll(analysis ? [analysis] : []);

  const isMissing = isProblem(error) && error.status === 404;
  const found: Found = isMissing ? 'missing' : analysis?.isPaid ? 'paid' : (analysis?.status ?? '');
  useEffect(() => {
    if (told.current === found) return;
    const isFirst = told.current === '';
    told.current = found;
    if (found === 'paid') {
      if (!isUnlockedHere.current) toast({ kind: 'success', title: texts.alreadyPaid });
      void navigate(`/report/${id}`, { replace: true });
    } else if (found === 'missing') {
      toast({ kind: 'error', title: texts.notFound, text: texts.notYours });
      void navigate('/', { replace: true });
    } else if (isFirst && found !== '' && found !== 'completed') {
      const { title } = found === 'failed' ? texts.failedAnalysis : texts.notReady;
      toast({ kind: 'info', title, text: texts.notReady.text, seconds: 5 });
    }
  }, [id, navigate, found]);

  const onUnlocking = (isUnlocking: boolean): void => {
    isUnlockedHere.current = isUnlocking;
  };

  if (analysis && !analysis.isPaid && !isMissing) {
    return (
      <>
        <PageHead title={texts.title} parent={{ label: texts.parent, to: '/dashboard' }} />
        <CanceledNotice />
        {analysis.status === 'completed' ? (
          <Offer analysis={analysis} onUnlocking={onUnlocking} />
        ) : (
          <NothingToPay analysis={analysis} />
        )}
      </>
    );
  }
  if (!error || isMissing) return <PageLoading label={texts.loading} />;
  if (isOutOfReach(error)) return <OutOfReach onRetry={() => void refetch()} />;
  return (
    <Notice
      icon="warning"
      title={texts.loadFailed}
      error={error}
      action={{ label: texts.again, onClick: () => void refetch() }}
    />
  );
}

interface OfferProps {
  readonly analysis: AnalysisView;
  /** True when the report is about to be unlocked, after which the analysis tells that it is paid; false if not. */
  readonly onUnlocking: (isUnlocking: boolean) => void;
}

function Offer({ analysis, onUnlocking }: OfferProps) {
  const { data: product, problem, retry } = useProduct(singleReport);
  const [checkOut] = useCheckoutAnalysisMutation();
  const { isBusy, pay } = useCheckout(
    () =>
      checkOut({ analysisId: analysis.id, termsAccepted: true, termsVersion: texts.termsVersion }).unwrap(),
    { missing: texts.notYours },
  );
  const { data: account, isError } = useMyAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  const [unlock, { isLoading: isUnlocking }] = useUnlockAnalysisMutation();
  const held = account ? account.freeReportsRemaining + account.reportCredits : 0;
  const isKnown = (product || problem) && (account || isError);

  const onUnlock = async (): Promise<void> => {
    onUnlocking(true);
    try {
      await unlock(analysis.id).unwrap();
    } catch (error) {
      toast({ kind: 'error', title: texts.unlock.failed, text: detailOf(error) });
      onUnlocking(false);
    }
  };

  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <HomeLimitNote analysis={analysis} />
        {analysis.preview ? <Preview preview={analysis.preview} madeBy={analysis.madeBy} /> : null}
        <LockedParts preview={analysis.preview} />
        <WayToOrder held={held} price={product?.pricing.formatted ?? null} isAwaited={!isKnown} />
      </div>
      <OrderSummary
        address={addressText(analysis)}
        facts={factsOf(analysis)}
        sha256={analysis.image}
        price={product?.pricing.formatted ?? null}
      >
        {held > 0 ? <Unlock held={held} isBusy={isUnlocking} onUnlock={() => void onUnlock()} /> : null}
        <div className={styles['pay']}>
          {isKnown ? (
            <>
              <h2>{held > 0 ? texts.unlock.or : texts.buyTitle}</h2>
              {held === 0 && account?.hadFreeReports === false ? (
                <p className={styles['quiet']}>
                  {reportsLeftTexts.neverFree}. {reportsLeftTexts.countedBy}
                </p>
              ) : null}
              {product ? (
                <PayForm
                  price={product.pricing.formatted}
                  consent={texts.consent}
                  isBusy={isBusy}
                  isSecond={held > 0}
                  onPay={() => void pay()}
                />
              ) : (
                <PriceMissing problem={problem!} onRetry={retry} />
              )}
              <Link to={`/pricing?for=${encodeURIComponent(analysis.id)}`}>{texts.packages}</Link>
            </>
          ) : (
            <div className={styles['skeleton']} role="status">
              <span className="visually-hidden">{texts.loading}</span>
            </div>
          )}
        </div>
      </OrderSummary>
    </div>
  );
}

function NothingToPay({ analysis }: { readonly analysis: AnalysisView }) {
  const toList = { label: texts.toList, to: '/dashboard' };
  if (analysis.status === 'failed') return <Failed analysis={analysis} toList={toList} />;
  return (
    <Notice isPart icon="info" title={texts.notReady.title} text={texts.notReady.stay} action={toList} />
  );
}

interface FailedProps {
  readonly analysis: AnalysisView;
  readonly toList: { readonly label: string; readonly to: string };
}

/** Leads on by what failed: the advert is handed in, or another try begins here. */
function Failed({ analysis, toList }: FailedProps) {
  const { retry } = useRetry(analysis.id);
  const { cost } = useSpending(analysis);
  const isHandedIn = isHelpedByHandIn(analysis.failureCode);
  const navigate = useNavigate();
  /** Where another try would spend a report, the page that begins it asks. */
  const ask = (): void => {
    forgetStarted(analysis.hemnetUrl);
    void navigate(`/analyze?url=${encodeURIComponent(analysis.hemnetUrl)}`);
  };
  return (
    <Notice
      isPart
      icon="warning"
      title={texts.failedAnalysis.title}
      text={[texts.failedAnalysis.text(analysis.failureReason), cost].filter(Boolean).join(' ')}
      action={
        isHandedIn
          ? { label: analysesTexts.card.handIn, to: handInPath(analysis) }
          : { label: analysesTexts.retry.action, onClick: cost ? ask : () => void retry() }
      }
      other={toList}
    />
  );
}

const factsOf = (analysis: AnalysisView): string =>
  [municipalityText(analysis), analysis.livingArea === null ? null : area(analysis.livingArea)]
    .filter(Boolean)
    .join(' · ');
