import { Link } from 'react-router-dom';
import type { ExperimentView } from '../../../../../src/experiments/experiments.types.js';
import { dateTime } from '../../../shared/format/date.js';
import { duration } from '../../../shared/format/duration.js';
import { usd } from '../../../shared/format/money.js';
import { number } from '../../../shared/format/number.js';
import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import { safeLink } from '../../../shared/safe-link.js';
import { isUnderWay } from './experiment-api.js';
import { ListFigures } from '../list/list-figures.js';
import { ListStatus } from '../list/list-parts.js';
import styles from './experiment.module.css';
import { failedOf, isAnswered } from './logic/outcome.js';
import { meanOf } from './logic/spread.js';

const texts = adminExperimentTexts.facts;

/** What was run, on which home, how it went and what it took. */
export function ExperimentSummary({ view }: { readonly view: ExperimentView }) {
  const { runs, summary, model, repeats, promptIds } = view;
  const known = <Value,>(value: Value | null, format: (value: Value) => string): string =>
    value === null ? '–' : format(value);
  const costs = runs.map(({ costUsd }) => costUsd).filter((cost) => cost !== null);
  const meanCost = meanOf(costs);
  const answered = runs.filter(isAnswered);
  const isGoing = isUnderWay(view);
  const unanswered = isGoing && model !== null ? texts.notAnswered : texts.unanswered;
  const each = isGoing || summary.succeeded > 0 ? texts.perRun : texts.refused;
  const figures = [
    { name: texts.prompts, value: number(promptIds.length), what: texts.times(repeats) },
    {
      name: texts.status,
      value: <Status status={view.status} />,
      what: isGoing
        ? texts.ended(view.ended, summary.total, failedOf(view))
        : texts.succeeded(summary.succeeded, summary.total),
    },
    {
      name: texts.tokens,
      value: known(meanOf(runs.map(({ tokensUsed }) => tokensUsed)), (mean) => number(mean)),
      what: answered.length > 0 ? each : unanswered,
    },
    {
      name: texts.time,
      // The rules alone take next to no time.
      value: known(meanOf(answered.map(({ executionTimeMs }) => executionTimeMs)), (ms) =>
        duration(Math.round(ms)),
      ),
      what: answered.length > 0 ? each : unanswered,
    },
    {
      name: texts.cost,
      value: known(meanCost, () => usd(costs.reduce((sum, cost) => sum + cost, 0))),
      what:
        meanCost === null
          ? answered.length > 0
            ? texts.noPrice
            : unanswered
          : texts.costEach(usd(meanCost)),
    },
  ];
  return (
    <>
      <p className={styles['home']}>
        <strong>{view.address ?? view.hemnetUrl}</strong>
        <Link to={`/report/${view.analysisId}`}>{texts.report}</Link>
        <a href={safeLink(view.hemnetUrl) ?? undefined} target="_blank" rel="noreferrer">
          {texts.advert}
        </a>
      </p>
      <div className={styles['figures']}>
        <ListFigures label={texts.label} figures={figures} />
      </div>
      <dl className={styles['made']}>
        <div>
          <dt>{texts.model}</dt>
          <dd>{model ?? texts.noModel}</dd>
        </div>
        <div>
          <dt>{texts.version}</dt>
          <dd title={view.version}>{view.version.slice(0, 12)}</dd>
        </div>
        <div>
          <dt>{texts.created}</dt>
          <dd>{dateTime(view.createdAt)}</dd>
        </div>
      </dl>
    </>
  );
}

/** Anything but the two that are done with counts as under way. */
export function Status({ status }: { readonly status: string }) {
  const word = adminExperimentTexts.status(status);
  if (status === 'completed') {
    return (
      <ListStatus icon="check" tone="good">
        {word}
      </ListStatus>
    );
  }
  if (status === 'failed') {
    return (
      <ListStatus icon="cross" tone="bad">
        {word}
      </ListStatus>
    );
  }
  return <ListStatus icon="info">{word}</ListStatus>;
}
