import { Link } from 'react-router-dom';
import type { QualityView } from '../../../../../src/analyses/quality.types.js';
import { duration } from '../../../shared/format/duration.js';
import { number, percent } from '../../../shared/format/number.js';
import { adminQualityTexts as texts } from '../../../shared/texts/admin-quality.js';
import { ListFigures } from '../list/list-figures.js';
import { ListFailure, ListLoading } from '../list/list-states.js';
import { Accuracy } from './accuracy.js';
import { Failures } from './failures.js';
import { useQualityQuery } from './quality-api.js';
import { QualityPlots } from './quality-plots.js';
import styles from './quality.module.css';
import { Sites } from './sites.js';
import { periods, usePeriod } from './use-period.js';
import { Writers } from './writers.js';

/** How good, quick, dear and reliable the reports are: what was measured, and what the runs' log tells. */
export function Quality() {
  const { days, addressOf } = usePeriod();
  const { data, currentData, error, refetch } = useQualityQuery(days, { refetchOnMountOrArgChange: true });
  const view = currentData ?? (error === undefined ? data : undefined);
  return (
    <>
      <nav className={styles['periods']} aria-label={texts.period}>
        {periods.map((period) => (
          <Link
            key={period}
            to={addressOf(period)}
            replace
            aria-current={period === days ? 'true' : undefined}
          >
            {texts.periods[period]}
          </Link>
        ))}
      </nav>
      {error !== undefined && !currentData ? (
        <ListFailure title={texts.failed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!view && error === undefined ? <ListLoading text={texts.loading} /> : null}
      {view ? (
        <div aria-busy={!currentData} className={styles['run']}>
          <Runs view={view} />
        </div>
      ) : null}
      <Accuracy versions={view?.versions} />
    </>
  );
}

function Runs({ view }: { readonly view: QualityView }) {
  const { whole, fallback, failures, lost, sites, writers } = view;
  const { figures, empty, none } = texts;
  const ran = whole.reports + lost.count + lost.before + failures.length;
  const isEmpty = ran === 0 && sites.length === 0;
  if (isEmpty) {
    return (
      <div className={styles['empty']}>
        <h2>{empty.title}</h2>
        <p className={styles['quiet']}>{empty.text}</p>
      </div>
    );
  }
  const { total } = whole.times;
  const ended = whole.reports + whole.failed;
  return (
    <>
      <ListFigures
        label={figures.label}
        figures={[
          { ...figures.reports, value: number(whole.reports) },
          {
            ...figures.failed,
            value: ended === 0 ? none : `${number(whole.failed)} (${percent((100 * whole.failed) / ended)})`,
          },
          {
            name: figures.time.name,
            value: total ? duration(total.median) : none,
            what: total ? figures.time.what(duration(total.p90)) : figures.time.none,
          },
          {
            name: figures.fellBack.name,
            value: fallback.asked === 0 ? none : percent((100 * fallback.fellBack) / fallback.asked),
            what:
              fallback.asked === 0
                ? figures.fellBack.none
                : figures.fellBack.what(number(fallback.fellBack), number(fallback.asked)),
          },
        ]}
      />
      <Sites sites={sites} />
      <Failures failures={failures} lost={lost} />
      <QualityPlots view={view} />
      <Writers writers={writers} />
    </>
  );
}
