import { number } from '../../../shared/format/number.js';
import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import { Across } from './across.js';
import styles from './experiment.module.css';
import { furthest } from './logic/apart.js';
import { scoresOf, verdictsOf, type Comparison } from './logic/comparison.js';
import { outOfTen } from './logic/spread.js';
import { ApartMark, VerdictSpread } from './marks.js';
import { SpreadFigure } from './spread-figure.js';
import { Texts } from './texts-cell.js';

const texts = adminExperimentTexts.verdict;

/** What each prompt judged, and why. */
export function VerdictsTab({ comparison }: { readonly comparison: Comparison }) {
  const { columns, verdict, score } = comparison;
  const apart = verdict && score && furthest([verdict, score]);
  return (
    <>
      <p className={styles['standing']}>
        <ApartMark apart={verdict} words={verdict ? texts.apart[verdict] : undefined} />
        <ApartMark apart={score} words={score ? texts.scoreApart[score] : undefined} />
      </p>
      <Across
        columns={columns}
        cell={(column) => (
          <div className={styles['card']} data-apart={apart ?? undefined}>
            <VerdictSpread verdicts={verdictsOf(column)} />
            <dl className={styles['pairs']}>
              <div>
                <dt>{texts.score}</dt>
                <dd>
                  <SpreadFigure
                    values={scoresOf(column)}
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
