import { Fragment, type ReactNode } from 'react';
import type { AdminAnalysis, AdminAnalysisRuns } from '../../../../../src/analyses/admin-analyses.types.js';
import { detailOf } from '../../../shared/api/problem.js';
import { dateTime } from '../../../shared/format/date.js';
import { usd } from '../../../shared/format/money.js';
import { number } from '../../../shared/format/number.js';
import { placeInAttempt } from '../../../shared/format/place-in-attempt.js';
import { adminAnalysesTexts } from '../../../shared/texts/admin-analyses.js';
import { Button } from '../../../shared/ui/button.js';
import { AnalysisRun } from './analysis-run.js';
import { useAdminAnalysisRunsQuery } from './analyses-api.js';
import styles from './analyses.module.css';

const texts = adminAnalysesTexts;
const pollMs = 3000;

/** What a row opens to: what the analysis took together, how its report was written, and each run with its steps. */
export function AnalysisDetails({ analysis }: { readonly analysis: AdminAnalysis }) {
  const { id, isUnderWay } = analysis;
  const { data, error, isFetching, refetch } = useAdminAnalysisRunsQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isUnderWay ? pollMs : 0,
  });
  return (
    <div className={styles['details']}>
      <Facts analysis={analysis} report={data?.report ?? null} />
      <div role="group" aria-label={texts.runs.label}>
        {!data && error ? (
          <div role="alert" className={styles['fault']}>
            <p>
              <strong>{texts.runs.failed}</strong> {detailOf(error)}
            </p>
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              {texts.runs.again}
            </Button>
          </div>
        ) : null}
        {!data && !error ? (
          <p role="status" className={styles['quiet']}>
            {texts.runs.loading}
          </p>
        ) : null}
        {data?.items.length === 0 ? <p className={styles['quiet']}>{texts.runs.none}</p> : null}
        {data && data.items.length > 0 ? (
          <ol className={styles['runs']} aria-label={texts.runs.label}>
            {data.items.map((run) => (
              <AnalysisRun key={run.id} run={run} place={placeInAttempt(run, data.items)} />
            ))}
          </ol>
        ) : null}
      </div>
    </div>
  );
}

interface FactsProps {
  readonly analysis: AdminAnalysis;
  readonly report: AdminAnalysisRuns['report'];
}

function Facts({ analysis, report }: FactsProps) {
  const { id, failureReason, failureCode, runs, tokens, costUsd } = analysis;
  const sum = [
    texts.facts.runs(runs),
    tokens !== null && texts.facts.tokens(number(tokens)),
    costUsd !== null && usd(costUsd),
  ];
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.facts.failure, failureReason ? `${failureReason} (${failureCode})` : null],
    [texts.facts.written, report ? writtenBy(report) : null],
    [texts.facts.fallback, report?.fallbackReason],
    [texts.facts.sum, sum.filter(Boolean).join(' · ')],
    [texts.facts.id, <code key="id">{id}</code>],
  ];
  return (
    <dl className={styles['facts']} aria-label={texts.facts.label}>
      {facts.map(([name, value]) =>
        value ? (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ) : null,
      )}
    </dl>
  );
}

/** `AI-genererad analys · default-v1 · gpt-5.4-mini · version 0123456789ab · 20 november 2026 kl. 22:02` */
function writtenBy(report: NonNullable<AdminAnalysisRuns['report']>): string {
  const { label, template, model, version, reused, generatedAt } = report;
  return [
    label,
    template,
    model,
    version && texts.facts.version(version),
    generatedAt && dateTime(generatedAt),
    reused && texts.facts.reused,
  ]
    .filter(Boolean)
    .join(' · ');
}
