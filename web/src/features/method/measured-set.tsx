import type { Measurement } from '../../../../src/analyses/measurement.types.js';
import { date } from '../../shared/format/date.js';
import { measuredTexts } from '../../shared/texts/measured.js';
import { methodTexts } from '../../shared/texts/method.js';
import { Share } from '../../shared/ui/share.js';
import { wilson } from '../../shared/wilson.js';
import styles from './method.module.css';

/** Whether so little was counted that the true share may be ten percentage points from one end to the other. */
function isUnsure(right: number, of: number): boolean {
  const { low, high } = wilson(right, of);
  return high - low >= 0.1;
}

/** What one set of cases came to: each measure in counts, in percent and as a bar. */
export function MeasuredSet({ measurement }: { readonly measurement: Measurement }) {
  const { set, by, cases, measures, measuredOn, version } = measurement;
  const texts = measuredTexts.sets[set];
  return (
    <section className={styles['set']}>
      <h3>{texts.title}</h3>
      <p>{texts.what}</p>
      <p className={styles['quiet']}>
        {texts.cases(cases)} · {measuredTexts.analysts[by.analyst]}
        {by.template ? ` ${by.template}, ${by.model}` : ''} ·{' '}
        <span>{methodTexts.measured.made(date(`${measuredOn}T12:00:00Z`), version)}</span>
      </p>
      <dl className={styles['measures']}>
        {measures
          .filter(({ of }) => of > 0)
          .map(({ name, right, of }) => (
            <div key={name}>
              <dt>
                {measuredTexts.measures[name]}
                {isUnsure(right, of) ? (
                  <small>{measuredTexts.few(measuredTexts.within(right, of))}</small>
                ) : null}
              </dt>
              <dd>{measuredTexts.tally(right, of)}</dd>
              <dd className={styles['share']}>{measuredTexts.share(right, of)}</dd>
              <dd className={styles['bar']} aria-hidden="true">
                <Share of={right / of} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
