import { percent } from '../../../shared/format/number.js';
import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import { Across } from './across.js';
import styles from './experiment.module.css';
import { confidencesOf, type Comparison } from './logic/comparison.js';
import { outOfHundred } from './logic/spread.js';
import { ApartMark } from './marks.js';
import { SpreadFigure } from './spread-figure.js';
import { Texts } from './texts-cell.js';

const texts = adminExperimentTexts.confidence;

/** How sure each prompt is, and why. */
export function ConfidenceTab({ comparison: { columns, confidence } }: { readonly comparison: Comparison }) {
  return (
    <>
      <p className={styles['standing']}>
        <ApartMark apart={confidence} /> <span className={styles['quiet']}>{texts.scale}</span>
      </p>
      <Across
        columns={columns}
        cell={(column) => (
          <div className={styles['card']} data-apart={confidence ?? undefined}>
            <dl className={styles['pairs']}>
              <div>
                <dt>{texts.name}</dt>
                <dd className={styles['large']}>
                  <SpreadFigure
                    isPlotted
                    values={confidencesOf(column)}
                    scale={outOfHundred}
                    format={percent}
                  />
                </dd>
              </div>
              <div>
                <dt>{texts.explanation}</dt>
                <dd>
                  <Texts texts={column.reports.map(({ result }) => result.confidence.explanation)} />
                </dd>
              </div>
            </dl>
          </div>
        )}
      />
    </>
  );
}
