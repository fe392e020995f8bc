import type { AdminAnalysisRun } from '../../../../../src/analyses/admin-analyses.types.js';
import { duration } from '../../../shared/format/duration.js';
import { usd } from '../../../shared/format/money.js';
import { number } from '../../../shared/format/number.js';
import { adminAnalysesTexts } from '../../../shared/texts/admin-analyses.js';
import type { IconName } from '../../../shared/ui/icon.js';
import { ListStatus, ListTime } from '../list/list-parts.js';
import styles from './analyses.module.css';

const texts = adminAnalysesTexts.runs;
const steps = ['capture', 'images', 'report'];

const looks: Readonly<
  Record<AdminAnalysisRun['outcome'], { readonly icon: IconName; readonly tone?: 'good' | 'bad' }>
> = {
  completed: { icon: 'check', tone: 'good' },
  failed: { icon: 'cross', tone: 'bad' },
  retried: { icon: 'retry' },
  superseded: { icon: 'retry' },
  running: { icon: 'info' },
  lost: { icon: 'cross', tone: 'bad' },
};

interface AnalysisRunProps {
  readonly run: AdminAnalysisRun;
  /** Among the runs of its attempt, from 1. */
  readonly place: number;
}

/** One worker's run: when, how it ended, the time of each step, and what the model took. */
export function AnalysisRun({ run, place }: AnalysisRunProps) {
  const { startedAt, endedAt, outcome, errorCode, errorMessage, tokens, costUsd } = run;
  const took = endedAt === null ? null : Date.parse(endedAt) - Date.parse(startedAt);
  return (
    <li>
      <p className={styles['run']}>
        <strong>{texts.of(run.attempt, place)}</strong>
        <ListStatus {...looks[outcome]}>
          {texts.outcome[outcome]}
          {took === null ? null : ` ${texts.in(duration(took))}`}
        </ListStatus>
        <ListTime at={startedAt} />
      </p>
      <Steps timings={run.timings} />
      <p className={styles['quiet']}>
        {tokens
          ? `${texts.tokens(number(tokens.input), number(tokens.cachedInput), number(tokens.output))} · ${
              costUsd === null ? texts.unknownPrice : usd(costUsd)
            }`
          : texts.noModel}
      </p>
      {errorCode || errorMessage ? (
        <p className={styles['error']}>
          {errorCode ? <code>{errorCode}</code> : null} {errorMessage}
        </p>
      ) : null}
    </li>
  );
}

/** The steps as parts of one bar, as wide as they were long, and in words. */
function Steps({ timings }: Pick<AdminAnalysisRun, 'timings'>) {
  const known = Object.entries(timings).sort(([one], [other]) => steps.indexOf(one) - steps.indexOf(other));
  if (known.length === 0) return null;
  return (
    <>
      <div className={styles['bar']} aria-hidden="true">
        {known.map(([step, ms]) => (
          <span key={step} data-step={step} style={{ flexGrow: ms }} />
        ))}
      </div>
      <ul className={styles['steps']} aria-label={texts.steps}>
        {known.map(([step, ms]) => (
          <li key={step}>
            <span data-step={step} aria-hidden="true" />
            {texts.step[step] ?? step} <strong>{duration(ms)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
