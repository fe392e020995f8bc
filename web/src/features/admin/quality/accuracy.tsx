import { Fragment } from 'react';
import type { RunningVersions } from '../../../../../src/analyses/measurement.types.js';
import { measured } from '../../../shared/measured.js';
import { date } from '../../../shared/format/date.js';
import { adminQualityTexts } from '../../../shared/texts/admin-quality.js';
import { measuredTexts } from '../../../shared/texts/measured.js';
import tableStyles from '../../../shared/ui/table.module.css';
import styles from './quality.module.css';

const texts = adminQualityTexts.accuracy;
const templates = ['default-v1', 'unbiased-v1'] as const;
const usualOrder = Object.keys(texts.sets);

/** Every measured set with its counts, how sure they make us, and whether what was measured is what runs. */
export function Accuracy({ versions }: { readonly versions: RunningVersions | undefined }) {
  const sorted = measured.toSorted((a, b) => usualOrder.indexOf(a.set) - usualOrder.indexOf(b.set));
  const lacking = templates.filter((id) => !measured.some(({ by }) => by.template === id));
  return (
    <section className={styles['part']} aria-labelledby="accuracy">
      <h2 id="accuracy">{texts.title}</h2>
      <p className={styles['quiet']}>{texts.text}</p>
      {lacking.length > 0 ? (
        <p className={styles['lacking']}>
          <strong>{lacking.map((id) => texts.unmeasured(id)).join('. ')}.</strong> {texts.unmeasuredText}
        </p>
      ) : null}
      <table
        className={`${tableStyles['table']} ${styles['table']} ${styles['accuracy']}`}
        aria-labelledby="accuracy"
      >
        <thead>
          <tr>
            <th scope="col">{texts.measure}</th>
            <th scope="col" data-kind="figure">
              {texts.count}
            </th>
            <th scope="col" data-kind="figure">
              {texts.share}
            </th>
            <th scope="col" data-kind="figure">
              {texts.interval}
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ set, by, cases, measures, measuredOn, version }) => (
            <Fragment key={`${set} ${by.analyst} ${by.template} ${by.model}`}>
              <tr className={styles['group']}>
                <th scope="rowgroup" colSpan={4}>
                  {texts.sets[set]}
                  <small>
                    {measuredTexts.analysts[by.analyst]}
                    {by.template ? ` ${by.template}, ${by.model}` : ''} ·{' '}
                    {measuredTexts.sets[set].cases(cases)} · {date(`${measuredOn}T12:00:00Z`)} · {version}
                  </small>
                  {versions ? (
                    <small>
                      {measuredTexts.versions[version === versions[by.analyst] ? 'running' : 'older']}
                    </small>
                  ) : null}
                </th>
              </tr>
              {measures
                .filter(({ of }) => of > 0)
                .map(({ name, right, of }) => (
                  <tr key={name}>
                    <th scope="row">{measuredTexts.measures[name]}</th>
                    <td data-kind="figure">{measuredTexts.tally(right, of)}</td>
                    <td data-kind="figure">{measuredTexts.share(right, of)}</td>
                    <td data-kind="figure">{measuredTexts.within(right, of)}</td>
                  </tr>
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
