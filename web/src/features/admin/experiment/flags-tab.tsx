import type { RedFlag } from '../../../../../src/reports/analysis-result.schema.js';
import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import { ComparedList } from './across.js';
import styles from './experiment.module.css';
import type { Cell, Comparison } from './logic/comparison.js';
import { SeverityMarks } from './marks.js';

/** The flags that each prompt raised. */
export function FlagsTab({ comparison: { columns, flags } }: { readonly comparison: Comparison }) {
  return (
    <ComparedList
      columns={columns}
      compared={flags}
      none={adminExperimentTexts.flags.none}
      otherwise={adminExperimentTexts.flags.severity}
      title={({ title }) => title}
      brief={severitiesOf}
      cell={(cell, { title }) => {
        const [flag] = cell.items;
        return (
          <>
            {flag!.title === title ? null : <p className={styles['own']}>{flag!.title}</p>}
            <p>{flag!.description}</p>
            {flag!.action ? <p className={styles['quiet']}>{flag!.action}</p> : null}
          </>
        );
      }}
    />
  );
}

const severitiesOf = ({ items }: Cell<RedFlag>) => (
  <SeverityMarks severities={items.map(({ severity }) => severity)} />
);
