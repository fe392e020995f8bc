import { useState } from 'react';
import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import { Across } from './across.js';
import styles from './experiment.module.css';
import type { FullRow } from './full-rows.js';
import { fullSections } from './full-sections.js';
import type { Column } from './logic/columns.js';
import type { Comparison } from './logic/comparison.js';
import { ApartMark } from './marks.js';

const texts = adminExperimentTexts.full;

/** The whole reports row by row; what is the same fades and can be hidden. */
export function FullTab({ comparison }: { readonly comparison: Comparison }) {
  const [isOnly, setIsOnly] = useState(false);
  const { columns, isComparable } = comparison;
  if (columns.every(({ reports }) => reports.length === 0)) {
    return <Across columns={columns} cell={() => null} />;
  }
  const sections = fullSections(comparison);
  const hides = isOnly && isComparable;
  const rows = sections.flatMap((section) => section.rows);
  const hidden = (apart: FullRow['apart']) => rows.filter((row) => row.apart === apart).length;
  const shown = sections
    .map((section) => ({
      ...section,
      rows: section.rows.filter(({ apart }) => !hides || apart === 'differs' || apart === null),
    }))
    .filter((section) => section.rows.length > 0);
  return (
    <div className={styles['full']}>
      {isComparable ? (
        <p className={styles['only']}>
          <label>
            <input type="checkbox" checked={isOnly} onChange={({ target }) => setIsOnly(target.checked)} />
            {texts.only}
          </label>
          <span role="status">{hides ? texts.hidden(hidden('same'), hidden('within')) : null}</span>
        </p>
      ) : null}
      {shown.length === 0 ? <p className={styles['none']}>{texts.nothing}</p> : null}
      {shown.map(({ label, rows }) => (
        <section key={label} aria-label={label}>
          <h3>{label}</h3>
          <ul className={styles['rows']}>
            {rows.map((row) => (
              <Row key={row.key} row={row} columns={columns} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ row, columns }: { readonly row: FullRow; readonly columns: readonly Column[] }) {
  return (
    <li data-apart={row.apart ?? undefined}>
      <h4>
        {row.label}
        {row.apart === 'same' ? null : (row.mark ?? <ApartMark apart={row.apart} />)}
      </h4>
      <Across columns={columns} cell={row.cell} />
    </li>
  );
}
