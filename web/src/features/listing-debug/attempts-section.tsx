import type { AnalysisAttempt } from '../../../../src/analyses/analysis.types.js';
import { dayAndTime } from '../../shared/format/date.js';
import { duration } from '../../shared/format/duration.js';
import { usd } from '../../shared/format/money.js';
import { number } from '../../shared/format/number.js';
import { placeInAttempt } from '../../shared/format/place-in-attempt.js';
import { listingDebugTexts } from '../../shared/texts/listing-debug.js';
import { Icon, type IconName } from '../../shared/ui/icon.js';
import styles from './listing-debug.module.css';

const texts = listingDebugTexts.attempts;

const icons: Readonly<Record<keyof typeof texts.outcomes, IconName>> = {
  completed: 'check',
  failed: 'cross',
  retried: 'retry',
  superseded: 'info',
  lost: 'cross',
  open: 'info',
};

/** Every run at the analysis, the newest first: how it ended, where its time went and what it cost. */
export function AttemptsSection({ attempts }: { readonly attempts: readonly AnalysisAttempt[] }) {
  if (attempts.length === 0) return <p className={styles['quiet']}>{texts.none}</p>;
  const longest = Math.max(...attempts.map((attempt) => sumOf(attempt.timings)), 1);
  return (
    <ol className={styles['attempts']}>
      {attempts.toReversed().map((attempt) => (
        <li key={attempt.id}>
          <Attempt attempt={attempt} place={placeInAttempt(attempt, attempts)} longest={longest} />
        </li>
      ))}
    </ol>
  );
}

const sumOf = (timings: AnalysisAttempt['timings']): number =>
  Object.values(timings).reduce((sum, ms) => sum + ms, 0);

interface AttemptProps {
  readonly attempt: AnalysisAttempt;
  /** Among the runs of its attempt, from 1. */
  readonly place: number;
  /** How long the whole width of the bars is, ms. */
  readonly longest: number;
}

function Attempt({ attempt, place, longest }: AttemptProps) {
  const { startedAt, endedAt, errorCode, errorMessage, timings, tokens, costUsd } = attempt;
  const outcome = attempt.outcome ?? 'open';
  const took = endedAt ? new Date(endedAt).getTime() - new Date(startedAt).getTime() : null;
  const order = Object.keys(texts.steps);
  const steps = Object.entries(timings).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return (
    <>
      <p className={styles['run']}>
        <span className={styles['outcome']} data-outcome={outcome}>
          <Icon name={icons[outcome] ?? 'info'} size={18} />
          {texts.outcomes[outcome] ?? outcome}
        </span>
        <strong>{texts.run(place, attempt.attempt)}</strong>
        <span className={styles['quiet']}>
          <time dateTime={startedAt}>{dayAndTime(startedAt)}</time>
          {took === null ? null : `, ${texts.took(duration(took))}`}
        </span>
      </p>
      {errorCode || errorMessage ? (
        <p className={styles['fault']}>
          {errorCode ? <code>{errorCode}</code> : null} {errorMessage}
        </p>
      ) : null}
      {steps.length > 0 ? (
        <dl className={styles['times']} aria-label={texts.times}>
          {steps.map(([step, ms]) => (
            <div key={step}>
              <dt>{texts.steps[step] ?? step}</dt>
              <dd aria-hidden="true" className={styles['time']}>
                <span style={{ width: `${(ms / longest) * 100}%` }} />
              </dd>
              <dd>{duration(ms)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className={styles['quiet']}>
        {tokens
          ? `${texts.tokens(number(tokens.input), number(tokens.cachedInput), number(tokens.output))} · ${costUsd === null ? texts.noPrice : usd(costUsd)}`
          : texts.noTokens}
      </p>
    </>
  );
}
