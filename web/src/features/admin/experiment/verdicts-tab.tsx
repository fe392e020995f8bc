import { number } from '../../../shared/format/number.js';
import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import { Across } from './across.js';
import styles from './experiment.module.css';
import { verdictsOf, type Comparison } from './logic/comparison.js';
import { outOfTen } from './logic/spread.js';
import { ApartMark, VerdictSpread } from './marks.js';
import { SpreadFigure } from './spread-figure.js';
import { Texts } from './texts-cell.js';

const texts = adminExperimentTexts.verdict;

/** What each prompt judged, and why. */
export function VerdictsTab({ comparison: { columns, verdict } }: { readonly comparison: Comparison }) {
  return (
    <>
      <p className={styles['standing']}>
        <ApartMark apart={verdict} />
      </p>
      <Across
        columns={columns}
        cell={(column) => (
          <div className={styles['card']} data-apart={verdict ?? undefined}>
            <VerdictSpread verdicts={verdictsOf(column)} />
            <dl className={styles['pairs']}>
              <div>
                <dt>{texts.score}</dt>
                <dd>
                  <SpreadFigure
                    values={column.reports.map(({ result }) => result.redFlagScore)}
                    scale={outOfTen}
                    format={(score) => number(score, 1)}
                    unit={texts.outOfTen}
                  />
                </dd>
              </div>
              <div>
                <dt>{texts.reason}</dt>
                <dd>
                  <Texts texts={column.reports.map(({ result }) => result.verdictReason)} />
                </dd>
              </div>
            </dl>
          </div>
        )}
      />
    </>
  );
}
