import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { AnalysisView } from '../../../src/analyses/analysis.types.js';
import styles from '../features/analyses/analyze.module.css';
import { addressText, linkFacts, municipalityText } from '../features/analyses/card-figures.js';
import { RetryFetching } from '../features/analyses/retry-fetching.js';
import { StepList } from '../features/analyses/step-list.js';
import { useAnalyzeRun } from '../features/analyses/use-analyze-run.js';
import { useNow } from '../features/analyses/use-now.js';
import { BookmarkletHint } from '../features/hand-in/bookmarklet-hint.js';
import { HandInPanel } from '../features/hand-in/hand-in-panel.js';
import { mayPass, whatHappened, whatToDo } from '../features/hand-in/what-happened.js';
import { linkFault } from '../shared/listing-link.js';
import { forgetPendingLink, pendingLink } from '../shared/session/pending-link.js';
import { FromLink } from '../shared/ui/from-link.js';
import { Icon } from '../shared/ui/icon.js';
import { LinkForm } from '../shared/ui/link-form.js';
import { ListingPicture } from '../shared/ui/listing-picture.js';
import { OutOfReach } from '../shared/ui/out-of-reach.js';
import { ProgressBar } from '../shared/ui/progress-bar.js';
import { SampleLinks } from '../shared/ui/sample-links.js';

/**
 * Follows the analysis of the link in the address; without one, asks for it. `analysis` in the address names the one
 * that something is to be handed in for.
 */
export default function AnalyzePage() {
  const [search] = useSearchParams();
  const url = search.get('url')?.trim() ?? '';
  useEffect(() => {
    if (url && pendingLink() === url) forgetPendingLink();
  }, [url]);
  const knownId = search.get('analysis');
  const fault = url && !knownId ? linkFault(url) : null;
  if (!url || fault) return <AskForLink key={url} url={url} fault={fault} />;
  return <AnalyzeRun key={url} url={url} knownId={knownId} />;
}

interface AskForLinkProps {
  /** What was sent before. */
  readonly url: string;
  /** Why nothing was started for it. */
  readonly fault: string | null;
  /** Sends the same link once more. */
  readonly onAgain?: () => void;
}

function AskForLink({ url, fault, onAgain }: AskForLinkProps) {
  const navigate = useNavigate();
  const start = (next: string): void => {
    if (next === url && onAgain) onAgain();
    else void navigate(`/analyze?url=${encodeURIComponent(next)}`);
  };
  return (
    <div className={styles['page']}>
      <h1>Vilken bostad ska vi läsa?</h1>
      <p className={styles['lead']}>Klistra in länken till annonsen på Hemnet, Booli eller mäklarens sida.</p>
      <LinkForm label="Länk till bostadsannonsen" initialUrl={url} fault={fault} onSubmit={start} />
      <SampleLinks onChoose={start} />
      <BookmarkletHint />
    </div>
  );
}

function AnalyzeRun({ url, knownId }: { readonly url: string; readonly knownId: string | null }) {
  const { analysis, outOfReach, refusal, begin, isToHandIn, resume } = useAnalyzeRun(url, knownId);
  if (outOfReach) return <OutOfReach onRetry={() => void begin()} />;
  if (refusal) return <AskForLink url={url} fault={refusal} onAgain={() => void begin()} />;
  if (isToHandIn && analysis) return <ToHandIn analysis={analysis} onAccepted={resume} />;
  const percent = analysis?.status === 'completed' ? 100 : (analysis?.progress.percent ?? 2);
  const hasFailed = analysis?.status === 'failed';
  return (
    <div className={styles['page']}>
      {knownId ? <FocusedHeading text="Analyserar bostad..." /> : <h1>Analyserar bostad...</h1>}
      <p className={styles['lead']}>Detta kan ta upp till en minut</p>
      <HomeBox analysis={analysis} url={url} />
      <ProgressBar percent={percent} label="Analysens framsteg" />
      <div className={styles['estimate']}>
        <span role="status">
          {hasFailed
            ? (analysis.failureReason ?? 'Analysen kunde inte slutföras.')
            : (analysis?.progress.message ?? 'Startar analys...')}
        </span>
        {analysis && !hasFailed ? <Elapsed since={analysis.createdAt} /> : null}
      </div>
      {analysis && !hasFailed ? <StepList analysis={analysis} /> : null}
      {analysis && !hasFailed ? (
        <div className={styles['leave']}>
          <p>Du kan lämna sidan. Analysen fortsätter, och du får ett meddelande när den är klar.</p>
          <Link to="/dashboard">
            <Button tabIndex={-1}>Gå till Mina Analyser</Button>
          </Link>
        </div>
      ) : null}
    </div>
  );
}

interface ToHandInProps {
  readonly analysis: AnalysisView;
  readonly onAccepted: (view: AnalysisView) => void;
}

/** Our reader was kept out, or the report is to get more to stand on: what happened, and what the buyer can do. */
function ToHandIn({ analysis, onAccepted }: ToHandInProps) {
  const { failureCode, failureReason, hemnetUrl, status } = analysis;
  const isReport = status === 'completed';
  return (
    <div className={styles['page']}>
      {isReport ? null : (
        <p className={styles['step']}>
          <Icon name="info" size={18} /> Ett steg till
        </p>
      )}
      <FocusedHeading text={isReport ? 'Komplettera underlaget' : 'Lämna in annonsen själv'} />
      <p className={styles['lead']}>
        {isReport
          ? 'Rapporten görs om med det du lägger till, och det vi redan har läst finns kvar. Det tar ungefär en minut.'
          : `${whatHappened(failureCode, hemnetUrl, failureReason)} ${whatToDo(failureCode, hemnetUrl)}`}
      </p>
      <HomeBox analysis={analysis} url={hemnetUrl} />
      <p className={styles['handInActs']}>
        <a href={hemnetUrl} target="_blank" rel="noreferrer">
          {!isReport && failureCode === 'listing_gone' ? 'Öppna länken' : 'Öppna annonsen'}
          <span className="visually-hidden"> (ny flik)</span>
        </a>
        {isReport ? <Link to={`/report/${analysis.id}`}>Tillbaka till rapporten</Link> : null}
        {mayPass(failureCode) ? <RetryFetching id={analysis.id} /> : null}
      </p>
      <HandInPanel analysis={analysis} onAccepted={onAccepted} />
      <p className={styles['private']}>
        Det du lämnar in används bara i din egen analys och delas inte med någon annan.
      </p>
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

/** How long it has taken, beside what is usual; nothing once that says nothing (an old analysis tried again). */
function Elapsed({ since }: { readonly since: string }) {
  const seconds = Math.max(0, Math.round((useNow(1_000) - new Date(since).getTime()) / 1000));
  if (seconds > 600) return null;
  return <span>{seconds > 60 ? 'Tar lite längre än vanligt' : `${seconds} s, brukar ta 30–60 s`}</span>;
}
