import { useEffect, useRef, type ChangeEvent } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { AnalysisStats } from '../../../src/analyses/analysis.types.js';
import { useAnalysisStatsQuery } from '../features/analyses/analyses-api.js';
import { AnalysisTile } from '../features/analyses/analysis-tile.js';
import cards from '../features/analyses/cards.module.css';
import { noteShown } from '../features/analyses/live-analyses.js';
import { useNow } from '../features/analyses/use-now.js';
import { useUnfinishedPoll } from '../features/analyses/use-unfinished-poll.js';
import styles from '../features/home/home.module.css';
import { PriceInsights } from '../features/home/price-insights.js';
import { RiskOverview } from '../features/home/risk-overview.js';
import { isOutOfReach } from '../shared/api/problem.js';
import { number, percent } from '../shared/format/number.js';
import { isReadable } from '../shared/has-report.js';
import { selectUser } from '../shared/session/session-slice.js';
import { keepTypedLink, typedLink } from '../shared/session/typed-link.js';
import { homeTexts as texts } from '../shared/texts/home.js';
import { Icon } from '../shared/ui/icon.js';
import { Notice } from '../shared/ui/notice.js';
import { OutOfReach } from '../shared/ui/out-of-reach.js';
import { PageLoading } from '../shared/ui/page-loading.js';
import { SampleLinks } from '../shared/ui/sample-links.js';
import { StartForm } from '../shared/ui/start-form.js';
import { dismissToast, toast } from '../shared/ui/toast.js';
import { useAnalyze } from '../shared/use-analyze.js';

/** The signed-in person's first page: start a new one, and how the homes so far compare. */
export default function HomePage() {
  const analyze = useAnalyze();
  const userId = useSelector(selectUser)?.id ?? '';
  const faultTold = useRef(0);
  const start = (url: string, asPreview?: boolean): void => {
    // On a phone it would lie over the next page's foot.
    dismissToast(faultTold.current);
    keepTypedLink(userId, '');
    analyze(url, asPreview);
  };
  const keep = (event: ChangeEvent<HTMLElement>): void => {
    if (event.target instanceof HTMLInputElement) keepTypedLink(userId, event.target.value);
  };
  return (
    <>
      <section className={styles['start']} onChange={keep}>
        <h1>{texts.start.title}</h1>
        <StartForm
          label={texts.start.label}
          initialUrl={typedLink(userId)}
          onStart={start}
          onFault={(fault) => {
            faultTold.current = toast({ kind: 'error', title: fault });
          }}
        />
        <SampleLinks onChoose={start} />
      </section>
      <Overview />
    </>
  );
}

function Overview() {
  const { data, error, refetch } = useAnalysisStatsQuery(undefined, { refetchOnMountOrArgChange: 30 });
  const latest = data?.latest;
  useEffect(() => {
    if (latest) noteShown(latest);
  }, [latest]);
  useUnfinishedPoll(latest ?? []);
  if (data) return <Figures stats={data} />;
  if (!error) return <PageLoading />;
  if (isOutOfReach(error)) return <OutOfReach isPart onRetry={() => void refetch()} />;
  return (
    <Notice
      isPart
      icon="warning"
      title={texts.failed.title}
      text={'detail' in error ? error.detail : undefined}
      error={error}
      action={{ label: texts.failed.action, onClick: () => void refetch() }}
    />
  );
}

function Figures({ stats }: { readonly stats: AnalysisStats }) {
  const now = useNow(30_000);
  const ready = stats.latest.filter(isReadable).map((card) => card.id);
  const toCompare =
    ready.length >= 2 ? `/compare?ids=${ready.slice(0, 3).join(',')}` : '/dashboard?compare=1';
  return (
    <>
      <dl className={styles['stats']}>
        <div>
          <dt>{texts.stats.total}</dt>
          <dd>{number(stats.total)}</dd>
        </div>
        <div>
          <dt>{texts.stats.thisWeek}</dt>
          <dd>{number(stats.thisWeek)}</dd>
        </div>
        <div>
          <dt>{texts.stats.averageConfidence}</dt>
          <dd>{stats.averageConfidence === null ? texts.stats.missing : percent(stats.averageConfidence)}</dd>
        </div>
      </dl>
      {stats.total > 0 ? (
        <div className={styles['columns']}>
          <PriceInsights insights={stats.priceInsights} />
          <RiskOverview overview={stats.riskOverview} />
        </div>
      ) : null}
      <section className={stats.total > 0 ? styles['latest'] : undefined} aria-labelledby="latest">
        {stats.latest.length > 0 ? (
          <>
            <div className={styles['latestHead']}>
              <h2 id="latest">{texts.latest.title}</h2>
              {stats.total > 3 ? <Link to="/dashboard">{texts.latest.all}</Link> : null}
            </div>
            <ul className={cards['grid']}>
              {stats.latest.slice(0, 3).map((card) => (
                <li key={card.id}>
                  <AnalysisTile card={card} now={now} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Notice isPart icon="home" title={texts.latest.empty.title} text={texts.latest.empty.text} />
        )}
      </section>
      {stats.total >= 2 ? (
        <nav className={styles['acts']} aria-label={texts.acts.label}>
          <Link className={styles['act']} to={toCompare}>
            <Icon name="scales" size={28} />
            <span>
              <strong>{texts.acts.compare.title}</strong>
              <span>{texts.acts.compare.text}</span>
            </span>
          </Link>
          <Link className={styles['act']} to="/dashboard">
            <Icon name="list" size={28} />
            <span>
              <strong>{texts.acts.all.title}</strong>
              <span>{texts.acts.all.text}</span>
            </span>
          </Link>
        </nav>
      ) : null}
    </>
  );
}
