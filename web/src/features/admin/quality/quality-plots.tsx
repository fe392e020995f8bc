import type { QualityView } from '../../../../../src/analyses/quality.types.js';
import { duration } from '../../../shared/format/duration.js';
import { usd } from '../../../shared/format/money.js';
import { number } from '../../../shared/format/number.js';
import { adminQualityTexts } from '../../../shared/texts/admin-quality.js';
import { Plot } from './plot.js';
import styles from './quality.module.css';

const texts = adminQualityTexts.plots;
const steps = ['capture', 'images', 'report', 'total'] as const;

/** How many reports, how quick and how dear, day by day or week by week, and where a run's time goes. */
export function QualityPlots({ view: { points, step, whole } }: { readonly view: QualityView }) {
  const moments = points.map(({ from }) => from);
  const common = { moments, step };
  return (
    <section className={styles['part']} aria-labelledby="over-time">
      <h2 id="over-time">{texts.title}</h2>
      <div className={styles['plots']}>
        <Plot
          {...common}
          title={texts.volume}
          lines={[
            { name: texts.reports, values: points.map(({ reports }) => reports) },
            { name: texts.failed, values: points.map(({ failed }) => failed) },
          ]}
          format={(value) => number(value)}
          none={texts.noTime}
        />
        <Plot
          {...common}
          title={texts.time}
          lines={[
            { name: texts.median, values: points.map(({ times }) => times.total?.median ?? null) },
            { name: texts.p90, values: points.map(({ times }) => times.total?.p90 ?? null) },
          ]}
          format={duration}
          none={texts.noTime}
        />
        <Plot
          {...common}
          title={texts.cost}
          lines={[{ name: texts.cost, values: points.map(({ costUsd }) => costUsd) }]}
          format={usd}
          none={texts.noCost}
        />
        <div>
          <h3 id="steps">{texts.steps}</h3>
          <table className={styles['table']} aria-labelledby="steps">
            <thead>
              <tr>
                <th scope="col">{texts.step}</th>
                <th scope="col" data-kind="figure">
                  {texts.median}
                </th>
                <th scope="col" data-kind="figure">
                  {texts.p90}
                </th>
              </tr>
            </thead>
            <tbody>
              {steps.map((name) => (
                <tr key={name}>
                  <th scope="row">{adminQualityTexts.steps[name]}</th>
                  {(['median', 'p90'] as const).map((key) => (
                    <td key={key} data-kind="figure">
                      {whole.times[name] ? duration(whole.times[name][key]) : adminQualityTexts.none}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
