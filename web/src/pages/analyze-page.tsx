import { Button } from 'antd';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useEffect } from 'react';
import { StepList } from '../features/analyses/step-list.js';
import styles from '../features/analyses/analyze.module.css';
import { addressText, municipalityText } from '../features/analyses/card-figures.js';
import { ProgressBar } from '../features/analyses/progress-bar.js';
import { useAnalyzeRun } from '../features/analyses/use-analyze-run.js';
import { useNow } from '../features/analyses/use-now.js';
import { forgetPendingLink, pendingLink } from '../shared/session/pending-link.js';
import { LinkForm } from '../shared/ui/link-form.js';
import { ListingPicture } from '../shared/ui/listing-picture.js';
import { OutOfReach } from '../shared/ui/out-of-reach.js';
import { SampleLinks } from '../shared/ui/sample-links.js';

/** Follows the analysis of the link in the address; without one, asks for it. */
export default function AnalyzePage() {
  const [search] = useSearchParams();
  const url = search.get('url')?.trim() ?? '';
  useEffect(() => {
    if (url && pendingLink() === url) forgetPendingLink();
  }, [url]);
  return url ? <AnalyzeRun key={url} url={url} /> : <AskForLink />;
}

function AskForLink() {
  const navigate = useNavigate();
  const start = (url: string): void => void navigate(`/analyze?url=${encodeURIComponent(url)}`);
  return (
    <div className={styles['page']}>
      <h1>Vilken bostad ska vi läsa?</h1>
      <p className={styles['lead']}>Klistra in länken till annonsen på Hemnet, Booli eller mäklarens sida.</p>
      <LinkForm label="Länk till bostadsannonsen" onSubmit={start} />
      <SampleLinks onChoose={start} />
    </div>
  );
}

function AnalyzeRun({ url }: { readonly url: string }) {
  const { analysis, outOfReach, begin } = useAnalyzeRun(url);
  if (outOfReach) return <OutOfReach onRetry={() => void begin()} />;
  const percent = analysis?.status === 'completed' ? 100 : (analysis?.progress.percent ?? 2);
  const hasFailed = analysis?.status === 'failed';
  return (
    <div className={styles['page']}>
      <h1>Analyserar bostad...</h1>
      <p className={styles['lead']}>Detta kan ta upp till en minut</p>
      <div className={styles['home']}>
        <ListingPicture sha256={analysis?.image ?? null} alt="" sizes="96px" isEager />
        {analysis?.address ? (
          <div>
            <strong>{addressText(analysis)}</strong>
            <span>{municipalityText(analysis)}</span>
          </div>
        ) : (
          <span className={styles['link']}>{url}</span>
        )}
      </div>
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
      <div className={styles['leave']}>
        <p>Du kan lämna sidan. Analysen fortsätter, och du får ett meddelande när den är klar.</p>
        <Link to="/dashboard">
          <Button tabIndex={-1}>Gå till Mina Analyser</Button>
        </Link>
      </div>
    </div>
  );
}

/** How long it has taken, beside what is usual; nothing once that says nothing (an old analysis tried again). */
function Elapsed({ since }: { readonly since: string }) {
  const seconds = Math.max(0, Math.round((useNow(1_000) - new Date(since).getTime()) / 1000));
  if (seconds > 600) return null;
  return <span>{seconds > 60 ? 'Tar lite längre än vanligt' : `${seconds} s, brukar ta 30–60 s`}</span>;
}
