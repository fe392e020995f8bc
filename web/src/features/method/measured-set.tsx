import type { Measurement } from '../../../../src/analyses/measurement.types.js';
import { date } from '../../shared/format/date.js';
import { measuredTexts } from '../../shared/texts/measured.js';
import { methodTexts } from '../../shared/texts/method.js';
import styles from './method.module.css';

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
        {methodTexts.measured.made(date(`${measuredOn}T12:00:00Z`), version)}
      </p>
      <dl className={styles['measures']}>
        {measures
          .filter(({ of }) => of > 0)
          .map(({ name, right, of }) => (
            <div key={name}>
              <dt>{measuredTexts.measures[name]}</dt>
              <dd>{measuredTexts.tally(right, of)}</dd>
              <dd className={styles['share']}>{measuredTexts.share(right, of)}</dd>
              <dd className={styles['bar']} aria-hidden="true">
                <span style={{ inlineSize: `${(100 * right) / of}%` }} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
