import type { Severity } from '../../../../../src/reports/analysis-result.schema.js';
import { adminExperimentTexts, verdictWord } from '../../../shared/texts/admin-experiment.js';
import { compareTexts } from '../../../shared/texts/compare.js';
import { Icon, type IconName } from '../../../shared/ui/icon.js';
import { VerdictMark, verdictLabels } from '../../../shared/ui/verdict.js';
import styles from './experiment.module.css';
import type { Apart } from './logic/apart.js';
import { talliesOf } from './logic/spread.js';

const isKnown = (verdict: string): verdict is keyof typeof verdictLabels =>
  Object.hasOwn(verdictLabels, verdict);

/** A verdict as elsewhere; one that nobody knows has no colour. */
export function ExperimentVerdict({ verdict }: { readonly verdict: string }) {
  if (isKnown(verdict)) return <VerdictMark verdict={verdict} />;
  return (
    <span className={styles['unknown']}>
      <Icon name="question" size={18} />
      {verdictWord(verdict)}
    </span>
  );
}

/** The verdicts of a prompt's runs: `2 × Granska noggrant, 1 × Allvarliga varningar`. */
export function VerdictSpread({ verdicts }: { readonly verdicts: readonly string[] }) {
  return (
    <span className={styles['verdicts']}>
      {talliesOf(verdicts).map(({ value, count }) => (
        <span key={value}>
          {verdicts.length > 1 ? `${count} × ` : null}
          <ExperimentVerdict verdict={value} />
        </span>
      ))}
    </span>
  );
}

const severityIcons: Readonly<Record<Severity, IconName>> = {
  critical: 'cross',
  warning: 'warning',
  notice: 'info',
};

/** The severities that the runs of a prompt gave a flag. */
export function SeverityMarks({ severities }: { readonly severities: readonly Severity[] }) {
  const tallies = talliesOf(severities);
  return (
    <span className={styles['severities']}>
      {tallies.map(({ value, count }) => (
        <span key={value} className={styles['severity']} data-severity={value}>
          <Icon name={severityIcons[value as Severity]} size={16} />
          {tallies.length > 1 ? `${count} × ` : null}
          {compareTexts.severities[value as Severity]}
        </span>
      ))}
    </span>
  );
}

const { apart: aparts } = adminExperimentTexts;

interface ApartMarkProps {
  readonly apart: Apart | null;
  /** More closely than the kind alone. */
  readonly words?: string | undefined;
}

/** How the prompts stand to each other in what it is written at; nothing where they cannot be compared. */
export function ApartMark({ apart, words = apart ? aparts[apart] : undefined }: ApartMarkProps) {
  if (apart === null) return null;
  return (
    <span className={styles['apart']} data-apart={apart}>
      {words}
    </span>
  );
}
