import { Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AnalysisView } from '../../../src/analyses/analysis.types.js';
import styles from '../features/analyses/analyze.module.css';
import { addressText, linkFacts, municipalityText } from '../features/analyses/card-figures.js';
import { RetryFetching } from '../features/analyses/retry-fetching.js';
import { startedFor } from '../features/analyses/started-marks.js';
import { isUnfinished } from '../features/analyses/staleness.js';
import { StepList } from '../features/analyses/step-list.js';
import { StopButton } from '../features/analyses/stop-button.js';
import { useAnalyzeRun } from '../features/analyses/use-analyze-run.js';
import { useNow } from '../features/analyses/use-now.js';
import { BookmarkletHint } from '../features/hand-in/bookmarklet-hint.js';
import { HandInPanel } from '../features/hand-in/hand-in-panel.js';
import { mayPass, whatHappened, whatToDo } from '../features/hand-in/what-happened.js';
import { singleReport, useProduct } from '../features/pricing/products.js';
import { linkFault } from '../shared/listing-link.js';
import { chooseLink, isChosenLink } from '../shared/session/chosen-link.js';
import { forgetPendingLink, isPendingAsPreview, pendingLink } from '../shared/session/pending-link.js';
import { analyzeTexts as texts } from '../shared/texts/analyze.js';
import { LinkButton } from '../shared/ui/button.js';
import { FromLink } from '../shared/ui/from-link.js';
import { HomeLimitNote } from '../shared/ui/home-limit-note.js';
import { Icon } from '../shared/ui/icon.js';
import { ListingPicture } from '../shared/ui/listing-picture.js';
import { Notice } from '../shared/ui/notice.js';
import { OutOfReach } from '../shared/ui/out-of-reach.js';
import { ProgressBar } from '../shared/ui/progress-bar.js';
import { SampleLinks } from '../shared/ui/sample-links.js';
import { SpendingChoice } from '../shared/ui/spending-choice.js';
import { StartForm } from '../shared/ui/start-form.js';
import { useAnalyze } from '../shared/use-analyze.js';
import { useReportCost } from '../shared/use-report-cost.js';
import { useSpending } from '../shared/use-spending.js';
import { safeLink } from '../shared/safe-link.js';

/**
 * Follows the analysis of the link in the address; without one, asks for it. What was not chosen on a page of ours waits
 * for a press. `analysis` in the address names the one that something is to be handed in for.
 */
export default function AnalyzePage() {
  const [search] = useSearchParams();
  const url = search.get('url')?.trim() ?? '';
  // An empty one names none, and must not stand for the press.
  const knownId = search.get('analysis')?.trim() || null;
  const fault = url && !knownId ? linkFault(url) : null;
  if (!url || fault) return <AskForLink key={url} url={url} fault={fault} />;
  return <Arrival key={url} url={url} knownId={knownId} />;
}

function Arrival({ url, knownId }: { readonly url: string; readonly knownId: string | null }) {
  const [goneId, setGoneId] = useState<string | null>(null);
  /** How often what was followed turned out to be gone. */
  const [goneCount, setGoneCount] = useState(0);
  const [isChosen, setChosen] = useState(
    () => knownId !== null || startedFor(url) !== null || isChosenLink(url) || pendingLink() === url,
  );
  // What its visitor chose before there was an account to ask.
  const [waiting] = useState(() => (pendingLink() === url ? isPendingAsPreview() : undefined));
  useEffect(() => {
    if (pendingLink() === url) forgetPendingLink();
  }, [url]);
  const whenGone = useCallback((): void => {
    setGoneId(knownId);
    setGoneCount((count) => count + 1);
    // A press that has started nothing yet still holds: what is gone was started before it.
    setChosen(isChosenLink(url));
  }, [knownId, url]);
  if (isChosen) {
    const followedId = knownId === goneId ? null : knownId;
    return (
      <AnalyzeRun key={goneCount} url={url} knownId={followedId} asPreview={waiting} whenGone={whenGone} />
    );
  }
  return <AskForLink url={url} fault={null} isToConfirm onAgain={() => setChosen(true)} />;
}

interface AskForLinkProps {
  /** What was sent before, or came with the address. */
  readonly url: string;
  /** Why nothing was started for it. */
  readonly fault: string | null;
  /** The link waits for a press. */
  readonly isToConfirm?: boolean;
  /** Sends the same link once more. */
  readonly onAgain?: () => void;
}

function AskForLink({ url, fault, isToConfirm = false, onAgain }: AskForLinkProps) {
  const start = useStart(url, onAgain);
  const { title, lead } = isToConfirm ? texts.confirm : texts.ask;
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      <StartForm label={texts.ask.field} initialUrl={url} fault={fault} onStart={start} />
      <SampleLinks onChoose={start} />
      <BookmarkletHint />
    </div>
  );
}

/** Starts what was pressed: the link of this page once more by `onAgain`, or another. */
function useStart(
  url: string,
  onAgain: (() => void) | undefined,
): (next: string, asPreview?: boolean) => void {
  const analyze = useAnalyze();
  return (next, asPreview) => {
    if (next !== url || !onAgain) {
      analyze(next, asPreview);
      return;
    }
    chooseLink(url, asPreview);
    onAgain();
  };
}

interface LimitReachedProps {
  readonly url: string;
  /** The server's words. */
  readonly why: string;
  readonly onAgain: () => void;
}

/**
 * Nothing was begun: the day's previews are used up. Whoever has a report left may have it written, others can buy one at
 * once; or the link waits.
 */
function LimitReached({ url, why, onAgain }: LimitReachedProps) {
  const start = useStart(url, onAgain);
  const cost = useReportCost();
  const { data: product } = useProduct(singleReport);
  return (
    <div className={styles['page']}>
      <FocusedHeading text={texts.limit.title} />
      <p className={styles['lead']}>{why}</p>
      {cost ? null : (
        <p className={styles['limit']}>
          <LinkButton isPrimary to="/pricing">
            {texts.limit.buy}
          </LinkButton>
          {product ? <span>{texts.limit.price(product.pricing.formatted)}</span> : null}
        </p>
      )}
      <p className={styles['lead']}>{texts.limit.tomorrow}</p>
      <StartForm label={texts.ask.field} initialUrl={url} onStart={start} />
    </div>
  );
}

interface AnalyzeRunProps {
  readonly url: string;
  readonly knownId: string | null;
  /** As it was chosen before the sign-in. */
  readonly asPreview: boolean | undefined;
  readonly whenGone: () => void;
}

function AnalyzeRun({ url, knownId, asPreview, whenGone }: AnalyzeRunProps) {
  const run = useAnalyzeRun(url, { knownId, asPreview, whenGone });
  const { analysis } = run;
  if (run.outOfReach) return <OutOfReach onRetry={run.again} />;
  if (run.isUnreadable) {
    const { title, action } = texts.unreadable;
    return <Notice icon="warning" title={title} action={{ label: action, onClick: run.again }} />;
  }
  if (run.refusal) return <AskForLink url={url} fault={run.refusal} onAgain={run.again} />;
  if (run.limit) return <LimitReached url={url} why={run.limit} onAgain={run.again} />;
  if (run.isToHandIn && analysis) return <ToHandIn analysis={analysis} onAccepted={run.resume} />;
  if (run.hasGivenUp) {
    const { heading, text } = texts.notStarted;
    return <Failed url={url} heading={heading} text={text} />;
  }
  if (analysis?.status === 'failed') {
    const { title, text } = texts.failed;
    return <Failed analysis={analysis} url={url} heading={title} text={analysis.failureReason ?? text} />;
  }
  return (
    <div className={styles['page']}>
      {knownId ? <FocusedHeading text={texts.title} /> : <h1>{texts.title}</h1>}
      <p className={styles['lead']}>{texts.lead}</p>
      <HomeBox analysis={analysis} url={url} />
      {analysis ? <HomeLimitNote analysis={analysis} /> : null}
      <UnderWay analysis={analysis} />
    </div>
  );
}

interface FailedProps {
  readonly analysis?: AnalysisView;
  readonly url: string;
  readonly heading: string;
  readonly text: string;
}

/** For the moment until the start page is shown, where the link stands in the field. */
function Failed({ analysis, url, heading, text }: FailedProps) {
  return (
    <div className={styles['page']}>
      <FocusedHeading text={heading} />
      <p className={styles['lead']}>{texts.back}</p>
      <HomeBox analysis={analysis} url={url} />
      <p className={styles['failed']}>
        <Icon name="warning" /> {text}
      </p>
    </div>
  );
}

/** Holds its place from the first moment: what is not known yet fills in. */
function UnderWay({ analysis }: { readonly analysis: AnalysisView | undefined }) {
  const progress = analysis?.progress ?? notStarted;
  const isDone = analysis?.status === 'completed';
  return (
    <>
      <ProgressBar percent={isDone ? 100 : progress.percent} label={texts.progress} />
      <div className={styles['estimate']}>
        <span role="status">{progress.message}</span>
        {analysis ? <Elapsed since={analysis.startedAt} /> : null}
      </div>
      <StepList status={analysis?.status ?? 'processing'} progress={progress} />
      <div className={styles['leave']}>
        <p>{texts.leave}</p>
        <div className={styles['leaveActs']}>
          <Link to="/dashboard">
            <Button tabIndex={-1}>{texts.toList}</Button>
          </Link>
          {analysis && isUnfinished(analysis.status) ? <StopButton card={analysis} /> : null}
        </div>
      </div>
    </>
  );
}

/** Before the server has answered. */
const notStarted = {
  percent: 2,
  step: 'starting',
  message: texts.starting,
  analyst: null,
  isPortal: false,
} as const;

interface ToHandInProps {
  readonly analysis: AnalysisView;
  readonly onAccepted: (view: AnalysisView) => void;
}

/** Our reader was kept out, or the report is to get more to stand on: what happened, and what the buyer can do. */
function ToHandIn({ analysis, onAccepted }: ToHandInProps) {
  const { failureCode, failureReason, hemnetUrl, status } = analysis;
  const spending = useSpending(analysis);
  const isReport = status === 'completed';
  return (
    <div className={styles['page']}>
      {isReport ? null : (
        <p className={styles['step']}>
          <Icon name="info" size={18} /> {texts.handIn.step}
        </p>
      )}
      <FocusedHeading text={isReport ? texts.more.title : texts.handIn.title} />
      <p className={styles['lead']}>
        {isReport
          ? texts.more.lead
          : `${whatHappened(failureCode, hemnetUrl, failureReason)} ${whatToDo(failureCode, hemnetUrl)}`}
      </p>
      <HomeBox analysis={analysis} url={hemnetUrl} />
      <SpendingChoice spending={spending} />
      <p className={styles['handInActs']}>
        <a href={safeLink(hemnetUrl) ?? undefined} target="_blank" rel="noreferrer">
          {!isReport && failureCode === 'listing_gone' ? texts.handIn.openLink : texts.handIn.openAdvert}
          <span className="visually-hidden"> {texts.handIn.newTab}</span>
        </a>
        {isReport ? <Link to={`/report/${analysis.id}`}>{texts.more.back}</Link> : null}
        {mayPass(failureCode) ? <RetryFetching id={analysis.id} asPreview={spending.asPreview} /> : null}
      </p>
      <HandInPanel analysis={analysis} asPreview={spending.asPreview} onAccepted={onAccepted} />
      <p className={styles['private']}>{texts.handIn.private}</p>
    </div>
  );
}

/** What the page has turned into, told to those who do not see it change. */
function FocusedHeading({ text }: { readonly text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}

/** The home as far as it is known, else the link. */
function HomeBox({ analysis, url }: { readonly analysis: AnalysisView | undefined; readonly url: string }) {
  return (
    <div className={styles['home']}>
      <ListingPicture sha256={analysis?.image ?? null} alt="" sizes="96px" isEager />
      {analysis?.address ? (
        <div>
          <strong>{addressText(analysis)}</strong>
          <span>{analysis.factsFromLink ? linkFacts(analysis) : municipalityText(analysis)}</span>{' '}
          {analysis.factsFromLink ? <FromLink /> : null}
        </div>
      ) : (
        <span className={styles['link']}>{url}</span>
      )}
    </div>
  );
}

/** How long it has taken, beside what is usual; nothing once that says nothing. */
function Elapsed({ since }: { readonly since: string }) {
  const seconds = Math.max(0, Math.round((useNow(1_000) - new Date(since).getTime()) / 1000));
  if (seconds > 600) return null;
  return <span>{seconds > 60 ? texts.longer : texts.elapsed(seconds)}</span>;
}
