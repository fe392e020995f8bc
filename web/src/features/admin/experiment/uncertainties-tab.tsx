import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import { Across, ComparedList } from './across.js';
import styles from './experiment.module.css';
import type { Cell, Comparison, Uncertainty } from './logic/comparison.js';
import { talliesOf } from './logic/spread.js';
import { Texts } from './texts-cell.js';

const texts = adminExperimentTexts.uncertainties;

/** What each prompt is unsure of. */
export function UncertaintiesTab({ comparison }: { readonly comparison: Comparison }) {
  const { columns, uncertainties } = comparison;
  return (
    <>
      <Across
        columns={columns}
        cell={({ reports }) => (
          <div className={styles['card']}>
            <Texts texts={reports.map((report) => report.uncertainties?.summary ?? texts.noSummary)} />
          </div>
        )}
      />
      <ComparedList
        columns={columns}
        compared={uncertainties}
        none={texts.none}
        otherwise={texts.weight}
        title={({ area }) => area}
        brief={(cell) => <Impact cell={cell} />}
        cell={(cell, { area }) => {
          const [item] = cell.items;
          return (
            <>
              {item!.area === area ? null : <p className={styles['own']}>{item!.area}</p>}
              <p>{item!.issue}</p>
              <p className={styles['quiet']}>
                {texts.action}: {item!.recommendedAction}
              </p>
            </>
          );
        }}
      />
    </>
  );
}

function Impact({ cell: { items } }: { readonly cell: Cell<Uncertainty> }) {
  const impacts = talliesOf(items.map(({ potentialImpact }) => potentialImpact));
  return (
    <span className={styles['impact']}>
      {impacts
        .map(({ value, count }) => `${impacts.length > 1 ? `${count} × ` : ''}${texts.impact(value)}`)
        .join(', ')}
    </span>
  );
}
