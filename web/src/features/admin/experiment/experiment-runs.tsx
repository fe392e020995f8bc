import type { ExperimentRun } from '../../../../../src/experiments/experiments.types.js';
import { duration } from '../../../shared/format/duration.js';
import { usd } from '../../../shared/format/money.js';
import { number, percent } from '../../../shared/format/number.js';
import { adminExperimentTexts, verdictWord } from '../../../shared/texts/admin-experiment.js';
import { Icon, type IconName } from '../../../shared/ui/icon.js';
import styles from './experiment.module.css';
import { Across } from './across.js';
import { hasEnded, type Column } from './logic/columns.js';
import { SpreadFigure, scaleOver } from './spread-figure.js';

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
        .filter(({ status }) => status === 'completed')
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
              {runs
                .filter(({ status }) => status === 'failed' || !runs.every(hasEnded))
                .map((run) => (
                  <RunState key={run.id} run={run} isAlone={runs.length === 1} />
                ))}
            </ul>
            <dl className={styles['taken']} hidden={lists.every((list) => list[at]!.length === 0)}>
              {figuresPer.map(({ label, format }, which) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <SpreadFigure
                      values={lists[which]![at]!}
                      scale={scaleOver(lists[which]!)}
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

function RunState({ run, isAlone }: { readonly run: ExperimentRun; readonly isAlone: boolean }) {
  const { status, repeat, failureReason, result } = run;
  return (
    <li data-status={status}>
      <span className={styles['state']}>
        <Icon name={icons[status]} size={18} />
        {isAlone ? null : `${texts.name(repeat)}: `}
        {texts.status[status]}
      </span>
      {status === 'failed' ? (
        <>
          <p>{failureReason ?? texts.noReason}</p>
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
        </>
      ) : null}
    </li>
  );
}
