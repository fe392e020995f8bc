import type { ExperimentRun } from '../../../../../src/experiments/experiments.types.js';
import { duration } from '../../../shared/format/duration.js';
import { usd } from '../../../shared/format/money.js';
import { number, percent } from '../../../shared/format/number.js';
import { adminExperimentTexts, verdictWord } from '../../../shared/texts/admin-experiment.js';
import { Icon, type IconName } from '../../../shared/ui/icon.js';
import styles from './experiment.module.css';
import { Across } from './across.js';
import { hasEnded, type Column } from './logic/columns.js';
import { failuresOf, isAnswered, type Failure } from './logic/outcome.js';
import { scaleOver } from './logic/spread.js';
import { SpreadFigure } from './spread-figure.js';

const texts = adminExperimentTexts.runs;

const icons: Readonly<Record<ExperimentRun['status'], IconName>> = {
  waiting: 'info',
  running: 'retry',
  completed: 'check',
  failed: 'cross',
};

const figuresPer = [
  { label: texts.per.tokens, valueOf: (run: ExperimentRun) => run.tokensUsed, format: number },
  { label: texts.per.time, valueOf: (run: ExperimentRun) => run.executionTimeMs, format: duration },
  { label: texts.per.cost, valueOf: (run: ExperimentRun) => run.costUsd, format: usd },
];

/** Each prompt's runs: how they went and what they took. */
export function ExperimentRuns({ columns }: { readonly columns: readonly Column[] }) {
  const lists = figuresPer.map(({ valueOf }) =>
    columns.map(({ runs }) =>
      runs
        .filter(isAnswered)
        .map(valueOf)
        .filter((value) => value !== null),
    ),
  );
  return (
    <section className={styles['runs']} aria-label={texts.label}>
      <Across
        isAlways
        columns={columns}
        cell={({ runs }, at) => (
          <>
            <ul className={styles['states']}>
              {runs.every(hasEnded) ? <Done runs={runs} /> : null}
              {failuresOf(runs).map((failure) => (
                <Failed key={failure.reason} failure={failure} isAlone={runs.length === 1} />
              ))}
              {runs.every(hasEnded)
                ? null
                : runs
                    .filter(({ status }) => status !== 'failed')
                    .map(({ id, repeat, status }) => (
                      <li key={id} data-status={status}>
                        <State status={status} repeats={runs.length === 1 ? [] : [repeat]} />
                      </li>
                    ))}
            </ul>
            <dl className={styles['taken']} hidden={lists.every((list) => list[at]!.length === 0)}>
              {figuresPer.map(({ label, format }, which) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <SpreadFigure
                      values={lists[which]![at]!}
                      scale={scaleOver(lists[which]!, format)}
                      format={format}
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      />
    </section>
  );
}

/** Those that went well, in one line. */
function Done({ runs }: { readonly runs: readonly ExperimentRun[] }) {
  const { length } = runs.filter(({ status }) => status === 'completed');
  if (length === 0) return null;
  return (
    <li data-status="completed">
      <span className={styles['state']}>
        <Icon name={icons.completed} size={18} />
        {texts.done(length, runs.length)}
      </span>
    </li>
  );
}

interface StateProps {
  readonly status: ExperimentRun['status'];
  /** Of which runs; none where there is only one. */
  readonly repeats: readonly number[];
}

function State({ status, repeats }: StateProps) {
  return (
    <span className={styles['state']}>
      <Icon name={icons[status]} size={18} />
      {repeats.length > 0 ? `${texts.name(repeats)}: ` : null}
      {texts.status[status]}
    </span>
  );
}

interface FailedProps {
  readonly failure: Failure;
  readonly isAlone: boolean;
}

/** Why runs failed. The rules write the same of the same home: one of their reports is all of them. */
function Failed({ failure: { reason, runs }, isAlone }: FailedProps) {
  const result = runs.find((run) => run.result)?.result;
  return (
    <li data-status="failed">
      <State status="failed" repeats={isAlone ? [] : runs.map(({ repeat }) => repeat)} />
      <p>{reason ?? texts.noReason}</p>
      {result ? (
        <details>
          <summary>{texts.rules}</summary>
          <p className={styles['quiet']}>{texts.rulesNote}</p>
          <p>
            {texts.rulesFacts(
              verdictWord(result.verdict),
              percent(result.confidence.score),
              result.redFlags.length,
            )}
          </p>
          <p>{result.verdictReason}</p>
        </details>
      ) : null}
    </li>
  );
}
