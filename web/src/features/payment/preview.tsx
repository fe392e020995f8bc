import type { AnalysisView } from '../../../../src/analyses/analysis.types.js';
import { counted } from '../../shared/format/home.js';
import { percent } from '../../shared/format/number.js';
import { Icon } from '../../shared/ui/icon.js';
import { VerdictMark } from '../../shared/ui/verdict.js';
import styles from './payment.module.css';

/** What an unpaid owner may read: the verdict, its first sentence, and the titles of a few red flags. */
export function Preview({ preview }: { readonly preview: NonNullable<AnalysisView['preview']> }) {
  const hidden = preview.redFlagsCount - preview.redFlagTitles.length;
  return (
    <section className={styles['preview']} aria-label="Förhandsvisning">
      <VerdictMark verdict={preview.verdict} isLarge />
      <p className={styles['reason']}>{preview.verdictReason}</p>
      <p className={styles['quiet']}>
        {percent(preview.confidence)} säkerhet ·{' '}
        {counted(preview.redFlagsCount, 'röd flagga', 'röda flaggor')}
      </p>
      {preview.redFlagTitles.length > 0 ? (
        <ul className={styles['flags']}>
          {preview.redFlagTitles.map((title) => (
            <li key={title}>
              <Icon name="warning" /> {title}
            </li>
          ))}
          {hidden > 0 ? <li className={styles['quiet']}>+ {hidden} fler i rapporten</li> : null}
        </ul>
      ) : null}
    </section>
  );
}
