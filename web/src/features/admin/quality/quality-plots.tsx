import type { QualityView } from '../../../../../src/analyses/quality.types.js';
import { duration } from '../../../shared/format/duration.js';
import { usd } from '../../../shared/format/money.js';
import { number } from '../../../shared/format/number.js';
import { adminQualityTexts } from '../../../shared/texts/admin-quality.js';
import { FigureTable } from './figure-table.js';
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
          <h3>{texts.steps}</h3>
          <FigureTable
            name={texts.steps}
            columns={[texts.step, texts.median, texts.p90]}
            rows={steps.map((name) => ({
              key: name,
              head: adminQualityTexts.steps[name],
              figures: (['median', 'p90'] as const).map((key) =>
                whole.times[name] ? duration(whole.times[name][key]) : adminQualityTexts.none,
              ),
            }))}
          />
        </div>
      </div>
    </section>
  );
}
