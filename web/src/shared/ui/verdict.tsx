import type { Verdict } from '../../../../src/reports/analysis-result.schema.js';
import { Icon, type IconName } from './icon.js';
import styles from './verdict.module.css';

export const verdictLabels: Readonly<Record<Verdict, { readonly text: string; readonly icon: IconName }>> = {
  GREEN: { text: 'Ser lovande ut', icon: 'check' },
  YELLOW: { text: 'Granska noggrant', icon: 'warning' },
  RED: { text: 'Allvarliga varningar', icon: 'cross' },
};

/** A verdict as icon, word and colour; an unknown one counts as YELLOW. */
export function VerdictMark({
  verdict,
  isLarge = false,
}: {
  readonly verdict: Verdict | null;
  readonly isLarge?: boolean;
}) {
  const shown = verdict ?? 'YELLOW';
  return (
    <span className={`${styles['mark']} ${styles[shown]} ${isLarge ? styles['large'] : ''}`}>
      <Icon name={verdictLabels[shown].icon} size={isLarge ? 28 : 18} />
      {verdictLabels[shown].text}
    </span>
  );
}
